import { expect, it } from 'vitest';
import { ErrorCode } from '../../api/generated/codes.js';
import { readRefusal } from './line-faults.js';
import type { Line } from './lines.js';

const lines = ['Vaxilor', 'Immunol'].map(
  (nomCommercial, index) => ({ key: `k${index}`, product: { nomCommercial } }) as Line,
);

it('finds the line of a quantity by its code, of other fields by their path', () => {
  const refusal = readRefusal(
    [
      { field: 'quantite', code: '1', message: 'Trop', arguments: { max: 7 } },
      { field: 'produits[0].sortie', code: ErrorCode.required },
      { field: 'destination', code: ErrorCode.destinationInvalid },
    ],
    lines,
  );
  expect(refusal.headline).toBe('Trop');
  expect(refusal.faults).toEqual([
    {
      lineKey: 'k1',
      number: 2,
      product: { nomCommercial: 'Immunol' },
      message: { code: ErrorCode.quantityMax, arguments: { max: 7 } },
      left: 7,
    },
    {
      lineKey: 'k0',
      number: 1,
      product: { nomCommercial: 'Vaxilor' },
      message: { code: ErrorCode.required },
      left: undefined,
    },
  ]);
  expect(refusal.others.map(({ field }) => field)).toEqual(['destination']);
});

it('has a word where the service has none', () => {
  const { headline, faults } = readRefusal([{ field: 'quantite', code: '0' }], lines);
  expect(headline).toBeUndefined();
  expect(faults[0]?.message.code).toBe('preparation.quantityError');
});

it('leaves a line that is not there to the form', () => {
  expect(readRefusal([{ field: 'quantite', code: '9' }], lines)).toMatchObject({ faults: [], others: [{}] });
});
