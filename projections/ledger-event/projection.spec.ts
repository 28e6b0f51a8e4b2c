import { BATCH, BELLEVUE, CENTRE, IMMUNOL, id, line, NOW } from '../../services/domain/testing/ledger.js';
import { folded, inLedger, inRequest } from '../testing/folding.js';
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

  it('name a recall where an event names nothing else of it, as older events do', () => {
    const recallId = id(900);
    const goods = { productId: line().productId, lot: line().lot };
    const subjectsOf = (data: { recallId: string; productId?: string; lot?: string }) =>
      folded(ledgerEvent, inLedger({ type: 'RecallAcknowledged', data }))(ledgerEventTable)[0]!.subjects;
    expect(subjectsOf({ recallId })).toBe(`{"${subject.centre(CENTRE)}","${subject.recall(recallId)}"}`);
    expect(subjectsOf({ recallId, ...goods })).not.toContain(subject.recall(recallId));
    expect(subjectsOf({ recallId, ...goods })).toContain(subject.lotOf(goods.productId, goods.lot));
  });

  it('name both centres of a return', () => {
    const [row] = folded(ledgerEvent, inLedger(events.returnedStockEntered(9, 6)))(ledgerEventTable);
    expect(row!.subjects).toContain(subject.centre(CENTRE));
    expect(row!.subjects).toContain(subject.centre(BELLEVUE));
  });

  it('name the centre that cancelled a request beside those whose request it is', () => {
    const referent = id(701);
    const cancelled = inRequest({
      type: 'ReplenishmentCancelled',
      data: {
        requestId: id(700),
        kind: 'CENTRE',
        centreId: BELLEVUE,
        pointId: null,
        supplierId: CENTRE,
        productId: IMMUNOL.id,
        from: 'EN_ATTENTE',
        wanted: { quantity: 5, receptionAt: NOW, week: '2026-03-16' },
        confirmed: null,
        cancelledBy: referent,
        comment: null,
      },
    });
    const [row] = folded(ledgerEvent, cancelled)(ledgerEventTable);
    for (const centreId of [BELLEVUE, CENTRE, referent])
      expect(row!.subjects).toContain(subject.centre(centreId));
  });
});
