/**
 * A read model: its tables, and what each event does to them. A fold is pure; it is given changes to add to,
 * and neither clock nor database.
 */
import type { AllocationEvent } from '../services/domain/allocation/events.js';
import type { AuditTrailEvent } from '../services/domain/audit-trail/audit-trail.js';
import type { DeliveryNoteEvent } from '../services/domain/delivery-note/events.js';
import type { LedgerEvent } from '../services/domain/ledger/events.js';
import { LEDGER_EVENT_TYPES } from '../services/domain/ledger/movements.js';
import type { RecallEvent } from '../services/domain/recall/events.js';
import type { ReplenishmentEvent } from '../services/domain/replenishment/events.js';
import { STATUS_AFTER } from '../services/domain/replenishment/state.js';
import type { EventMetadata } from '../services/domain/shared/envelope.js';
import type { UseDeclarationEvent } from '../services/domain/use-declaration/events.js';
import type { JsonObject, RecordedEvent } from '../services/event-store/port.js';
import type { Changes } from './changes.js';
import type { Table } from './table.js';

/** Kinds of streams by the prefix of their names, and the events in them. */
interface StreamKinds {
  'ledger-': LedgerEvent;
  'delivery-note-': DeliveryNoteEvent;
  'use-declaration-': UseDeclarationEvent;
  'replenishment-': ReplenishmentEvent;
  'allocation-': AllocationEvent;
  'audit-trail-': AuditTrailEvent;
  'recall-': RecallEvent;
}
export type Prefix = keyof StreamKinds;

/** The types of events that this release knows, as keys; the compiler asks for each of them. */
const EVENT_TYPES: { readonly [P in Prefix]: Readonly<Record<StreamKinds[P]['type'], unknown>> } = {
  'ledger-': LEDGER_EVENT_TYPES,
  'delivery-note-': { DeliveryNoteReceived: true, DeliveryNoteCancelled: true },
  'use-declaration-': { UseDeclared: true },
  'replenishment-': STATUS_AFTER,
  'allocation-': { AllocationsPlanned: true, AllocationRemoved: true },
  'audit-trail-': { AuditTrailSealed: true },
  'recall-': { LotRecalled: true, RecallSettled: true, RecallLifted: true },
};

/** The kinds of streams that read models are folded from. */
export const STREAM_KINDS = Object.keys(EVENT_TYPES) as readonly Prefix[];

/** An event of one kind of stream, as a read model is given it. */
export type ProjectedEvent<P extends Prefix> = StreamKinds[P] & {
  readonly id: string;
  /** The stream's name without its prefix: for a ledger its centre. */
  readonly owner: string;
  readonly position: bigint;
  readonly revision: number;
  /** Time of the append by the store's clock, ISO instant. */
  readonly recordedAt: string;
  readonly metadata: EventMetadata;
};

/** What any event of the ledger changes, whatever its stream: the same for each kind. */
export function ofEveryStream(
  change: (event: Pick<ProjectedEvent<Prefix>, 'position' | 'recordedAt'>, changes: Changes) => void,
): Projection['reads'] {
  return Object.fromEntries(STREAM_KINDS.map((prefix) => [prefix, change]));
}

export interface Projection<Name extends string = string> {
  readonly name: Name;
  /** Grows with every change of tables or folds: then the projector rebuilds by itself. */
  readonly version: number;
  readonly tables: readonly Table[];
  /** What an event of each kind of stream changes. Streams of other kinds are not read. */
  readonly reads: { readonly [P in Prefix]?: (event: ProjectedEvent<P>, changes: Changes) => void };
}

/** Keeps the name as a type of its own, so that the names of all read models are known to the compiler. */
export const projection = <const Name extends string>(definition: Projection<Name>): Projection<Name> =>
  definition;

/** Data of an event in the shape of today. */
export type Upcast = (event: RecordedEvent) => JsonObject;

const asStored: Upcast = (event) => event.data;

/** An event on its way into read models. What they are given is made once for all of them, when the first reads it. */
export class FoldableEvent {
  readonly position: bigint;
  /** Undefined where no read model can be folded from the event's stream. */
  readonly prefix: Prefix | undefined;
  private made: ProjectedEvent<Prefix> | undefined;

  constructor(
    private readonly event: RecordedEvent,
    private readonly upcast: Upcast = asStored,
  ) {
    this.position = event.position;
    this.prefix = STREAM_KINDS.find((prefix) => event.stream.startsWith(prefix));
  }

  /** @throws UnknownEventType for each read model anew, as what `upcast` throws */
  projected(prefix: Prefix): ProjectedEvent<Prefix> {
    this.made ??= this.make(prefix);
    return this.made;
  }

  private make(prefix: Prefix): ProjectedEvent<Prefix> {
    const { event } = this;
    if (!Object.hasOwn(EVENT_TYPES[prefix], event.type)) throw new UnknownEventType(event);
    const { type, id, position, revision, metadata } = event;
    const owner = event.stream.slice(prefix.length);
    const recordedAt = event.recordedAt.toISOString();
    // Stored JSON is not checked here: where a value is missing, the database refuses the row.
    const data = this.upcast(event);
    const projected = { type, id, owner, position, revision, recordedAt, data, metadata };
    return projected as unknown as ProjectedEvent<Prefix>;
  }
}

/**
 * Adds what one event does to the changes.
 *
 * @throws UnknownEventType where a stream that the projection reads holds an event that it does not know
 */
export function fold({ reads }: Projection, event: FoldableEvent, changes: Changes): void {
  const { prefix } = event;
  const read = prefix && (reads[prefix] as Fold | undefined);
  if (!read) return;
  const projected = event.projected(prefix);
  changes.begin(event.position);
  read(projected, changes);
  changes.end();
}

type Fold = (event: ProjectedEvent<Prefix>, changes: Changes) => void;

export class UnknownEventType extends Error {
  override readonly name = 'UnknownEventType';
  constructor(event: RecordedEvent) {
    super(`${event.type} in ${event.stream}: this release does not know this event; deploy the newer one`);
  }
}
