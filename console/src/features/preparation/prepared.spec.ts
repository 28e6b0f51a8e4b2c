import { describe, expect, it } from 'vitest';
import { mayCancel, type Preparation, type PreparedLine, printedDocuments } from './prepared.js';

const lines = (statut: PreparedLine['statut'], type = 'VACCIN') => [
  { statut, produit: { type } } as PreparedLine,
];
const note = (more: Partial<Preparation>) =>
  ({ annule: false, desactivationSuivi: false, lignes: lines('PREPARE'), ...more }) as Preparation;

describe('a preparation', () => {
  it('may be cancelled on its way, or at any time where nobody follows it up', () => {
    expect(mayCancel(note({}))).toBe(true);
    expect(mayCancel(note({ lignes: lines('RECU') }))).toBe(false);
    expect(mayCancel(note({ lignes: lines('RECU'), desactivationSuivi: true }))).toBe(true);
    expect(mayCancel(note({ annule: true, desactivationSuivi: true }))).toBe(false);
  });

  it('has labels of vials and of the container where it holds vaccines', () => {
    expect(printedDocuments('dispatch', note({})).map(({ documentType }) => documentType)).toEqual([
      'DISPATCH_BL',
      'DISPATCH_FLACON_36',
      'DISPATCH_ETIQUETTE_CONTENANT',
    ]);
    expect(printedDocuments('referent', note({ lignes: lines('PREPARE', 'SERINGUE') }))).toHaveLength(1);
  });
});
