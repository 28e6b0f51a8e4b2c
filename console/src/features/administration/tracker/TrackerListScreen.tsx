import { useTranslate } from '../../../i18n/I18nProvider.js';
import { useFormat } from '../../../providers/session/SessionProvider.js';
import { AdministeredList } from '../record/AdministeredList.js';
import { KINDS } from '../record/administered-kind.js';
import { StatusFilter, TextFilter } from '../record/StatusFilter.js';
import { useActiveColumn } from '../record/StatusTag.js';
import { useFieldColumn } from '../record/useFieldColumn.js';
import type { Tracker } from './tracker.js';

const NO_FILTER = { nom: null, fabricant: null, actif: null };

export default function TrackerListScreen() {
  const translate = useTranslate();
  const format = useFormat();
  const column = useFieldColumn<Tracker>();
  const activeColumn = useActiveColumn();
  const range = ({ minTemperature, maxTemperature }: Tracker) =>
    translate('administration.fromTo', {
      from: format.number(minTemperature),
      to: `${format.number(maxTemperature)} °C`,
    });
  return (
    <AdministeredList<Tracker, typeof NO_FILTER>
      kind={KINDS.tracker}
      title={translate('administration.trackers')}
      nameOf={({ nom }) => nom}
      isOn={({ actif }) => actif}
      sort={{ field: 'nom', order: 'ASC' }}
      filterDefaults={NO_FILTER}
      filters={
        <>
          <TextFilter name="nom" />
          <TextFilter name="fabricant" />
          <StatusFilter />
        </>
      }
      columns={[
        column.text('nom', { card: 'title' }),
        column.text('fabricant'),
        column.text('type1'),
        column.text('type2'),
        {
          ...column.text('minTemperature', { render: range }),
          label: translate('administration.temperatureRange'),
        },
        activeColumn,
      ]}
    />
  );
}
