import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { MAX_TEXT } from '../../api/generated/limits.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useIsSmall } from '../page/useIsSmall.js';

export interface Question {
  readonly title: string;
  readonly text?: ReactNode;
  /** Names what will be done: never just "OK". */
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  /** What is destroyed or cannot be taken back. */
  readonly danger?: boolean;
  /** Aborted: there is nothing left to ask, and the question goes as if it had been declined. */
  readonly signal?: AbortSignal;
}

/** A question that is confirmed with a reason, which goes into the record of what was done. */
export interface ReasonQuestion extends Question {
  readonly reasonLabel: string;
  readonly initialReason: string;
  /** May be left blank: a comment rather than a reason. */
  readonly reasonOptional?: boolean;
}

/** Resolves to the reason, blank where the question asks for none; to undefined where it was declined. */
type Ask = (question: Question | ReasonQuestion) => Promise<string | undefined>;

interface Asking {
  readonly ask: Ask;
  /** A question is open, and has no answer yet. */
  readonly isAsking: () => boolean;
}

const Context = createContext<Asking | undefined>(undefined);

/**
 * Asks before what cannot be taken back, and before nothing else. Fills a small screen (docs/rules/screens.md, SC-3).
 */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const titleId = useId();
  const isSmall = useIsSmall();
  const [question, setQuestion] = useState<Question | ReasonQuestion>();
  const [reason, setReason] = useState('');
  const [isOpen, setOpen] = useState(false);
  const answer = useRef<(reason: string | undefined) => void>(undefined);

  const close = useCallback((given: string | undefined) => {
    setOpen(false);
    answer.current?.(given);
    answer.current = undefined;
  }, []);

  const ask = useCallback<Ask>(
    (next) => {
      answer.current?.(undefined);
      setQuestion(next);
      setReason('initialReason' in next ? next.initialReason : '');
      return new Promise((resolve) => {
        answer.current = resolve;
        const isAsked = () => answer.current === resolve;
        next.signal?.addEventListener('abort', () => isAsked() && close(undefined), { once: true });
        // A list that was just chosen from takes the focus once more; then the question may have it.
        requestAnimationFrame(() => isAsked() && setOpen(true));
      });
    },
    [close],
  );
  const asking = useMemo<Asking>(() => ({ ask, isAsking: () => answer.current !== undefined }), [ask]);
  const asksReason = question !== undefined && 'reasonLabel' in question;
  const needsReason = asksReason && !question.reasonOptional;

  return (
    <Context.Provider value={asking}>
      {children}
      <Dialog
        open={isOpen}
        onClose={() => close(undefined)}
        role="alertdialog"
        fullScreen={isSmall}
        aria-labelledby={titleId}
        maxWidth="sm"
      >
        <DialogTitle id={titleId} variant="h2">
          {question?.title}
        </DialogTitle>
        {question?.text && (
          <DialogContent>
            <DialogContentText component="div">{question.text}</DialogContentText>
            {asksReason && (
              <TextField
                label={question.reasonLabel}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
                required={needsReason}
                autoFocus
                multiline
                minRows={2}
                sx={{ mt: 4 }}
                slotProps={{ htmlInput: { maxLength: MAX_TEXT } }}
              />
            )}
          </DialogContent>
        )}
        <DialogActions>
          <Button onClick={() => close(undefined)}>
            {question?.cancelLabel ?? translate('action.cancel')}
          </Button>
          <Button
            variant="contained"
            color={question?.danger ? 'error' : 'primary'}
            autoFocus={!asksReason}
            disabled={needsReason && reason.trim() === ''}
            onClick={() => close(reason.trim())}
          >
            {question?.confirmLabel}
          </Button>
        </DialogActions>
      </Dialog>
    </Context.Provider>
  );
}

function useAsking(): Asking {
  const value = useContext(Context);
  if (!value) throw new Error('a question is asked outside ConfirmProvider');
  return value;
}

/** `if (await confirm({ title, text, confirmLabel })) …` */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const { ask } = useAsking();
  return useCallback(async (question: Question) => (await ask(question)) !== undefined, [ask]);
}

/** `const reason = await askReason({ … })`: undefined where it was declined. */
export const useReason = (): ((question: ReasonQuestion) => Promise<string | undefined>) => useAsking().ask;

/** Whether a question waits for its answer at the moment. */
export const useIsAsking = (): (() => boolean) => useAsking().isAsking;
