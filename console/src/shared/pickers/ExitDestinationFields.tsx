import { useFormContext } from 'react-hook-form';
import { EXIT_DESTINATIONS } from '../../api/generated/vocabulary.js';
import type { ExitDestination } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { FormChoice } from '../form/fields/FormChoice.js';
import { FormCentre } from './FormCentre.js';

/** Values of the form in which the fields are. */
export interface ExitDestinationValues {
  readonly destination: ExitDestination;
  readonly point: string | null;
}

/** Within the centre, or to one of its points; a centre without points is not asked, the only one is chosen. */
export function ExitDestinationFields() {
  const translate = useTranslate();
  const { setValue, watch } = useFormContext<ExitDestinationValues>();
  const { centre } = useSession();
  const points = centre?.childrenVaccination.filter(({ type }) => type === 'VACCINATION_POINT') ?? [];
  const offered = EXIT_DESTINATIONS.filter((each) => each === 'INTERNE' || points.length > 0);
  return (
    <>
      <FormChoice<ExitDestination>
        name="destination"
        label={translate('fridgeExit.destination')}
        options={offered.map((value) => ({ value, label: translate(`enum.exitDestination.${value}`) }))}
        onValue={() => setValue('point', points.length === 1 ? (points[0]?.id ?? null) : null)}
      />
      {watch('destination') === 'VACCINATION_POINT' && (
        <FormCentre name="point" label={translate('field.point')} required centres={points} offersLast />
      )}
    </>
  );
}
