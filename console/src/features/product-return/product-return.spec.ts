import { describe, expect, it } from 'vitest';
import { RefusedError } from '../../api/errors.js';
import type { DeliveryNoteLine, StockRow } from '../../api/types.js';
import {
  batchesOf,
  EMPTY_RETURN,
  exceededResidual,
  isUntracked,
  keepsProduct,
  leftOf,
  lineOfLot,
  type ReturnableNote,
  returnableBatches,
  returnsOf,
  toBody,
} from './product-return.js';

const line = (id: string, quantiteStock: number, statut: DeliveryNoteLine['statut'] = 'RECU') =>
  ({
    id,
    quantiteStock,
    statut,
    stock: { id: 'at-dispatch', lot: 'L1', peremption: '2027-01-31', transfertType: null },
    limiteUtilisation: null,
  }) as DeliveryNoteLine;
const note = (...lignes: DeliveryNoteLine[]) =>
  ({ id: 'note', decongele: true, lignes }) as unknown as ReturnableNote;
const residual = { field: 'quantite', code: 'global.error.quantityResidual', arguments: { max: 4 } };

it('sends centre, product, line and quantity', () => {
  const values = { ...EMPTY_RETURN, centre: 'c', product: 'p', note: 'n', line: 'l', quantity: 3 };
  expect(toBody({ ...values, comment: ' unused ' })).toEqual({
    idCentreRetour: 'c',
    idProduit: 'p',
    idLigneBl: 'l',
    quantite: 3,
    commentaireRetour: 'unused',
  });
});

describe('a quantity above the residual', () => {
  it('is a question', () => {
    expect(exceededResidual(new RefusedError(400, [], [residual]))).toBe(4);
  });

  it('is none while something else is wrong', () => {
    const comment = { field: 'commentaireRetour', code: 'global.error.textMax' };
    expect(exceededResidual(new RefusedError(400, [], [residual, comment]))).toBeUndefined();
    const zero = { field: 'quantite', code: 'global.error.positive' };
    expect(exceededResidual(new RefusedError(400, [], [zero]))).toBeUndefined();
  });
});

it('shows the lines of a note as what the centre has left of them', () => {
  const centre = { id: 'c', nom: 'Centre', service: null, type: 'VACCINATION' } as const;
  const { stock, ...rest } = line('l2', 2);
  const thawed: DeliveryNoteLine = { ...rest, stock: { ...stock, transfertType: 'DECONGELE' } };
  // Of a note that was prepared as thawed, the product of the first line never thaws.
  expect(batchesOf(note(line('l1', 7), thawed), centre)).toMatchObject([
    { id: 'l1', lot: 'L1', quantite: 7, decongele: false },
    { id: 'l2', lot: 'L1', quantite: 2, decongele: true },
  ]);
  expect(batchesOf(undefined, centre)).toEqual([]);
  expect(leftOf(note(line('l1', 7), line('l2', 5)))).toBe(12);
});

it('knows a note that nobody follows up', () => {
  expect(isUntracked(note(line('l1', 0, 'PREPARE')))).toBe(true);
  expect(isUntracked(note(line('l1', 0)))).toBe(false);
});

describe('a lot in the hand', () => {
  const lotted = (id: string, lot: string, left: number, peremption = '2027-01-31') =>
    ({ ...line(id, left), stock: { ...line(id, left).stock, lot, peremption } }) as DeliveryNoteLine;
  const noteOf = (id: string, ...lignes: DeliveryNoteLine[]) =>
    ({ ...note(...lignes), id }) as ReturnableNote;
  const notes = [
    noteOf('n3', lotted('empty', 'L1', 0)),
    noteOf('n2', lotted('other', 'L2', 4, '2027-06-30'), lotted('left', 'L1', 3)),
  ];

  const box = (lot: string, peremption: string | null = null) => ({ produit: null, lot, peremption });

  it('is found on a note, on one of which something is left before others', () => {
    expect(lineOfLot(notes, box('L1'))).toMatchObject({ note: { id: 'n2' }, line: { id: 'left' } });
    expect(lineOfLot(notes.slice(0, 1), box('L1'))).toMatchObject({
      note: { id: 'n3' },
      line: { id: 'empty' },
    });
    expect(lineOfLot(notes, box('L3'))).toBeUndefined();
  });

  it('is found by its expiry where it went with two, also on a line of which nothing is left', () => {
    const twice = [...notes, noteOf('n1', lotted('later', 'L1', 0, '2027-03-31'))];
    expect(lineOfLot(twice, box('L1', '2027-03-31'))).toMatchObject({
      note: { id: 'n1' },
      line: { id: 'later' },
    });
    expect(lineOfLot(twice, box('L1', '2027-01-31'))).toMatchObject({
      note: { id: 'n2' },
      line: { id: 'left' },
    });
    expect(lineOfLot(twice, box('L1', '2027-12-31'))).toMatchObject({
      note: { id: 'n2' },
      line: { id: 'left' },
    });
  });

  it('comes back from several lines where the first does not hold all', () => {
    const centre = { id: 'c', nom: 'Centre', service: null, type: 'VACCINATION' } as StockRow['centre'];
    const untracked = noteOf('n1', { ...lotted('unknown', 'L0', 9, '2026-06-30'), statut: 'PREPARE' });
    const batches = returnableBatches([...notes, untracked], centre);
    expect(batches.map(({ id }) => id)).toEqual(['empty', 'other', 'left']);
    const now = new Date('2026-03-10T09:00:00.000Z');
    const parts = (quantity: number, chosen = 'left') =>
      returnsOf({ ...EMPTY_RETURN, note: 'n2', line: chosen, quantity }, notes, batches, 'Europe/Paris', now);
    expect(parts(5).map(({ sent, shown }) => [sent.note, sent.line, sent.quantity, shown.quantity])).toEqual([
      ['n2', 'left', 3, 5],
      ['n2', 'other', 2, 2],
    ]);
    expect(parts(3)).toEqual([]);
    expect(parts(8)).toEqual([]);
    expect(parts(5, 'other')).toEqual([]);
  });
});

it.each([
  ['nothing was typed', {}, false],
  ['a scanned box chose note and line', { note: 'n', line: 'l' }, false],
  ['a quantity was typed', { quantity: 3 }, true],
  ['a comment was typed', { comment: 'Séance annulée' }, true],
  ['it is the same product', { product: 'other', quantity: 3 }, false],
])('is not begun anew by a scan of another product: %s', (_, typed, keeps) => {
  const chosen = { ...EMPTY_RETURN, centre: 'c', product: 'vaxilor' };
  expect(keepsProduct({ ...chosen, ...typed }, 'other')).toBe(keeps);
});
