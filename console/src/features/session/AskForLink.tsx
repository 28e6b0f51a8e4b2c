import type { FormEvent } from 'react';
import { call } from '../../api/client.js';
import { useCall } from '../../api/useCall.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { errorText } from '../../shared/errors/error-text.js';
import { PlainInput } from '../../shared/form/fields/PlainInput.js';
import { SubmitButton } from '../../shared/form/SubmitButton.js';
import { SessionLink } from './SessionLink.js';
import { SessionNotice } from './SessionNotice.js';
import { SessionPanel } from './SessionPanel.js';

const askForLink = (login: string) => call('post', '/auth/password/forgotten', { body: { login } });

/** The answer is the same whether the login exists or not: nobody learns it here. */
export function AskForLink() {
  const translate = useTranslate();
  const { run, error, isPending, isSuccess } = useCall(askForLink);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void run(String(new FormData(event.currentTarget).get('login') ?? '').trim());
  };

  return (
    <SessionPanel
      title={translate('session.forgotten')}
      lead={isSuccess ? undefined : translate('session.forgottenHelp')}
    >
      {isSuccess ? (
        <SessionNotice severity="success">{translate('session.linkSent')}</SessionNotice>
      ) : (
        <form onSubmit={submit} style={{ display: 'grid', gap: 20 }}>
          {error !== undefined && (
            <SessionNotice severity="error">{errorText(error, translate)}</SessionNotice>
          )}
          <PlainInput
            name="login"
            label={translate('session.login')}
            autoComplete="username"
            autoFocus
            required
          />
          <SubmitButton isWaiting={isPending} size="large" fullWidth>
            {translate('session.sendLink')}
          </SubmitButton>
        </form>
      )}
      <SessionLink href="/login">{translate('session.backToSignIn')}</SessionLink>
    </SessionPanel>
  );
}
