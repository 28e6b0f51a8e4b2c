import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { useSession } from '../../../providers/session/SessionProvider.js';
import { LinkButton } from '../../../shared/page/LinkButton.js';
import { isWithinReach, maySwitchCentres, mayWrite } from '../kind-access.js';
import { AdministeredList } from '../record/AdministeredList.js';
import { KINDS } from '../record/administered-kind.js';
import type { Listed } from '../record/list/list-column.js';
import type { CentreRow } from './centre.js';

/**
 * Administrators edit; referents and dispatch administrators switch centres below their own. Their own are known here
 * while they are active; the service refuses to enable a disabled one, and says why (docs/rules/access.md, AC-8).
 */
export default function CentreListScreen() {
  const translate = useTranslate();
  const session = useSession();
  const { user, centre, centres } = session;
  const mayCreate = mayWrite('centre', session) && (user.isAdmin || centre?.type === 'DISPATCH');
  const switches = maySwitchCentres(session);
  // Disabled ones are in no tree: whether they are below, the service knows.
  const maySwitch = ({ id, actif }: CentreRow) =>
    user.isAdmin ||
    (switches && centres.every((own) => own.id !== id) && (!actif || isWithinReach(id, session)));
  return (
    <AdministeredList<CentreRow & Listed>
      kind={KINDS.centre}
      mayEdit={() => user.isAdmin}
      mayCreate={mayCreate}
      maySwitch={maySwitch}
      actions={
        user.isAdmin && (
          <LinkButton variant="outlined" to="/centers/import" startIcon={<UploadIcon />}>
            {translate('importing.open')}
          </LinkButton>
        )
      }
    />
  );
}
