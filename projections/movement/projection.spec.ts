import {
  BATCH,
  BELLEVUE,
  CENTRE,
  entered,
  IMMUNOL,
  id,
  line,
  NOW,
  OPERATION,
  POINT,
  prepared,
} from '../../services/domain/testing/ledger.js';
import { eventId, folded, inLedger, USER } from '../testing/folding.js';
import {
  corrected,
  expiryChanged,
  fridgeExit,
  NOTE,
  preparationCancelled,
  returned,
  returnedStockEntered,
  scrapped,
  stockPrepared,
} from '../testing/ledger-events.js';
import { movement } from './projection.js';
import { movementTable } from './table.js';

const fold = (...events: Parameters<typeof inLedger>[0][]) =>
  folded(movement, ...events.map((event) => inLedger(event)))(movementTable);

describe('the movement read model', () => {
  it('shows an entry in full', () => {
    expect(fold(entered(line()))).toEqual([
      {
        position: '1',
        line: 0,
        id: eventId(0),
        event_id: eventId(0),
        recorded_at: NOW,
        centre_id: CENTRE,
        occurred_at: NOW,
        type: 'ENTREE',
        inbound: true,
        quantity: 100,
        user_id: USER,
        comment: null,
        product_id: IMMUNOL.id,
        batch_id: BATCH,
        lot: 'LOT-1',
        expiry: '2027-06-30',
        previous_expiry: null,
        operation_id: OPERATION,
        note_id: null,
        note_number: null,
        destination_id: null,
        origin_id: null,
        point_id: null,
        packaging: null,
        syringes: null,
        cancels: null,
        prepared_at: null,
        declared_quantity: null,
        taken_quantity: null,
        later_batch_reason: null,
        past_limit: false,
        recalled: false,
        offline: false,
        received_at: NOW,
        compliant: true,
      },
    ]);
  });

  it('gives each line of an event a movement, an id and its kind', () => {
    const rows = fold(
      entered(
        line(),
        line({ batchId: id(101), kind: 'REASSORT' }),
        line({ batchId: id(102), kind: 'TRANSFERT' }),
      ),
    );
    expect(rows.map(({ type, line: place }) => [type, place])).toEqual([
      ['ENTREE', 0],
      ['REASSORT', 1],
      ['TRANSFERT', 2],
    ]);
    expect(new Set(rows.map((row) => row.id)).size).toBe(3);
  });

  it('says which centre a received note came from', () => {
    const deliveryNote = { noteId: NOTE, lineId: id(200), number: 'PC-2026-000001', issuerId: BELLEVUE };
    const received = entered(line({ deliveryNote }));
    const [row] = fold({ ...received, data: { ...received.data, origin: 'DELIVERY_NOTE', noteId: NOTE } });
    expect(row).toEqual(
      expect.objectContaining({ origin_id: BELLEVUE, note_id: NOTE, note_number: 'PC-2026-000001' }),
    );
  });

  it('shows a cancelled preparation as two movements, of which the second names the first', () => {
    const [out, back] = fold(stockPrepared(prepared()), preparationCancelled(NOW, prepared()));
    expect(out).toEqual(
      expect.objectContaining({
        type: 'PREPARATION',
        inbound: false,
        quantity: 10,
        operation_id: NOTE,
        note_number: 'PN-2026-000007',
        destination_id: BELLEVUE,
        cancels: null,
      }),
    );
    expect(back).toEqual(
      expect.objectContaining({
        type: 'PREPARATION',
        inbound: true,
        quantity: 10,
        operation_id: NOTE,
        cancels: out!.id,
        prepared_at: NOW,
      }),
    );
    expect(back!.id).not.toBe(out!.id);
  });

  it('tells the two kinds of fridge exit apart', () => {
    const toPoint = fridgeExit({
      destination: 'VACCINATION_POINT',
      pointId: POINT,
      packaging: 'SERINGUE',
      syringes: 12,
    });
    expect(
      fold(fridgeExit(), toPoint).map(({ type, point_id, syringes }) => [type, point_id, syringes]),
    ).toEqual([
      ['SORTIE_FRIGO', null, null],
      ['SORTIE_POINT', POINT, 12],
    ]);
  });

  it('shows quantities without a sign', () => {
    const rows = fold(scrapped(2), corrected(-4), corrected(4), expiryChanged('2028-01-31', null));
    expect(rows.map(({ type, inbound, quantity }) => [type, inbound, quantity])).toEqual([
      ['DECHET', false, 2],
      ['CORRECTION', false, 4],
      ['CORRECTION', true, 4],
      ['MODIF_PEREMPTION', true, 0],
    ]);
    expect(rows[3]).toEqual(expect.objectContaining({ expiry: '2028-01-31', previous_expiry: '2027-06-30' }));
  });

  it('keeps both sides of a forced return together, with what does not add up', () => {
    const [out, arrived] = fold(returned(0, 9), returnedStockEntered(9, 0));
    expect(out).toEqual(
      expect.objectContaining({
        type: 'RETOUR',
        inbound: false,
        quantity: 0,
        declared_quantity: 9,
        taken_quantity: 0,
      }),
    );
    expect(arrived).toEqual(
      expect.objectContaining({
        type: 'RETOUR',
        inbound: true,
        quantity: 9,
        declared_quantity: 9,
        taken_quantity: 0,
      }),
    );
    expect(arrived!.operation_id).toBe(out!.operation_id);
    expect([out!.destination_id, arrived!.origin_id]).toEqual([CENTRE, BELLEVUE]);
  });
});
