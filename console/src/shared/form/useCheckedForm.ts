import { type FieldValues, type UseFormProps, useForm } from 'react-hook-form';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { focusFirstFault } from './field-places.js';

/** A form that is sent otherwise than by `useOperationForm`, or not at all, and says its faults as those do. */
export function useCheckedForm<Values extends FieldValues>(props: UseFormProps<Values>) {
  const translate = useTranslate();
  const form = useForm<Values>({ ...props, shouldFocusError: false });
  const { errors, isSubmitted } = form.formState;
  const faults = Object.values(errors);
  const isRefused = faults.some((fault) => fault?.type === 'server');
  return {
    form,
    /** `form.handleSubmit`, with the focus on the first wrong field of the page. */
    check: (onRight: (values: Values) => unknown) => async (event?: React.BaseSyntheticEvent) => {
      await form.handleSubmit(onRight, () => focusFirstFault(form))(event);
    },
    /** That fields are wrong, as long as one is. */
    problem:
      isSubmitted && faults.length > 0 ? translate(isRefused ? 'error.form' : 'error.fields') : undefined,
  };
}
