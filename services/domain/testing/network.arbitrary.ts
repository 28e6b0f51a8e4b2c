/**
 * Random plays of a network: a referent ships to a dispatch centre, which ships to a vaccination centre and to one
 * without follow-up. Goods of one lot only, so that they often meet in one batch.
 */
import fc from 'fast-check';
import { type IssuedNote, issuedNote } from '../delivery-note/commands.js';
import { decideCancellation, decideReception } from '../delivery-note/decide.js';
import type { DeliveryNoteEvent } from '../delivery-note/events.js';
import { type DeliveryNoteState, evolve as evolveNote, issued } from '../delivery-note/state.js';
import type { LedgerCommand } from '../ledger/commands.js';
import { decide } from '../ledger/decide.js';
import type { LedgerEvent, PreparationLine } from '../ledger/events.js';
import { evolve } from '../ledger/evolve.js';
import { type Batch, initialState, type LedgerState } from '../ledger/state.js';
import { type CentreType, TRANSFER_TYPES } from '../ledger/vocabulary.js';
import { addHours } from '../shared/calendar.js';
import { DomainError } from '../shared/error.js';
import { at, IMMUNOL, id, NOW, TIME_ZONE, VAXILOR } from './ledger.js';
import { batchAt, pick } from './ledger-values.arbitrary.js';
import { prepareCommand, receiveCommand, requested } from './preparation.js';

const REFERENT = id(1);
const DISPATCH = id(2);
export const VACCINATION = id(3);
/** Its notes are never received in the system. */
const UNTRACKED = id(4);

const ROUTES = [
  [REFERENT, DISPATCH],
  [DISPATCH, VACCINATION],
  [DISPATCH, VACCINATION],
  [DISPATCH, UNTRACKED],
] as const;

const typeOf = (centre: string): CentreType =>
  centre === REFERENT ? 'REFERENT' : centre === DISPATCH ? 'DISPATCH' : 'VACCINATION';

/** An event with the ledger before and after it. */
export interface Recorded {
  readonly centre: string;
  readonly before: LedgerState;
  readonly event: LedgerEvent;
  readonly after: LedgerState;
}

interface Note {
  readonly note: IssuedNote;
  readonly state: DeliveryNoteState;
}

export class NetworkPlay {
  readonly recorded: Recorded[] = [];
  readonly notes: Note[] = [];
  private readonly ledgers = new Map<string, LedgerState>();
  private now = NOW;
  private lastId = 1_000;

  ledger(centre: string): LedgerState {
    return this.ledgers.get(centre) ?? initialState(centre);
  }

  /** The line of a note, as it was shipped. */
  line(lineId: string | undefined): PreparationLine | undefined {
    return this.notes.flatMap(({ note }) => note.lines).find((line) => line.lineId === lineId);
  }

  /** The batch that this line left, as it was before. */
  batchBefore(lineId: string): Batch {
    for (const { before, event } of this.recorded) {
      if (event.type !== 'StockPrepared') continue;
      const line = event.data.lines.find((each) => each.lineId === lineId);
      if (line) return before.batches.get(line.batchId)!;
    }
    throw new Error(`no line ${lineId}`);
  }

