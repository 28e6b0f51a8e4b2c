import { act, createEvent, fireEvent } from '@testing-library/react';

/** Between two keys (milliseconds). */
const PACE_MS = 10;

/** As a hand scanner types a code with this lot, at its own pace however slow the machine is. */
export function scan(lot: string): void {
  const begun = performance.now();
  act(() => {
    for (const [position, key] of [...`010340093000001410${lot}`, 'Enter'].entries()) {
      const pressed = createEvent.keyDown(window, { key });
      Object.defineProperty(pressed, 'timeStamp', { value: begun + PACE_MS * position });
      fireEvent(window, pressed);
    }
  });
}
