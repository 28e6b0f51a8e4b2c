import { expect, it } from 'vitest';
import type { Authority, CentreTree } from '../../api/types.js';
import { descendants, onlyReads, workplaceOf } from './session.js';

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

it('takes an auditor for one who only reads but where another authority fits an own centre', () => {
  const nord = centre('nord', { type: 'DISPATCH' });
  const reads = (authorities: readonly Authority[], at: CentreTree | null, centres = [nord]) =>
    onlyReads({
      user: { authorities, isAdmin: authorities.includes('ROLE_ADMIN'), isAuditor: true },
      centre: at,
      centres,
    });
  expect(reads(['ROLE_AUDITOR', 'ROLE_DISPATCH_CENTER'], nord)).toBe(false);
  expect(reads(['ROLE_AUDITOR', 'ROLE_DISPATCH_CENTER'], nord, [])).toBe(true);
  expect(reads(['ROLE_AUDITOR', 'ROLE_DISPATCH_CENTER'], null)).toBe(true);
  expect(reads(['ROLE_AUDITOR', 'ROLE_VACCINATION_CENTER'], nord)).toBe(true);
  expect(reads(['ROLE_AUDITOR'], nord)).toBe(true);
  expect(reads(['ROLE_AUDITOR', 'ROLE_ADMIN'], null)).toBe(false);
});
