import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { call } from '../../api/client.js';
import { RefusedError, UnansweredError } from '../../api/errors.js';
import { ApiCode } from '../../api/generated/codes.js';
import type { Schemas } from '../../api/types.js';
import { useCall } from '../../api/useCall.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { errorText } from '../../shared/errors/error-text.js';
import { NewPasswordInputs } from '../../shared/form/fields/NewPasswordInputs.js';
import { usePasswordRefusal } from '../../shared/form/usePasswordRefusal.js';
import { SessionForm } from './SessionForm.js';
import { SessionLink } from './SessionLink.js';
import { SessionNotice } from './SessionNotice.js';
import { SessionPanel } from './SessionPanel.js';

type Reset = Schemas['ResetPasswordDto'];

const choosePassword = (body: Reset) => call('post', '/auth/password/reset', { body });

export function ChooseNewPassword({ token }: { token: string }) {
  const translate = useTranslate();
  const { run, error, isPending, isSuccess } = useCall(choosePassword);
  const form = useRef<HTMLFormElement>(null);
  const { messages, problem, onInput } = usePasswordRefusal(form, error);

  const save = (fields: FormData) =>
    void run({
      token,
      password: String(fields.get('password') ?? ''),
      confirmation: String(fields.get('confirmation') ?? ''),
    });

  if (isSuccess) {
    return (
      <SessionPanel title={translate('session.newPassword')}>
        <SessionNotice severity="success">{translate('session.passwordSet')}</SessionNotice>
        <Button href="/login" variant="contained" size="large">
          {translate('session.signIn')}
        </Button>
      </SessionPanel>
    );
  }
  // No password can be chosen by this link any more.
  if (error instanceof RefusedError && error.hasGlobal(ApiCode.passwordLinkInvalid)) {
    return (
      <SessionPanel title={translate('session.newPassword')}>
        <SessionNotice severity="error">{errorText(error, translate)}</SessionNotice>
        <Button href="/passwordForgotten" variant="contained" size="large">
          {translate('session.newLink')}
        </Button>
        <Typography variant="body2" color="textSecondary">
          {translate('session.newLinkHelp')}
        </Typography>
      </SessionPanel>
    );
  }
  return (
    <SessionPanel title={translate('session.newPassword')} lead={translate('session.passwordRules')}>
      <SessionForm
        ref={form}
        problem={problem && (messages.token ?? problem)}
        submitLabel={translate('session.savePassword')}
        isSending={isPending}
        onSend={save}
        onInput={onInput}
      >
        <NewPasswordInputs messages={messages} />
      </SessionForm>
      {error instanceof UnansweredError && (
        <SessionLink href="/login">{translate('session.backToSignIn')}</SessionLink>
      )}
    </SessionPanel>
  );
}
