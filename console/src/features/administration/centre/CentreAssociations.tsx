import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useRead } from '../../../api/queries.js';
import type { CentreSummary, CentreType } from '../../../api/types.js';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { useSession } from '../../../providers/session/SessionProvider.js';
import { CentreNetwork } from './CentreNetwork.js';
import { type AdministeredCentre, type CentreValues, drivesFor, PARENT_TYPES } from './centre.js';
import { useCentreCarriers } from './centre-lists.js';
import { FormManyCentres } from './FormManyCentres.js';
import { useCentreSearch } from './useCentreSearch.js';

interface Props {
  readonly type: CentreType;
  readonly record: AdministeredCentre | undefined;
}

/** The centres right above and right below, and the network that they make. */
export function CentreAssociations({ type, record }: Props) {
  const translate = useTranslate();
  const [isBelowWanted, setBelowWanted] = useState(false);
  const above = useCentreSearch(PARENT_TYPES[type]);
  const { user } = useSession();
  const { getValues, setValue } = useFormContext<CentreValues>();
  const { data: carriers = [] } = useCentreCarriers();
  /** A carrier of the dispatch centre that the centre leaves does not come along, where the choice is bound to it. */
  const dropForeignCarrier = (parents: readonly CentreSummary[]) => {
    if (!user.isAdmin) return;
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
      <FormManyCentres
        name="centreParents"
        label={translate('administration.field.centreParents')}
        {...above}
        options={above.options.filter(({ id }) => id !== record?.id)}
        onValue={dropForeignCarrier}
      />
      {type !== 'VACCINATION_POINT' && (
        <FormManyCentres
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
