import { fireEvent, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useWedge } from './useWedge.js';

const CODE = '010340093000001410VX2411A';

function Listening({ onCode }: { onCode: (code: string) => void }) {
  useWedge(onCode);
  return null;
}

const scan = () => {
  for (const key of [...CODE, 'Enter']) fireEvent.keyDown(window, { key });
};

it('gives a code to the dialog that was opened last, and to the page below once it is closed', () => {
  const [page, dialog] = [vi.fn(), vi.fn()];
  const drawn = (isOpen: boolean) => (
    <>
      <Listening onCode={page} />
      {isOpen && <Listening onCode={dialog} />}
    </>
  );
  const { rerender } = render(drawn(true));
  scan();
  expect(dialog).toHaveBeenCalledWith(CODE);
  expect(page).not.toHaveBeenCalled();
  rerender(drawn(false));
  scan();
  expect(page).toHaveBeenCalledWith(CODE);
  expect(dialog).toHaveBeenCalledTimes(1);
});
