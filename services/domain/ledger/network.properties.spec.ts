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

/**
 * Of every event, what it did to goods: of those that stayed in a batch, and of those that went from one to another.
 */
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

/** No stability and no usage limit moves later, but with an edit of the expiry. */
function gainsOfTime(network: NetworkPlay): readonly string[] {
  const faults: string[] = [];
  let isEdited = false;
  for (const recorded of network.recorded) {
    const { type } = recorded.event;
    if (type === 'ExpiryChanged') isEdited = true;
    for (const { from, to } of passagesOf(network, recorded)) {
      if (later(to.stabilityLimit, from.stabilityLimit))
        faults.push(`${type}: stable until ${to.stabilityLimit}, before until ${from.stabilityLimit}`);
      if (!isEdited && later(to.usageLimit, from.usageLimit))
        faults.push(`${type}: usable until ${to.usageLimit}, before until ${from.usageLimit}`);
      if (later(to.usageLimit, to.stabilityLimit))
        faults.push(`${type}: usable until ${to.usageLimit}, stable until ${to.stabilityLimit}`);
    }
  }
  return faults;
}

/** What is thawed has a limit, and no limit is after the expiry. */
function limitsThatAreNotRight({ recorded, notes }: NetworkPlay): readonly string[] {
  const faults: string[] = [];
  const goods = recorded.flatMap(({ after }) => [...after.batches.values()]);
  for (const { thawed, usageLimit, expiry } of [...goods, ...notes.flatMap(({ note }) => note.lines)]) {
    if (thawed && usageLimit === null) faults.push(`thawed, without a limit, expires ${expiry}`);
    if (usageLimit !== null && later(usageLimit, atHour(expiry, 23, TIME_ZONE)))
      faults.push(`usable until ${usageLimit}, expires ${expiry}`);
  }
  return faults;
}

/** By returns and cancellations together no more comes back than left, or was found there. */
function returnsOfMore(network: NetworkPlay): readonly string[] {
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
  return [...cameBack].flatMap(([lineId, packages]) => {
    const most = network.line(lineId)!.quantity + (found.get(lineId) ?? 0);
    return packages <= most ? [] : [`${lineId}: ${packages} came back of ${most}`];
  });
}

describe('goods on their way through the network', () => {
  it('never gain time, have a limit wherever they are thawed, and never come back twice', () => {
    fc.assert(
      fc.property(networkSteps, (steps) => {
        const network = played(steps);
        expect({
          gained: gainsOfTime(network),
          limits: limitsThatAreNotRight(network),
          returned: returnsOfMore(network),
        }).toEqual({ gained: [], limits: [], returned: [] });
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
