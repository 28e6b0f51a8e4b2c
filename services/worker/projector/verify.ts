/**
 * Replays the ledger into tables of its own, compares them with the live read models at exactly the same position,
 * and reports every difference. Repairs nothing. Runs while the service works: each comparison sees one snapshot.
 */
import type { ClientBase, Pool } from 'pg';
import { projections as allProjections } from '../../../projections/index.js';
import type { Projection, Upcast } from '../../../projections/projection.js';
import type { EventReader, RecordedEvent } from '../../event-store/port.js';
import type { Pace } from '../../platform/pace.js';
import { bulkLoad } from './bulk-load.js';
import { type Compared, furthest, type VerifyProgress } from './comparable.js';
import { compareAtOnce } from './compare-at-once.js';
import { compareInParts } from './compare-in-parts.js';
import { SchemasBusy, take } from './locks.js';
import {
  BACKGROUND,
  clearAway,
  createTables,
  LIVE,
  openSession,
  REPLAY,
  readCheckpoints,
} from './read-model-schema.js';
import { upcastStored } from './upcast.js';

/** Looks at every event of the ledger in global order, as stored, and says what is wrong with it. */
export interface StreamCheck {
  readonly name: string;
  readonly inspect: (event: RecordedEvent) => readonly string[];
}

interface VerifyOptions {
  readonly checks?: readonly StreamCheck[];
  readonly onProgress?: (progress: VerifyProgress) => void;
  readonly projections?: readonly Projection[];
  readonly upcast?: Upcast;
  /** Where the replay goes. In another schema than the usual one it is not kept from rebuilds, nor they from it. */
  readonly schema?: typeof REPLAY | typeof BACKGROUND;
  /**
   * Called between two small pieces of work, as in a bulk load, and never within a transaction; absent: it goes as fast
   * as it can, and compares everything in one snapshot.
   */
  readonly pace?: Pace;
}

export interface VerifyReport extends Omit<Compared, 'later'> {
  readonly events: number;
  readonly checks: readonly { readonly name: string; readonly findings: readonly string[] }[];
}

/** True where nothing is wrong. */
export const isSound = ({ comparisons, notComparable, checks }: VerifyReport): boolean =>
  notComparable.length === 0 &&
  comparisons.every(({ differing }) => differing === 0) &&
  checks.every(({ findings }) => findings.length === 0);

/**
 * @throws SchemasBusy another process rebuilds or verifies
 * @throws NothingToVerify there are no read models yet
 */
export async function verify(
  pool: Pool,
  store: Pick<EventReader, 'readAll'>,
  {
    checks = [],
    onProgress = () => {},
    projections = allProjections,
    upcast = upcastStored,
    schema = REPLAY,
    pace,
  }: VerifyOptions = {},
): Promise<VerifyReport> {
  const session = await openSession(pool, schema);
  try {
    if (!(await take(session, schema === REPLAY ? 'schemas' : 'background'))) throw new SchemasBusy();
    const until = furthest(await readCheckpoints(session, LIVE));
    const findings = checks.map(({ name }) => ({ name, findings: [] as string[] }));
    const inspect = (event: RecordedEvent) =>
      checks.forEach((check, index) => {
        findings[index]!.findings.push(...check.inspect(event));
      });

    await createTables(session, schema, projections);
    const loaded = await bulkLoad(session, store, projections, {
      upcast,
      until,
      onEvent: inspect,
      onBatch: (events, position) => onProgress({ phase: 'replay', events, position, head: until }),
      onIndexing: () => onProgress({ phase: 'index' }),
      ...(pace ? { pace, furnish: 'keys' } : { furnish: 'nothing' }),
    });
    const replayed = { store, projections, upcast, loaded, inspect, onProgress, schema };
    const compared = pace
      ? await compareInParts(session, { ...replayed, pace })
      : await compareAtOnce(session, replayed);
    return { ...compared, events: loaded.events + compared.later, checks: findings };
  } finally {
    await clearUp(session, schema).catch(() => {});
    await session.end();
  }
}

async function clearUp(session: ClientBase, schema: typeof REPLAY | typeof BACKGROUND): Promise<void> {
  await session.query('ROLLBACK');
  await clearAway(session, schema);
}
