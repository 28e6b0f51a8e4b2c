/**
 * Replays the ledger into tables of its own, compares them with the live read models at exactly the same position,
 * and reports every difference. Repairs nothing. Runs while the service works: the comparison sees one snapshot.
 */
import type { ClientBase, Pool } from 'pg';
import { projections as allProjections } from '../../../projections/index.js';
import { FoldableEvent, type Projection, type Upcast } from '../../../projections/projection.js';
import { storedTables } from '../../../projections/table.js';
import type { EventReader, RecordedEvent } from '../../event-store/port.js';
import type { Pace } from '../../platform/pace.js';
import { bulkLoad, type Loaded } from './bulk-load.js';
import { type Comparison, compareByRows, compareTable } from './compare-tables.js';
import { ProjectionFault } from './faults.js';
import { SchemasBusy, tryLock } from './locks.js';
import { project } from './lockstep.js';
import {
  BACKGROUND,
  type Checkpoint,
  createTables,
  LIVE,
  openSession,
  REPLAY,
  type ReadModelSchema,
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
  /** Called between two small pieces of work, as in a bulk load; absent: it goes as fast as it can. */
  readonly pace?: Pace;
}

type VerifyProgress =
  | { readonly phase: 'replay'; readonly events: number; readonly position: bigint; readonly head: bigint }
  | { readonly phase: 'index' }
  | { readonly phase: 'compare'; readonly table: string };

export interface VerifyReport {
  readonly events: number;
  /** Position at which ledger and read models were compared. */
  readonly position: bigint;
  readonly comparisons: readonly Comparison[];
  /** Projections that could not be compared, and why. */
  readonly notComparable: readonly { readonly projection: string; readonly reason: string }[];
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
    if (schema === REPLAY && !(await tryLock(session, 'schemas'))) throw new SchemasBusy();
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
    const compared = await compare(session, {
      store,
      projections,
      upcast,
      loaded,
      inspect,
      onProgress,
      schema,
      pace,
    });
    return { ...compared, events: loaded.events + compared.later, checks: findings };
  } finally {
    await session.query(`ROLLBACK; DROP SCHEMA IF EXISTS ${schema} CASCADE`).catch(() => {});
    await session.end();
  }
}

interface Replayed {
  readonly store: Pick<EventReader, 'readAll'>;
  readonly projections: readonly Projection[];
  readonly upcast: Upcast;
  readonly loaded: Loaded;
  readonly inspect: (event: RecordedEvent) => void;
  readonly schema: ReadModelSchema;
  readonly pace: Pace | undefined;
  readonly onProgress: (progress: VerifyProgress) => void;
}

/**
 * In one snapshot: reads how far the live tables are, replays what came in between, and compares. The projector
 * goes on meanwhile; what it writes is not in the snapshot.
 */
async function compare(
  session: ClientBase,
  { store, projections, upcast, loaded, inspect, onProgress, schema, pace }: Replayed,
) {
  await session.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
  const checkpoints = await readCheckpoints(session, LIVE);
  const position = furthest(checkpoints);
  const notComparable = new Map<string, string>();
  for (const { projection, message } of loaded.faults) notComparable.set(projection, message);
  for (const { name, version } of projections) {
    const stored = checkpoints.find((checkpoint) => checkpoint.name === name);
    const reason = whyNot(stored, version, position);
    if (reason) notComparable.set(name, reason);
  }
  const comparable = projections.filter(({ name }) => !notComparable.has(name));

  const events = await eventsBetween(store, loaded.position, position);
  for (const event of events) inspect(event);
  const foldable = events.map((event) => new FoldableEvent(event, upcast));
  const comparisons: Comparison[] = [];
  for (const projection of comparable) {
    const tables = storedTables(projection);
    await session.query('SAVEPOINT projection');
    try {
      // Changes look their rows up.
      if (events.length > 0) for (const table of tables) if (table.kind === 'merge') await loaded.key(table);
      await project(session, projection, foldable);
      const compared: Comparison[] = [];
      for (const table of tables) {
        onProgress({ phase: 'compare', table: table.name });
        compared.push(
          pace
            ? await compareByRows(session, table, schema, pace)
            : await compareTable(session, table, schema, () => loaded.key(table)),
        );
      }
      comparisons.push(...compared);
    } catch (error) {
      if (!(error instanceof ProjectionFault)) throw error;
      notComparable.set(projection.name, error.message);
      await session.query('ROLLBACK TO SAVEPOINT projection');
    }
  }
  return {
    position,
    comparisons,
    later: events.length,
    notComparable: [...notComparable].map(([projection, reason]) => ({ projection, reason })),
  };
}

function whyNot(stored: Checkpoint | undefined, version: number, position: bigint): string | undefined {
  if (!stored) return 'it has not been built';
  if (stored.version !== version) return `it was built by another release (version ${stored.version})`;
  if (stored.halted) return `it has halted at position ${stored.position}: ${stored.halted.error}`;
  if (stored.position !== position) return `it is at position ${stored.position}, the others at ${position}`;
  return undefined;
}

async function eventsBetween(
  store: Pick<EventReader, 'readAll'>,
  after: bigint,
  until: bigint,
): Promise<RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  for (let from = after; from < until; ) {
    const batch = await store.readAll({ after: from, limit: 1_000 });
    if (batch.length === 0) break;
    events.push(...batch.filter(({ position }) => position <= until));
    from = batch.at(-1)!.position;
  }
  return events;
}

/** @throws NothingToVerify */
function furthest(checkpoints: readonly Checkpoint[]): bigint {
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
