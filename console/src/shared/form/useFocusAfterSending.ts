import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Sending } from './useOperationForm.js';

const FIRST_FIELD = 'input:not([disabled], [type=hidden])';

export const focusFirstField = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>(FIRST_FIELD)?.focus();

/**
 * A button that waits for an answer is disabled, and loses the focus; so does a field that is gone once its form begins
 * anew. Somebody who sent the form with a key finds the focus again: on the first field where the form was taken, where
 * it was before where it was not. After a click or a tap nothing is focused: on a phone, a field opens the keyboard.
 */
export function useFocusAfterSending(form: RefObject<HTMLFormElement | null>, sending: Sending): void {
  const sentFrom = useRef<HTMLElement>(undefined);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (sending === 'sending') {
      sentFrom.current = isSentWithKey(focused, form.current) ? focused : undefined;
      return;
    }
    const element = sentFrom.current;
    sentFrom.current = undefined;
    if (!element || !hasNoUseFor(focused, element)) return;
    if (sending === 'taken') focusFirstField(form.current);
    else element.focus();
  }, [form, sending]);
}

/**
 * From a field a form is sent with a key; a button has the focus after a click too, which the browser does not show.
 */
const isSentWithKey = (focused: Element | null, form: HTMLFormElement | null): focused is HTMLElement =>
  focused instanceof HTMLElement &&
  form !== null &&
  (form.contains(focused) || isButtonOf(focused, form)) &&
  (!focused.matches('button') || focused.matches(':focus-visible'));

/** The buttons of a dialog are beside its form. */
const isButtonOf = (focused: HTMLElement, form: HTMLFormElement): boolean =>
  focused instanceof HTMLButtonElement && focused.form === form;

/**
 * Whether the focus that a button or field had may be moved: a field with a fault keeps it, and so does whatever was
 * moved to meanwhile.
 */
export const hasNoUseFor = (focused: Element | null, sentFrom: HTMLElement): boolean =>
  focused === null ||
  focused === document.body ||
  // Itself, or what is around it: a dialog takes the focus that a button in it has lost.
  focused.contains(sentFrom) ||
  // The question that was just answered, which is about to go.
  focused.closest('[role=alertdialog]') !== null;
