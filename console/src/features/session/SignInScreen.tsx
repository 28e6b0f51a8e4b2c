import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import { type FormEvent, useState } from 'react';
import { call } from '../../api/client.js';
import { credentials } from '../../api/credentials.js';
import type { Schemas } from '../../api/types.js';
import { useCall } from '../../api/useCall.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { errorText } from '../../shared/errors/error-text.js';
import { PasswordInput } from '../../shared/form/fields/PasswordInput.js';
import { PlainInput } from '../../shared/form/fields/PlainInput.js';
import { returnAddress } from './return-address.js';
import { SessionPanel } from './SessionPanel.js';

type SignIn = Schemas['LoginDto'];

/** @param onSignedIn called with the address at which to go on */
export function SignInScreen({ onSignedIn }: { onSignedIn: (address: string) => void }) {
  const translate = useTranslate();
  const parameters = new URLSearchParams(location.search);
  const [rememberMe, setRememberMe] = useState(false);

  const { run, error, isPending } = useCall(async (body: SignIn) => {
    const { token } = await call('post', '/auth/login', { body });
    // The centre of the user who worked here before is not inherited.
    credentials.selectCentre(null);
    credentials.keep(token);
    onSignedIn(returnAddress(parameters.get('from')));
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Read from the form itself: password managers fill fields without telling React.
    const fields = new FormData(event.currentTarget);
    void run({
      username: String(fields.get('username') ?? '').trim(),
      password: String(fields.get('password') ?? ''),
      rememberMe,
    });
  };

  return (
    <SessionPanel title={translate('session.signIn')}>
      {parameters.has('ended') && error === undefined && (
        <Alert severity="info">{translate('auth.error.unauthorized')}</Alert>
      )}
      <form onSubmit={submit} style={{ display: 'grid', gap: 20 }}>
        {error !== undefined && (
          <Alert severity="error" role="alert">
            {errorText(error, translate)}
          </Alert>
        )}
        <PlainInput
          name="username"
          label={translate('session.login')}
          autoComplete="username"
          autoFocus
          required
        />
        <PasswordInput
          name="password"
          label={translate('session.password')}
          autoComplete="current-password"
          required
        />
        <FormControlLabel
          label={translate('session.rememberMe')}
          control={<Checkbox checked={rememberMe} onChange={(_, checked) => setRememberMe(checked)} />}
          sx={{ my: -2 }}
        />
        <Button type="submit" variant="contained" size="large" loading={isPending}>
          {translate('session.signIn')}
        </Button>
        <Link href="/passwordForgotten" sx={{ justifySelf: 'start' }}>
          {translate('session.forgotten')}
        </Link>
      </form>
    </SessionPanel>
  );
}
