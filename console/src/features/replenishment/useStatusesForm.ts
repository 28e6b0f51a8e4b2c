import { useState } from 'react';
import { useOperationForm } from '../../shared/form/useOperationForm.js';
import { useWhileShown } from '../../shared/navigation/useWhileShown.js';
import type { Request, StatusAction } from './request.js';
import { FIELD_NAMES, toBodyOfMany, valuesOfMany } from './status-change.js';
import { usePlanQuestion } from './usePlanQuestion.js';

interface Options {
  readonly requests: readonly Request[];
  readonly action: StatusAction;
  readonly onDone: () => void;
}

/** The form that changes the status of several requests: all of them, or none. */
export function useStatusesForm({ requests, action, onDone }: Options) {
  const askAboutPlan = usePlanQuestion();
  const [defaultValues] = useState(() => valuesOfMany(action));
  const operation = useOperationForm({
    defaultValues,
    command: { method: 'put', path: '/vaccination/besoin/multiple' },
    toBody: (values) =>
      toBodyOfMany(
        action,
        requests.map(({ id }) => id),
        values,
      ),
    fieldNames: FIELD_NAMES,
    failure: 'replenishment.statusesFailure',
    success: 'replenishment.statusesChanged',
    onSuccess: useWhileShown(onDone),
    onRefused: (error, body, _, sendAgain) =>
      askAboutPlan(error, () => sendAgain({ ...body, forceValidation: true })),
  });
  return operation;
}
