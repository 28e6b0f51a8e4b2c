import { expect, it } from 'vitest';
import { formFieldOf, toFormPath } from './server-errors.js';

it('reads the paths of the wire', () => {
  expect(toFormPath('produits[0].sortie')).toBe('produits.0.sortie');
  expect(toFormPath('lot')).toBe('lot');
});

it('finds the field that fills a field of the body', () => {
  const names = { idLigneBl: 'batch', 'produits[].quantite': 'lines[].quantity' } as const;
  expect(formFieldOf('idLigneBl', names)).toBe('batch');
  expect(formFieldOf('produits[3].quantite', names)).toBe('lines.3.quantity');
  expect(formFieldOf('commentaire', names)).toBe('commentaire');
});
