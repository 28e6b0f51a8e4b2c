import { expect, it } from 'vitest';
import { type AuditEntry, auditedFields } from './audit-entry.js';

const ENTRY: AuditEntry = {
  id: '1',
  occurredAt: '2026-01-01T00:00:00.000Z',
  entity: 'tracker',
  recordId: 'r',
  name: 'TT-101',
  userId: null,
  user: null,
  origin: 'service',
  before: { id: 'r', version: 1, nom: 'TT-100', actif: true, type2: null },
  after: { id: 'r', version: 2, nom: 'TT-101', actif: true, type2: '' },
};

it('shows the fields that changed, not the counters', () => {
  expect(auditedFields(ENTRY)).toEqual([{ field: 'nom', before: 'TT-100', after: 'TT-101' }]);
});

it('shows all of a record that was created', () => {
  const fields = auditedFields({ ...ENTRY, before: null }).map(({ field }) => field);
  expect(fields).toEqual(['nom', 'actif']);
});
