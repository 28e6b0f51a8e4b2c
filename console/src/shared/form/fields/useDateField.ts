import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { ErrorCode } from '../../../api/generated/codes.js';
import { type FieldProps, useField } from '../useField.js';

/** A date that is being typed is none yet: the form holds null until it is one, and is not sent meanwhile. */
export function useDateField(props: FieldProps<string | null>) {
  const incomplete = useRef(false);
  const field = useField<string | null>({
    ...props,
    rules: [() => (incomplete.current ? { code: ErrorCode.date } : undefined), ...(props.rules ?? [])],
  });
  // Where the value is null before and after a reset, nothing but the default values tells of it.
  const { defaultValues } = useFormContext().formState;
  const before = useRef(field.value);
  const [begun, setBegun] = useState({ defaultValues, inputs: 0 });
  if (begun.defaultValues !== defaultValues) {
    const staysNull = before.current === null && field.value === null;
    setBegun({ defaultValues, inputs: begun.inputs + (staysNull || incomplete.current ? 1 : 0) });
    incomplete.current = false;
  }
  useEffect(() => {
    before.current = field.value;
  });
  /** To be called with what was typed; `undefined` is not a date yet. */
  const type = (typed: string | null | undefined) => {
    incomplete.current = typed === undefined;
    field.set(typed ?? null);
  };
  /** Key of the input, which begins anew where what was half typed in it is gone. */
  return { ...field, type, inputKey: begun.inputs };
}
