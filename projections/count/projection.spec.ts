import type { LedgerEvent } from '../../services/domain/ledger/events.js';
import { BATCH, CENTRE, IMMUNOL, id, NOW } from '../../services/domain/testing/ledger.js';
import { folded, inLedger, USER } from '../testing/folding.js';
import { count } from './projection.js';
import { countLineTable, countTable } from './tables.js';

const COUNT = id(700);
const opened: LedgerEvent = {
  type: 'CountOpened',
  data: { countId: COUNT, number: 'INV-PN-2026-000001', year: 2026, sequence: 1, productId: null },
};
const counted = (quantity: number, expected: number): LedgerEvent => ({
  type: 'BatchesCounted',
  data: {
    countId: COUNT,
    countedAt: NOW,
    lines: [{ batchId: BATCH, productId: IMMUNOL.id, lot: 'A', expected, counted: quantity }],
  },
});
const closed: LedgerEvent = {
  type: 'CountClosed',
  data: { countId: COUNT, number: 'INV-PN-2026-000001', corrections: [] },
};
const abandoned: LedgerEvent = { type: 'CountAbandoned', data: { countId: COUNT } };
const rows = (...events: LedgerEvent[]) => folded(count, ...events.map((event) => inLedger(event)));

describe('the read model of counts', () => {
  it('shows an open count and what was counted last', () => {
    const tables = rows(opened, counted(3, 5), counted(4, 4));
    expect(tables(countTable)).toEqual([
      expect.objectContaining({
        id: COUNT,
        centre_id: CENTRE,
        number: 'INV-PN-2026-000001',
        status: 'OUVERT',
        opened_by: USER,
      }),
    ]);
    expect(tables(countLineTable)).toEqual([
      {
        count_id: COUNT,
        batch_id: BATCH,
        expected: 4,
        counted: 4,
        counted_at: NOW,
        counted_by: USER,
      },
    ]);
  });

  it('shows what was to be expected, once an action made offline before has come, until it has ended', () => {
    const revised = (more: object = {}): LedgerEvent => ({
      type: 'CountRevised',
      data: {
        countId: COUNT,
        number: 'INV-PN-2026-000001',
        batch: { batchId: BATCH, productId: IMMUNOL.id, lot: 'A', expiry: '2027-06-30', deliveryNote: null },
        quantity: -2,
        expected: 3,
        ...more,
      },
    });
    expect(rows(opened, counted(3, 5), revised())(countLineTable)).toEqual([
      expect.objectContaining({ expected: 3, counted: 3, counted_by: USER }),
    ]);
    expect(rows(opened, counted(3, 5), closed, revised({ closed: true }))(countLineTable)).toEqual([
      expect.objectContaining({ expected: 5, counted: 3 }),
    ]);
  });

  it.each([
    ['CLOTURE', closed],
    ['ABANDONNE', abandoned],
  ])('shows how it ended: %s', (status, ending) => {
    expect(rows(opened, ending)(countTable)).toEqual([
      expect.objectContaining({ status, ended_by: USER, ended_position: '2', number: 'INV-PN-2026-000001' }),
    ]);
    expect(rows(ending)(countTable)).toEqual([expect.objectContaining({ status, number: null })]);
  });
});
