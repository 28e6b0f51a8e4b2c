import { expect, it } from 'vitest';
import type { CentreTree, User } from '../../api/types.js';
import { mayAcknowledge, mayLift, mayRecall, type Recall, toBody } from './recall.js';

const session = (centre: Partial<CentreTree> | null, user: Partial<User> = {}) => ({
  user: { authorities: ['ROLE_VACCINATION_CENTER'], isAdmin: false, isAuditor: false, ...user } as User,
  centre: centre as CentreTree | null,
  centres: [],
});
const admin = session(null, { isAdmin: true, authorities: ['ROLE_ADMIN'] });
const referent = session({ id: 'r', type: 'REFERENT' });
const bellevue = session({ id: 'b', type: 'VACCINATION' });
const auditor = session({ id: 'r', type: 'REFERENT' }, { isAuditor: true, authorities: ['ROLE_AUDITOR'] });

const recall = (more: Partial<Recall> = {}): Recall =>
  ({
    emetteur: null,
    levee: null,
    centres: [{ centre: { id: 'b', nom: 'Centre Bellevue' }, quantite: 3, accuseLe: null, accusePar: null }],
    ...more,
  }) as Recall;

it('is made by administrators and referents', () => {
  expect([admin, referent, bellevue, auditor].map(mayRecall)).toEqual([true, true, false, false]);
});

it('is lifted by an administrator, by a referent only where it is its own', () => {
  const own = recall({ emetteur: { id: 'r', nom: 'Pharmacie centrale' } });
  const lifted = recall({ levee: { date: '2026-03-10T09:00:00.000Z', motif: 'x', utilisateur: 'Ana' } });
  expect([mayLift(recall(), admin), mayLift(recall(), referent), mayLift(own, referent)]).toEqual([
    true,
    false,
    true,
  ]);
  expect(mayLift(lifted, admin)).toBe(false);
});

it('is acknowledged by a centre that it concerns, once', () => {
  const done = { ...recall().centres[0]!, accuseLe: '2026-03-10T09:00:00.000Z' };
  expect(mayAcknowledge(recall(), bellevue)).toBe(true);
  expect(mayAcknowledge(recall({ centres: [done] }), bellevue)).toBe(false);
  expect(mayAcknowledge(recall(), referent)).toBe(false);
  expect(
    mayAcknowledge(recall(), session({ id: 'b' }, { isAuditor: true, authorities: ['ROLE_AUDITOR'] })),
  ).toBe(false);
});

it('sends no instruction where none is given', () => {
  expect(toBody({ product: 'p', lot: 'L', reason: 'Défaut', instruction: ' ' })).toEqual({
    idProduit: 'p',
    lot: 'L',
    motif: 'Défaut',
    instruction: null,
  });
});
