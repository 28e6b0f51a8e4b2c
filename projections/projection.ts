/**
 * A read model: its tables, and what each event does to them. A fold is pure; it is given changes to add to,
 * and neither clock nor database.
 */
import type { DeliveryNoteEvent } from '../services/domain/delivery-note/events.js';
import type { LedgerEvent } from '../services/domain/ledger/events.js';
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
}

export interface ProjectedEvent<Data = unknown> {
  readonly id: string;
  /** The stream's name without its prefix: for a ledger its centre. */
  readonly owner: string;
  readonly position: bigint;
  readonly revision: number;
  readonly data: Data;
  readonly metadata: EventMetadata;
}

type Handler<Data> = (event: ProjectedEvent<Data>, changes: Changes) => void;

/** Says of an event type that it is known and changes nothing here. */
export const IGNORED = Symbol('ignored');

/** The compiler asks for a decision on every event type of a kind of stream that the projection reads. */
type Handlers<Event extends { readonly type: string; readonly data: unknown }> = {
  readonly [E in Event as E['type']]: Handler<E['data']> | typeof IGNORED;
};

export interface Projection {
  readonly name: string;
  /** Grows with every change of tables or folds: then the projector rebuilds by itself. */
  readonly version: number;
  readonly tables: readonly Table[];
  /** Streams of other kinds are none of its business, whatever is in them. */
  readonly reads: { readonly [Prefix in keyof StreamKinds]?: Handlers<StreamKinds[Prefix]> };
}

/** Data of an event in the shape of today. */
export type Upcast = (event: RecordedEvent) => JsonObject;

const asStored: Upcast = (event) => event.data;

/**
 * Adds what one event does to the changes.
 *
 * @throws UnknownEventType where a stream that the projection reads holds an event that it does not know
 */
export function fold(
  projection: Projection,
  event: RecordedEvent,
  changes: Changes,
  upcast: Upcast = asStored,
): void {
  for (const prefix in projection.reads) {
    if (!event.stream.startsWith(prefix)) continue;
    const handler = handlerOf(projection, prefix, event.type);
    if (handler === undefined) throw new UnknownEventType(event);
    if (handler === IGNORED) return;
    const { id, position, revision } = event;
    const owner = event.stream.slice(prefix.length);
    // The one place where stored JSON is taken at its word; a column that it leaves empty refuses the row.
    const metadata = event.metadata as unknown as EventMetadata;
    handler({ id, owner, position, revision, data: upcast(event), metadata }, changes);
    return;
  }
}

function handlerOf(projection: Projection, prefix: string, type: string) {
  const reads: Readonly<Record<string, object>> = projection.reads;
  const handlers = reads[prefix] as Readonly<Record<string, Handler<unknown> | typeof IGNORED>>;
  return Object.hasOwn(handlers, type) ? handlers[type] : undefined;
}

export class UnknownEventType extends Error {
  override readonly name = 'UnknownEventType';
  constructor(event: RecordedEvent) {
    super(`${event.type} in ${event.stream}: this release does not know this event; deploy the newer one`);
  }
}
