import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { call } from '../../api/client.js';
import { credentials } from '../../api/credentials.js';
import { userOf } from '../../api/token-claims.js';
import { useCall } from '../../api/useCall.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { errorText } from '../../shared/errors/error-text.js';
import { dimmed } from '../../shared/form/dimmed.js';
import { PasswordInput } from '../../shared/form/fields/PasswordInput.js';
import { SubmitButton } from '../../shared/form/SubmitButton.js';
import { useFocusAfterSending } from '../../shared/form/useFocusAfterSending.js';
import { LinkButton } from '../../shared/page/LinkButton.js';
import { useIsSmall } from '../../shared/page/useIsSmall.js';

/** A session that ended is continued here, over the page and whatever was typed there. */
export function SignInAgain() {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const { user, keepAgain } = useSession();
  const isSmall = useIsSmall();
  const [isEnded, setEnded] = useState(false);
  const lastFocused = useLastFocused(!isEnded);

  useEffect(() => {
    const stopListening = credentials.onEnded(() => setEnded(true));
    const stopWatching = credentials.onChanged(() => {
      if (userOf(credentials.token) !== user.id) return;
      setEnded(false);
      // What was refused meanwhile is asked for again.
      void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
    });
    return () => {
      stopListening();
      stopWatching();
    };
  }, [user.id, queryClient]);

  const { run, error, isPending } = useCall(async (password: string) => {
    const { token } = await call('post', '/auth/login', { body: { username: user.login, password } });
    credentials.keep(token);
    keepAgain();
  });

  const element = useRef<HTMLFormElement>(null);
  useFocusAfterSending(element, isPending ? 'sending' : 'ready');

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React passes events of the dialog on to a form that renders it: that form must not be submitted.
    event.stopPropagation();
    void run(String(new FormData(event.currentTarget).get('password') ?? ''));
  };

  return (
    <Dialog
      open={isEnded}
      fullScreen={isSmall}
      maxWidth="xs"
      fullWidth
      aria-labelledby="sign-in-again"
      // The dialog itself leads back only to what has the focus when it opens: not to a button that sends, and is
      // disabled.
      slotProps={{ transition: { onExited: () => lastFocused.current?.focus() } }}
      onKeyDown={(event) => event.key === 'Enter' && event.stopPropagation()}
    >
      <DialogTitle id="sign-in-again" variant="h2">
        {translate('session.signInAgain')}
      </DialogTitle>
      <DialogContent>
        <form ref={element} onSubmit={submit} style={{ display: 'grid', gap: 20 }}>
          <Typography color="textSecondary">{translate('sessionEnded.help')}</Typography>
          {error !== undefined && (
            <Alert severity="error" role="alert">
              {errorText(error, translate)}
            </Alert>
          )}
          <Typography>
            {user.firstname} {user.lastname} · {user.login}
          </Typography>
          {/* Password managers find the password by it. */}
          <input type="text" name="username" autoComplete="username" value={user.login} readOnly hidden />
          <Box inert={isPending} sx={dimmed(isPending)}>
            <PasswordInput
              name="password"
              label={translate('session.password')}
              autoComplete="current-password"
              autoFocus
              required
            />
          </Box>
          <SubmitButton isWaiting={isPending} size="large" fullWidth>
            {translate('session.signIn')}
          </SubmitButton>
          <LinkButton to="/logout">{translate('sessionEnded.otherUser')}</LinkButton>
        </form>
      </DialogContent>
    </Dialog>
  );
}

/** What has the focus, or had it last: nothing has it while the button that was pressed is disabled. */
function useLastFocused(isWatching: boolean) {
  const last = useRef<HTMLElement>(undefined);
  // Before the dialog's own field takes the focus.
  useLayoutEffect(() => {
    if (!isWatching) return;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) last.current = target;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [isWatching]);
  return last;
}
