/** What holds of goods on their way through a network, whatever is done with them, in whatever order. */
import fc from 'fast-check';
import { atHour } from '../shared/calendar.js';
import type { Limits } from '../shared/usage-limit.js';
import { TIME_ZONE } from '../testing/ledger.js';
import {
  type NetworkPlay,
  networkSteps,
  played,
  type Recorded,
  VACCINATION,
} from '../testing/network.arbitrary.js';

const RUNS = { numRuns: 400 };
const NEVER = '9999';

/** The same goods before and after an event. */
interface Passage {
  readonly from: Limits;
  readonly to: Limits;
}

/** Of every event, what it did to goods: of those that stayed in a batch, and of those that went from one to another. */
const passagesOf = (network: NetworkPlay, recorded: Recorded): readonly Passage[] => [
  ...stayed(recorded),
  ...moved(network, recorded),
];

const stayed = ({ before, after }: Recorded): readonly Passage[] =>
  [...before.batches.values()]
    .filter(({ quantity }) => quantity > 0)
    .map((from) => ({ from, to: after.batches.get(from.batchId)! }));

function moved(network: NetworkPlay, { event, before, after }: Recorded): readonly Passage[] {
  switch (event.type) {
    case 'StockPrepared':
      return event.data.lines.map((line) => ({ from: before.batches.get(line.batchId)!, to: line }));
    case 'StockEntered':
      return event.data.lines.flatMap((line) => {
        const from = network.line(line.deliveryNote?.lineId);
        return from === undefined ? [] : [{ from, to: after.batches.get(line.batchId)! }];
      });
    case 'PreparationCancelled':
      return event.data.lines.map((line) => ({
        from: line.apart ? network.line(line.lineId)! : network.batchBefore(line.lineId),
        to: after.batches.get(line.batchId)!,
      }));
    case 'ReturnedStockEntered': {
      const from = network.line(event.data.batch.deliveryNote?.lineId)!;
      return [{ from, to: after.batches.get(event.data.batch.batchId)! }];
    }
    default:
      return [];
  }
}

const add = (sums: Map<string, number>, key: string, packages: number) =>
  sums.set(key, (sums.get(key) ?? 0) + packages);

const later = (one: string | null, other: string | null): boolean => (one ?? NEVER) > (other ?? NEVER);

describe('goods on their way through the network', () => {
  it('never gain time: no stability and no usage limit moves later, but with an edit of the expiry', () => {
    fc.assert(
      fc.property(networkSteps, (steps) => {
        const network = played(steps);
        const edited = new Set<string>();
        for (const recorded of network.recorded) {
          const { event } = recorded;
          if (event.type === 'ExpiryChanged') edited.add(event.data.batch.lot);
          for (const { from, to } of passagesOf(network, recorded)) {
            expect(later(to.stabilityLimit, from.stabilityLimit)).toBe(false);
            if (edited.size === 0) expect(later(to.usageLimit, from.usageLimit)).toBe(false);
            expect(later(to.usageLimit, to.stabilityLimit)).toBe(false);
          }
        }
      }),
      RUNS,
    );
  });

  it('have a limit wherever they are thawed, and never one after their expiry', () => {
    fc.assert(
      fc.property(networkSteps, (steps) => {
        const network = played(steps);
        const goods = network.recorded.flatMap(({ after }) => [...after.batches.values()]);
        for (const { thawed, usageLimit, expiry } of [
          ...goods,
          ...network.notes.flatMap(({ note }) => note.lines),
        ]) {
          if (thawed) expect(usageLimit).not.toBeNull();
          if (usageLimit !== null) expect(later(usageLimit, atHour(expiry, 23, TIME_ZONE))).toBe(false);
        }
      }),
      RUNS,
    );
  });

  it('never come back twice: by returns and cancellations together no more than left, or was found there', () => {
    fc.assert(
      fc.property(networkSteps, (steps) => {
        const network = played(steps);
        const cameBack = new Map<string, number>();
        const found = new Map<string, number>();
        for (const { centre, event } of network.recorded) {
          if (event.type === 'ReturnedStockEntered') {
            add(cameBack, event.data.batch.deliveryNote!.lineId, event.data.quantity);
          } else if (event.type === 'PreparationCancelled') {
            for (const { lineId, quantity } of event.data.lines) add(cameBack, lineId, quantity);
          } else if (event.type === 'StockCorrected' && centre === VACCINATION) {
            add(found, event.data.batch.batchId, Math.max(0, event.data.quantity));
          }
        }
        for (const [lineId, packages] of cameBack) {
          expect(packages).toBeLessThanOrEqual(network.line(lineId)!.quantity + (found.get(lineId) ?? 0));
        }
      }),
      RUNS,
    );
  });

  it('meet in these plays every way in which goods go from one batch to another', () => {
    const seen = new Map<string, number>();
    for (const steps of fc.sample(networkSteps, { numRuns: 300, seed: 1 })) {
      const network = played(steps);
      for (const recorded of network.recorded) {
        const { type } = recorded.event;
        seen.set(type, (seen.get(type) ?? 0) + moved(network, recorded).length);
      }
    }
    for (const type of ['StockPrepared', 'StockEntered', 'PreparationCancelled', 'ReturnedStockEntered']) {
      expect(seen.get(type)).toBeGreaterThan(20);
    }
  });
});
