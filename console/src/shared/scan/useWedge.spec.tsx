import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { scan } from '../../testing/scan.js';
import { useWedge } from './useWedge.js';

const LOT = 'VX2411A';
const CODE = `010340093000001410${LOT}`;

function Listening({ onCode }: { onCode: (code: string) => void }) {
  useWedge(onCode);
  return null;
}

it('gives a code to the dialog that was opened last, and to the page below once it is closed', () => {
  const [page, dialog] = [vi.fn(), vi.fn()];
  const drawn = (isOpen: boolean) => (
    <>
      <Listening onCode={page} />
      {isOpen && <Listening onCode={dialog} />}
    </>
  );
  const { rerender } = render(drawn(true));
  scan(LOT);
  expect(dialog).toHaveBeenCalledWith(CODE);
  expect(page).not.toHaveBeenCalled();
  rerender(drawn(false));
  scan(LOT);
  expect(page).toHaveBeenCalledWith(CODE);
  expect(dialog).toHaveBeenCalledTimes(1);
});
