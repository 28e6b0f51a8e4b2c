import { describe, expect, it } from 'vitest';
import { ErrorCode } from '../../api/generated/codes.js';
import type { CentreType, StockRow } from '../../api/types.js';
import type { Session } from '../../providers/session/session.js';
import { correction, mayEdit, quantityOrExpiry, toBody, valuesOf } from './stock-edit.js';

const batch = (centerType: CentreType = 'DISPATCH', centre = 'north') =>
  ({
    id: 'batch',
    peremption: '2030-06-30',
    quantite: 8,
    centerType,
    centre: { id: centre, nom: centre, type: centerType },
    produit: { peremptionType: 'MOIS' },
  }) as StockRow;

const someone = (centre: string | null, rights: { isAdmin?: boolean; isAdminDispatch?: boolean } = {}) =>
  ({
    centre: centre && { id: centre },
    user: { isAdmin: false, isAdminDispatch: false, ...rights },
  }) as unknown as Session;

describe('a stock edit', () => {
  it('sends an expiry only where it was changed', () => {
    const row = batch();
    const values = { ...valuesOf(row), quantity: -2, comment: ' Inventaire ' };
    expect(toBody(row)(values)).toEqual({
      idStock: 'batch',
      quantite: -2,
      peremption: null,
      commentaire: 'Inventaire',
    });
    expect(toBody(row)({ ...values, expiry: '2030-07-31' }).peremption).toBe('2030-07-31');
  });

  it('asks a vaccination centre for a quantity alone', () => {
    expect(valuesOf(batch('VACCINATION')).expiry).toBeNull();
  });

  it('refuses 0, and to take more than is there', () => {
    const rule = correction(batch());
    expect(rule(0)?.code).toBe(ErrorCode.quantityInvalid);
    expect(rule(-9)?.code).toBe('stock.error.quantityAboveStock');
    expect(rule(-8)).toBeUndefined();
    expect(rule(null)).toBeUndefined();
  });

  it('wants a quantity or an expiry', () => {
    expect(quantityOrExpiry(() => false)(null)?.code).toBe(ErrorCode.quantityOrExpiry);
    expect(quantityOrExpiry(() => true)(null)).toBeUndefined();
    expect(quantityOrExpiry(() => false)(3)).toBeUndefined();
  });
});

describe('who may edit', () => {
  it('an administrator any stock', () => {
    expect(mayEdit(batch('REFERENT'), someone(null, { isAdmin: true }))).toBe(true);
  });

  it('a dispatch administrator that of the own centre', () => {
    const north = someone('north', { isAdminDispatch: true });
    expect(mayEdit(batch('DISPATCH'), north)).toBe(true);
    expect(mayEdit(batch('DISPATCH', 'south'), north)).toBe(false);
    expect(mayEdit(batch('VACCINATION', 'bellevue'), north)).toBe(false);
    expect(mayEdit(batch('DISPATCH'), someone('north'))).toBe(false);
  });

  it('a vaccination centre its own, without further rights', () => {
    expect(mayEdit(batch('VACCINATION', 'bellevue'), someone('bellevue'))).toBe(true);
    expect(mayEdit(batch('VACCINATION', 'mer'), someone('bellevue'))).toBe(false);
  });

  it('the authority of a dispatch administrator, at a referent centre too', () => {
    const stock = batch('REFERENT', 'centrale');
    expect(mayEdit(stock, someone('centrale', { isAdminDispatch: true }))).toBe(true);
    expect(mayEdit(stock, someone('centrale'))).toBe(false);
  });
});
