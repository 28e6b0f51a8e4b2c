import { useNavigate } from 'react-router';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useIsOffline } from '../../providers/offline/OfflineProvider.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { seesAllCentres } from '../../providers/session/session.js';
import { errorText } from '../../shared/errors/error-text.js';
import { useAnnounce } from '../../shared/feedback/Messages.js';
import { AdministratorCentre } from './AdministratorCentre.js';
import { CentreChoice } from './CentreChoice.js';

/** Choosing a centre returns home (docs/rules/screens.md, SC-5). */
export function useCentreChange() {
  const translate = useTranslate();
  const announce = useAnnounce();
  const navigate = useNavigate();
  const { selectCentre } = useSession();
  return async (id: string | null) => {
    // Home first: what is on screen belongs to the centre that is left, and may ask to be saved.
    await navigate('/');
    if (window.location.pathname !== '/') return;
    await selectCentre(id).catch((error: unknown) => announce.error(errorText(error, translate)));
  };
}

export function CentreSelector() {
  const { user, centres, centre } = useSession();
  const isOffline = useIsOffline();
  const choose = useCentreChange();

  if (seesAllCentres(user) && !isOffline)
    return <AdministratorCentre centre={centre} onChoose={(id) => void choose(id)} />;
  if (!centre) return null;
  return (
    <CentreChoice
      options={centres}
      value={centres.find(({ id }) => id === centre.id) ?? centre}
      disabled={isOffline || centres.length < 2}
      onChoose={(id) => void choose(id)}
    />
  );
}
