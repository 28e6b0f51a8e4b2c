import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '../../testing/renderInApp.js';
import { useScanning } from './useScanning.js';

function Field() {
  const { understood, read } = useScanning((_, { unknown }) => unknown);
  return (
    <>
      <button type="button" onClick={() => read('(10)L1')}>
        Lire
      </button>
      {understood?.text}
    </>
  );
}

it('says that the service is not there, and nothing of something recorded', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await renderInApp(<Field />);
  await userEvent.click(screen.getByRole('button', { name: 'Lire' }));
  expect(await screen.findByText(/^Code non utilisé : Le service est injoignable/)).toBeVisible();
});
