import { useEffect } from 'react';
import { credentials } from '../../api/credentials.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { LinkButton } from '../../shared/page/LinkButton.js';
import { SessionPanel } from './SessionPanel.js';

/** Opening this address signs out. */
export default function SignOutScreen() {
  const translate = useTranslate();
  useEffect(() => {
    credentials.forget();
  }, []);
  return (
    <SessionPanel title={translate('session.signedOut')} lead={translate('session.signedOutHelp')}>
      <LinkButton to="/login" variant="contained" size="large">
        {translate('session.signInAgain')}
      </LinkButton>
    </SessionPanel>
  );
}
