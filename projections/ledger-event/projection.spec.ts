import { BATCH, BELLEVUE, CENTRE, line } from '../../services/domain/testing/ledger.js';
import { folded, inLedger } from '../testing/folding.js';
import * as events from '../testing/ledger-events.js';
import { ledgerEvent } from './projection.js';
import { ledgerEventTable, subject } from './table.js';

describe('the places of events', () => {
  it('name the centres, products and lots that an event is about, each once', () => {
    const [row] = folded(ledgerEvent, inLedger(events.scrapped(2)))(ledgerEventTable);
    expect(row).toMatchObject({ position: '1', stream: `ledger-${CENTRE}`, revision: 4 });
    for (const one of [
      subject.centre(CENTRE),
      subject.product(line().productId),
      subject.lot('LOT-1'),
      subject.lotOf(line().productId, 'LOT-1'),
    ])
      expect(String(row!.subjects).split(`"${one}"`)).toHaveLength(2);
    expect(row!.subjects).not.toContain(BATCH);
  });

  it('name both centres of a return', () => {
    const [row] = folded(ledgerEvent, inLedger(events.returnedStockEntered(9, 6)))(ledgerEventTable);
    expect(row!.subjects).toContain(subject.centre(CENTRE));
    expect(row!.subjects).toContain(subject.centre(BELLEVUE));
  });
});
