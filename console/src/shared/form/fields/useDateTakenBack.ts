import type { FieldRef } from '@mui/x-date-pickers/models';
import type { Dayjs } from 'dayjs';
import { type RefObject, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { takenBackBy } from '../../scan/useWedge.js';

/** Day, month and year as they are typed, each by itself. */
export type DateParts = RefObject<FieldRef<Dayjs | null> | null>;

interface TakenBack {
  readonly parts: DateParts;
  /** Whether the field holds a date; otherwise its parts may hold one that is typed, or that no calendar has. */
  readonly isDate: boolean;
  /** Asked before a key that may be the first one of a scanner: what gives the field the value that it holds now. */
  readonly keep: () => () => void;
}

/**
 * What a scanner typed into a date is taken back (docs/rules/scanning.md, SN-7). The picker is drawn anew for it: by
 * itself it would take the next digit that somebody types for one more of the code.
 *
 * @returns `ref` for the element around the picker, `key` for the picker
 */
export function useDateTakenBack({ parts, isDate, keep }: TakenBack) {
  const box = useRef<HTMLElement>(null);
  const [drawing, drawAnew] = useReducer((drawings: number) => drawings + 1, 0);

  const texts = () => parts.current?.getSections().map((part) => part.value) ?? [];
  const select = (index: number | null) => flushSync(() => parts.current?.setSelectedSections(index));
  // The picker takes the text of a part from nowhere else.
  const type = (text: string, index: number) => {
    if (text === '') return;
    select(index);
    const part = box.current?.querySelectorAll('[role=spinbutton]')[index];
    if (!part) return;
    part.textContent = text;
    flushSync(() => part.dispatchEvent(new InputEvent('input', { bubbles: true })));
  };

  const snapshot = () => {
    const before = texts();
    const active = parts.current?.getActiveSectionIndex() ?? null;
    const putBack = keep();
    return () => {
      if (texts().join() === before.join()) return;
      flushSync(() => {
        drawAnew();
        putBack();
      });
      if (!isDate) before.forEach(type);
      select(active);
    };
  };
  const ref = (element: HTMLElement | null) => {
    box.current = element;
    takenBackBy(snapshot)(element);
  };
  return { ref, key: drawing };
}
