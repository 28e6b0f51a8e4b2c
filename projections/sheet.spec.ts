import { BATCH, BELLEVUE, CENTRE, NOW, OPERATION, POINT } from '../services/domain/testing/ledger.js';
import { fridgeExit } from './fridge-exit/projection.js';
import { fridgeExitTable } from './fridge-exit/table.js';
import { productReturn } from './product-return/projection.js';
import { productReturnTable } from './product-return/table.js';
import { scrapping } from './scrapping/projection.js';
import { scrappingTable } from './scrapping/table.js';
import { folded, inLedger, USER } from './testing/folding.js';
import * as events from './testing/ledger-events.js';

const shared = { id: OPERATION, centre_id: CENTRE, occurred_at: NOW, user_id: USER, lot: 'LOT-1' };

describe('the sheets', () => {
  it('of a scrapping has cause and comment', () => {
    expect(folded(scrapping, inLedger(events.scrapped(2)))(scrappingTable)).toEqual([
      expect.objectContaining({ ...shared, batch_id: BATCH, quantity: 2, cause: 'CASSE', comment: 'Tombé' }),
    ]);
  });

  it('of a fridge exit has how it was drawn, and for whom', () => {
    const exit = events.fridgeExit({
      destination: 'VACCINATION_POINT',
      pointId: POINT,
      packaging: 'SERINGUE',
      syringes: 12,
    });
    expect(folded(fridgeExit, inLedger(exit))(fridgeExitTable)).toEqual([
      expect.objectContaining({
        ...shared,
        quantity: 3,
        point_id: POINT,
        packaging: 'SERINGUE',
        syringes: 12,
      }),
    ]);
  });

  it('of a return is made once, at the side that knows everything, under the id of its batch', () => {
    const changes = folded(
      productReturn,
      inLedger(events.returned(6, 9), NOW, BELLEVUE),
      inLedger(events.returnedStockEntered(9, 6)),
    );
    expect(changes(productReturnTable)).toEqual([
      expect.objectContaining({
        ...shared,
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
