import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef } from 'react';
import { call } from '../../api/client.js';
import { credentials } from '../../api/credentials.js';
import { UnansweredError } from '../../api/errors.js';
import type { Schemas } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { leftErrorText } from '../../shared/errors/failure-text.js';
import { useAnnounce } from '../../shared/feedback/Messages.js';
import { dimmed } from '../../shared/form/dimmed.js';
import { NewPasswordInputs } from '../../shared/form/fields/NewPasswordInputs.js';
import { PasswordInput } from '../../shared/form/fields/PasswordInput.js';
import { SubmitButton } from '../../shared/form/SubmitButton.js';
import { useFocusAfterSending } from '../../shared/form/useFocusAfterSending.js';
import { passwordErrorText, usePasswordRefusal } from '../../shared/form/usePasswordRefusal.js';
import { useSendAgain } from '../../shared/form/useSendAgain.js';
import { useUnsavedGuard } from '../../shared/form/useUnsavedGuard.js';
import { useIsShown } from '../../shared/navigation/useIsShown.js';

type Change = Schemas['ChangePasswordDto'];

export function PasswordForm() {
  const translate = useTranslate();
  const announce = useAnnounce();
  const isShown = useIsShown();
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationFn: (body: Change) => call('put', '/auth/password', { body }),
    onSuccess: ({ token }) => {
      credentials.keep(token);
      announce.success(translate('account.passwordChanged'));
    },
    onError: (failure) => {
      if (isShown.current) return;
      const words = failure instanceof UnansweredError ? passwordErrorText : leftErrorText;
      announce.error(words(failure, translate));
    },
  });
  const sending = isPending ? 'sending' : isSuccess ? 'taken' : 'ready';
  useUnsavedGuard({ hasChanges: () => isPending, sending });
  const element = useRef<HTMLFormElement>(null);
  useFocusAfterSending(element, sending);
  const { messages, problem, onInput } = usePasswordRefusal(element, error);
  const said = useSendAgain(error) ?? problem;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const read = (name: keyof Change) => String(fields.get(name) ?? '');
    mutate(
      {
        oldPassword: read('oldPassword'),
        password: read('password'),
        confirmation: read('confirmation'),
      },
      { onSuccess: () => form.reset() },
    );
  };

  return (
    <Box
      component="form"
      ref={element}
      onSubmit={submit}
      onInput={onInput}
      sx={{ display: 'grid', gap: 4, maxWidth: 420 }}
    >
      <Typography variant="body2" color="textSecondary">
        {translate('account.passwordRules')}
      </Typography>
      {said && (
        <Alert severity="error" role="alert">
          {said}
        </Alert>
      )}
      <Box inert={isPending} sx={{ display: 'grid', gap: 4, ...dimmed(isPending) }}>
        <PasswordInput
          name="oldPassword"
          label={translate('account.oldPassword')}
          autoComplete="current-password"
          error={messages.oldPassword}
          required
        />
        <NewPasswordInputs messages={messages} />
      </Box>
      <SubmitButton isWaiting={isPending}>{translate('account.changePassword')}</SubmitButton>
    </Box>
  );
}
