import type { AutocompleteInputChangeReason } from '@mui/material/Autocomplete';
import { useState } from 'react';
import { ErrorCode } from '../../../api/generated/codes.js';
import { type FieldProps, useField } from '../useField.js';

interface Typed {
  readonly text: string;
  /** The text of what was chosen while it was typed: what is chosen afterwards takes its place. */
  readonly over: string;
}

/**
 * A choice that is made by typing. A text that was typed and chooses nothing stays in the field when that is left, and
 * is its fault: without it the field would be empty, which often means all there are.
 *
 * @param textOf what the field shows of a choice; nothing, where each that was chosen is shown beside the text
 * @param onSearch where the service searches: what was typed, and nothing once something was chosen
 */
export function useChoiceField<Value>(
  props: FieldProps<Value>,
  textOf: (value: Value) => string,
  onSearch?: (text: string) => void,
) {
  const [typed, setTyped] = useState<Typed>();
  const typedOver = (over: string) => (typed?.over === over ? typed.text : undefined);
  const field = useField<Value>(props, (value) => {
    const chosen = textOf(value);
    const text = typedOver(chosen) ?? chosen;
    return text !== chosen && text.trim() !== '' ? { code: ErrorCode.unknownValue } : undefined;
  });
  const chosen = textOf(field.value);
  // Something else was chosen since, which takes its place for good.
  if (typed && typed.over !== chosen) setTyped(undefined);
  const onInputChange = (_: unknown, text: string, reason: AutocompleteInputChangeReason) => {
    // MUI empties the field when it is left, or drawn, without a choice.
    if (text === '' && (reason === 'blur' || reason === 'reset')) return;
    const isTyped = reason === 'input';
    setTyped(isTyped ? { text, over: chosen } : undefined);
    onSearch?.(isTyped ? text : '');
  };
  return { ...field, combobox: { inputValue: typedOver(chosen) ?? chosen, onInputChange } };
}
