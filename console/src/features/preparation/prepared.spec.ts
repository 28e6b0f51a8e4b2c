import { describe, expect, it } from 'vitest';
import {
  isPastCancelling,
  mayCancel,
  type Preparation,
  type PreparedLine,
  printedDocuments,
  statusOf,
} from './prepared.js';

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

it('tells where a note stands, and why it can no longer be cancelled', () => {
  expect(statusOf(note({}))).toBe('PREPARE');
  expect(statusOf(note({ lignes: lines('RECU') }))).toBe('RECU');
  expect(statusOf(note({ annule: true }))).toBe('ANNULE');
  expect(isPastCancelling(note({}))).toBe(false);
  expect(isPastCancelling(note({ lignes: lines('RECU') }))).toBe(true);
  expect(isPastCancelling(note({ lignes: lines('RECU'), desactivationSuivi: true }))).toBe(false);
  expect(isPastCancelling(note({ annule: true }))).toBe(false);
});
