import type { ClientBase } from 'pg';
import { FoldableEvent } from '../../../projections/projection.js';
import { storedTables } from '../../../projections/table.js';
import type { RecordedEvent } from '../../event-store/port.js';
import { batchesBetween } from './bulk-load.js';
import { type Compared, furthest, type Replayed, whyNot } from './comparable.js';
import { type Comparison, compareTable } from './compare-tables.js';
import { ProjectionFault } from './faults.js';
import { project } from './lockstep.js';
import { LIVE, readCheckpoints } from './read-model-schema.js';

const BATCH = 1_000;

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

  const events: RecordedEvent[] = [];
  for await (const batch of batchesBetween(store, loaded.position, position, BATCH)) events.push(...batch);
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
