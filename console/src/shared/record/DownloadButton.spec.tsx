import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { download } from '../../api/files.js';
import { eventually } from '../../testing/eventually.js';
import { renderInApp } from '../../testing/renderInApp.js';
import { DownloadButton } from './DownloadButton.js';

const label = download('/dispatch/retour/{id}/document', 'retour.pdf', { path: { id: 'r' } });

const fail = (status: number, body: unknown) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));

it.each([
  [400, { globalErrors: [{ code: 'document.error.tooLarge', arguments: {} }], fieldErrors: [] }],
  [503, { code: 'global.error.busy', message: '' }],
])('gives the reason of a print that failed with %i', async (status, body) => {
  fail(status, body);
  await renderInApp(<DownloadButton download={label} label="Imprimer" />);
  await userEvent.click(screen.getByRole('button', { name: 'Imprimer' }));
  const message = await screen.findByText(/^Le téléchargement a échoué : /);
  expect(message).toHaveTextContent(status === 400 ? 'trop volumineux' : 'très sollicité');
});

it('gives no reason where the service has none', async () => {
  fail(500, { code: 'global.error.unexpected', message: 'Une erreur est survenue' });
  await renderInApp(<DownloadButton download={label} label="Imprimer" />);
  await userEvent.click(screen.getByRole('button', { name: 'Imprimer' }));
  expect(await screen.findByText('Le téléchargement a échoué')).toBeVisible();
});

it('saves a document at once where the browser shows none', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  vi.stubGlobal(
    'fetch',
    async () => new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } }),
  );
  await renderInApp(<DownloadButton download={label} label="Imprimer" />);
  await userEvent.click(screen.getByRole('button', { name: 'Imprimer' }));
  await eventually(() => expect(saved).toEqual(['retour.pdf']));
  expect(screen.queryByRole('dialog')).toBeNull();
});
