import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { bearer, send } from '../../api/client.js';
import { credentials } from '../../api/credentials.js';
import { userOf } from '../../api/token-claims.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { forgetOffline } from '../../providers/offline/leaving.js';
import { SessionPanel } from './SessionPanel.js';

/**
 * Opening this address signs out: here at once, on the service as soon as it answers. While actions made offline wait,
 * it leads back to them (docs/rules/offline.md, OF-9).
 */
export default function SignOutScreen() {
  const translate = useTranslate();
  const [isSignedOut, setSignedOut] = useState(false);
  useEffect(() => {
    const userId = userOf(credentials.token);
    void (userId === undefined ? Promise.resolve(true) : forgetOffline(userId)).then((may) => {
      if (may) signOut();
      else window.location.replace('/?actions');
      setSignedOut(may);
    });
  }, []);
  if (!isSignedOut) return null;
  return (
    <SessionPanel title={translate('session.signedOut')} lead={translate('session.signedOutHelp')}>
      <Button href="/login" variant="contained" size="large">
        {translate('session.signInAgain')}
      </Button>
    </SessionPanel>
  );
}

function signOut(): void {
  const { token } = credentials;
  credentials.forget();
  if (token === null) return;
  // Without an answer the session ends by its age: nobody has its token any more.
  send('post', '/auth/logout', { headers: { authorization: bearer(token) } }).catch(() => undefined);
}
