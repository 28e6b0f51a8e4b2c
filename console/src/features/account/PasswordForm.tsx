import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { call } from '../../api/client.js';
import { credentials } from '../../api/credentials.js';
import type { Schemas } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { errorText } from '../../shared/errors/error-text.js';
import { fieldMessages } from '../../shared/errors/field-messages.js';
import { useAnnounce } from '../../shared/feedback/Messages.js';
import { NewPasswordInputs } from '../../shared/form/fields/NewPasswordInputs.js';
import { PasswordInput } from '../../shared/form/fields/PasswordInput.js';

type Change = Schemas['ChangePasswordDto'];

export function PasswordForm() {
  const translate = useTranslate();
  const announce = useAnnounce();
  const { mutate, error, isPending } = useMutation({
    mutationFn: (body: Change) => call('put', '/auth/password', { body }),
    onSuccess: ({ token }) => {
      credentials.keep(token);
      announce.success(translate('account.passwordChanged'));
    },
  });
  const messages = fieldMessages(error, translate);

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
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 4, maxWidth: 420 }}>
      <Typography variant="body2" color="textSecondary">
        {translate('account.passwordRules')}
      </Typography>
      {error && (
        <Alert severity="error" role="alert">
          {errorText(error, translate)}
        </Alert>
      )}
      <PasswordInput
        name="oldPassword"
        label={translate('account.oldPassword')}
        autoComplete="current-password"
        error={messages.oldPassword}
        required
      />
      <NewPasswordInputs messages={messages} />
      <Button type="submit" variant="contained" loading={isPending} sx={{ justifySelf: 'start' }}>
        {translate('account.changePassword')}
      </Button>
    </Box>
  );
}
