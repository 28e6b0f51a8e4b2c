import fc from 'fast-check';
import { projections } from '../../../projections/index.js';
import { asOf } from '../../../projections/past.js';
import { stockTable } from '../../../projections/stock/table.js';
import { columnsOf, live, liveFew } from '../../../projections/table.js';
import type { RecordedEvent } from '../../event-store/port.js';
import { Lockstep } from './lockstep.js';
import { prepareReadModels } from './prepare-read-models.js';
import { LIVE, openSession } from './read-model-schema.js';
import { rebuild } from './rebuild.js';
import { historyOf } from './testing/histories.js';
import { createLedgerDatabase, insertHistory, type LedgerDatabase } from './testing/ledger-database.js';

const TABLES = projections.flatMap((projection) => projection.tables);
const everyRow = (table: (typeof TABLES)[number]) =>
  `SELECT ${columnsOf(table).join(', ')} FROM ${live(table)} t ORDER BY ${table.key.join(', ')}`;

const HELD = `SELECT id, quantity FROM ${liveFew(stockTable, 'quantity', '> 0')} s ORDER BY id`;

describe('the past of the read models', () => {
  let database: LedgerDatabase;
  beforeEach(async () => {
    database = await createLedgerDatabase();
  });
  afterEach(() => database.close());

  /** Rows of every table, in the words of the query or as of a position. */
  async function rows(position?: bigint): Promise<Record<string, unknown[]>> {
    const found: Record<string, unknown[]> = {};
    const texts = [...TABLES.map((table) => [table.name, everyRow(table)] as const), ['held', HELD] as const];
    for (const [name, text] of texts) {
      const { rows } = await database.pool.query(position === undefined ? text : asOf(text, position));
      found[name] = rows;
    }
    return found;
  }

  async function project(
    events: readonly RecordedEvent[],
    sizes: readonly number[],
    afterBatch: () => Promise<void> = async () => {},
  ): Promise<void> {
    await prepareReadModels(database.pool, database.store);
    await insertHistory(database.pool, events);
    const session = await openSession(database.pool, LIVE);
    const lockstep = await Lockstep.resume(session, LIVE, projections);
    for (let start = 0, turn = 0; start < events.length; turn++) {
      const end = start + sizes[turn % sizes.length]!;
      await lockstep.apply(events.slice(start, end));
      await afterBatch();
      start = end;
    }
    await session.end();
  }

  it('is at each position what it was when the event there had been applied, whatever the batches, also after a rebuild', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer(),
        fc.integer({ min: 1, max: 60 }),
        fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 4 }),
        async (seed, count, sizes) => {
          const events = historyOf(count, seed);
          await database.close();
          database = await createLedgerDatabase();
          const recorded: Record<string, unknown[]>[] = [];
          await project(events, [1], async () => {
            recorded.push(await rows());
          });
          await database.close();
          database = await createLedgerDatabase();
          await project(events, sizes);

          const past = async () => {
            const states: Record<string, unknown[]>[] = [];
            for (const { position } of events) states.push(await rows(position));
            return states;
          };
          expect(await past()).toEqual(recorded);
          await rebuild(database.pool, database.store);
          expect(await past()).toEqual(recorded);
        },
      ),
      { numRuns: 4 },
    );
  }, 240_000);

  it('is empty before the first event', async () => {
    await project(historyOf(30), [30]);
    for (const found of Object.values(await rows(0n))) expect(found).toEqual([]);
  });
});
