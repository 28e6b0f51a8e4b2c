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
  expect(workplaceOf(centre('a', { type: 'REFERENT' }))).toBe('referent');
  expect(workplaceOf(centre('a', { type: 'REFERENT', gestionStock: false }))).toBe('affiliates');
});

it('takes a user without a centre for an administrator', () => {
  expect(workplaceOf(null)).toBe('administration');
});

it('finds every centre below, once', () => {
  const shared = centre('shared');
  const north = centre('north', { type: 'DISPATCH', childrenVaccination: [shared, centre('own')] });
  const top = centre('top', { type: 'REFERENT', childrenDispatch: [north], childrenVaccination: [shared] });
  expect(descendants(top).map(({ id }) => id)).toEqual(['north', 'shared', 'own']);
});
