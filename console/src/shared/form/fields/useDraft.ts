import { useRef } from 'react';
import { ErrorCode } from '../../../api/generated/codes.js';
import type { Rule } from '../rules.js';

/**
 * A date that is being typed is none yet: the form holds null until it is one, and is not sent meanwhile.
 *
 * @returns `rule` for the field, and `note`, to be called with what was typed; `undefined` is not a date yet
 */
export function useDraft() {
  const incomplete = useRef(false);
  const rule: Rule<string | null> = () => (incomplete.current ? { code: ErrorCode.date } : undefined);
  const note = (typed: string | null | undefined): string | null => {
    incomplete.current = typed === undefined;
    return typed ?? null;
  };
  return { rule, note };
}
