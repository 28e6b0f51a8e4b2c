import { describe, expect, it } from 'vitest';
import { RefusedError } from '../../api/errors.js';
import type { DeliveryNoteLine } from '../../api/types.js';
import {
  batchesOf,
  EMPTY_RETURN,
  exceededResidual,
  isUntracked,
  leftOf,
  type ReturnableNote,
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
  expect(batchesOf(note(line('l1', 7)), centre)).toMatchObject([
    { id: 'l1', lot: 'L1', quantite: 7, decongele: true },
  ]);
  expect(batchesOf(undefined, centre)).toEqual([]);
  expect(leftOf(note(line('l1', 7), line('l2', 5)))).toBe(12);
});

it('knows a note that nobody follows up', () => {
  expect(isUntracked(note(line('l1', 0, 'PREPARE')))).toBe(true);
  expect(isUntracked(note(line('l1', 0)))).toBe(false);
});
