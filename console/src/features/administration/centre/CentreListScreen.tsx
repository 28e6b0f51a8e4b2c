import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { useSession } from '../../../providers/session/SessionProvider.js';
import { LinkButton } from '../../../shared/page/LinkButton.js';
import { AdministeredList } from '../record/AdministeredList.js';
import { KINDS } from '../record/administered-kind.js';

/**
 * Administrators edit; referents and dispatch administrators switch centres below their own. Their own are known here
 * while they are active; the service refuses to enable a disabled one, and says why (docs/rules/access.md, AC-8).
 */
export default function CentreListScreen() {
  const translate = useTranslate();
  const { user, centre, centres } = useSession();
  return (
    <AdministeredList
      kind={KINDS.centre}
      mayEdit={user.isAdmin}
      mayCreate={user.isAdmin || (user.isAdminDispatch && centre?.type === 'DISPATCH')}
      maySwitch={({ id }) => user.isAdmin || centres.every((own) => own.id !== id)}
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
