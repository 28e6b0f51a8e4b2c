import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { projections as allProjections } from '../../../projections/index.js';
import type { Projection } from '../../../projections/projection.js';
import type { EventReader } from '../../event-store/port.js';
import { SchemasBusy } from './locks.js';
import { type Checkpoint, LIVE, readCheckpoints } from './read-model-schema.js';
import { type RebuildOptions, rebuild } from './rebuild.js';

/** Another process is at it already. */
const BUSY_MS = 500;

/**
 * Sees to it that the read models in the database are those of this release and of this ledger: builds them
 * where they are absent, of an earlier version, or know more than the ledger does.
 *
 * @returns `newer` where a later release has built them, which this one must not undo; `stopped` on the signal
 */
export async function prepareReadModels(
  pool: Pool,
  store: Pick<EventReader, 'readAll' | 'head'>,
  {
    signal,
    projections = allProjections,
    ...options
  }: Omit<RebuildOptions, 'acceptHalted'> & { signal?: AbortSignal } = {},
): Promise<'current' | 'newer' | 'stopped'> {
  while (!signal?.aborted) {
    const stored = await readCheckpoints(pool, LIVE);
    if (isNewer(stored, projections)) return 'newer';
    if (isCurrent(stored, projections) && !(await knowsMoreThan(store, stored))) return 'current';
    try {
      await rebuild(pool, store, { ...options, projections, acceptHalted: true });
    } catch (error) {
      if (!(error instanceof SchemasBusy)) throw error;
      await sleep(BUSY_MS, undefined, { signal }).catch(() => {});
    }
  }
  return 'stopped';
}

/** True where the stored read models are those of this release. */
export const isCurrent = (checkpoints: readonly Checkpoint[], projections: readonly Projection[]): boolean =>
  checkpoints.length === projections.length &&
  projections.every(({ name, version }) =>
    checkpoints.some((one) => one.name === name && one.version === version),
  );

const isNewer = (checkpoints: readonly Checkpoint[], projections: readonly Projection[]): boolean =>
  checkpoints.some(({ name, version }) =>
    projections.some((projection) => projection.name === name && version > projection.version),
  );

/** Rows of another ledger: the event store was replaced or restored. */
async function knowsMoreThan(
  store: Pick<EventReader, 'head'>,
  stored: readonly Checkpoint[],
): Promise<boolean> {
  const head = await store.head();
  return stored.some(({ position }) => position > head);
}
