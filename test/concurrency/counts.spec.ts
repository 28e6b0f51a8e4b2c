/**
 * Counts of stock that are made and closed while goods come and go: each batch ends at what was counted and what has
 * moved since (docs/rules/counts.md, CO-3, CO-4). What moved when is taken from the ledger's stream itself.
 */
import type { Response } from 'supertest';
import { Random } from '../../projections/testing/random.js';
import type { LedgerEvent } from '../../services/domain/ledger/events.js';
import { movementsOf, signedQuantity } from '../../services/domain/ledger/movements.js';
import { ledgerStream } from '../../services/domain/shared/streams.js';
import type { EventReader } from '../../services/event-store/port.js';
import { EVENT_READER } from '../../services/platform/tokens.js';
import { startDouble } from '../eventstoredb-double/double.js';
import { centres, EXPIRY, products, StockApi } from '../support/stock-api.js';

const BATCHES = 3;

const ENGINES = {
  Postgres: { rounds: 12, start: async () => ({ env: {}, stop: async () => {} }) },
  // The rules are the same; what an engine has of its own are conflicts between appends, of which a round has dozens.
  'a double of EventStoreDB': {
    rounds: 5,
    start: async () => {
      const double = await startDouble();
      return { env: { EVENT_STORE_URL: double.url }, stop: double.stop };
    },
  },
};

interface Line {
  /** Packages in the ledger, by its own events, at the point where the batch was counted. */
  readonly held: number;
  readonly expected: number;
  readonly counted: number;
  /** Packages that have moved since, but for the count's correction. */
  moved: number;
}

describe.each(Object.keys(ENGINES) as (keyof typeof ENGINES)[])(
  'counts beside other work, on %s',
  (engine) => {
    let stock: StockApi;
    let stop: () => Promise<void>;
    const random = new Random(14);
    const { start } = ENGINES[engine];
    const rounds = Number(process.env.COUNT_ROUNDS ?? ENGINES[engine].rounds);

    beforeAll(async () => {
      const { env, stop: stopEngine } = await start();
      stop = stopEngine;
      stock = await StockApi.start({ env });
    });
    afterAll(async () => {
      await stock.close();
      await stop();
    });

    const enter = (lot: string, quantite: number) =>
      stock.nord().post('/dispatch/entree-stock', {
        idProduit: products.immunol,
        quantite,
        lot,
        peremption: EXPIRY,
        conforme: true,
      });
    const takeOut = (idStock: string, quantite: number) =>
      stock.nord().post('/dispatch/preparation', {
        destination: centres.centreBellevue,
        produits: [{ idProduit: products.immunol, typeProduit: 'VACCIN', quantite, idStock }],
      });
    const scrap = (idStock: string) =>
      stock
        .nord()
        .post('/dispatch/dechet', { idProduit: products.immunol, idStock, quantite: 1, cause: 'CASSE' });
    const count = (id: string, idStock: string, quantiteComptee: number) =>
      stock.nord().put(`/dispatch/inventaire/${id}/lignes`, { lignes: [{ idStock, quantiteComptee }] });
    const close = (id: string) => stock.nord().put(`/dispatch/inventaire/${id}/cloture`);

    /** What each batch holds by the ledger's events, as far as they were read. */
    const held = new Map<string, number>();
    let read = 0;

    /** Reads on, and tells of one count: its lines, and how often it was closed. */
    class Watched {
      readonly lines = new Map<string, Line>();
      closings = 0;

      constructor(private readonly countId: string) {}

      async readOn(): Promise<void> {
        const store = stock.api.app.get<EventReader>(EVENT_READER, { strict: false });
        const stream = ledgerStream(centres.plateformeNord);
        for await (const { type, data, revision } of store.readStream(stream, { from: read })) {
          read = revision + 1;
          this.see({ type, data } as unknown as LedgerEvent);
        }
      }

      private see(event: LedgerEvent): void {
        const ends = event.type === 'CountClosed' && event.data.countId === this.countId;
        if (ends) this.closings++;
        for (const movement of movementsOf(event)) {
          const { batchId } = movement.batch;
          held.set(batchId, (held.get(batchId) ?? 0) + signedQuantity(movement));
          const line = this.lines.get(batchId);
          if (line && !ends) line.moved += signedQuantity(movement);
        }
        if (event.type === 'BatchesCounted' && event.data.countId === this.countId) {
          for (const { batchId, expected, counted } of event.data.lines)
            this.lines.set(batchId, { held: held.get(batchId) ?? 0, expected, counted, moved: 0 });
        }
      }
    }

    const expectRefused = async ({ status, body }: Response, watched: Watched) => {
      expect(status).toBe(400);
      for (const error of body.globalErrors) expect(error.code).toBe('count.error.belowZero');
      await watched.readOn();
      expect(watched.closings).toBe(0);
    };

    /** More has left than was found: nothing of the count is corrected; then the batch is counted again. */
    async function closeBelowZero(id: string, watched: Watched, lot: string, batch: string): Promise<void> {
      await enter(lot, 5).expect(201);
      await count(id, batch, 0).expect(200);
      await takeOut(batch, 1).expect(201);
      const { body } = await close(id).expect(400);
      expect(body.globalErrors).toContainEqual(
        expect.objectContaining({
          code: 'count.error.belowZero',
          arguments: expect.objectContaining({ lot }),
        }),
      );
      await watched.readOn();
      expect(watched.closings).toBe(0);
      await count(id, batch, 7).expect(200);
    }

    it(`end at what was counted and what has moved since, in ${rounds} rounds`, async () => {
      for (let round = 0; round < rounds; round++) {
        const lots = Array.from({ length: BATCHES }, (_, n) => `C${round}-${n}`);
        const batches = await Promise.all(
          lots.map(async (lot) => (await enter(lot, 6 + random.integer(0, 5)).expect(201)).body.id as string),
        );
        const { id } = (await stock.nord().post('/dispatch/inventaire', {}).expect(201)).body;
        const watched = new Watched(id);
        const moves = () =>
          batches.flatMap((batch, n) => [
            enter(lots[n]!, 1 + random.integer(0, 1)),
            takeOut(batch, 1 + random.integer(0, 3)),
            ...(random.integer(0, 2) === 0 ? [scrap(batch)] : []),
          ]);
        await Promise.all([...moves(), ...batches.map((batch) => count(id, batch, random.integer(0, 11)))]);
        // Again for one of them, and closed while goods still move.
        await Promise.all([...moves(), count(id, batches[0]!, random.integer(0, 11))]);
        if (round % 5 === 0) await closeBelowZero(id, watched, lots[1]!, batches[1]!);
        const [closed] = await Promise.all([close(id), ...moves()]);
        if (closed.status !== 200) {
          await expectRefused(closed, watched);
          for (const batch of batches) await count(id, batch, 4).expect(200);
          await close(id).expect(200);
        }

        await watched.readOn();
        const { lines, closings } = watched;
        expect(closings).toBe(1);
        expect([...lines.keys()].sort()).toEqual([...batches].sort());
        for (const [batch, line] of lines) {
          expect(line.expected).toBe(line.held);
          expect(held.get(batch)).toBe(line.counted + line.moved);
        }
      }
      const { body } = await stock.nord().get('/dispatch/stock').expect(200);
      const shown = (body as { id: string; quantite: number }[]).map(({ id, quantite }) => [id, quantite]);
      expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(held));
    }, 900_000);
  },
);
