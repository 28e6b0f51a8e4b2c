import { useEffect, useRef } from 'react';
import { SEPARATOR, Wedge } from './wedge.js';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Puts a field back as it was before a scanner typed into it. */
type TakeBack = () => void;

/** @param takeBackText puts back the text of the field, where it is a text */
type Snapshot = (takeBackText: TakeBack) => TakeBack;

const snapshots = new WeakMap<Element, Snapshot>();

/**
 * `ref` of a field of which more than a text has to be put back, whether somebody typed it for example, or of what is
 * around a field that is no text. `snapshot` is called before each key that may be the first one of a scanner.
 */
export const takenBackBy = (snapshot: Snapshot) => (field: Element | null) => {
  if (field) snapshots.set(field, snapshot);
};

/** One for each `useWedge` on the screen. Only the last gets the codes: it may be a dialog over the page of another. */
const listeners: object[] = [];

/** Calls `onCode` with each code of a hand scanner, wherever the focus is; what it typed into a field is taken back. */
export function useWedge(onCode: (code: string) => void): void {
  const latest = useRef(onCode);
  latest.current = onCode;
  useEffect(() => {
    const wedge = new Wedge();
    listeners.push(wedge);
    let takeBack: TakeBack | undefined;
    const press = (event: KeyboardEvent) => {
      if (listeners.at(-1) !== wedge) return;
      const burst = wedge.press(event);
      if (wedge.isFirst() && event.key.length === 1) takeBack = heldBy(event.target);
      if (!burst) return;
      // Enter would send the form, or choose from a list.
      event.preventDefault();
      event.stopImmediatePropagation();
      (takeBack ?? movedInto(burst.code))?.();
      latest.current(burst.code);
    };
    // Before the page's own handlers.
    window.addEventListener('keydown', press, { capture: true });
    return () => {
      window.removeEventListener('keydown', press, { capture: true });
      listeners.splice(listeners.indexOf(wedge), 1);
    };
  }, []);
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

function heldBy(target: EventTarget | null): TakeBack | undefined {
  const text = textOf(target);
  for (let element = target instanceof Element ? target : null; element; element = element.parentElement) {
    const snapshot = snapshots.get(element);
    if (snapshot) return snapshot(text ?? (() => {}));
  }
  return text;
}

function textOf(target: EventTarget | null): TakeBack | undefined {
  if (!isField(target)) return undefined;
  const { value } = target;
  return () => restore(target, value);
}

/** The page may have given the focus to a field after the first key, as a list does with digits (useTypedNumbers). */
function movedInto(code: string): TakeBack | undefined {
  const typed = code.replaceAll(SEPARATOR, '');
  const field = document.activeElement;
  if (!isField(field) || !field.value.endsWith(typed)) return undefined;
  return () => restore(field, field.value.slice(0, -typed.length));
}

/** As the browser does it when somebody types, so that whatever listens to the field hears of it. */
function restore(field: Field, value: string): void {
  if (field.value === value) return;
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
