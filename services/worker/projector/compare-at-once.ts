import type { ClientBase } from 'pg';
import { FoldableEvent } from '../../../projections/projection.js';
import { storedTables } from '../../../projections/table.js';
import type { EventReader, RecordedEvent } from '../../event-store/port.js';
import { type Compared, furthest, type Replayed, whyNot } from './comparable.js';
import { type Comparison, compareTable } from './compare-tables.js';
import { ProjectionFault } from './faults.js';
import { project } from './lockstep.js';
import { LIVE, readCheckpoints } from './read-model-schema.js';

/**
 * In one snapshot: reads how far the live tables are, replays what came in between, and compares. The projector
 * goes on meanwhile; what it writes is not in the snapshot.
 */
export async function compareAtOnce(
  session: ClientBase,
  { store, projections, upcast, loaded, inspect, onProgress, schema }: Replayed,
): Promise<Compared> {
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
        compared.push(await compareTable(session, table, schema, () => loaded.key(table)));
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
