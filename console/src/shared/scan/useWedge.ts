import { useEffect, useRef } from 'react';
import { SEPARATOR, Wedge } from './wedge.js';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** What a field held before a scanner typed into it. */
interface Before {
  readonly field: Field;
  readonly value: string;
}

/** Who listens to the scanner; the last one, which may be a dialog over the page of another, has its codes. */
const listeners: object[] = [];

/** Calls `onCode` with each code of a hand scanner, wherever the focus is; what it typed into a field is taken back. */
export function useWedge(onCode: (code: string) => void, enabled: boolean): void {
  const latest = useRef(onCode);
  latest.current = onCode;
  useEffect(() => {
    if (!enabled) return;
    const wedge = new Wedge();
    listeners.push(wedge);
    let before: Before | undefined;
    const press = (event: KeyboardEvent) => {
      if (listeners.at(-1) !== wedge) return;
      const burst = wedge.press(event);
      if (wedge.isFirst() && event.key.length === 1) before = fieldOf(event.target);
      if (!burst) return;
      // Enter would send the form, or choose from a list.
      event.preventDefault();
      event.stopImmediatePropagation();
      const typedInto = before ?? movedInto(burst.code);
      if (typedInto) restore(typedInto);
      latest.current(burst.code);
    };
    // Before the page's own handlers.
    window.addEventListener('keydown', press, { capture: true });
    return () => {
      window.removeEventListener('keydown', press, { capture: true });
      listeners.splice(listeners.indexOf(wedge), 1);
    };
  }, [enabled]);
}

function fieldOf(target: EventTarget | null): Before | undefined {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isField ? { field: target, value: target.value } : undefined;
}

/** The page may have given the focus to a field after the first key, as a list does with digits (useTypedNumbers). */
function movedInto(code: string): Before | undefined {
  const typed = code.replaceAll(SEPARATOR, '');
  const now = fieldOf(document.activeElement);
  return now?.value.endsWith(typed) ? { ...now, value: now.value.slice(0, -typed.length) } : undefined;
}

/** As the browser does it when somebody types, so that whatever listens to the field hears of it. */
function restore({ field, value }: Before): void {
  if (field.value === value) return;
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
