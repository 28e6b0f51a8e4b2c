import Alert from '@mui/material/Alert';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { RefusedError, type ServerMessage } from '../../api/errors.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import type { OfflineAction } from '../../providers/offline/action.js';
import {
  type Correction,
  isInSyringes,
  isPastLimit,
  isPointRefused,
  needsComment,
} from '../../providers/offline/correction.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { FormDialog } from '../../shared/dialog/FormDialog.js';
import { commandErrorText, messagesText } from '../../shared/errors/failure-text.js';
import { FormComment } from '../../shared/form/fields/FormComment.js';
import { FormDateTime } from '../../shared/form/fields/FormDateTime.js';
import { FormQuantity } from '../../shared/form/fields/FormQuantity.js';
import { positive } from '../../shared/form/rules.js';
import { showFieldErrors } from '../../shared/form/server-errors.js';
import { useCheckedForm } from '../../shared/form/useCheckedForm.js';
import {
  ExitDestinationFields,
  type ExitDestinationValues,
} from '../../shared/pickers/ExitDestinationFields.js';
import { exitPoints, towardsPoint } from '../../shared/pickers/exit-points.js';

interface Values extends ExitDestinationValues {
  readonly quantity: number | null;
  readonly comment: string;
  readonly datetime: string | null;
}

/** What is checked of the body before it is kept → fields of the form. */
const FIELD_NAMES = { quantite: 'quantity', commentaire: 'comment' } as const;

interface Props {
  readonly action: OfflineAction;
  readonly onCorrect: (correction: Correction) => Promise<void>;
  readonly onSend: () => void;
  readonly onClose: () => void;
}

/** A refused action: what the service said of it, and what can be changed. */
export function CorrectionDialog({ action, onCorrect, onSend, onClose }: Props) {
  const translate = useTranslate();
  const [failed, setFailed] = useState<unknown>();
  const [isSending, setSending] = useState(false);
  const { centre, reload } = useSession();
  const { refusal, type, body } = action;
  const inSyringes = isInSyringes(action);
  const asksDestination = isPointRefused(action);
  const refusedPoint = asksDestination && typeof body.idPoint === 'string' ? body.idPoint : undefined;
  const {
    form,
    check,
    problem: faults,
  } = useCheckedForm<Values>({
    // Points that come while the dialog is open change what is proposed, and nothing that the user has typed.
    values: { ...valuesOf(action), ...towardsPoint(exitPoints(centre, refusedPoint)) },
    resetOptions: { keepDirtyValues: true },
  });
  // That a point was refused says that the points were changed; without an answer those that are known are offered.
  useEffect(() => {
    if (asksDestination) void reload();
  }, [asksDestination, reload]);
  // Also where only the check of a correction told so, and whatever it tells after that.
  const [pastLimit, setPastLimit] = useState(() => isPastLimit(action));
  const [said, setSaid] = useState<readonly ServerMessage[]>(() =>
    refusal ? [...refusal.globalErrors, ...refusal.fieldErrors] : [],
  );

  const submit = check(async ({ quantity, comment, datetime, destination, point }) => {
    setFailed(undefined);
    setSending(true);
    try {
      await onCorrect({
        quantity,
        comment,
        datetime: datetime ?? action.datetime,
        forced: pastLimit,
        destination: asksDestination ? { destination, point } : null,
      });
      onClose();
      onSend();
    } catch (error) {
      // While it is being sent no field can have the focus.
      flushSync(() => setSending(false));
      if (error instanceof RefusedError) {
        if (isPastLimit({ refusal: error })) setPastLimit(true);
        setSaid([...error.globalErrors, ...showFieldErrors(form, error, FIELD_NAMES)]);
      } else setFailed(error);
    }
  });

  return (
    <FormDialog
      operation={{
        form,
        submit,
        isSending,
        problem: faults ?? (failed === undefined ? undefined : commandErrorText(failed, translate)),
      }}
      title={translate('offline.correctTitle')}
      submitLabel={translate('offline.correctAndSend')}
      onClose={onClose}
    >
      {said.length > 0 && (
        <Alert severity="error" role="alert">
          {messagesText(said, translate)}
        </Alert>
      )}
      {type !== 'ENTRY' && (
        <FormQuantity
          name="quantity"
          label={translate(inSyringes ? 'field.syringes' : 'field.quantity')}
          required
          signed={type === 'UPDATE_STOCK'}
          rules={type === 'UPDATE_STOCK' ? [] : [positive]}
        />
      )}
      {asksDestination && <ExitDestinationFields except={refusedPoint} />}
      <FormDateTime name="datetime" label={translate('offline.madeAt')} required />
      <FormComment required={pastLimit || needsComment(action)} />
    </FormDialog>
  );
}

const valuesOf = (action: OfflineAction): Omit<Values, keyof ExitDestinationValues> => ({
  quantity: isInSyringes(action) ? action.data.seringue : action.data.quantity,
  comment: action.data.comment ?? '',
  datetime: action.datetime,
});
