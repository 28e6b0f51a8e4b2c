import { expect, it } from 'vitest';
import type { CentreTree } from '../../api/types.js';
import { descendants, workplaceOf } from './session.js';

const centre = (id: string, more: Partial<CentreTree> = {}): CentreTree => ({
  id,
  nom: id,
  service: null,
  type: 'VACCINATION',
  gestionStock: true,
  modeOffline: false,
  modeAdmin: null,
  desactivationSuivi: false,
  idTransporteur: null,
  parents: [],
  childrenVaccination: [],
  childrenDispatch: [],
  ...more,
});

it('tells a referent that keeps stock from one that does not', () => {
  const user = { isAdmin: false, isAuditor: false };
  expect(workplaceOf({ user, centre: centre('a', { type: 'REFERENT' }) })).toBe('referent');
  expect(workplaceOf({ user, centre: centre('a', { type: 'REFERENT', gestionStock: false }) })).toBe(
    'affiliates',
  );
});

it('takes an administrator for one by the authority, not by the missing centre', () => {
  expect(workplaceOf({ user: { isAdmin: true, isAuditor: false }, centre: null })).toBe('administration');
  expect(workplaceOf({ user: { isAdmin: false, isAuditor: true }, centre: null })).toBe('administration');
  expect(workplaceOf({ user: { isAdmin: false, isAuditor: false }, centre: null })).toBe('none');
});

it('finds every centre below, once', () => {
  const shared = centre('shared');
  const north = centre('north', { type: 'DISPATCH', childrenVaccination: [shared, centre('own')] });
  const top = centre('top', { type: 'REFERENT', childrenDispatch: [north], childrenVaccination: [shared] });
  expect(descendants(top).map(({ id }) => id)).toEqual(['north', 'shared', 'own']);
});
