import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderInApp } from '../../testing/renderInApp.js';
import { windowOf } from '../../testing/windowOf.js';
import { useConfirm } from './Confirm.js';

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
  [1440, 'auto'],
])('a question in a window of %i px has the height %j', async (width, height) => {
  windowOf(width);
  await renderInApp(<Asking />);
  await userEvent.click(screen.getByRole('button', { name: 'Demander' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Annuler ?' });
  expect(getComputedStyle(dialog).height).toBe(height);
});
