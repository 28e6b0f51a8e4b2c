import type { FieldRef } from '@mui/x-date-pickers/models';
import type { Dayjs } from 'dayjs';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { ErrorCode } from '../../../api/generated/codes.js';
import { type FieldProps, useField } from '../useField.js';

/** A date that is being typed is none yet: the form holds null until it is one, and is not sent meanwhile. */
export function useDateField(props: FieldProps<string | null>) {
  const { name } = props;
  const form = useFormContext();
  const incomplete = useRef(false);
  // The picker tells nothing of a date until each part of it is typed, and of one that loses a part that it is empty.
  const parts = useRef<FieldRef<Dayjs | null>>(null);
  const field = useField<string | null>(props, (value) => {
    const isBegun = value === null && parts.current?.getSections().some((part) => part.value !== '');
    return incomplete.current || isBegun ? { code: ErrorCode.date } : undefined;
  });
  /** To be called with what was typed; `undefined` is not a date yet. */
  const type = (typed: string | null | undefined) => {
    incomplete.current = typed === undefined;
    field.set(typed ?? null);
  };
  /** Puts back later what the form holds now, and whether somebody changed it. */
  const keep = () => {
    const value = form.getValues(name);
    const { isDirty } = form.getFieldState(name);
    return () => {
      if (!isDirty) form.resetField(name, { keepError: true, keepTouched: true });
      form.setValue(name, value, { shouldDirty: isDirty });
    };
  };
  return { ...field, type, input: { ...field.input, parts, keep } };
}
