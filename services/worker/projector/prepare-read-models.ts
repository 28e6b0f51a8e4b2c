import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { projections as allProjections, EDITION } from '../../../projections/index.js';
import type { Projection } from '../../../projections/projection.js';
import type { EventReader } from '../../event-store/port.js';
import { keepIdentity, mismatchOf } from '../../proof/ledger-identity.js';
import { SchemasBusy } from './locks.js';
import { type Checkpoint, LIVE, readCheckpoints, readEdition } from './read-model-schema.js';
import { type RebuildOptions, rebuild } from './rebuild.js';

/** Another process is at it already. */
const BUSY_MS = 500;

/**
 * Sees to it that the read models in the database are those of this release: builds them where they are absent or of an
 * earlier version. Those of another ledger are left as they are.
 *
 * @param onMismatch told what speaks against it that the database was folded from this event store
 * @returns `newer` where a later release has built them, which this one must not undo; `mismatch` where they are of
 *   another ledger; `stopped` on the signal
 */
export async function prepareReadModels(
  pool: Pool,
  store: Pick<EventReader, 'readAll' | 'head'>,
  {
    signal,
    onMismatch = () => {},
    projections = allProjections,
    edition = EDITION,
    ...options
  }: Omit<RebuildOptions, 'acceptHalted'> & {
    signal?: AbortSignal;
    onMismatch?: (mismatch: string) => void;
  } = {},
): Promise<'current' | 'newer' | 'mismatch' | 'stopped'> {
  while (!signal?.aborted) {
    const stored = await readCheckpoints(pool, LIVE);
    if (isNewer(stored, await readEdition(pool, LIVE), { projections, edition })) return 'newer';
    const mismatch = await mismatchOf(pool, store);
    if (mismatch !== undefined) {
      onMismatch(mismatch);
      return 'mismatch';
    }
    // Before anything is folded: rows without a ledger would fit every one.
    await keepIdentity(pool, store);
    if (isCurrent(stored, projections)) return 'current';
    try {
      await rebuild(pool, store, { ...options, projections, edition, acceptHalted: true });
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

/** A later release may have other read models than this one, all of them in versions that this one knows: by its edition. */
const isNewer = (
  checkpoints: readonly Checkpoint[],
  stored: number,
  own: { readonly projections: readonly Projection[]; readonly edition: number },
): boolean =>
  !isCurrent(checkpoints, own.projections) &&
  ((checkpoints.length > 0 && stored > own.edition) ||
    checkpoints.some(({ name, version }) =>
      own.projections.some((one) => one.name === name && one.version < version),
    ));
