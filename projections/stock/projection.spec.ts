import { BATCH, CENTRE, entered, id, line, NOW, prepared } from '../../services/domain/testing/ledger.js';
import { folded, inLedger } from '../testing/folding.js';
import {
  corrected,
  expiryChanged,
  fridgeExit,
  preparationCancelled,
  returned,
  returnedStockEntered,
  scrapped,
  stockPrepared,
} from '../testing/ledger-events.js';
import { stock } from './projection.js';
import { stockTable } from './table.js';

const fold = (...events: Parameters<typeof inLedger>[0][]) =>
  folded(stock, ...events.map((event) => inLedger(event)))(stockTable);

describe('the stock read model', () => {
  it('begins a batch with what it is', () => {
    expect(fold(entered(line({ exitAt: NOW })))).toEqual([
      {
        id: BATCH,
        centre_id: CENTRE,
        product_id: line().productId,
        lot: 'LOT-1',
        expiry: '2027-06-30',
        thawed: false,
        returned: false,
        transfer_type: null,
        transferred_at: null,
        exit_at: NOW,
        usage_limit: '2027-06-30T21:00:00.000Z',
        note_id: null,
        note_line_id: null,
        note_number: null,
        quantity: 100,
      },
    ]);
  });

  it('keeps the delivery note by which a batch first arrived', () => {
    const first = { noteId: id(1), lineId: id(2), number: 'PC-2026-000001', issuerId: id(3) };
    const second = { ...first, number: 'PC-2026-000002' };
    const [change] = fold(
      entered(line({ deliveryNote: first })),
      entered(line({ deliveryNote: second, kind: 'REASSORT' })),
    );
    expect(change).toEqual(expect.objectContaining({ note_number: 'PC-2026-000001', quantity: 200 }));
  });

  it('adds up everything that moves a batch, in one change', () => {
    const changes = fold(
      entered(line({ quantity: 100 })),
      stockPrepared(prepared({ quantity: 10 }), prepared({ quantity: 5 })),
      preparationCancelled('2026-03-09T09:00:00.000Z', prepared({ quantity: 5 })),
      fridgeExit({ quantity: 3 }),
      scrapped(2),
      corrected(-4),
      corrected(7),
      returned(6, 9),
    );
    expect(changes.map(({ quantity }) => quantity)).toEqual([100 - 10 - 5 + 5 - 3 - 2 - 4 + 7 - 6]);
  });

  it('leaves all but the quantity empty where goods only move', () => {
    const [change] = fold(fridgeExit());
    expect(change).toEqual(expect.objectContaining({ id: BATCH, quantity: -3, lot: null, expiry: null }));
  });

  it('takes expiry and usage limit from an edit, also right after the arrival and to no limit at all', () => {
    expect(fold(expiryChanged('2028-01-31', null))[0]).toEqual(
      expect.objectContaining({ expiry: '2028-01-31', usage_limit: null, lot: null, quantity: 0 }),
    );
    expect(fold(entered(line()), expiryChanged('2028-01-31', null))[0]).toEqual(
      expect.objectContaining({ expiry: '2028-01-31', usage_limit: null, lot: 'LOT-1', quantity: 100 }),
    );
  });

  it('puts what was declared in a return into a batch of its own', () => {
    const [batch] = fold(returnedStockEntered(9, 6));
    expect(batch).toEqual(
      expect.objectContaining({ returned: true, quantity: 9, note_number: 'PN-2026-000007' }),
    );
  });
});