  play(step: Step): void {
    try {
      this.take(step);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
  }

  private take(step: Step): void {
    if (step.kind === 'wait') this.now = addHours(this.now, step.hours);
    else if (step.kind === 'enter') this.enter(step);
    else if (step.kind === 'prepare') this.prepare(step);
    else if (step.kind === 'settle') this.settle(step);
    else if (step.kind === 'edit') this.edit(step);
    else if (step.kind === 'giveBack') this.giveBack(step);
    else this.giveBackUntracked(step);
  }

  private enter({ centre, product, quantity, expiry, transferType, hoursAgo }: StepOf<'enter'>): void {
    this.execute(centre, {
      type: 'EnterStock',
      context: at(this.now),
      operationId: this.newId(),
      batchId: this.newId(),
      centre: { type: 'DISPATCH', parentHoldsStock: true },
      productId: product.id,
      quantity,
      lot: 'A',
      expiry,
      receivedAt: null,
      compliant: true,
      comment: null,
      transferType,
      transferredAt: transferType === null ? null : addHours(this.now, -hoursAgo),
    });
  }

  private prepare({ route, batch, quantity, hoursAgo, thawed }: StepOf<'prepare'>): void {
    const [centre, destinationId] = route;
    const goods = batchAt(this.ledger(centre), batch);
    this.execute(
      centre,
      prepareCommand({
        context: at(this.now),
        preparationId: this.newId(),
        issuer: { id: centre, code: 'PN', type: typeOf(centre) },
        destinationId,
        destination: {
          type: typeOf(destinationId),
          holdsStock: true,
          active: true,
          isChild: true,
          followUpDisabled: destinationId === UNTRACKED,
        },
        thawed,
        forced: true,
        comment: 'needed',
        lines: [
          requested({
            productId: goods?.productId ?? null,
            batchId: goods?.batchId ?? null,
            quantity: Math.min(quantity, goods?.quantity ?? 0),
            exitAt: hoursAgo === null ? null : addHours(this.now, -hoursAgo),
          }),
        ],
      }),
    );
  }

  private settle({ note: index, cancelled, missing }: StepOf<'settle'>): void {
    const position = index % Math.max(1, this.notes.length);
    const found = this.notes[position];
    if (found === undefined) return;
    const { note, state } = found;
    const events: readonly DeliveryNoteEvent[] = cancelled
      ? decideCancellation({ type: 'CancelDeliveryNote', note }, state)
      : decideReception(
          receiveCommand(note, {
            now: this.now,
            timeZone: TIME_ZONE,
            receiverId: note.destinationId ?? '',
            receiverType: typeOf(note.destinationId ?? ''),
            comment: 'counted',
            lines: note.lines.map(({ lineId, quantity }) => ({
              lineId,
              quantity: Math.max(0, quantity - missing),
              cause: 'CASSE',
              causeListed: true,
              comment: null,
            })),
            forced: true,
          }),
          state,
        );
    for (const event of events) {
      this.notes[position] = { note, state: evolveNote(state, event) };
      if (event.type === 'DeliveryNoteCancelled') {
        this.execute(note.issuerId, { type: 'RestorePreparation', note: event.data });
      } else {
        this.execute(event.data.destinationId, { type: 'StockDeliveryNote', note: event.data });
      }
    }
  }

  private edit({ centre, batch, quantity, expiry }: StepOf<'edit'>): void {
    this.execute(centre, {
      type: 'EditStock',
      offline: null,
      context: at(this.now),
      operationId: this.newId(),
      batchId: batchAt(this.ledger(centre), batch)?.batchId ?? null,
      quantity,
      expiry,
      comment: 'recount',
    });
  }

  private giveBack({ batch, quantity }: StepOf<'giveBack'>): void {
    const goods = batchAt(this.ledger(VACCINATION), batch);
    const events = this.execute(VACCINATION, {
      type: 'ReturnStock',
      returnId: this.newId(),
      batchId: goods?.batchId ?? null,
      productId: goods?.productId ?? null,
      quantity,
      delivered: this.line(goods?.batchId)?.quantity ?? 0,
      forced: true,
      dispatchId: DISPATCH,
      comment: null,
    });
    for (const event of events) {
      if (event.type !== 'StockReturned') continue;
      this.execute(DISPATCH, { type: 'AcceptReturn', returned: event.data, fromCentreId: VACCINATION });
    }
  }

  private giveBackUntracked({ note: index, quantity }: StepOf<'giveBackUntracked'>): void {
    const untracked = this.notes.filter(({ note }) => note.destinationId === UNTRACKED);
    const note = pick(untracked, index)?.note;
    const line = note?.lines[0];
    if (note === undefined || line === undefined) return;
    this.execute(DISPATCH, {
      type: 'AcceptUntrackedReturn',
      returnId: this.newId(),
      line,
      deliveryNote: {
        noteId: note.noteId,
        lineId: line.lineId,
        number: note.number,
        issuerId: note.issuerId,
      },
      productId: line.productId,
      quantity,
      forced: true,
      fromCentreId: UNTRACKED,
      recalledAtCentre: false,
      comment: null,
    });
  }

  private execute(centre: string, command: LedgerCommand): readonly LedgerEvent[] {
    const events = decide(command, this.ledger(centre));
    for (const event of events) {
      const before = this.ledger(centre);
      const after = evolve(before, event);
      this.ledgers.set(centre, after);
      this.recorded.push({ centre, before, event, after });
      if (event.type === 'StockPrepared') {
        this.notes.push({ note: issuedNote(event.data, this.now), state: issued });
      }
    }
    return events;
  }

  private newId(): string {
    this.lastId += 1;
    return id(this.lastId);
  }
}

const index = fc.nat(40);
const quantity = fc.integer({ min: 1, max: 12 });
const expiry = fc.constantFrom('2026-03-31', '2026-04-30', '2026-12-31', '2027-06-30');
const hoursAgo = fc.constantFrom(0, 1, 100, 400);
const centre = fc.constantFrom(REFERENT, DISPATCH, VACCINATION);
const kind = <K extends string>(name: K) => fc.constant(name);

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: kind('enter'),
      centre: fc.constantFrom(REFERENT, DISPATCH),
      product: fc.constantFrom(VAXILOR, VAXILOR, IMMUNOL),
      quantity,
      expiry: fc.constantFrom('2026-04-30', '2027-06-30'),
      transferType: fc.constantFrom(null, ...TRANSFER_TYPES),
      hoursAgo,
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: kind('prepare'),
      route: fc.constantFrom(...ROUTES),
      batch: index,
      quantity,
      hoursAgo: fc.option(hoursAgo),
      thawed: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: kind('settle'), note: index, cancelled: fc.boolean(), missing: fc.nat(3) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: kind('edit'),
      centre,
      batch: index,
      quantity: fc.option(fc.integer({ min: -6, max: 6 }), { freq: 1 }),
      expiry: fc.option(expiry),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: kind('wait'), hours: fc.constantFrom(1, 48, 400) }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('giveBack'), batch: index, quantity }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('giveBackUntracked'), note: index, quantity }) },
);

export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
type StepOf<K extends Step['kind']> = Extract<Step, { readonly kind: K }>;

export const networkSteps: fc.Arbitrary<Step[]> = fc.array(step, {
  minLength: 1,
  maxLength: 40,
  size: 'max',
});

export function played(steps: readonly Step[]): NetworkPlay {
  const network = new NetworkPlay();
  for (const step of steps) network.play(step);
  return network;
}
