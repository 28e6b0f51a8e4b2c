import fc from 'fast-check';
import { ReadModels } from '../../services/api/http/ledger-position/read-models.js';
import type { LotNode, LotTrace } from '../../services/api/queries/lot/lot-trace.dto.js';
import { TraceLot, TraceLotHandler } from '../../services/api/queries/lot/trace-lot.query.js';
import type { DeliveryNoteEvent } from '../../services/domain/delivery-note/events.js';
import type { LedgerEvent } from '../../services/domain/ledger/events.js';
import { centreOfLedger } from '../../services/domain/shared/streams.js';
import type { RecordedEvent } from '../../services/event-store/port.js';
import type { Config } from '../../services/platform/config.js';
import { Directory } from '../../services/reference-data/directory.js';
import type { Actor } from '../../services/reference-data/user/actor.js';
import { prepareReadModels } from '../../services/worker/projector/prepare-read-models.js';
import { historyOf } from '../../services/worker/projector/testing/histories.js';
import {
  createLedgerDatabase,
  insertHistory,
} from '../../services/worker/projector/testing/ledger-database.js';

type Quantities = Omit<LotNode, 'centre'>;

const NOTHING: Quantities = {
  entre: 0,
  recu: 0,
  retourEntrant: 0,
  corrige: 0,
  expedie: 0,
  sorti: 0,
  dechet: 0,
  retourSortant: 0,
  restant: 0,
};

/** What the raw events say, added up without any read model. */
class Expected {
  readonly lots = new Map<string, Map<string, Quantities>>();
  readonly exits = new Map<string, number>();

  constructor(events: readonly RecordedEvent[]) {
    for (const { stream, type, data } of events) {
      const centre = centreOfLedger(stream);
      if (centre !== undefined) this.add(centre, { type, data } as unknown as LedgerEvent);
    }
  }

  private add(centre: string, { type, data }: LedgerEvent): void {
    const count = (
      batch: { productId: string; lot: string },
      field: keyof Quantities,
      packages: number,
      left: number,
    ) => this.count(centre, batch, field, packages, left);
    switch (type) {
      case 'StockEntered':
        for (const line of data.lines)
          count(line, data.origin === 'EXTERNAL' ? 'entre' : 'recu', line.quantity, line.quantity);
        break;
      case 'StockPrepared':
        for (const line of data.lines) count(line, 'expedie', line.quantity, -line.quantity);
        break;
      case 'PreparationCancelled':
        for (const line of data.lines) count(line, 'expedie', -line.quantity, line.quantity);
        break;
      case 'FridgeExitRecorded':
        this.exits.set(keyOf(data.batch), (this.exits.get(keyOf(data.batch)) ?? 0) + data.quantity);
        count(data.batch, 'sorti', data.quantity, -data.quantity);
        break;
      case 'StockScrapped':
        count(data.batch, 'dechet', data.quantity, -data.quantity);
        break;
      case 'StockCorrected':
        count(data.batch, 'corrige', data.quantity, data.quantity);
        break;
      case 'StockReturned':
        count(data.batch, 'retourSortant', data.quantity, -data.quantity);
        break;
      case 'ReturnedStockEntered':
        count(data.batch, 'retourEntrant', data.quantity, data.quantity);
        break;
      case 'ExpiryChanged':
        count(data.batch, 'corrige', 0, 0);
        break;
    }
  }

  private count(
    centre: string,
    batch: { productId: string; lot: string },
    field: keyof Quantities,
    packages: number,
    left: number,
  ): void {
    const nodes = this.lots.get(keyOf(batch)) ?? new Map<string, Quantities>();
    this.lots.set(keyOf(batch), nodes);
    const node = nodes.get(centre) ?? NOTHING;
    nodes.set(centre, { ...node, [field]: node[field] + packages, restant: node.restant + left });
  }
}

const keyOf = ({ productId, lot }: { productId: string; lot: string }) => `${productId} ${lot}`;
const total = (rows: readonly Quantities[], field: keyof Quantities) =>
  rows.reduce((sum, row) => sum + row[field], 0);

/** Of a network that nobody has named. */
const directory = {
  product: () => undefined,
  centre: () => undefined,
  userName: (id: string) => id,
} as unknown as Directory;
const administrator = { seesAllCentres: true, centre: null } as Actor;

describe('the trace of a lot', () => {
  it('adds up to the raw events at each centre, and over the network', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), async (seed) => {
        const database = await createLedgerDatabase();
        try {
          const events = historyOf(900, seed);
          await insertHistory(database.pool, events);
          await prepareReadModels(database.pool, database.store);
          const readModels = new ReadModels(database.pool, () => new Date());
          const handler = new TraceLotHandler(readModels, directory, {} as Config);
          const expected = new Expected(events);
          for (const [key, nodes] of expected.lots) {
            const [idProduit, lot] = key.split(' ') as [string, string];
            const trace = await handler.execute(
              new TraceLot({ actor: administrator, lookup: { idProduit, lot } }),
            );
            expect(quantitiesOf(trace)).toEqual(nodes);
            for (const node of trace.noeuds) {
              expect(node.entre + node.recu + node.retourEntrant + node.corrige).toBe(
                node.expedie + node.sorti + node.dechet + node.retourSortant + node.restant,
              );
            }
            expect(total(trace.noeuds, 'expedie')).toBe(total(trace.noeuds, 'recu') + trace.enRoute);
            expect(trace.sorties.reduce((sum, { quantite }) => sum + quantite, 0)).toBe(
              expected.exits.get(key) ?? 0,
            );
            expect(trace.liens.map(({ idBl, quantite, statut }) => [idBl, quantite, statut]).sort()).toEqual(
              notesOf(events, idProduit, lot).sort(),
            );
          }
        } finally {
          await database.close();
        }
      }),
      { numRuns: 3 },
    );
  });
});

const quantitiesOf = ({ noeuds }: LotTrace) =>
  new Map(noeuds.map(({ centre, ...quantities }): [string, Quantities] => [centre.id, quantities]));

/** The notes that carried the lot: id, packages, status. */
function notesOf(events: readonly RecordedEvent[], productId: string, lot: string): unknown[][] {
  const outcomes = new Map(
    events
      .filter(({ stream }) => stream.startsWith('delivery-note-'))
      .map(({ type, data }) => {
        const note = { type, data } as unknown as DeliveryNoteEvent;
        return [note.data.noteId, note.type === 'DeliveryNoteReceived' ? 'RECU' : 'ANNULE'];
      }),
  );
  return events.flatMap(({ type, data }) => {
    const event = { type, data } as unknown as LedgerEvent;
    if (event.type !== 'StockPrepared') return [];
    const packages = event.data.lines
      .filter((line) => line.productId === productId && line.lot === lot)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    if (packages === 0) return [];
    const unsettled = event.data.followUpDisabled ? 'SANS_SUIVI' : 'PREPARE';
    return [[event.data.preparationId, packages, outcomes.get(event.data.preparationId) ?? unsettled]];
  });
}
