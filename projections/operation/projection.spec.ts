import type { FridgeExitRecorded, StockScrapped } from '../../services/domain/ledger/events.js';
import { BATCH, BELLEVUE, CENTRE, NOW, OPERATION, POINT } from '../../services/domain/testing/ledger.js';
import { folded, inLedger, USER } from '../testing/folding.js';
import * as events from '../testing/ledger-events.js';
import { operation } from './projection.js';
import { operationTable } from './table.js';

const LEFT_AT = '2026-03-10T07:00:00.000Z';
const shared = { id: OPERATION, centre_id: CENTRE, occurred_at: NOW, user_id: USER, lot: 'LOT-1' };

/** From a batch that had left the freezer. */
const withdrawn = <Event extends FridgeExitRecorded | StockScrapped>(event: Event): Event => ({
  ...event,
  data: { ...event.data, batch: { ...event.data.batch, exitAt: LEFT_AT } },
});

describe('the records of operations', () => {
  it('of a scrapping has cause and comment', () => {
    expect(folded(operation, inLedger(withdrawn(events.scrapped(2))))(operationTable)).toEqual([
      expect.objectContaining({
        ...shared,
        kind: 'scrapping',
        batch_id: BATCH,
        quantity: 2,
        cause: 'CASSE',
        comment: 'Tombé',
        exit_at: LEFT_AT,
      }),
    ]);
  });

  it('of a fridge exit has how it was drawn, and for whom', () => {
    const exit = events.fridgeExit({
      destination: 'VACCINATION_POINT',
      pointId: POINT,
      packaging: 'SERINGUE',
      syringes: 12,
    });
    expect(folded(operation, inLedger(withdrawn(exit)))(operationTable)).toEqual([
      expect.objectContaining({
        ...shared,
        kind: 'fridge-exit',
        quantity: 3,
        point_id: POINT,
        packaging: 'SERINGUE',
        syringes: 12,
        exit_at: LEFT_AT,
      }),
    ]);
  });

  it('of a return is made once, at the side that knows everything, under the id of its batch', () => {
    const changes = folded(
      operation,
      inLedger(events.returned(6, 9), NOW, BELLEVUE),
      inLedger(events.returnedStockEntered(9, 6)),
    );
    expect(changes(operationTable)).toEqual([
      expect.objectContaining({
        ...shared,
        kind: 'return',
        batch_id: OPERATION,
        quantity: 9,
        taken_quantity: 6,
        from_centre_id: BELLEVUE,
        note_number: 'PN-2026-000007',
        exit_at: NOW,
      }),
    ]);
  });
});
