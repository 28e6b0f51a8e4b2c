/** What is compared: live read models with a replay of the ledger, where both can be. */
import type { Projection, Upcast } from '../../../projections/projection.js';
import type { EventReader, RecordedEvent } from '../../event-store/port.js';
import type { Loaded } from './bulk-load.js';
import type { Comparison } from './compare-tables.js';
import type { BACKGROUND, Checkpoint, REPLAY } from './read-model-schema.js';

export type VerifyProgress =
  | { readonly phase: 'replay'; readonly events: number; readonly position: bigint; readonly head: bigint }
  | { readonly phase: 'index' }
  | { readonly phase: 'compare'; readonly table: string };

/** A replay of the ledger as it was a moment ago, in a schema of its own. */
export interface Replayed {
  readonly store: Pick<EventReader, 'readAll'>;
  readonly projections: readonly Projection[];
  readonly upcast: Upcast;
  readonly loaded: Loaded;
  readonly inspect: (event: RecordedEvent) => void;
  readonly schema: typeof REPLAY | typeof BACKGROUND;
  readonly onProgress: (progress: VerifyProgress) => void;
}

/** Projections that could not be compared, and why. */
export type NotComparable = readonly { readonly projection: string; readonly reason: string }[];

export interface Compared {
  /** Position at which ledger and read models were compared, or from which on, where that was done in parts. */
  readonly position: bigint;
  readonly comparisons: readonly Comparison[];
  readonly notComparable: NotComparable;
  /** Events that were read after the replay. */
  readonly later: number;
}

/** Why a live projection cannot be compared with a replay by this release; undefined: it can. */
export function whyNot(
  stored: Checkpoint | undefined,
  version: number,
  position: bigint,
): string | undefined {
  if (!stored) return 'it has not been built';
  if (stored.version !== version) return `it was built by another release (version ${stored.version})`;
  if (stored.halted) return `it has halted at position ${stored.position}: ${stored.halted.error}`;
  if (stored.position !== position) return `it is at position ${stored.position}, the others at ${position}`;
  return undefined;
}

/** @throws NothingToVerify */
export function furthest(checkpoints: readonly Checkpoint[]): bigint {
  if (checkpoints.length === 0) throw new NothingToVerify();
  let far = 0n;
  for (const { position } of checkpoints) if (position > far) far = position;
  return far;
}

export class NothingToVerify extends Error {
  override readonly name = 'NothingToVerify';
  constructor() {
    super('there are no read models yet: start the service, or rebuild them');
  }
}
