import { ErrorCode } from '../../words/codes.js';
import { MAX_LINES } from '../ledger/decide/prepare-lines.js';
import { MAX_TEXT } from '../shared/fields.js';
import { BELLEVUE, CENTRE, id, NOW, prepared } from '../testing/ledger.js';
import { scenario } from '../testing/scenario.js';
import {
  type CancelDeliveryNote,
  type DeliveryNoteCommand,
  type IssuedNote,
  type ReceiveDeliveryNote,
  type ReceivedLine,
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
  followUpDisabled: false,
  preparedAt: '2026-03-09T09:00:00.000Z',
  lines: [prepared()],
};
const receive = (more: Partial<ReceiveDeliveryNote> = {}): ReceiveDeliveryNote => ({
  type: 'ReceiveDeliveryNote',
  lines: [],
  forced: false,
  offline: null,
  timeZone: 'Europe/Paris',
  now: NOW,
  note,
  noteId: NOTE,
  receiverId: BELLEVUE,
  receiverType: 'VACCINATION',
  receivedAt: null,
  compliant: null,
  comment: null,
  receivedAtRequired: false,
  ...more,
});
const arrived = (more: Partial<ReceivedLine> = {}): ReceivedLine => ({
  lineId: id(200),
  quantity: 7,
  cause: 'CASSE',
  causeListed: true,
  comment: null,
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
      .thenRefused(ErrorCode.noteNotFound, 'noteId');
  });

  it('does not happen where follow-up is disabled', () => {
    given()
      .when(receive({ note: { ...note, followUpDisabled: true } }))
      .thenRefused(ErrorCode.noteWithoutFollowUp);
  });

  it('needs a note that is addressed to the centre', () => {
    given()
      .when(receive({ noteId: null, note: null }))
      .thenRefused(ErrorCode.required, 'noteId');
    given()
      .when(receive({ note: null }))
      .thenRefused(ErrorCode.noteNotFound, 'noteId');
    given()
      .when(receive({ receiverId: id(66) }))
      .thenRefused(ErrorCode.noteNotFound, 'noteId');
    given()
      .when(receive({ note: { ...note, destinationId: null } }))
      .thenRefused(ErrorCode.noteNotFound, 'noteId');
  });

  it('is dated, and not in the future, where that is required', () => {
    const required = { receivedAtRequired: true };
    given().when(receive(required)).thenRefused(ErrorCode.required, 'receivedAt');
    given()
      .when(receive({ ...required, receivedAt: 'yesterday' }))
      .thenRefused(ErrorCode.dateForm, 'receivedAt');
    given()
      .when(receive({ ...required, receivedAt: '2026-03-10T10:00:00.001+01:00' }))
      .thenRefused(ErrorCode.dateInFuture, 'receivedAt');
    given()
      .when(receive({ ...required, receivedAt: '2026-03-10T10:00:00+01:00' }))
      .thenLike({ data: { receivedAt: NOW } });
  });

  it('wants a comment where it is not compliant, and keeps one where it is', () => {
    given()
      .when(receive({ compliant: false }))
      .thenRefused(ErrorCode.required, 'comment');
    given()
      .when(receive({ compliant: false, comment: 'warm' }))
      .thenLike({ data: { compliant: false, comment: 'warm' } });
    given()
      .when(receive({ compliant: true, comment: 'warm' }))
      .thenLike({ data: { compliant: true, comment: 'warm' } });
    given()
      .when(receive({ compliant: true, comment: 'x'.repeat(251) }))
      .thenRefused(ErrorCode.textMax, 'comment');
  });

  it('asks about lines past their usage limit or expiry, and marks them', () => {
    const late = prepared({ lineId: id(201), usageLimit: '2026-03-10T08:59:59.999Z' });
    const expired = prepared({ lineId: id(202), expiry: '2026-03-09', usageLimit: null });
    const receiving = (more: Partial<ReceiveDeliveryNote> = {}) =>
      given().when(receive({ note: { ...note, lines: [prepared(), late, expired] }, ...more }));
    receiving().thenRefused(ErrorCode.pastLimit);
    receiving({ forced: true }).thenRefused(ErrorCode.required, 'comment');
    receiving({ forced: true, comment: 'asked the referent' }).thenLike({
      data: { comment: 'asked the referent', pastLimitLines: [id(201), id(202)] },
    });
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

describe('a reception line by line', () => {
  const when = (...lines: readonly ReceivedLine[]) => given().when(receive({ lines }));

  it('tells what did not arrive', () => {
    when(arrived({ comment: 'broken' })).thenExactly({
      ...received,
      data: {
        ...received.data,
        differences: [{ lineId: id(200), missing: 3, cause: 'CASSE', comment: 'broken' }],
      },
    });
    when(arrived({ quantity: 0 })).thenLike({ data: { differences: [{ missing: 10 }] } });
  });

  it('is complete where everything arrived, whatever is said of a cause', () => {
    when(arrived({ quantity: 10 })).thenExactly(received);
    when(arrived({ quantity: 10, cause: 'VOL', causeListed: false, comment: 'x' })).thenExactly(received);
    when(arrived({ quantity: 10, cause: null })).thenExactly(received);
  });

  it('never takes in more than was sent', () => {
    when(arrived({ quantity: 11 })).thenRefused(ErrorCode.receivedAboveSent, 'lines[0].quantity', {
      arguments: { max: 10 },
    });
    when(arrived({ quantity: -1 })).thenRefused(ErrorCode.min, 'lines[0].quantity');
    when(arrived({ quantity: null })).thenRefused(ErrorCode.required, 'lines[0].quantity');
    when(arrived({ quantity: 1.5 })).thenRefused(ErrorCode.integer, 'lines[0].quantity');
  });

  it('says why less arrived', () => {
    when(arrived({ cause: null })).thenRefused(ErrorCode.required, 'lines[0].cause');
    when(arrived({ cause: 'VOL', causeListed: false })).thenRefused(ErrorCode.unknownValue, 'lines[0].cause');
    when(arrived({ cause: 'AUTRE' })).thenRefused(ErrorCode.required, 'lines[0].comment');
    when(arrived({ cause: 'AUTRE', comment: 'wet' })).thenLike({
      data: { differences: [{ cause: 'AUTRE' }] },
    });
  });

  it('names each line of the note once', () => {
    when(arrived(), arrived()).thenRefused(ErrorCode.lineTwice, 'lines[1].lineId');
    when(arrived({ quantity: 10 }), arrived({ quantity: 10 })).thenRefused(
      ErrorCode.lineTwice,
      'lines[1].lineId',
    );
    when(arrived({ lineId: id(999) })).thenRefused(ErrorCode.unknownValue, 'lines[0].lineId');
    when(arrived({ lineId: null })).thenRefused(ErrorCode.required, 'lines[0].lineId');
  });

  describe('of the longest note', () => {
    const lineIds = Array.from({ length: MAX_LINES }, (_, n) => id(1_000 + n));
    const whenAllDiffer = (lot: string, comment: string) => {
      const lines = lineIds.map((lineId) => prepared({ lineId, lot, exitAt: NOW }));
      const differing = lineIds.map((lineId) => arrived({ lineId, cause: 'AUTRE', comment }));
      return given().when(receive({ note: { ...note, lines }, lines: differing }));
    };

    it('may differ in every line', () => {
      whenAllDiffer('VX24-0117-A', 'Carton écrasé, flacons brisés').thenLike({
        data: { differences: lineIds.map((lineId) => ({ lineId, missing: 3 })) },
      });
    });

    it('is refused where the texts are too long for all of them, and says how many may differ', () => {
      whenAllDiffer('漢'.repeat(MAX_TEXT), '漢'.repeat(MAX_TEXT)).thenRefused(
        ErrorCode.tooManyDifferences,
        'lines',
        { rejectedValue: MAX_LINES },
      );
    });
  });
});
