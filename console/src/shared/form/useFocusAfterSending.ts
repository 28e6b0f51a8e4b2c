import { type RefObject, useLayoutEffect, useRef } from 'react';

const FIRST_FIELD = 'input:not([disabled], [type=hidden])';

export const focusFirstField = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>(FIRST_FIELD)?.focus();

/**
 * A button that waits for an answer is disabled, and loses the focus. Somebody who pressed it with a key finds the focus
 * again: on the first field where the form is done, on the button where it is not. After a click or a tap nothing is
 * focused: on a phone, a field would open the keyboard.
 */
export function useFocusAfterSending(
  form: RefObject<HTMLFormElement | null>,
  isSending: boolean,
  hasFailed: boolean,
): void {
  const failed = useRef(hasFailed);
  failed.current = hasFailed;
  useLayoutEffect(() => {
    const button = document.activeElement;
    if (!isSending || !(button instanceof HTMLElement) || !button.matches('button:focus-visible')) return;
    return () => {
      requestAnimationFrame(() => {
        // A field with a fault, a question or the next page has it otherwise.
        if (document.activeElement !== document.body) return;
        if (failed.current) button.focus();
        else focusFirstField(form.current);
      });
    };
  }, [form, isSending]);
}
