/**
 * Exits are fired by four writers, each with its own connection to the event store and its own states in memory, while
 * one of them recalls the lot. `RECALL_ROUNDS=200` does as many rounds.
 */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { demonstrationIds } from '../../services/demonstration/reference-data/ids.js';
import type { StockEntered } from '../../services/domain/ledger/events.js';
import type { LotRecalled } from '../../services/domain/recall/events.js';
import { DomainError } from '../../services/domain/shared/error.js';
import type { ProductFacts } from '../../services/domain/shared/product.js';
import { connectEventStore } from '../../services/event-store/connect.js';
import { WrongExpectedRevision } from '../../services/event-store/port.js';
import type { EventStore } from '../../services/event-store/writer.js';
import { createExecutions, type Executions } from '../../services/execution/executions.js';
import { RECALL_REGISTER } from '../../services/execution/streams/recall.js';
import { context } from '../../services/execution/testing/counter.js';
import { createPool } from '../../services/platform/pool.js';
import { ErrorCode } from '../../services/words/codes.js';
import { startDouble } from '../eventstoredb-double/double.js';
import { createReferenceDatabase } from '../support/reference-database.js';

const WRITERS = 4;
const NOW = '2026-03-02T08:00:00.000Z';
const CENTRE = demonstrationIds.centres.centreBellevue;
const PRODUCT: ProductFacts = {
  id: randomUUID(),
  active: true,
  type: 'VACCIN',
  dosesPerPackage: 10,
  expiryType: 'JOUR',
  stability28Hours: null,
  stabilityMinus20Hours: null,
};
const facts = { now: NOW, timeZone: 'Europe/Paris', product: () => PRODUCT };

interface Exit {
  /** It began after the recall had answered. */
  readonly late: boolean;
  /** Of its event; undefined: it was refused. */
  readonly position: bigint | undefined;
}

const ENGINES = {
  Postgres: {
    rounds: 8,
    start: async (databaseUrl: string) => ({ url: databaseUrl, stop: async () => {} }),
  },
  'a double of EventStoreDB': { rounds: 2, start: () => startDouble() },
};

describe.each(Object.keys(ENGINES) as (keyof typeof ENGINES)[])(
  'a recall while its lot is being taken out, on %s',
  (engine) => {
    let pool: pg.Pool;
    let release: () => Promise<void>;
    let stopEngine: () => Promise<void>;
    let writers: { readonly store: EventStore; readonly executions: Executions }[];

    beforeAll(async () => {
      const database = await createReferenceDatabase();
      release = () => database.release();
      pool = createPool(database.url);
      const { url, stop } = await ENGINES[engine].start(database.url);
      stopEngine = stop;
      writers = [];
      for (let n = 0; n < WRITERS; n++) {
        const store = await connectEventStore(url);
        const executions = createExecutions({ store, pool, clock: () => new Date(), onWarning: () => {} });
        writers.push({ store, executions });
      }
    });
    afterAll(async () => {
      for (const { store, executions } of writers) {
        await executions.idle();
        await store.close();
      }
      await stopEngine();
      await pool.end();
      await release();
    });

    const enter = async (lot: string): Promise<string> => {
      const { events } = await writers[0]!.executions.ledgers.execute(
        CENTRE,
        {
          type: 'EnterStock',
          context: facts,
          operationId: randomUUID(),
          batchId: randomUUID(),
          centre: { type: 'DISPATCH', parentHoldsStock: true },
          productId: PRODUCT.id,
          quantity: 1_000_000,
          lot,
          expiry: '2031-06-30',
          receivedAt: null,
          compliant: true,
          comment: null,
          transferType: null,
          transferredAt: null,
        },
        context(),
      );
      const entered = events.find((event) => event.type === 'StockEntered') as StockEntered;
      return entered.data.lines[0]!.batchId;
    };

    const takeOut = async ({ ledgers }: Executions, batchId: string): Promise<bigint | undefined> => {
      try {
        const { position } = await ledgers.execute(
          CENTRE,
          {
            type: 'TakeOutOfFridge',
            context: facts,
            exitId: randomUUID(),
            batchId,
            quantity: 1,
            syringes: null,
            packaging: null,
            destination: null,
            pointId: null,
            pointIsChild: false,
            forced: false,
            comment: null,
            offline: null,
          },
          context(),
        );
        return position;
      } catch (error) {
        // Outrun by the other writers so often that it is given up: nothing is written.
        if (error instanceof WrongExpectedRevision) return undefined;
        if (!(error instanceof DomainError)) throw error;
        expect(error.violations).toEqual([
          { code: ErrorCode.lotRecalled, field: 'batchId', rejectedValue: batchId },
        ]);
        return undefined;
      }
    };

    const recall = async ({ recalls, recallSettlement }: Executions, lot: string): Promise<bigint> => {
      const { events } = await recalls.execute(
        RECALL_REGISTER,
        {
          type: 'RecallLot',
          recallId: randomUUID(),
          centreId: null,
          productId: PRODUCT.id,
          productKnown: true,
          lot,
          reason: 'Défaut',
          instruction: null,
          now: NOW,
        },
        context(),
      );
      const { commandId: _, ...by } = context();
      return recallSettlement.settle((events[0] as LotRecalled).data, by);
    };

    it('lets none succeed that began after its answer, and none above its position', async () => {
      const rounds = Number(process.env.RECALL_ROUNDS ?? ENGINES[engine].rounds);
      let early = 0;
      for (let round = 0; round < rounds; round++) {
        const lot = `LOT-${round}`;
        const batchId = await enter(lot);
        const exits: Exit[] = [];
        let answered: bigint | undefined;
        const firing = writers.map(async ({ executions }) => {
          for (let after = 0; after < 3; ) {
            const late = answered !== undefined;
            exits.push({ late, position: await takeOut(executions, batchId) });
            if (late) after++;
          }
        });
        const position = await recall(writers[round % WRITERS]!.executions, lot);
        answered = position;
        await Promise.all(firing);

        const served = exits.filter((exit) => exit.position !== undefined);
        expect(served.filter(({ late }) => late)).toEqual([]);
        expect(served.filter((exit) => exit.position! > position)).toEqual([]);
        expect(exits.filter(({ late }) => late)).toHaveLength(3 * WRITERS);
        early += served.length;
      }
      expect(early).toBeGreaterThan(0);
    }, 600_000);
  },
);
