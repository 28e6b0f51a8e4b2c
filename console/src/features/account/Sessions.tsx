import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../api/client.js';
import { credentials } from '../../api/credentials.js';
import { useRead } from '../../api/queries.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { centresWithOfflineActions, forgetOffline } from '../../providers/offline/leaving.js';
import { useFormat, useSession } from '../../providers/session/SessionProvider.js';
import { useConfirm } from '../../shared/dialog/Confirm.js';
import { keylessErrorText } from '../../shared/errors/failure-text.js';
import { useAnnounce } from '../../shared/feedback/Messages.js';
import { useWaited } from '../../shared/feedback/useWaited.js';
import { NotLoaded } from '../../shared/page/Loaded.js';
import { Tag } from '../../shared/record/Tag.js';

/** Where the user is signed in, and the way out of all of it. */
export function Sessions() {
  const translate = useTranslate();
  const format = useFormat();
  const confirm = useConfirm();
  const announce = useAnnounce();
  const waited = useWaited();
  const navigate = useNavigate();
  const { user } = useSession();
  const { data, error, refetch } = useRead('/auth/sessions');
  const { mutate, isPending } = useMutation({
    mutationFn: () => waited(call('post', '/auth/logout/all')),
    onSuccess: async () => {
      await forgetOffline(user.id);
      credentials.forget();
      void navigate('/logout', { replace: true });
    },
    onError: (failure) => announce.error(keylessErrorText(failure, translate, 'account.signOutUnanswered')),
  });

  const leaveAll = async () => {
    const isSure = await confirm({
      title: translate('account.signOutEverywhere'),
      text: translate('account.signOutEverywhereHelp'),
      confirmLabel: translate('account.signOutEverywhere'),
      danger: true,
    });
    if (!isSure) return;
    if ((await centresWithOfflineActions(user.id)).length > 0) void navigate('/?actions');
    else mutate();
  };

  if (error || !data) return <NotLoaded read={{ error, refetch }} />;
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid' }}>
        {data.map(({ id, debut, derniereActivite, adresse, navigateur, courante }) => (
          <Box component="li" key={id} sx={{ py: 3, borderBottom: 1, borderColor: 'divider' }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
              <Typography sx={{ fontWeight: 'fontWeightMedium', overflowWrap: 'anywhere' }}>
                {navigateur ?? translate('account.unknownBrowser')}
              </Typography>
              {courante && <Tag tone="good">{translate('account.thisSession')}</Tag>}
            </Box>
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {translate('account.sessionFacts', {
                address: adresse,
                start: format.dateTime(debut),
                activity: format.dateTime(derniereActivite),
              })}
            </Typography>
          </Box>
        ))}
      </Box>
      <Button
        variant="outlined"
        color="error"
        loading={isPending}
        onClick={() => void leaveAll()}
        sx={{ justifySelf: 'start' }}
      >
        {translate('account.signOutEverywhere')}
      </Button>
    </Box>
  );
}
