import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { eventually } from '../../../testing/eventually.js';
import { renderInApp } from '../../../testing/renderInApp.js';
import { importScreen } from './ImportScreen.js';

const { default: CentreImport } = importScreen({ kind: 'centre', title: 'administration.import.centres' });
const REPORT = { dryRun: true, creations: 1, modifications: 0, inchanges: 0, erreurs: 0, lignes: [] };

it('asks for the report again, under the same key, where no answer came', async () => {
  const answer = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', answer);
  answer.mockRejectedValueOnce(new TypeError('the network is away'));
  answer.mockImplementation(async () => Response.json(REPORT));
  await renderInApp(<CentreImport />);
  await userEvent.upload(
    document.querySelector<HTMLInputElement>('input[type=file]')!,
    new File(['centres'], 'centres.xlsx'),
    { applyAccept: false },
  );
  await eventually(() => expect(screen.getByRole('button', { name: /^Importer/ })).toBeEnabled());
  const keys = answer.mock.calls
    .map(([request]) => request as Request)
    .filter(({ method }) => method === 'POST')
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
});
