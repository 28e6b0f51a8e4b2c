import { useState } from 'react';
import type { RequestKind } from '../../api/generated/request-status.js';
import { useOperationForm } from '../../shared/form/useOperationForm.js';
import { useWhileShown } from '../../shared/navigation/useWhileShown.js';
import { type BulkAction, REQUEST_PATHS, type Request, type StatusAction } from './request.js';
import { StatusForm } from './StatusForm.js';
import { FIELD_NAMES, toBody, valuesAtFirst } from './status-change.js';
import { usePlanQuestion } from './usePlanQuestion.js';
import { useStatusesForm } from './useStatusesForm.js';

interface OneProps {
  readonly kind: RequestKind;
  readonly request: Request;
  readonly action: StatusAction;
  readonly onClose: () => void;
}

/** The change of one request's status. */
export function StatusDialog({ kind, request, action, onClose }: OneProps) {
  const askAboutPlan = usePlanQuestion();
  const [defaultValues] = useState(() => valuesAtFirst(action, request));
  const operation = useOperationForm({
    defaultValues,
    command: { method: 'put', path: REQUEST_PATHS[kind] },
    toBody: (values) => toBody(action, request.id, values),
    fieldNames: FIELD_NAMES,
    failure: 'replenishment.statusFailure',
    success: action === 'CANCEL' ? 'replenishment.cancelled' : 'replenishment.statusChanged',
    onSuccess: useWhileShown(onClose),
    onRefused: (error, body, _, sendAgain) =>
      askAboutPlan(error, () => sendAgain({ ...body, forceValidation: true })),
  });
  return (
    <StatusForm kind={kind} action={action} requests={[request]} operation={operation} onClose={onClose} />
  );
}

interface ManyProps {
  readonly requests: readonly Request[];
  readonly action: Exclude<BulkAction, 'PREPARE'>;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** The change of several requests' status: all of them, or none. */
export function StatusesDialog({ requests, action, onClose, onDone }: ManyProps) {
  const operation = useStatusesForm({ requests, action, onDone });
  return (
    <StatusForm kind="CENTRE" action={action} requests={requests} operation={operation} onClose={onClose} />
  );
}
