import { useRef } from 'react';
import { ErrorCode } from '../../../api/generated/codes.js';
import { type FieldProps, useField } from '../useField.js';

/** A date that is being typed is none yet: the form holds null until it is one, and is not sent meanwhile. */
export function useDateField(props: FieldProps<string | null>) {
  const incomplete = useRef(false);
  const field = useField<string | null>({
    ...props,
    rules: [() => (incomplete.current ? { code: ErrorCode.date } : undefined), ...(props.rules ?? [])],
  });
  /** To be called with what was typed; `undefined` is not a date yet. */
  const type = (typed: string | null | undefined) => {
    incomplete.current = typed === undefined;
    field.set(typed ?? null);
  };
  return { ...field, type };
}
