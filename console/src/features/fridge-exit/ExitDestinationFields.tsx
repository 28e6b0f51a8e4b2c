import { useFormContext } from 'react-hook-form';
import { EXIT_DESTINATIONS } from '../../api/generated/vocabulary.js';
import type { ExitDestination } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { FormChoice } from '../../shared/form/fields/FormChoice.js';
import { FormCentre } from '../../shared/pickers/FormCentre.js';
import type { FridgeExitValues } from './fridge-exit.js';

/** Within the centre, or to one of its points; a centre without points is not asked, the only one is chosen. */
export function ExitDestinationFields({ destination }: { destination: ExitDestination }) {
  const translate = useTranslate();
  const { setValue } = useFormContext<FridgeExitValues>();
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
      {destination === 'VACCINATION_POINT' && (
        <FormCentre name="point" label={translate('fridgeExit.point')} required centres={points} />
      )}
    </>
  );
}
