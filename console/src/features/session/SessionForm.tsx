import Box from '@mui/material/Box';
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react';
import { dimmed } from '../../shared/form/dimmed.js';
import { SubmitButton } from '../../shared/form/SubmitButton.js';
import { SessionNotice } from './SessionNotice.js';

interface Props extends Pick<ComponentProps<'form'>, 'ref' | 'onInput'> {
  /** What went wrong, said above the fields. */
  readonly problem: string | false | undefined;
  readonly submitLabel: string;
  readonly isSending: boolean;
  /** Called with what is filled in, read from the form itself: password managers fill fields without telling React. */
  readonly onSend: (fields: FormData) => void;
  readonly children: ReactNode;
}

/**
 * A form of the pages before the sign-in. While it is sent its fields stay as they are, and afterwards who sent it with
 * a key has the focus back, as in other forms; the hook of those would weigh more than this.
 */
export function SessionForm({ problem, submitLabel, isSending, onSend, children, ...form }: Props) {
  const sentFrom = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!isSending && document.activeElement === document.body) sentFrom.current?.focus();
  }, [isSending]);
  return (
    <form
      {...form}
      onSubmit={(event) => {
        event.preventDefault();
        // A button that was clicked has the focus too, which the browser does not show.
        sentFrom.current = event.currentTarget.querySelector(':focus-visible');
        onSend(new FormData(event.currentTarget));
      }}
      style={{ display: 'grid', gap: 20 }}
    >
      {problem && <SessionNotice severity="error">{problem}</SessionNotice>}
      <Box inert={isSending} sx={{ display: 'grid', gap: 5, ...dimmed(isSending) }}>
        {children}
      </Box>
      <SubmitButton isWaiting={isSending} size="large" fullWidth>
        {submitLabel}
      </SubmitButton>
    </form>
  );
}
