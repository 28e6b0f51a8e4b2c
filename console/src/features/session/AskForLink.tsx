import { call } from '../../api/client.js';
import { useCall } from '../../api/useCall.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { errorText } from '../../shared/errors/error-text.js';
import { PlainInput } from '../../shared/form/fields/PlainInput.js';
import { SessionForm } from './SessionForm.js';
import { SessionLink } from './SessionLink.js';
import { SessionNotice } from './SessionNotice.js';
import { SessionPanel } from './SessionPanel.js';

const askForLink = (login: string) => call('post', '/auth/password/forgotten', { body: { login } });

/** The answer is the same whether the login exists or not: nobody learns it here. */
export function AskForLink() {
  const translate = useTranslate();
  const { run, error, isPending, isSuccess } = useCall(askForLink);

  return (
    <SessionPanel
      title={translate('session.forgotten')}
      lead={isSuccess ? undefined : translate('session.forgottenHelp')}
    >
      {isSuccess ? (
        <SessionNotice severity="success">{translate('session.linkSent')}</SessionNotice>
      ) : (
        <SessionForm
          problem={error !== undefined && errorText(error, translate)}
          submitLabel={translate('session.sendLink')}
          isSending={isPending}
          onSend={(fields) => void run(String(fields.get('login') ?? '').trim())}
        >
          <PlainInput
            name="login"
            label={translate('session.login')}
            autoComplete="username"
            autoFocus
            required
          />
        </SessionForm>
      )}
      <SessionLink href="/login">{translate('session.backToSignIn')}</SessionLink>
    </SessionPanel>
  );
}
