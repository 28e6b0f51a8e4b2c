import { CENTRE, entered, IMMUNOL, line, prepared, VAXILOR } from '../../services/domain/testing/ledger.js';
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
import { dashboard } from './projection.js';
import { activityHourTable, productBalanceTable } from './table.js';

const at = (time: string) => `2026-03-10T${time}.000Z`;
const hour = (beginning: string, more: object) => ({
  centre_id: CENTRE,
  hour: `2026-03-10T${beginning}:00:00Z`,
  product_id: IMMUNOL.id,
  entries: 0,
  exits: 0,
  scrapped: 0,
  movements: 0,
  net: 0,
  ...more,
});

describe('the dashboard read model', () => {
  it('sums a centre and product by the hour', () => {
    const changes = folded(
      dashboard,
      inLedger(entered(line({ quantity: 100 })), at('09:00:00')),
      inLedger(entered(line({ quantity: 20, kind: 'REASSORT' })), at('09:59:59')),
      inLedger(fridgeExit({ quantity: 3 }), at('10:00:00')),
      inLedger(stockPrepared(prepared({ quantity: 10 })), at('10:30:00')),
      inLedger(scrapped(2), at('10:31:00')),
    );
    expect(changes(activityHourTable)).toEqual([
      hour('09', { entries: 120, movements: 2, net: 120 }),
      hour('10', { exits: 13, scrapped: 2, movements: 3, net: -15 }),
    ]);
  });

  it('takes a cancelled preparation off the hour in which it was prepared; the movement counts where it happened', () => {
    const changes = folded(
      dashboard,
      inLedger(stockPrepared(prepared({ quantity: 10 })), at('08:15:00')),
      inLedger(preparationCancelled(at('08:15:00'), prepared({ quantity: 10 })), at('11:00:00')),
    );
    expect(changes(activityHourTable)).toEqual([
      hour('08', { movements: 1, net: -10 }),
      hour('11', { movements: 1, net: 10 }),
    ]);
  });

  it('counts corrections and returns in no window, but as movements', () => {
    const changes = folded(
      dashboard,
      ...[corrected(-4), expiryChanged('2028-01-31', null), returned(6, 9), returnedStockEntered(9, 6)].map(
        (event) => inLedger(event, at('09:30:00')),
      ),
    );
    expect(changes(activityHourTable)).toEqual([hour('09', { movements: 4, net: -4 - 6 + 9 })]);
  });

  it('finds the hour of an instant with an offset', () => {
    const changes = folded(dashboard, inLedger(scrapped(), '2026-03-10T10:30:00.000+02:00'));
    expect(changes(activityHourTable)).toEqual([hour('08', { scrapped: 2, movements: 1, net: -2 })]);
  });

  it('keeps what is left of each product', () => {
    const changes = folded(
      dashboard,
      inLedger(
        entered(line({ quantity: 100 }), line({ batchId: VAXILOR.id, productId: VAXILOR.id, quantity: 8 })),
      ),
      inLedger(stockPrepared(prepared({ quantity: 10 }))),
      inLedger(preparationCancelled(at('08:00:00'), prepared({ quantity: 10 }))),
      inLedger(fridgeExit({ quantity: 3 })),
      inLedger(scrapped(2)),
      inLedger(corrected(-4)),
      inLedger(returned(6, 9)),
      inLedger(returnedStockEntered(9, 6)),
    );
    expect(changes(productBalanceTable)).toEqual([
      { centre_id: CENTRE, product_id: IMMUNOL.id, quantity: 100 - 3 - 2 - 4 - 6 + 9 },
      { centre_id: CENTRE, product_id: VAXILOR.id, quantity: 8 },
    ]);
  });
});
