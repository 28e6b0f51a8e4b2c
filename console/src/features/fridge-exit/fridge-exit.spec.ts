import { describe, expect, it } from 'vitest';
import type { StockRow } from '../../api/types.js';
import { EMPTY_EXIT, exitsOf, fieldNames, keepsProduct, packagesOut, toBody } from './fridge-exit.js';

describe('what is sent', () => {
  it('is vials within the centre, unless something else is said', () => {
    expect(toBody({ ...EMPTY_EXIT, batch: 'line-1' })).toEqual({
      idLigneBl: 'line-1',
      sortieType: 'INTERNE',
      typeConditionnement: 'FLACON',
      quantite: 1,
    });
  });

  it('is syringes without a number of vials in syringe mode, and the point where there is one', () => {
    expect(
      toBody({
        ...EMPTY_EXIT,
        batch: 'line-1',
        mode: 'SERINGUE',
        syringes: 7,
        destination: 'VACCINATION_POINT',
        point: 'point-1',
        comment: ' cool box ',
      }),
    ).toEqual({
      idLigneBl: 'line-1',
      sortieType: 'VACCINATION_POINT',
      typeConditionnement: 'SERINGUE',
      seringue: 7,
      idPoint: 'point-1',
      commentaire: 'cool box',
    });
  });
});

describe('more than a batch holds', () => {
  const now = new Date('2026-03-10T09:00:00.000Z');
  const batch = (id: string, quantite: number, peremption: string) =>
    ({ id, lot: id, quantite, peremption, limiteUtilisation: null, rappel: false }) as StockRow;
  const batches = [
    batch('late', 9, '2027-01-31'),
    batch('early', 2, '2026-06-30'),
    batch('next', 3, '2026-09-30'),
  ];
  const exits = (more: object) =>
    exitsOf({ ...EMPTY_EXIT, batch: 'early', ...more }, batches, 'Europe/Paris', now).map(
      ({ sent, shown }) => [sent.batch, sent.quantity, shown.quantity],
    );

  it('is taken by one exit of each batch; what is shown is what is still to be taken', () => {
    expect(exits({ quantity: 6 })).toEqual([
      ['early', 2, 6],
      ['next', 3, 4],
      ['late', 1, 1],
    ]);
  });

  it('is one exit where the batch is enough, where another one was chosen, and of syringes', () => {
    expect(exits({ quantity: 2 })).toEqual([]);
    expect(exits({ quantity: 6, batch: 'next' })).toEqual([]);
    expect(exits({ quantity: 6, mode: 'SERINGUE', syringes: 60 })).toEqual([]);
    expect(exits({ quantity: 15 })).toEqual([]);
  });
});

it.each([
  ['nothing was typed', {}, false],
  ['the batch was chosen', { batch: 'b' }, false],
  ['a count was typed', { quantity: 3 }, true],
  ['a point was chosen', { destination: 'VACCINATION_POINT', point: 'p' } as const, true],
  ['a comment was typed', { comment: 'Équipe mobile' }, true],
  ['it is the same product', { product: 'other', quantity: 3 }, false],
  ['there is none yet', { product: null, quantity: 3 }, false],
])('is not begun anew by a scan of another product: %s', (_, typed, keeps) => {
  expect(keepsProduct({ ...EMPTY_EXIT, product: 'vaxilor', ...typed }, 'other')).toBe(keeps);
});

it('says why a later batch is taken', () => {
  expect(toBody({ ...EMPTY_EXIT, laterBatchReason: ' Réservé ' }).motifDerogation).toBe('Réservé');
  expect(toBody(EMPTY_EXIT)).not.toHaveProperty('motifDerogation');
});

it('opens as many vials as the syringes need', () => {
  const vial = { nbDoses: 6 };
  expect(packagesOut({ mode: 'SERINGUE', quantity: 1, syringes: 7 }, vial)).toBe(2);
  expect(packagesOut({ mode: 'FLACON', quantity: 3, syringes: null }, vial)).toBe(3);
});

it('brings a fault of the quantity to the field that made it', () => {
  expect(fieldNames({ ...EMPTY_EXIT, mode: 'SERINGUE' }).quantite).toBe('syringes');
  expect(fieldNames(EMPTY_EXIT).quantite).toBe('quantity');
});
