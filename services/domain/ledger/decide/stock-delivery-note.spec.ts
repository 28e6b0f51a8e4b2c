import { MAX_APPEND_BYTES } from '../../../event-store/port.js';
import type { IssuedNote } from '../../delivery-note/commands.js';
import { differencesOf } from '../../delivery-note/differences.js';
import type { DeliveryNoteReceived } from '../../delivery-note/events.js';
import { accept } from '../../shared/check.js';
import { MAX_TEXT } from '../../shared/fields.js';
import { deriveId } from '../../shared/ids.js';
import { BATCH, CENTRE, entered, given, id, line, NOW, prepared } from '../../testing/ledger.js';
import type { StockDeliveryNote } from '../commands.js';
import type { EntryLine, StockEntered } from '../events.js';
import { initialState } from '../state.js';
import type { CentreType } from '../vocabulary.js';
import { MAX_STOCK } from './batches.js';
import { MAX_LINES } from './prepare-lines.js';
import { stockDeliveryNote } from './stock-delivery-note.js';

const NOTE = id(500);
const LINE = id(200);
const SECOND_LINE = id(201);
const THIRD_LINE = id(202);

const note = (more: Partial<DeliveryNoteReceived['data']> = {}): DeliveryNoteReceived['data'] => ({
  noteId: NOTE,
  number: 'PN-2026-000007',
  issuerId: id(7),
  destinationId: CENTRE,
  destinationType: 'VACCINATION',
  receivedAt: NOW,
  compliant: false,
  comment: 'one box torn',
  lines: [prepared()],
  ...more,
});

const stock = (
  destinationType: CentreType,
  more: Partial<DeliveryNoteReceived['data']> = {},
): StockDeliveryNote => ({ type: 'StockDeliveryNote', note: note({ destinationType, ...more }) });

const reference = { noteId: NOTE, lineId: LINE, number: 'PN-2026-000007', issuerId: id(7) };

