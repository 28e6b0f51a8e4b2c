import { expect, it } from 'vitest';
import { type ImportedLine, importForm, inReadingOrder, mayApply } from './import-report.js';

const REPORT = { dryRun: true, creations: 0, modifications: 0, inchanges: 3, erreurs: 0, lignes: [] };

it('is applied only where every line is right and something changes', () => {
  expect(mayApply(REPORT)).toBe(false);
  expect(mayApply({ ...REPORT, creations: 1 })).toBe(true);
  expect(mayApply({ ...REPORT, creations: 1, erreurs: 1 })).toBe(false);
});

it('says in the form whether it is only tried', () => {
  expect(importForm(new File([''], 'x.xlsx'), true).get('dryRun')).toBe('true');
});

it('puts the lines that are wrong first', () => {
  const line = (ligne: number, statut: ImportedLine['statut']): ImportedLine => ({
    ligne,
    statut,
    libelle: null,
    id: null,
    modifications: [],
    erreurs: [],
  });
  const lines = [line(2, 'CREATION'), line(3, 'ERREUR'), line(4, 'INCHANGE'), line(5, 'ERREUR')];
  expect(inReadingOrder(lines).map(({ ligne }) => ligne)).toEqual([3, 5, 2, 4]);
});
