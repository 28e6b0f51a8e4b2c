import { useDeferredValue, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { rowsOf, useRead } from '../../../api/queries.js';
import type { CentreSummary, CentreType } from '../../../api/types.js';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { CentreNetwork } from './CentreNetwork.js';
import {
  type AdministeredCentre,
  type CentreRow,
  type CentreValues,
  drivesFor,
  PARENT_TYPES,
} from './centre.js';
import { useCentreCarriers } from './centre-lists.js';
import { FormCentres } from './FormCentres.js';

interface Props {
  readonly type: CentreType;
  readonly record: AdministeredCentre | undefined;
}

/** The centres right above and right below, and the network that they make. */
export function CentreAssociations({ type, record }: Props) {
  const translate = useTranslate();
  const [isAboveWanted, setAboveWanted] = useState(false);
  const [isBelowWanted, setBelowWanted] = useState(false);
  const [text, setText] = useState('');
  const q = useDeferredValue(text.trim());
  const above = useRead(
    '/centre',
    { query: { q, type: PARENT_TYPES[type], statut: true, page: 0, size: 50 } },
    { enabled: isAboveWanted },
  );
  const { getValues, setValue } = useFormContext<CentreValues>();
  const { data: carriers = [] } = useCentreCarriers();
  /** A carrier of the dispatch centre that the centre leaves does not come along. */
  const dropForeignCarrier = (parents: readonly CentreSummary[]) => {
    const chosen = carriers.find(({ id }) => id === getValues('idTransporteur'));
    if (chosen && !drivesFor(chosen, type, parents)) setValue('idTransporteur', null, { shouldDirty: true });
  };
  const below = useRead(
    '/centre/available',
    { query: { centerType: type, existingCenter: record?.id } },
    { enabled: isBelowWanted },
  );
  return (
    <>
      <FormCentres
        name="centreParents"
        label={translate('administration.field.centreParents')}
        options={(rowsOf(above.data) as readonly CentreRow[]).filter(({ id }) => id !== record?.id)}
        onValue={dropForeignCarrier}
        onOpen={() => setAboveWanted(true)}
        onSearch={setText}
        loading={above.isFetching}
      />
      {type !== 'VACCINATION_POINT' && (
        <FormCentres
          name="centreEnfants"
          label={translate('administration.field.centreEnfants')}
          options={below.data ?? []}
          onOpen={() => setBelowWanted(true)}
          loading={below.isFetching}
        />
      )}
      {record && <CentreNetwork centre={record} />}
    </>
  );
}
