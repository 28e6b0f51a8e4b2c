import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '../../../testing/renderInApp.js';
import { AuditDialog } from './AuditDialog.js';
import type { AuditEntry } from './audit-entry.js';

const CREATED = {
  id: '1',
  entity: 'produit',
  name: 'Masque',
  user: 'admin',
  occurredAt: '2026-11-20T08:30:00Z',
  origin: 'api',
  before: null,
  after: { type: 'EPI' },
} as unknown as AuditEntry;

it('shows the type of a product by its label', async () => {
  vi.stubGlobal('fetch', async ({ url }: Request) =>
    Response.json(
      url.includes('/value-list?code=PRODUCT_TYPE')
        ? [{ code: 'EPI', label: 'Équipement de protection', actif: true }]
        : [],
    ),
  );
  await renderInApp(<AuditDialog entry={CREATED} onClose={() => undefined} />);
  expect(await screen.findByText('Équipement de protection')).toBeVisible();
});