describe('StockDeliveryNote', () => {
  it('makes each line a batch with the line as its id', () => {
    given()
      .when(stock('VACCINATION', { lines: [prepared({ exitAt: NOW })] }))
      .thenExactly({
        type: 'StockEntered',
        data: {
          operationId: deriveId(NOTE, 'reception'),
          origin: 'DELIVERY_NOTE',
          noteId: NOTE,
          receivedAt: NOW,
          compliant: false,
          comment: 'one box torn',
          lines: [line({ batchId: LINE, quantity: 10, exitAt: NOW, deliveryNote: reference })],
        },
      });
  });

  it('marks the lines that were received past their limit, in the history alone', () => {
    const lines = [prepared(), prepared({ lineId: SECOND_LINE, pastLimit: true })];
    const command = stock('VACCINATION', { lines, pastLimitLines: [LINE] });
    const [event] = stockDeliveryNote(command, initialState(CENTRE)) as readonly StockEntered[];
    expect(event!.data.lines.map(({ pastLimit }) => pastLimit)).toEqual([true, undefined]);
    expect(given().when(command).thenState().batches.get(LINE)).not.toHaveProperty('pastLimit');
  });

  it('adds to the batch that the line equals at a referent or dispatch centre', () => {
    given(entered(line()))
      .when(stock('DISPATCH'))
      .thenLike({
        data: { lines: [{ batchId: BATCH, kind: 'REASSORT', quantity: 10, deliveryNote: reference }] },
      });
  });

  it('adds to it whatever is there: what has arrived is not refused', () => {
    const { quantity } = given(entered(line({ quantity: MAX_STOCK })))
      .when(stock('DISPATCH'))
      .thenState()
      .batches.get(BATCH)!;
    expect(quantity).toBe(MAX_STOCK + 10);
  });

  it('never adds to a batch at a vaccination centre', () => {
    given(entered(line()))
      .when(stock('VACCINATION'))
      .thenLike({ data: { lines: [{ batchId: LINE, kind: 'ENTREE' }] } });
  });

  it('adds the second of two equal lines to the first', () => {
    const lines = [prepared(), prepared({ lineId: SECOND_LINE, quantity: 3 })];
    const command = stock('DISPATCH', { lines });
    given()
      .when(command)
      .thenLike({
        data: {
          lines: [
            { batchId: LINE, kind: 'ENTREE' },
            { batchId: LINE, kind: 'REASSORT' },
          ],
        },
      });
    expect(given().when(command).thenState().batches.get(LINE)?.quantity).toBe(13);
  });

  it('uses goods that left the freezer at different hours by the earlier limit', () => {
    const lines = [
      prepared({ usageLimit: '2026-04-02T10:00:00.000Z' }),
      prepared({ lineId: SECOND_LINE, usageLimit: '2026-04-01T10:00:00.000Z' }),
      prepared({ lineId: THIRD_LINE, usageLimit: null }),
    ];
    const command = stock('DISPATCH', { lines });
    const limit = '2026-04-01T10:00:00.000Z';
    given()
      .when(command)
      .thenLike({
        data: {
          lines: [
            { batchId: LINE, kind: 'ENTREE' },
            { batchId: LINE, kind: 'REASSORT', usageLimit: limit },
            { batchId: LINE, kind: 'REASSORT', usageLimit: limit },
          ],
        },
      });
    expect(given().when(command).thenState().batches.get(LINE)?.usageLimit).toBe(limit);
  });

  it('remembers the earliest hour at which its goods left the freezer', () => {
    const early = '2026-03-01T10:00:00.000Z';
    const exitOf = (held: Partial<EntryLine>, exitAt: string | null) =>
      given(entered(line(held)))
        .when(stock('DISPATCH', { lines: [prepared({ lineId: SECOND_LINE, exitAt })] }))
        .thenState()
        .batches.get(BATCH)?.exitAt;
    expect(exitOf({ exitAt: NOW }, early)).toBe(early);
    expect(exitOf({ exitAt: early }, NOW)).toBe(early);
    expect(exitOf({ exitAt: early }, null)).toBe(early);
    expect(exitOf({ exitAt: null }, NOW)).toBe(NOW);
    expect(exitOf({ exitAt: early, quantity: 0 }, NOW)).toBe(NOW);
  });

  it('forgets the limit of goods that are used up', () => {
    const limit = '2026-04-02T10:00:00.000Z';
    given(entered(line({ quantity: 0, usageLimit: '2026-04-01T10:00:00.000Z' })))
      .when(stock('DISPATCH', { lines: [prepared({ lineId: SECOND_LINE, usageLimit: limit })] }))
      .thenLike({ data: { lines: [{ kind: 'REASSORT', usageLimit: limit }] } });
  });

  it('is thawed where the line is', () => {
    given()
      .when(stock('DISPATCH', { lines: [prepared({ thawed: true })] }))
      .thenLike({ data: { lines: [{ thawed: true }] } });
  });

  it('enters once, however often it is driven', () => {
    const once = stockDeliveryNote(stock('DISPATCH'), initialState(CENTRE));
    given(...once)
      .when(stock('DISPATCH'))
      .thenNothing();
  });

  it('enters all that was sent and scraps what did not arrive', () => {
    const differences = [{ lineId: LINE, missing: 3, cause: 'CASSE', comment: 'one vial' }];
    const state = given()
      .when(stock('VACCINATION', { lines: [prepared()], differences }))
      .thenState();
    expect(state.batches.get(LINE)?.quantity).toBe(7);
    const events = stockDeliveryNote(stock('VACCINATION', { differences }), initialState(CENTRE));
    expect(events.map(({ type }) => type)).toEqual(['StockEntered', 'StockScrapped']);
    expect(events[1]!.data).toMatchObject({
      scrappingId: deriveId(NOTE, `difference ${LINE}`),
      batch: { batchId: LINE, deliveryNote: reference },
      quantity: 3,
      cause: 'CASSE',
      comment: 'one vial',
    });
  });

  it('scraps what did not arrive from the batch that the line joins', () => {
    const held = line({ quantity: 5 });
    const differences = [{ lineId: LINE, missing: 10, cause: 'PERTE', comment: null }];
    const state = given(entered(held))
      .when(stock('DISPATCH', { lines: [prepared()], differences }))
      .thenState();
    expect(state.batches.get(BATCH)?.quantity).toBe(5);
  });

  it('scraps what did not arrive under the note that was received, whichever brought the batch first', () => {
    const first = { ...reference, noteId: id(501), number: 'PN-2026-000003' };
    const differences = [{ lineId: LINE, missing: 1, cause: 'CASSE', comment: null }];
    given(entered(line({ deliveryNote: first })))
      .when(stock('DISPATCH', { differences }))
      .thenLike(
        { data: { lines: [{ batchId: BATCH }] } },
        { data: { batch: { batchId: BATCH, deliveryNote: reference } } },
      );
  });

  it('fits one append with as many and as long lines as there can be, and all differences that may be told', () => {
    const long = '漢'.repeat(MAX_TEXT);
    const lines = Array.from({ length: MAX_LINES }, (_, n) =>
      prepared({ lineId: id(1_000 + n), batchId: id(5_000 + n), lot: long, exitAt: NOW }),
    );
    const arrived = lines.map(({ lineId, quantity }) => ({
      lineId,
      quantity: quantity - 1,
      cause: 'AUTRE',
      causeListed: true,
      comment: long,
    }));
    const told = (most: number) =>
      differencesOf(arrived.slice(0, most), accept({ lines } as unknown as IssuedNote));
    const all = told(MAX_LINES);
    const most = Number('violations' in all && all.violations[0]?.arguments?.max);
    expect(most).toBeGreaterThanOrEqual(100);
    expect(told(most + 1)).toHaveProperty('violations');
    const differences = 'value' in told(most) ? arrived.slice(0, most) : [];
    const events = stockDeliveryNote(
      stock('VACCINATION', {
        lines,
        differences: differences.map(({ lineId, cause, comment }) => ({
          lineId,
          missing: 1,
          cause,
          comment,
        })),
      }),
      initialState(CENTRE),
    );
    expect(events).toHaveLength(1 + most);
    // For the metadata of each event.
    const bytes = Buffer.byteLength(JSON.stringify(events)) + 600 * events.length;
    expect(bytes).toBeLessThan(MAX_APPEND_BYTES);
  });
});
