import { useEventCallback } from '@mui/material/utils';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useIsOffline } from '../../providers/offline/OfflineProvider.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { seesAllCentres } from '../../providers/session/session.js';
import { errorText } from '../../shared/errors/error-text.js';
import { useAnnounce } from '../../shared/feedback/Messages.js';
import { AdministratorCentre } from './AdministratorCentre.js';
import { CentreChoice } from './CentreChoice.js';

/** With what home is asked for: the centre to select there, or that none is. */
interface Arrival {
  readonly centre: string | null;
}

const isArrival = (state: unknown): state is Arrival =>
  typeof state === 'object' && state !== null && 'centre' in state;

/**
 * Choosing a centre returns home (docs/rules/screens.md, SC-5). Home first: what is on screen belongs to the centre
 * that is left, and may ask to be saved, which the user may answer late, or by staying.
 */
export function useCentreChange() {
  const navigate = useNavigate();
  return (centre: string | null) => navigate('/', { state: { centre } satisfies Arrival });
}

/** Selects the centre that home was asked for with, once. */
export function useCentreOnArrival(): void {
  const translate = useTranslate();
  const announce = useAnnounce();
  const navigate = useNavigate();
  const { selectCentre } = useSession();
  const { pathname, state } = useLocation();
  const arrive = useEventCallback(({ centre }: Arrival) => {
    void navigate('/', { replace: true });
    void selectCentre(centre).catch((error: unknown) => announce.error(errorText(error, translate)));
  });
  useEffect(() => {
    if (pathname === '/' && isArrival(state)) arrive(state);
  }, [pathname, state, arrive]);
}

export function CentreSelector() {
  const translate = useTranslate();
  const { user, centres, centre } = useSession();
  const isOffline = useIsOffline();
  const choose = useCentreChange();

  if (seesAllCentres(user) && !isOffline) return <AdministratorCentre centre={centre} onChoose={choose} />;
  if (!centre && centres.length === 0) return null;
  return (
    <CentreChoice
      options={centres}
      value={centres.find(({ id }) => id === centre?.id) ?? centre}
      // Without one, nothing else says what the empty field is for.
      placeholder={centre ? undefined : translate('app.centre')}
      disabled={isOffline || centres.every(({ id }) => id === centre?.id)}
      onChoose={choose}
    />
  );
}
