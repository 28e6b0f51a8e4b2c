import { useFormContext } from 'react-hook-form';
import { EXIT_DESTINATIONS } from '../../api/generated/vocabulary.js';
import type { ExitDestination } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { FormChoice } from '../form/fields/FormChoice.js';
import { exitPoints, onlyOne } from './exit-points.js';
import { FormCentre } from './FormCentre.js';

/** Values of the form in which the fields are. */
export interface ExitDestinationValues {
  readonly destination: ExitDestination;
  readonly point: string | null;
}

interface Props {
  /** Id of a point that is not offered: the service has just refused it. */
  readonly except?: string | undefined;
}

/** Within the centre, or to one of its points; a centre without points is not asked, the only one is chosen. */
export function ExitDestinationFields({ except }: Props) {
  const translate = useTranslate();
  const { setValue, watch } = useFormContext<ExitDestinationValues>();
  const { centre } = useSession();
  const points = exitPoints(centre, except);
  const offered = EXIT_DESTINATIONS.filter((each) => each === 'INTERNE' || points.length > 0);
  return (
    <>
      <FormChoice<ExitDestination>
        name="destination"
        label={translate('field.exitDestination')}
        options={offered.map((value) => ({ value, label: translate(`enum.exitDestination.${value}`) }))}
        onValue={() => setValue('point', onlyOne(points))}
      />
      {watch('destination') === 'VACCINATION_POINT' && (
        <FormCentre name="point" label={translate('field.point')} required centres={points} offersLast />
      )}
    </>
  );
}
