import { useCallback, useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ReturnableNote, ReturnValues } from './product-return.js';

/**
 * Chooses a delivery note, and its line where it has one of the product only. What leaves no choice is not asked: a
 * single note is chosen as soon as it is known.
 */
export function useNoteChoice(
  form: UseFormReturn<ReturnValues>,
  notes: readonly ReturnableNote[] | undefined,
): (noteId: string | null) => void {
  const choose = useCallback(
    (noteId: string | null) => {
      const lines = notes?.find(({ id }) => id === noteId)?.lignes ?? [];
      form.setValue('note', noteId, { shouldDirty: true });
      form.setValue('line', lines.length === 1 ? (lines[0]?.id ?? null) : null, { shouldDirty: true });
      form.clearErrors();
    },
    [form, notes],
  );
  useEffect(() => {
    const [only, ...others] = notes ?? [];
    if (only && others.length === 0 && form.getValues('note') === null) choose(only.id);
  }, [form, notes, choose]);
  return choose;
}
