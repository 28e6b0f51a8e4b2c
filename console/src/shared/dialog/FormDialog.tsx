import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { DialogProps } from '@mui/material/Dialog';
import { type ReactNode, useId, useRef } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { SlowAnswer } from '../feedback/SlowAnswer.js';
import { dimmed } from '../form/dimmed.js';
import { onCtrlEnter } from '../form/on-ctrl-enter.js';
import { useFocusAfterSending } from '../form/useFocusAfterSending.js';
import { type Unsaved, useLeaveQuestion } from '../form/useLeaveQuestion.js';
import type { Operation } from '../form/useOperationForm.js';
import { useUnsavedGuard } from '../form/useUnsavedGuard.js';
import { useWhileShown } from '../navigation/useWhileShown.js';
import { ResponsiveDialog } from './ResponsiveDialog.js';

/** One that is not sent to the service has no `isUnanswered`: the page may be left as if the dialog were not there. */
export type DialogOperation<Values extends FieldValues> = Pick<Operation<Values>, 'form' | 'submit'> &
  Partial<Pick<Operation<Values>, 'isSending' | 'isUnanswered' | 'isWaiting' | 'problem'>>;

interface Props<Values extends FieldValues> {
  readonly operation: DialogOperation<Values>;
  readonly title: string;
  /** Names what will happen. */
  readonly submitLabel: string;
  /** What is destroyed or cannot be taken back. */
  readonly danger?: boolean;
  /** Of the other button, which leaves everything as it is; "Annuler" where it is absent. */
  readonly cancelLabel?: string;
  readonly cancelDisabled?: boolean;
  readonly onClose: () => void;
  readonly width?: DialogProps['maxWidth'];
  /** Between the fields. */
  readonly gap?: number;
  /** How far the operation is, while it is being sent. */
  readonly progress?: ReactNode;
  /** Below the form, and no part of it. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

/** An operation that is asked for in a dialog: its fields, what went wrong, and the two ways out of it. */
export function FormDialog<Values extends FieldValues>(props: Props<Values>) {
  const { operation, title, submitLabel, danger, cancelLabel, cancelDisabled, onClose, width } = props;
  const { gap = 4, progress, below, children } = props;
  const { form, submit, isSending = false, isUnanswered, isWaiting = false, problem } = operation;
  const translate = useTranslate();
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  const sending = isSending ? 'sending' : 'ready';
  useFocusAfterSending(element, sending);
  const askToLeave = useLeaveQuestion({ hasChanges: isUnanswered ?? (() => isSending), sending });
  const closeWhileShown = useWhileShown(onClose);
  const close = async () => {
    if (await askToLeave()) closeWhileShown();
  };
  return (
    <ResponsiveDialog
      open
      onClose={() => void close()}
      width={width}
      title={title}
      actions={
        <>
          <Button onClick={() => void close()} disabled={cancelDisabled}>
            {cancelLabel ?? translate('action.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="contained"
            color={danger ? 'error' : 'primary'}
            loading={isSending}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <Box
          component="form"
          ref={element}
          id={formId}
          noValidate
          onSubmit={submit}
          onKeyDown={onCtrlEnter(submit)}
          sx={{ display: 'grid', gap }}
        >
          <Box inert={isSending} sx={{ display: 'grid', gap, ...dimmed(isSending) }}>
            {children}
          </Box>
          {progress}
          <div>
            <SlowAnswer isWaiting={isWaiting} />
            <Box role="alert">{problem && <Alert severity="error">{problem}</Alert>}</Box>
          </div>
        </Box>
      </FormProvider>
      {below}
      {isUnanswered && <PageGuard unsaved={{ hasChanges: isUnanswered, sending }} />}
    </ResponsiveDialog>
  );
}

/** A part of its own: a dialog that sends nothing leaves the guard of the page to the form beneath it. */
function PageGuard({ unsaved }: { unsaved: Unsaved }) {
  useUnsavedGuard(unsaved);
  return null;
}
