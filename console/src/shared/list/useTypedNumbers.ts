import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Lots and numbers are what digits are typed for; a form without such a field takes its first text. */
const FIELDS = [
  'input[data-code]',
  'input[type=text]:not([role=combobox], [aria-hidden=true])',
  'input[type=search]',
];

/** Something that takes keys itself: a field, a choice that jumps by letters. */
const isTaken = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest(
    'input, textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=menu]',
  ) !== null;

const isCovered = (): boolean =>
  document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null;

/**
 * Digits that are typed anywhere on a page with a list go into its search: who reads a number from a box has it in the
 * field at once. Any other key, and a digit with Ctrl, Alt or Meta, stays what it is.
 *
 * @param show called with the field before it has the focus, which a field that is not shown does not take
 */
export function useTypedNumbers(
  form: RefObject<HTMLElement | null>,
  show: (field: HTMLElement) => void = () => {},
): void {
  const showFirst = useEffectEvent(show);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!/^\d$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.defaultPrevented || isTaken(event.target) || isCovered()) return;
      const field = FIELDS.map((selector) => form.current?.querySelector<HTMLInputElement>(selector)).find(
        (found) => found && !found.disabled,
      );
      if (!field) return;
      showFirst(field);
      // The browser types the digit into the field that has the focus by then, in place of what it held.
      field.focus();
      field.select();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [form]);
}
