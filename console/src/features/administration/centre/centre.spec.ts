import { describe, expect, it } from 'vitest';
import {
  BLANK_CENTRE,
  creatableTypes,
  isTagTaken,
  resetByType,
  templateTypesOf,
  toCentreBody,
} from './centre.js';

it('sends people and centres as ids', () => {
  const user = {
    id: 'u',
    login: 'l',
    lastname: 'L',
    firstname: 'F',
    email: 'e',
    actif: true,
    authorities: [],
  };
  const child = { id: 'c', nom: 'C', service: null, type: 'VACCINATION' as const };
  const body = toCentreBody({ ...BLANK_CENTRE, utilisateurs: [user], centreEnfants: [child] });
  expect(body).toMatchObject({ users: ['u'], childrenIds: ['c'], parentIds: [] });
  expect(body).not.toHaveProperty('utilisateurs');
});

it('resets what belonged to another type, and follows no vaccination point up', () => {
  expect(resetByType('DISPATCH')).toMatchObject({ desactivationSuivi: false, centreEnfants: [] });
  expect(resetByType('VACCINATION_POINT')).toMatchObject({ desactivationSuivi: true, emailAutorise: [] });
});

it('lets a dispatch administrator create centres of the vaccination side', () => {
  expect(creatableTypes(false)).toEqual(['VACCINATION', 'VACCINATION_POINT']);
  expect(creatableTypes(true)).toHaveLength(4);
});

it('offers the templates that such a centre prints', () => {
  expect(templateTypesOf('VACCINATION_POINT')).toEqual(templateTypesOf('VACCINATION'));
  expect(templateTypesOf('REFERENT').every((type) => type.startsWith('REFERENT_'))).toBe(true);
});

describe('a tag', () => {
  const tags = [
    { categorieType: 'SECTEUR', categorieLabel: null, valeur: 'Nord' },
    { categorieType: 'AUTRE', categorieLabel: 'Accès', valeur: 'Quai' },
  ] as const;

  it('is there once a category', () => {
    expect(isTagTaken(tags, { categorieType: 'SECTEUR', categorieLabel: null })).toBe(true);
    expect(isTagTaken(tags, { categorieType: 'TOURNEE', categorieLabel: null })).toBe(false);
  });

  it('is there once a name where the category is of its own', () => {
    expect(isTagTaken(tags, { categorieType: 'AUTRE', categorieLabel: ' accès' })).toBe(true);
    expect(isTagTaken(tags, { categorieType: 'AUTRE', categorieLabel: 'Parking' })).toBe(false);
  });
});
