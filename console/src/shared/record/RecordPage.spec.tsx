import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useRead } from '../../api/queries.js';
import { renderInApp } from '../../testing/renderInApp.js';
import { RecordPage } from './RecordPage.js';

function Template({ leavesOnFailure }: { leavesOnFailure: boolean }) {
  const query = useRead('/template/{id}', { path: { id: 't' } });
  return (
    <RecordPage title="Modèle" query={query} back="/templates" leavesOnFailure={leavesOnFailure}>
      {({ nom }) => nom}
    </RecordPage>
  );
}

beforeEach(() => {
  const missing = { code: 'global.error.notFound', message: '' };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(missing), { status: 404 }));
});

it('leads back where the record cannot be loaded, and says why', async () => {
  await renderInApp(<Template leavesOnFailure />, { pages: { '/templates': 'the list' } });
  expect(await screen.findByText('the list')).toBeVisible();
  expect(await screen.findByText(/^Cet élément n'existe pas/)).toBeVisible();
});

it('says so in its place elsewhere', async () => {
  await renderInApp(<Template leavesOnFailure={false} />, { pages: { '/templates': 'the list' } });
  expect(await screen.findByRole('link', { name: 'Retour' })).toHaveAttribute('href', '/templates');
});
