import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useWedge } from '../scan/useWedge.js';
import { useTypedNumbers } from './useTypedNumbers.js';

function List({ isAsked = false }: { isAsked?: boolean }) {
  const form = useRef<HTMLFormElement>(null);
  useTypedNumbers(form);
  return (
    <>
      <form ref={form}>
        <input aria-label="Produit" role="combobox" aria-expanded={false} aria-controls="none" type="text" />
        <input aria-label="Commentaire" type="text" />
        <input aria-label="Lot" type="text" data-code="" defaultValue="VX" />
      </form>
      <button type="button">Exporter</button>
      <textarea aria-label="Note" />
      {isAsked && <div role="dialog">?</div>}
    </>
  );
}

function Scanned({ onCode }: { onCode: (code: string) => void }) {
  useWedge(onCode);
  return <List />;
}

const lot = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Lot' });
const user = userEvent.setup();
beforeEach(() => document.body.focus());

it('puts a number that is typed anywhere into the search for lots', async () => {
  render(<List />);
  await user.click(screen.getByRole('button'));
  await user.keyboard('2411');
  expect(lot().value).toBe('2411');
});

it('leaves what is typed into a field, over a dialog or with Ctrl where it is', async () => {
  const { rerender } = render(<List />);
  await user.type(screen.getByRole('textbox', { name: 'Note' }), '7');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' }).value).toBe('7');
  screen.getByRole('button').focus();
  fireEvent.keyDown(screen.getByRole('button'), { key: '1', ctrlKey: true });
  fireEvent.keyDown(screen.getByRole('button'), { key: 'a' });
  rerender(<List isAsked />);
  fireEvent.keyDown(screen.getByRole('button'), { key: '1' });
  expect(document.activeElement).toBe(screen.getByRole('button'));
  expect(lot().value).toBe('VX');
});

it('gives a hand scanner its code, and keeps nothing of it in the search', async () => {
  const onCode = vi.fn();
  // A busy machine presses the keys of `keyboard` as slowly as a person.
  vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(0);
  render(<Scanned onCode={onCode} />);
  screen.getByRole('button').focus();
  await user.keyboard('0103400930000014{Enter}');
  expect(onCode).toHaveBeenCalledWith('0103400930000014');
  expect(lot().value).toBe('');
});
