import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '../../testing/renderInApp.js';
import { useConfirm } from './Confirm.js';

/** A window of this width, in pixels; only the widths of media queries are understood. */
const windowOf = (width: number) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width <= Number(/max-width: ?([\d.]+)px/.exec(query)?.[1] ?? 0),
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
  }));

function Asking() {
  const confirm = useConfirm();
  return (
    <button type="button" onClick={() => void confirm({ title: 'Annuler ?', confirmLabel: 'Oui' })}>
      Demander
    </button>
  );
}

it.each([
  [390, '100%'],
  [1440, ''],
])('a question in a window of %i px has the height %j of it', async (width, height) => {
  windowOf(width);
  await renderInApp(<Asking />);
  await userEvent.click(screen.getByRole('button', { name: 'Demander' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Annuler ?' });
  expect(getComputedStyle(dialog).height).toBe(height);
});
