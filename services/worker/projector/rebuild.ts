/**
 * Builds every read model anew from the ledger, beside the live ones, and puts them in their place under a
 * short lock. Runs while the service works, also from another process: queries go on, and the projector finds
 * its checkpoints moved and goes on from the new ones.
 */
import type { ClientBase, Pool } from 'pg';
import { projections as allProjections, EDITION } from '../../../projections/index.js';
import type { Projection, Upcast } from '../../../projections/projection.js';
import type { EventReader } from '../../event-store/port.js';
import { keepSpeaking } from '../../platform/exclusive-session.js';
import { bulkLoad } from './bulk-load.js';
import { SchemasBusy, take } from './locks.js';
import { type Halt, Lockstep } from './lockstep.js';
import {
  clearAway,
  createCheckpoint,
  createTables,
  discard,
  dropDiscarded,
  LIVE,
  NEXT,
  openSession,
  writeEdition,
} from './read-model-schema.js';
import { upcastStored } from './upcast.js';

export type RebuildProgress =
  | { readonly phase: 'replay'; readonly events: number; readonly position: bigint; readonly head: bigint }
  | { readonly phase: 'index' | 'catch-up' | 'swap' };

export interface RebuildOptions {
  readonly onProgress?: (progress: RebuildProgress) => void;
  readonly projections?: readonly Projection[];
  /** Of these projections. */
  readonly edition?: number;
  readonly upcast?: Upcast;
  /** Put the new read models in place even where one of them could not apply an event. */
  readonly acceptHalted?: boolean;
}

interface RebuildReport {
  readonly events: number;
  readonly position: bigint;
  /** Projections that could not apply an event; where there are any and they were not accepted, nothing was swapped. */
  readonly halted: readonly Halt[];
  readonly swapped: boolean;
}

/** @throws SchemasBusy another process rebuilds or verifies */
export async function rebuild(
  pool: Pool,
  store: Pick<EventReader, 'readAll' | 'head'>,
  {
    onProgress = () => {},
    projections = allProjections,
    edition = EDITION,
    upcast = upcastStored,
    acceptHalted = false,
  }: RebuildOptions = {},
): Promise<RebuildReport> {
  const builder = await openSession(pool, NEXT);
  try {
    if (!(await take(builder, 'schemas'))) throw new SchemasBusy();
    await createTables(builder, NEXT, projections);
    await writeEdition(builder, edition);
    const head = await store.head();
    const { events, position, faults } = await bulkLoad(builder, store, projections, {
      upcast,
      onBatch: (done, reached) => onProgress({ phase: 'replay', events: done, position: reached, head }),
      onIndexing: () => onProgress({ phase: 'index' }),
    });
    for (const projection of projections) {
      const faulty = faults.some((fault) => fault.projection === projection.name);
      await createCheckpoint(builder, projection, faulty ? 0n : position);
    }

    onProgress({ phase: 'catch-up' });
    const halted: Halt[] = [];
    const onHalt = (halt: Halt) => halted.push(halt);
    const lockstep = await Lockstep.resume(builder, NEXT, projections, { upcast, onHalt });
    await catchUp(lockstep, store);
    if (halted.length > 0 && !acceptHalted) {
      await clearAway(builder, NEXT);
      return { events, position, halted, swapped: false };
    }
    onProgress({ phase: 'swap' });
    await swap(pool, builder, lockstep, store);
    await dropDiscarded(builder);
    return { events, position: lockstep.position ?? position, halted, swapped: true };
  } finally {
    await builder.end();
  }
}

const CATCH_UP_BATCH = 1_000;

/** Until little is left, or exactly to `target`. */
async function catchUp(
  lockstep: Lockstep,
  store: Pick<EventReader, 'readAll'>,
  target?: bigint,
): Promise<void> {
  for (;;) {
    const after = lockstep.position;
    if (after === undefined || (target !== undefined && after >= target)) return;
    const batch = await store.readAll({ after, limit: CATCH_UP_BATCH });
    if (batch.length > 0) await lockstep.apply(batch);
    if (batch.length < CATCH_UP_BATCH && (target === undefined || batch.length === 0)) return;
  }
}

/** The guard of a process that is stopped, or vanishes with its machine, keeps nobody out for longer. */
const GUARD_SILENT_MS = 10_000;

/**
 * The lock on the live checkpoints keeps the projector out for the last events, so that no reader who has seen a
 * position is shown an earlier one. Readers are not kept out: each statement finds the old tables or the new. Nor does
 * the swap wait for them, however long they read, as pg_dump does; the old tables stay for as long as they are read.
 */
async function swap(
  pool: Pool,
  builder: ClientBase,
  lockstep: Lockstep,
  store: Pick<EventReader, 'readAll' | 'head'>,
): Promise<void> {
  const guard = await openSession(pool, LIVE);
  try {
    await guard.query(`BEGIN; SET LOCAL idle_in_transaction_session_timeout = ${GUARD_SILENT_MS}`);
    keepSpeaking(guard);
    if (await isThere(guard, `${LIVE}.checkpoint`)) {
      await guard.query(`LOCK TABLE ${LIVE}.checkpoint IN EXCLUSIVE MODE`);
      await catchUp(lockstep, store, await store.head());
    }
    await discard(guard, LIVE);
    await guard.query(`ALTER SCHEMA ${NEXT} RENAME TO ${LIVE}`);
    // A process that was cut off meanwhile puts nothing in place: another process may be filling these tables by now. A
    // process that begins from here on waits, before it takes the tables away, for this transaction, which has renamed
    // their schema.
    await builder.query('SELECT 1');
    await guard.query('COMMIT');
  } finally {
    await guard.end();
  }
}

async function isThere(client: ClientBase, table: string): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>('SELECT to_regclass($1) IS NOT NULL AS there', [
    table,
  ]);
  return rows[0]!.there;
}
