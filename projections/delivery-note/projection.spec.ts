import { BATCH, BELLEVUE, CENTRE, NOW, prepared } from '../../services/domain/testing/ledger.js';
import { folded, inLedger, inNote, USER } from '../testing/folding.js';
import { NOTE, stockPrepared } from '../testing/ledger-events.js';
import { deliveryNote } from './projection.js';
import { deliveryNoteLineTable, deliveryNoteTable } from './tables.js';

const note = {
  noteId: NOTE,
  number: 'PN-2026-000007',
  issuerId: CENTRE,
  destinationId: BELLEVUE,
  lines: [prepared()],
};
const received = inNote(
  {
    type: 'DeliveryNoteReceived',
    data: {
      ...note,
      destinationType: 'VACCINATION',
      receivedAt: NOW,
      compliant: false,
      comment: 'Carton ouvert',
    },
  },
  '2026-03-11T10:00:00.000Z',
);
const cancelled = inNote({ type: 'DeliveryNoteCancelled', data: { ...note, preparedAt: NOW } });

describe('the delivery-note read model', () => {
  it('begins a note on the way, with its shipment and the place of its event', () => {
    const changes = folded(
      deliveryNote,
      inLedger(stockPrepared(prepared(), prepared({ lineId: BATCH, returned: true }))),
    );
    expect(changes(deliveryNoteTable)).toEqual([
      expect.objectContaining({
        id: NOTE,
        number: 'PN-2026-000007',
        issuer_id: CENTRE,
        ledger_revision: 4,
        destination_id: BELLEVUE,
        status: 'PREPARE',
        prepared_at: NOW,
        prepared_by: USER,
        settled_at: null,
        follow_up_disabled: false,
        destination_comment: 'Quai 2',
        comment: 'Urgent',
      }),
    ]);
    expect(
      changes(deliveryNoteLineTable).map(({ id, note_id, line, quantity, returned }) => [
        id,
        note_id,
        line,
        quantity,
        returned,
      ]),
    ).toEqual([
      [prepared().lineId, NOTE, 0, 10, false],
      [BATCH, NOTE, 1, 10, true],
    ]);
  });

  it('settles a note by its own stream, whether it was prepared just now or long ago', () => {
    expect(folded(deliveryNote, inLedger(stockPrepared(prepared())), received)(deliveryNoteTable)).toEqual([
      expect.objectContaining({
        status: 'RECU',
        number: 'PN-2026-000007',
        settled_at: '2026-03-11T10:00:00.000Z',
        received_at: NOW,
        compliant: false,
        reception_comment: 'Carton ouvert',
      }),
    ]);
    expect(folded(deliveryNote, cancelled)(deliveryNoteTable)).toEqual([
      expect.objectContaining({ id: NOTE, status: 'ANNULE', number: null, settled_by: USER }),
    ]);
  });
});
