/**
 * Short messages at the edge of the screen, read aloud by screen readers. One at a time, errors stay longer. A success
 * is said at once: what failed before it, most often the same thing, is of no more use.
 */
import Alert, { type AlertColor } from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { useTranslate } from '../../i18n/I18nProvider.js';

interface Message {
  readonly id: number;
  readonly text: string;
  readonly severity: AlertColor;
  /** Until it is forgotten or something else is said. */
  readonly stays?: boolean;
}

interface Announce extends Readonly<Record<AlertColor, (text: string) => void>> {
  /** Something new is sent: what succeeded before is not to be read as its answer. */
  readonly forgetSuccess: () => void;
  /** Says what is so for now. @returns takes it back; what several say goes when the last of them has taken it back */
  readonly forNow: (text: string) => () => void;
}

const SHOWN_MS: Readonly<Record<AlertColor, number>> = {
  success: 5_000,
  info: 6_000,
  warning: 10_000,
  error: 12_000,
};

const Context = createContext<Announce | undefined>(undefined);

let lastId = 0;

/**
 * Something new replaces what is being read, except an error: that stays until it is read or something succeeds. A
 * warning that was not shown yet still will be.
 */
function follow(waiting: readonly Message[], added: Message): readonly Message[] {
  const succeeds = added.severity === 'success';
  const kept = waiting.filter(
    ({ severity, text }, index) =>
      text !== added.text && (severity === 'error' ? !succeeds : severity === 'warning' && index > 0),
  );
  return succeeds ? [added, ...kept] : [...kept, added];
}

export function MessagesProvider({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const [queue, setQueue] = useState<readonly Message[]>([]);
  /** How many say now what stays, by its text. */
  const sayers = useRef(new Map<string, number>());
  const current = queue[0];

  const add = useCallback((severity: AlertColor, text: string, stays = false) => {
    const id = ++lastId;
    setQueue((waiting) => follow(waiting, { id, severity, text, stays }));
  }, []);

  const forNow = useCallback(
    (text: string) => {
      const count = (by: number): number => {
        const left = (sayers.current.get(text) ?? 0) + by;
        sayers.current.set(text, left);
        return left;
      };
      count(1);
      add('info', text, true);
      return () => {
        if (count(-1) > 0) return;
        setQueue((waiting) => waiting.filter((message) => !message.stays || message.text !== text));
      };
    },
    [add],
  );

  const announce = useMemo<Announce>(
    () => ({
      success: (text) => add('success', text),
      info: (text) => add('info', text),
      warning: (text) => add('warning', text),
      error: (text) => add('error', text),
      forNow,
      forgetSuccess: () => setQueue((waiting) => waiting.filter(({ severity }) => severity !== 'success')),
    }),
    [add, forNow],
  );

  const dismiss = () => setQueue((waiting) => waiting.slice(1));

  return (
    <Context.Provider value={announce}>
      {children}
      <Snackbar
        key={current?.id}
        open={current !== undefined}
        autoHideDuration={current && !current.stays ? SHOWN_MS[current.severity] : null}
        onClose={(_, reason) => reason !== 'clickaway' && dismiss()}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        sx={{ displayPrint: 'none', mt: { xs: 7, md: 8 } }}
      >
        {current && (
          <Alert
            severity={current.severity}
            role={current.severity === 'error' ? 'alert' : 'status'}
            onClose={dismiss}
            closeText={translate('action.close')}
            sx={{ boxShadow: '0 8px 24px rgb(0 0 0 / 0.18)', maxWidth: 560 }}
          >
            {current.text}
          </Alert>
        )}
      </Snackbar>
    </Context.Provider>
  );
}

export function useAnnounce(): Announce {
  const value = useContext(Context);
  if (!value) throw new Error('useAnnounce is called outside MessagesProvider');
  return value;
}
