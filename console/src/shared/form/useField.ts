import { useCallback, useEffect, useRef } from 'react';
import { type FieldValues, useController, useFormContext } from 'react-hook-form';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { keepPlace } from './field-places.js';
import { decodeMessage } from './message-codec.js';
import { type Rule, required, validate } from './rules.js';

export interface FieldProps<Value> {
  /** Path in the form's values. */
  readonly name: string;
  readonly label: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly help?: string;
  /** Checked after `required`; the message of the first violated rule is shown. */
  readonly rules?: readonly (Rule<Value> | undefined)[];
  /** What is chosen is complete, and is checked before the form is sent. */
  readonly checkedAtOnce?: boolean;
  /** After the value was set by the user. */
  readonly onValue?: (value: Value) => void;
}

/**
 * One field of the surrounding form: its value, and its error in the language of the screen.
 *
 * @param first a rule that is checked before `required`
 */
export function useField<Value>(
  {
    name,
    label,
    required: isRequired,
    disabled,
    help,
    rules = [],
    checkedAtOnce,
    onValue,
  }: FieldProps<Value>,
  first?: Rule<Value>,
) {
  const translate = useTranslate();
  const { control, clearErrors, trigger } = useFormContext<FieldValues>();
  const check = disabled
    ? () => true as const
    : validate<Value>(first, isRequired ? required : undefined, ...rules);
  const { field, fieldState } = useController({ name, control, rules: { validate: check } });
  const { error } = fieldState;
  const message = decodeMessage(error?.message, translate);
  const checked = useRef(field.value);
  const { ref: focusRef } = field;
  const ref = useCallback(
    (element: unknown) => {
      focusRef(element);
      keepPlace(control, name, element);
    },
    [control, focusRef, name],
  );

  // Another field may set this one, or decide what is asked of it: what was wrong is said no longer than it is wrong.
  useEffect(() => {
    const isSet = checked.current !== field.value;
    checked.current = field.value;
    if (error && (error.type === 'server' ? isSet : check(field.value) === true)) clearErrors(name);
  });
  useEffect(() => () => clearErrors(name), [clearErrors, name]);

  return {
    value: field.value as Value,
    set: (value: Value) => {
      field.onChange(value);
      if (checkedAtOnce && value !== null) void trigger(name);
      onValue?.(value);
    },
    onBlur: field.onBlur,
    /** Goes to the element that takes the focus when the field is wrong. */
    ref,
    error: message,
    /** What MUI's fields of a text take of it, beside the value. */
    input: {
      label,
      required: isRequired,
      disabled,
      onBlur: field.onBlur,
      inputRef: ref,
      error: message !== undefined,
      helperText: message ?? help,
    },
  };
}

export type FieldInput = ReturnType<typeof useField>['input'];
