import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Fragment, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { onlyReads } from '../../providers/session/session.js';
import { space, tall } from '../../theme/tokens.js';
import { useConfirm } from '../dialog/Confirm.js';
import { SlowAnswer } from '../feedback/SlowAnswer.js';
import { ActionBar } from '../page/ActionBar.js';
import { Panel } from '../page/Panel.js';
import { dimmed } from './dimmed.js';
import { onCtrlEnter } from './on-ctrl-enter.js';
import { focusFirstField, useFocusAfterSending } from './useFocusAfterSending.js';
import type { Operation } from './useOperationForm.js';
import { useUnsavedGuard } from './useUnsavedGuard.js';

interface Props<Values extends FieldValues, Body> {
  readonly operation: Operation<Values, Body>;
  /** Names what will happen: `Take out 2 vials`. */
  readonly submitLabel: string;
  readonly submitDisabled?: boolean;
  /** Beside the form on a wide screen, under it on a small one: totals, what was chosen. */
  readonly summary?: ReactNode;
  /** Further buttons, left of the main one. */
  readonly actions?: ReactNode;
  /** Many fields side by side, or a list within the form. */
  readonly large?: boolean;
  /** Shown in place of the operation's own message, where more is to be said of what the service refused. */
  readonly refusal?: ReactNode;
  /** What clearing the form destroys, where it is more than some fields. */
  readonly loses?: string;
  /** The form shows its values and neither sends nor clears; always so for users who only read (`onlyReads`). */
  readonly readOnly?: boolean;
  /** One or more `FormSection`. */
  readonly children: ReactNode;
}

/** Width of the summary (pixels), and the space before it. */
const SUMMARY = 320;
const GAP = 5;

/**
 * A page's operation: sections, a summary at the side, an action bar that stays in sight. Enter submits, from a text
 * of several lines Ctrl+Enter. Leaving with changes asks first.
 */
export function OperationForm<Values extends FieldValues, Body>(props: Props<Values, Body>) {
  const {
    operation,
    submitLabel,
    submitDisabled,
    summary,
    actions,
    large = false,
    refusal,
    loses,
    readOnly = false,
    children,
  } = props;
  const translate = useTranslate();
  const session = useSession();
  const reads = readOnly || onlyReads(session);
  const width = large ? space.largeForm : space.form;
  const { form, submit, sending, isSending, isWaiting, reset } = operation;
  const problem = refusal || operation.problem;
  const confirm = useConfirm();
  const element = useRef<HTMLFormElement>(null);
  useUnsavedGuard(operation);
  useFocusAfterSending(element, sending);
  // Fields begin anew with it: what is half typed is in none of the form's values.
  const [clears, setClears] = useState(0);

  const clear = async () => {
    const isMeant = await confirm({
      title: translate('clear.title'),
      text: loses ?? translate('clear.text'),
      confirmLabel: translate('clear.confirm'),
      cancelLabel: translate('clear.keep'),
      danger: true,
    });
    if (!isMeant) return;
    // The fields are to be there before the first of them can have the focus: the button has nothing left to clear.
    flushSync(() => {
      reset();
      setClears(clears + 1);
    });
    focusFirstField(element.current);
  };

  return (
    <FormProvider {...form}>
      <Box
        component="form"
        ref={element}
        noValidate
        onSubmit={submit}
        onKeyDown={onCtrlEnter(submit)}
        sx={{ maxWidth: { md: width, lg: summary ? width + SUMMARY + GAP * space.unit : width } }}
      >
        {/* What is begun before the answer would be cleared with what it says was taken. */}
        <Box
          inert={isSending}
          sx={{
            ...dimmed(isSending),
            display: 'grid',
            gap: GAP,
            alignItems: 'start',
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              lg: summary ? `minmax(0, 1fr) ${SUMMARY}px` : 'minmax(0, 1fr)',
            },
          }}
        >
          <Panel flush sx={{ containerType: 'inline-size' }}>
            {/* Users who only read see the values, and cannot change them. */}
            <Box component="fieldset" disabled={reads} sx={{ display: 'contents' }}>
              <Fragment key={clears}>{children}</Fragment>
            </Box>
          </Panel>
          {summary && (
            <Box component="aside" sx={{ [tall]: { position: { lg: 'sticky' }, top: { lg: 84 } } }}>
              <Fragment key={clears}>{summary}</Fragment>
            </Box>
          )}
        </Box>
        <ActionBar>
          <Box sx={{ flex: 1, minWidth: problem ? '100%' : { xs: '100%', md: 0 } }}>
            <SlowAnswer isWaiting={isWaiting} />
            <Box role="alert">
              {problem && (
                <Alert severity="error" sx={{ py: 0.5 }}>
                  {problem}
                </Alert>
              )}
            </Box>
          </Box>
          {actions}
          {!reads && (
            <>
              <Button onClick={() => void clear()} disabled={isSending || !form.formState.isDirty}>
                {translate('action.reset')}
              </Button>
              <Button
                type="submit"
                variant="contained"
                size="large"
                loading={isSending}
                disabled={submitDisabled}
                sx={{ flex: { xs: '1 1 auto', md: 'none' }, minWidth: { md: 220 } }}
              >
                {submitLabel}
              </Button>
            </>
          )}
        </ActionBar>
      </Box>
    </FormProvider>
  );
}
