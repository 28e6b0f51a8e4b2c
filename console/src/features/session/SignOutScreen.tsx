import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { bearer, send } from '../../api/client.js';
import { credentials } from '../../api/credentials.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { SessionPanel } from './SessionPanel.js';

/** Opening this address signs out: here at once, on the service as soon as it answers. */
export default function SignOutScreen() {
  const translate = useTranslate();
  useEffect(() => {
    const { token } = credentials;
    credentials.forget();
    if (token === null) return;
    // Without an answer the session ends by its age: nobody has its token any more.
    send('post', '/auth/logout', { headers: { authorization: bearer(token) } }).catch(() => undefined);
  }, []);
  return (
    <SessionPanel title={translate('session.signedOut')} lead={translate('session.signedOutHelp')}>
      <Button href="/login" variant="contained" size="large">
        {translate('session.signInAgain')}
      </Button>
    </SessionPanel>
  );
}
