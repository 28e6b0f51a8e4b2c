import MailIcon from '@mui/icons-material/MailOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/client.js';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { useFormat, useSession } from '../../../providers/session/SessionProvider.js';
import { keylessErrorText } from '../../../shared/errors/failure-text.js';
import { useAnnounce } from '../../../shared/feedback/Messages.js';
import { useWaited } from '../../../shared/feedback/useWaited.js';
import type { AdministeredUser } from './user.js';

/** How far the invitation of a user without a password is, and the button that sends another. */
export function UserInvitation({ user }: { user: AdministeredUser }) {
  const translate = useTranslate();
  const format = useFormat();
  const announce = useAnnounce();
  const waited = useWaited();
  const queryClient = useQueryClient();
  const sending = useMutation({
    mutationFn: () =>
      waited(call('post', '/users/{id}/invitation', { parameters: { path: { id: user.id } } })),
    onSuccess: async () => {
      await queryClient.invalidateQueries();
      announce.success(translate('administration.invitation.sent', { email: user.email }));
    },
    onError: async (error) => {
      announce.error(keylessErrorText(error, translate, 'administration.invitation.unanswered'));
      await queryClient.invalidateQueries();
    },
  });
  const { isAdmin } = useSession().user;
  const { invitation } = user;
  if (!invitation) return null;
  const { statut, envoyeeLe, expireLe } = invitation;
  return (
    <Alert
      severity={statut === 'EN_ATTENTE' ? 'info' : 'warning'}
      action={
        isAdmin && (
          <Button
            color="inherit"
            size="small"
            startIcon={<MailIcon />}
            loading={sending.isPending}
            loadingPosition="start"
            onClick={() => sending.mutate()}
          >
            {translate('administration.invitation.again')}
          </Button>
        )
      }
    >
      {translate(`enum.invitationState.${statut}`)}
      {envoyeeLe &&
        ` ${translate('administration.invitation.dates', {
          sent: format.dateTime(envoyeeLe),
          until: format.dateTime(expireLe),
        })}`}
    </Alert>
  );
}
