import { type FieldValues, useController, useFormContext } from 'react-hook-form';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { decodeMessage } from './field-message.js';
import { type Rule, required, validate } from './rules.js';

export interface FieldProps<Value> {
  /** Path in the form's values. */
  readonly name: string;
  readonly label: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly help?: string;
  /** Beside `required`; the first that objects is heard. */
  readonly rules?: readonly (Rule<Value> | undefined)[];
  /** After the value was set by the user. */
  readonly onValue?: (value: Value) => void;
}

/** One field of the surrounding form: its value, and its error in the language of the screen. */
export function useField<Value>({
  name,
  required: isRequired,
  disabled,
  rules = [],
  onValue,
}: FieldProps<Value>) {
  const translate = useTranslate();
  const { control, clearErrors } = useFormContext<FieldValues>();
  const { field, fieldState } = useController({
    name,
    control,
    rules: disabled ? {} : { validate: validate<Value>(isRequired ? required : undefined, ...rules) },
  });
  return {
    value: field.value as Value,
    set: (value: Value) => {
      field.onChange(value);
      if (fieldState.error?.type === 'server') clearErrors(name);
      onValue?.(value);
    },
    onBlur: field.onBlur,
    /** Goes to the element that takes the focus when the field is wrong. */
    ref: field.ref,
    error: decodeMessage(fieldState.error?.message, translate),
  };
}
