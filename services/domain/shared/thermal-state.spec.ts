import { presentState } from './thermal-state.js';

const AT = '2026-03-10T09:00:00.000Z';

describe('presentState', () => {
  it.each(['CONGELE', 'MOINS_20', null] as const)(
    'is thawed for thawed goods that entered as %s',
    (transferType) => {
      expect(presentState({ thawed: true, transferType, transferredAt: AT })).toEqual({
        thawed: true,
        transferType: 'DECONGELE',
        transferredAt: null,
      });
    },
  );

  it('keeps the instant at which goods entered thawed', () => {
    const entered = { thawed: true, transferType: 'DECONGELE', transferredAt: AT } as const;
    expect(presentState(entered)).toEqual(entered);
  });

  it.each(['CONGELE', 'MOINS_20', null] as const)(
    'is that of their entry for goods that nothing thawed: %s',
    (transferType) => {
      const goods = { thawed: false, transferType, transferredAt: AT };
      expect(presentState(goods)).toEqual(goods);
    },
  );
});
