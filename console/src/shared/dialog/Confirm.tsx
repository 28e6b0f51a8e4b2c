import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { createContext, type ReactNode, useCallback, useContext, useId, useRef, useState } from 'react';
import { useTranslate } from '../../i18n/I18nProvider.js';

export interface Question {
  readonly title: string;
  readonly text?: ReactNode;
  /** Names what will be done: never just "OK". */
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  /** What is destroyed or cannot be taken back. */
  readonly danger?: boolean;
}

type Ask = (question: Question) => Promise<boolean>;

const Context = createContext<Ask | undefined>(undefined);

/** Asks before what cannot be taken back, and before nothing else. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const titleId = useId();
  const [question, setQuestion] = useState<Question>();
  const [isOpen, setOpen] = useState(false);
  const answer = useRef<(yes: boolean) => void>(undefined);

  const ask = useCallback<Ask>((next) => {
    answer.current?.(false);
    setQuestion(next);
    // A list that was just chosen from takes the focus once more; then the question may have it.
    requestAnimationFrame(() => setOpen(true));
    return new Promise((resolve) => {
      answer.current = resolve;
    });
  }, []);

  const close = (yes: boolean) => {
    setOpen(false);
    answer.current?.(yes);
    answer.current = undefined;
  };

  return (
    <Context.Provider value={ask}>
      {children}
      <Dialog
        open={isOpen}
        onClose={() => close(false)}
        role="alertdialog"
        aria-labelledby={titleId}
        maxWidth="sm"
      >
        <DialogTitle id={titleId} variant="h2">
          {question?.title}
        </DialogTitle>
        {question?.text && (
          <DialogContent>
            <DialogContentText component="div">{question.text}</DialogContentText>
          </DialogContent>
        )}
        <DialogActions>
          <Button onClick={() => close(false)}>{question?.cancelLabel ?? translate('action.cancel')}</Button>
          <Button
            variant="contained"
            color={question?.danger ? 'error' : 'primary'}
            autoFocus
            onClick={() => close(true)}
          >
            {question?.confirmLabel}
          </Button>
        </DialogActions>
      </Dialog>
    </Context.Provider>
  );
}

/** `if (await confirm({ title, text, confirmLabel })) …` */
export function useConfirm(): Ask {
  const value = useContext(Context);
  if (!value) throw new Error('useConfirm is called outside ConfirmProvider');
  return value;
}
