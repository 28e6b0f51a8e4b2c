import Box from '@mui/material/Box';
import { call } from '../../api/client.js';
import { credentials } from '../../api/credentials.js';
import type { Schemas } from '../../api/types.js';
import { useCall } from '../../api/useCall.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { errorText } from '../../shared/errors/error-text.js';
import { PasswordInput } from '../../shared/form/fields/PasswordInput.js';
import { PlainInput } from '../../shared/form/fields/PlainInput.js';
import { returnAddress } from './return-address.js';
import { SessionForm } from './SessionForm.js';
import { SessionLink } from './SessionLink.js';
import { SessionNotice } from './SessionNotice.js';
import { SessionPanel } from './SessionPanel.js';

type SignIn = Schemas['LoginDto'];

/** @param onSignedIn called with the address at which to go on */
export function SignInScreen({ onSignedIn }: { onSignedIn: (address: string) => void }) {
  const translate = useTranslate();
  const parameters = new URLSearchParams(location.search);

  const { run, error, isPending } = useCall(async (body: SignIn) => {
    const { token } = await call('post', '/auth/login', { body });
    // The centre of the user who worked here before is not inherited.
    credentials.selectCentre(null);
    credentials.keep(token);
    onSignedIn(returnAddress(parameters.get('from')));
  });

  const signIn = (fields: FormData) =>
    void run({
      username: String(fields.get('username') ?? '').trim(),
      password: String(fields.get('password') ?? ''),
      rememberMe: fields.has('rememberMe'),
    });

  return (
    <SessionPanel title={translate('session.signIn')}>
      {parameters.has('ended') && error === undefined && (
        <SessionNotice severity="info">{translate('auth.error.unauthorized')}</SessionNotice>
      )}
      <SessionForm
        problem={error !== undefined && errorText(error, translate)}
        submitLabel={translate('session.signIn')}
        isSending={isPending}
        onSend={signIn}
      >
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
        <Box
          component="label"
          sx={{ display: 'flex', alignItems: 'center', gap: 3, minHeight: 44, my: -2, cursor: 'pointer' }}
        >
          <Box
            component="input"
            type="checkbox"
            name="rememberMe"
            sx={{
              width: 20,
              height: 20,
              m: 0,
              cursor: 'inherit',
              accentColor: ({ vars }) => vars?.palette.primary.main,
            }}
          />
          {translate('session.rememberMe')}
        </Box>
      </SessionForm>
      <SessionLink href="/passwordForgotten">{translate('session.forgotten')}</SessionLink>
    </SessionPanel>
  );
}
