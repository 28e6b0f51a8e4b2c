import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Sending } from './useOperationForm.js';

const FIRST_FIELD = 'input:not([disabled], [type=hidden])';

export const focusFirstField = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>(FIRST_FIELD)?.focus();

/**
 * A button that waits for an answer is disabled, and loses the focus. Somebody who pressed it with a key finds the focus
 * again: on the first field where the form was taken, on the button where it was not. After a click or a tap nothing is
 * focused: on a phone, a field would open the keyboard.
 */
export function useFocusAfterSending(form: RefObject<HTMLFormElement | null>, sending: Sending): void {
  const pressed = useRef<HTMLElement>(undefined);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (sending === 'sending') {
      const isPressed = focused instanceof HTMLElement && focused.matches('button:focus-visible');
      pressed.current = isPressed ? focused : undefined;
      return;
    }
    const button = pressed.current;
    pressed.current = undefined;
    if (!button || !hasNoUseFor(focused, button)) return;
    if (sending === 'taken') focusFirstField(form.current);
    else button.focus();
  }, [form, sending]);
}

/** A field with a fault keeps the focus, and so does whatever was moved to meanwhile. */
const hasNoUseFor = (focused: Element | null, button: HTMLElement): boolean =>
  focused === null ||
  focused === document.body ||
  focused === button ||
  // The question that was just answered, which is about to go.
  focused.closest('[role=alertdialog]') !== null;
