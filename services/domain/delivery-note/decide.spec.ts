import { ErrorCode } from '../shared/codes.js';
import { BELLEVUE, CENTRE, id, NOW, prepared } from '../testing/ledger.js';
import { scenario } from '../testing/scenario.js';
import {
  type CancelDeliveryNote,
  type DeliveryNoteCommand,
  type IssuedNote,
  REFERENT_RECEPTION,
  type ReceiveDeliveryNote,
  VACCINATION_RECEPTION,
} from './commands.js';
import { decideCancellation, decideReception } from './decide.js';
import type { DeliveryNoteCancelled, DeliveryNoteEvent, DeliveryNoteReceived } from './events.js';
import { type DeliveryNoteState, evolve, issued } from './state.js';

const NOTE = id(500);
const note: IssuedNote = {
  noteId: NOTE,
  number: 'PN-2026-000007',
  issuerId: CENTRE,
  destinationId: BELLEVUE,
  thawed: true,
  followUpDisabled: false,
  preparedAt: '2026-03-09T09:00:00.000Z',
  lines: [prepared()],
};
const receive = (more: Partial<ReceiveDeliveryNote> = {}): ReceiveDeliveryNote => ({
  type: 'ReceiveDeliveryNote',
  now: NOW,
  note,
  noteId: NOTE,
  receiverId: BELLEVUE,
  receiverType: 'VACCINATION',
  receivedAt: null,
  compliant: null,
  comment: null,
  form: VACCINATION_RECEPTION,
  ...more,
});
const cancel = (more: Partial<IssuedNote> = {}): CancelDeliveryNote => ({
  type: 'CancelDeliveryNote',
  note: { ...note, ...more },
});
const received: DeliveryNoteReceived = {
  type: 'DeliveryNoteReceived',
  data: {
    noteId: NOTE,
    number: 'PN-2026-000007',
    issuerId: CENTRE,
    destinationId: BELLEVUE,
    destinationType: 'VACCINATION',
    thawed: true,
    receivedAt: NOW,
    compliant: true,
    comment: null,
    lines: note.lines,
  },
};
const cancelled: DeliveryNoteCancelled = {
  type: 'DeliveryNoteCancelled',
  data: {
    noteId: NOTE,
    number: 'PN-2026-000007',
    issuerId: CENTRE,
    destinationId: BELLEVUE,
    preparedAt: '2026-03-09T09:00:00.000Z',
    lines: note.lines,
  },
};

const given = scenario<DeliveryNoteCommand, DeliveryNoteState, DeliveryNoteEvent>({
  initial: issued,
  decide: (command, state) =>
    command.type === 'ReceiveDeliveryNote'
      ? decideReception(command, state)
      : decideCancellation(command, state),
  evolve,
});

describe('the reception of a delivery note', () => {
  it('carries all that stocking needs', () => {
    given().when(receive()).thenExactly(received);
  });

  it('happens once, and not after a cancellation', () => {
    given(received).when(receive()).thenRefused(ErrorCode.noteReceived);
    given(cancelled).when(receive()).thenRefused(ErrorCode.noteCancelled);
  });

  it('tells nobody else what became of the note', () => {
    given(received)
      .when(receive({ receiverId: CENTRE }))
      .thenRefused(ErrorCode.noteNotFound, 'idBl');
  });

  it('does not happen where follow-up is disabled', () => {
    given()
      .when(receive({ note: { ...note, followUpDisabled: true } }))
      .thenRefused(ErrorCode.noteWithoutFollowUp);
  });

  it.each([
    ['the vaccination form', VACCINATION_RECEPTION, 'idBl'],
    ['the referent form', { ...REFERENT_RECEPTION, asksReceivedAt: false }, 'referentBlId'],
  ])('needs a note that is addressed to the centre, in %s', (_, form, field) => {
    given()
      .when(receive({ form, noteId: null, note: null }))
      .thenRefused(ErrorCode.required, field);
    given()
      .when(receive({ form, note: null }))
      .thenRefused(ErrorCode.noteNotFound, field);
    given()
      .when(receive({ form, receiverId: id(66) }))
      .thenRefused(ErrorCode.noteNotFound, field);
    given()
      .when(receive({ form, note: { ...note, destinationId: null } }))
      .thenRefused(ErrorCode.noteNotFound, field);
  });

  it('is dated, and not in the future, where the form asks', () => {
    const form = REFERENT_RECEPTION;
    given().when(receive({ form })).thenRefused(ErrorCode.required, 'reception');
    given()
      .when(receive({ form, receivedAt: 'yesterday' }))
      .thenRefused(ErrorCode.date, 'reception');
    given()
      .when(receive({ form, receivedAt: '2026-03-10T10:00:00.001+01:00' }))
      .thenRefused(ErrorCode.dateInFuture, 'reception');
    given()
      .when(receive({ form, receivedAt: '2026-03-10T10:00:00+01:00' }))
      .thenLike({ data: { receivedAt: NOW } });
  });

  it('wants a comment where it is not compliant, and clears it where it is', () => {
    given()
      .when(receive({ compliant: false }))
      .thenRefused(ErrorCode.required, 'commentaire');
    given()
      .when(receive({ compliant: false, comment: 'warm' }))
      .thenLike({ data: { compliant: false, comment: 'warm' } });
    given()
      .when(receive({ compliant: true, comment: 'warm' }))
      .thenLike({ data: { comment: null } });
  });
});

describe('the cancellation of a delivery note', () => {
  it('carries all that restoring needs', () => {
    given().when(cancel()).thenExactly(cancelled);
  });

  it('happens once, and not after a reception', () => {
    given(cancelled).when(cancel()).thenRefused(ErrorCode.noteCancelled);
    given(received).when(cancel()).thenRefused(ErrorCode.noteReceived);
  });

  it('happens at any time where follow-up is disabled', () => {
    given()
      .when(cancel({ followUpDisabled: true }))
      .thenExactly(cancelled);
  });
});
