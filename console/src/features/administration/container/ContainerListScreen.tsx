import { useTranslate } from '../../../i18n/I18nProvider.js';
import { AdministeredList } from '../record/AdministeredList.js';
import { KINDS } from '../record/administered-kind.js';
import { StatusFilter, TextFilter } from '../record/StatusFilter.js';
import { useActiveColumn } from '../record/StatusTag.js';
import { useFieldColumn } from '../record/useFieldColumn.js';
import type { Container } from './container.js';

const NO_FILTER = { nom: null, fabricant: null, actif: null };

export default function ContainerListScreen() {
  const translate = useTranslate();
  const column = useFieldColumn<Container>();
  const activeColumn = useActiveColumn();
  return (
    <AdministeredList<Container, typeof NO_FILTER>
      kind={KINDS.container}
      title={translate('administration.containers')}
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
        column.text('type'),
        column.figure('taille'),
        column.figure('poids'),
        column.figure('capacite'),
        activeColumn,
      ]}
    />
  );
}
