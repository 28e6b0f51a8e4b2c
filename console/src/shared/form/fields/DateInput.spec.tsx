import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { hearServiceClock } from '../../../api/service-clock.js';
import { renderInApp } from '../../../testing/renderInApp.js';
import { DateInput } from './DateInput.js';

/** React stops for what the browser has to do after as long as this (milliseconds). */
const TURN = 5;

/** A screen that is drawn again now and then, and takes longer for it than a turn. */
function SlowScreen({ onDrawn, again }: { onDrawn: () => void; again: (draw: () => void) => void }) {
  const [value, setValue] = useState<string | null>('2026-06-21');
  const [, setDrawings] = useState(0);
  again(() => setDrawings((count) => count + 1));
  useLayoutEffect(() => {
    const begun = performance.now();
    while (performance.now() - begun < 2 * TURN);
    onDrawn();
  });
  return (
    <DateInput
      kind="day"
      label="Jour"
      value={value}
      onChange={(typed) => setValue(typed ?? null)}
      parts={{ current: null }}
      keep={() => () => undefined}
      required={false}
      disabled={false}
      onBlur={() => undefined}
      inputRef={() => undefined}
      error={false}
      helperText={undefined}
    />
  );
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('keeps day and month where a year is begun just after the screen was drawn again', async () => {
  let drawn = () => {};
  let draw = () => {};
  await renderInApp(
    <SlowScreen
      onDrawn={() => drawn()}
      again={(next) => {
        draw = next;
      }}
    />,
  );
  const parts = () => screen.getAllByRole('spinbutton').map(({ textContent }) => textContent);
  const year = screen.getAllByRole('spinbutton')[2]!;
  await userEvent.click(year);
  await waitFor(() => expect(year).toHaveFocus());

  // As in a browser: `act` leaves nothing for later.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const isDrawn = new Promise<void>((resolve) => {
    drawn = resolve;
  });
  draw();
  await isDrawn;
  year.dispatchEvent(new KeyboardEvent('keydown', { key: '2', bubbles: true }));
  year.textContent = '2';
  year.dispatchEvent(new InputEvent('input', { data: '2', bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(parts()).toEqual(['21', '06', '0002']);
});

it("marks the day of the service's clock, where the business is, and opens its month", async () => {
  // A wrong day by the device. By the service it is still the last of June in UTC, and July in Paris.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-02-03T10:00:00Z') });
  hearServiceClock(Date.now(), new Date('2026-06-30T22:30:00Z').toUTCString());
  await renderInApp(
    <DateInput
      kind="day"
      label="Jour"
      value={null}
      onChange={() => undefined}
      parts={{ current: null }}
      keep={() => () => undefined}
      required={false}
      disabled={false}
      onBlur={() => undefined}
      inputRef={() => undefined}
      error={false}
      helperText={undefined}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: /Choisir/ }));
  expect(await screen.findByText('juillet 2026')).toBeVisible();
  expect(screen.getByRole('gridcell', { current: 'date' })).toHaveTextContent('1');
});
