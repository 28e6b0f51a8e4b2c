import { IMMUNOL, TIME_ZONE, VAXILOR } from '../testing/ledger.js';
import type { ProductFacts } from './product.js';
import { limitsOf, type ThermalState } from './usage-limit.js';

const goods = (more: Partial<ThermalState> = {}): ThermalState => ({
  expiry: '2026-06-15',
  thawed: false,
  transferType: null,
  transferredAt: null,
  exitAt: null,
  ...more,
});
const limit = (more: Partial<ThermalState>, product: ProductFacts = VAXILOR) =>
  limitsOf(goods(more), product, TIME_ZONE).usageLimit;
const EXIT = '2026-03-10T09:00:00.000Z';

describe('limitsOf', () => {
  it('is the exit plus the hours at 2-8 °C', () => {
    expect(limit({ exitAt: EXIT })).toBe('2026-04-09T09:00:00.000Z');
    expect(limit({ exitAt: EXIT, transferType: 'CONGELE' })).toBe('2026-04-09T09:00:00.000Z');
  });

  it('is the exit plus the hours at -20 °C where the goods are there', () => {
    expect(limit({ exitAt: EXIT, transferType: 'MOINS_20' })).toBe('2026-03-24T09:00:00.000Z');
  });

  it.each([
    ['MOINS_20', '2026-03-24T09:00:00.000Z'],
    ['DECONGELE', '2026-04-09T09:00:00.000Z'],
  ] as const)('counts from the transfer where goods entered as %s', (transferType, expected) => {
    expect(limit({ transferType, transferredAt: EXIT })).toBe(expected);
  });

  it('counts from the exit where both are known', () => {
    expect(
      limit({ transferType: 'DECONGELE', transferredAt: '2026-01-01T00:00:00.000Z', exitAt: EXIT }),
    ).toBe('2026-04-09T09:00:00.000Z');
  });

  it('is at most 23:00 on the expiry day, by the business clock, in winter and in summer', () => {
    const byDay = { ...VAXILOR, expiryType: 'JOUR' } as const;
    expect(limit({ exitAt: EXIT, expiry: '2026-03-20' }, byDay)).toBe('2026-03-20T22:00:00.000Z');
    expect(limit({ exitAt: EXIT, expiry: '2026-03-30' }, byDay)).toBe('2026-03-30T21:00:00.000Z');
  });

  it('is at most 23:00 on the last day of the month for a month-type product', () => {
    expect(limit({ exitAt: EXIT, expiry: '2026-03-02' })).toBe('2026-03-31T21:00:00.000Z');
    expect(limit({ exitAt: '2028-02-20T00:00:00.000Z', expiry: '2028-02-01' })).toBe(
      '2028-02-29T22:00:00.000Z',
    );
  });

  it('is the cap for a product without stabilite28, whatever the exit', () => {
    expect(limit({}, IMMUNOL)).toBe('2026-06-15T21:00:00.000Z');
    expect(limit({ exitAt: EXIT }, IMMUNOL)).toBe('2026-06-15T21:00:00.000Z');
  });

  it('is unknown while frozen, without an exit, and where the product does not say', () => {
    expect(limit({})).toBeNull();
    expect(limit({ transferType: 'CONGELE' })).toBeNull();
    expect(limit({ transferType: 'CONGELE', transferredAt: EXIT })).toBeNull();
    expect(
      limit({ exitAt: EXIT, transferType: 'MOINS_20' }, { ...VAXILOR, stabilityMinus20Hours: null }),
    ).toBeNull();
  });
});
