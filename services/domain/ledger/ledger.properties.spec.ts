/** What holds of a ledger whatever is asked of it, in whatever order, however often. */
import fc from 'fast-check';
import { DomainError } from '../shared/error.js';
import { CENTRE } from '../testing/ledger.js';
import { steps } from '../testing/ledger-commands.arbitrary.js';
import type { Step, World } from '../testing/ledger-values.arbitrary.js';
import type { LedgerCommand } from './commands.js';
import { decide } from './decide.js';
import type { LedgerEvent } from './events.js';
import { evolve } from './evolve.js';
import { LEDGER_EVENT_TYPES } from './movements.js';
import { fromSnapshot, type LedgerSnapshot, toSnapshot } from './snapshot.js';
import { initialState, type LedgerState } from './state.js';

const RUNS = { numRuns: 150 };
const EMPTY: World = { state: initialState(CENTRE), events: [], commands: [] };

const attempt = (command: LedgerCommand, state: LedgerState): readonly LedgerEvent[] => {
  try {
    return decide(command, state);
  } catch (error) {
    if (error instanceof DomainError) return [];
    throw error;
  }
};

function play(world: World, step: Step): World {
  const command = step(world);
  const events = attempt(command, world.state);
  return {
    state: events.reduce(evolve, world.state),
    events: [...world.events, ...events],
    commands: [...world.commands, command],
  };
}

/**
 * What an event adds to each batch or takes from it, by the event alone and not by `movementsOf`, which is checked
 * here: everything but an arrival, a cancellation and an edit takes goods out.
 */
function moved(
  event: LedgerEvent,
): readonly (readonly [batchId: string, productId: string, signed: number])[] {
  switch (event.type) {
    case 'StockEntered':
    case 'PreparationCancelled':
      return event.data.lines.map((line) => [line.batchId, line.productId, line.quantity]);
    case 'StockPrepared':
      return event.data.lines.map((line) => [line.batchId, line.productId, -line.quantity]);
    case 'StockCorrected':
    case 'ReturnedStockEntered':
      return [[event.data.batch.batchId, event.data.batch.productId, event.data.quantity]];
    case 'ExpiryChanged':
    case 'LotBlocked':
    case 'LotReleased':
    case 'RecallAcknowledged':
    case 'CountOpened':
    case 'BatchesCounted':
    case 'CountAbandoned':
      return [];
    case 'CountRevised': {
      const { batch, quantity, closed } = event.data;
      return closed ? [[batch.batchId, batch.productId, -quantity]] : [];
    }
    case 'CountClosed':
      return event.data.corrections.map((line) => [line.batchId, line.productId, line.quantity]);
    default:
      return [[event.data.batch.batchId, event.data.batch.productId, -event.data.quantity]];
  }
}

const add = (sums: Map<string, number>, key: string, signed: number) =>
  sums.set(key, (sums.get(key) ?? 0) + signed);

/** A state as plain values, in one order: two states are the same if these are equal. */
const plain = (state: LedgerState) => ({
  batches: Object.fromEntries(state.batches.sortBy((_, id) => id)),
  byIdentity: Object.fromEntries(state.byIdentity.sortBy((_, key) => key)),
  inStock: Object.fromEntries(state.inStock.sortBy((_, key) => key).map((ids) => ids.toArray().sort())),
  lastNumbers: Object.fromEntries(state.lastNumbers),
  settledNotes: state.settledNotes.toArray().sort(),
  givenBack: Object.fromEntries(state.givenBack.sortBy((_, lineId) => lineId)),
  recalls: Object.fromEntries(state.recalls.sortBy((_, recallId) => recallId)),
  counts: Object.fromEntries(
    state.counts
      .sortBy((_, countId) => countId)
      .map((count) => ({ ...count, lines: Object.fromEntries(count.lines.sortBy((_, batchId) => batchId)) })),
  ),
  lastCountNumbers: Object.fromEntries(state.lastCountNumbers),
});

function throughJson(state: LedgerState): LedgerState {
  const restored = fromSnapshot(JSON.parse(JSON.stringify(toSnapshot(state))) as LedgerSnapshot);
  if (!restored) throw new Error('the snapshot is void');
  return restored;
}

/** It never holds less than nothing of a batch, and exactly what entered less what left. */
function sumsThatDiffer({ state, events }: World): readonly string[] {
  const faults: string[] = [];
  const byBatch = new Map<string, number>();
  const byProduct = new Map<string, number>();
  for (const event of events) {
    for (const [batchId, productId, signed] of moved(event)) {
      add(byBatch, batchId, signed);
      add(byProduct, productId, signed);
      if (byBatch.get(batchId)! < 0)
        faults.push(`${event.type}: ${byBatch.get(batchId)} of batch ${batchId}`);
    }
  }
  const held = new Map<string, number>();
  for (const { batchId, productId, quantity } of state.batches.values()) {
    const left = byBatch.get(batchId) ?? 0;
    if (quantity !== left) faults.push(`${quantity} of batch ${batchId}, by its events ${left}`);
    add(held, productId, quantity);
  }
  for (const productId of new Set([...held.keys(), ...byProduct.keys()])) {
    const [here, left] = [held.get(productId), byProduct.get(productId)];
    if (here !== left) faults.push(`${here} of product ${productId}, by its events ${left}`);
  }
  return faults;
}

/** No goods of a recalled lot leave by a preparation, a fridge exit or a return. */
function recalledThatLeft({ events }: World): readonly string[] {
  const faults: string[] = [];
  const recalls = new Map<string, string>();
  for (const { type, data } of events) {
    if (type === 'LotBlocked') recalls.set(data.recallId, `${data.productId} ${data.lot}`);
    if (type === 'LotReleased') recalls.delete(data.recallId);
    const recalled = new Set(recalls.values());
    const leaving =
      type === 'StockPrepared'
        ? data.lines
        : type === 'FridgeExitRecorded' || type === 'StockReturned'
          ? [data.batch]
          : [];
    for (const { productId, lot } of leaving)
      if (recalled.has(`${productId} ${lot}`)) faults.push(`${type}: ${productId} ${lot}`);
  }
  return faults;
}

/** Delivery notes are numbered without a gap within each year. */
function numbersThatAreNotNext({ events }: World): readonly string[] {
  const faults: string[] = [];
  const last = new Map<number, number>();
  for (const event of events) {
    if (event.type !== 'StockPrepared') continue;
    const { year, sequence, number } = event.data;
    const next = (last.get(year) ?? 0) + 1;
    if (sequence !== next || number !== `PN-${year}-${String(next).padStart(6, '0')}`)
      faults.push(`${number}, ${sequence} of ${year}, after ${next - 1}`);
    last.set(year, sequence);
  }
  return faults;
}

describe('a ledger', () => {
  it('has sums, recalls and numbers that are right, and is the same from a snapshot and by its indexes', () => {
    fc.assert(
      fc.property(steps, fc.nat(40), (all, cut) => {
        const world = all.reduce(play, EMPTY);
        expect({
          sums: sumsThatDiffer(world),
          recalled: recalledThatLeft(world),
          numbers: numbersThatAreNotNext(world),
        }).toEqual({ sums: [], recalled: [], numbers: [] });

        const state = plain(world.state);
        const middle = throughJson(world.events.slice(0, cut).reduce(evolve, EMPTY.state));
        expect(plain(world.events.slice(cut).reduce(evolve, middle))).toEqual(state);
        // Its indexes are made anew of every batch.
        expect(plain(throughJson(world.state))).toEqual(state);
      }),
      RUNS,
    );
  });

  it('is not touched by a decision, which says the same each time', () => {
    fc.assert(
      fc.property(steps, (all) => {
        let world = EMPTY;
        for (const step of all) {
          world.state.batches.forEach(Object.freeze);
          const before = plain(world.state);
          const command = Object.freeze(step(world));
          const events = attempt(command, world.state);
          expect(attempt(command, world.state)).toEqual(events);
          expect(plain(world.state)).toEqual(before);
          world = play(world, () => command);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('meets every kind of event and refusal in these plays', () => {
    const seen = new Set<string>();
    let refused = 0;
    // So many that the rarest event happens a dozen times: a further command changes all that is drawn.
    for (const all of fc.sample(steps, { numRuns: 1_000, seed: 1 })) {
      const world = all.reduce(play, EMPTY);
      for (const event of world.events) seen.add(event.type);
      if (world.events.length < world.commands.length) refused++;
    }
    expect([...seen].sort()).toEqual(Object.keys(LEDGER_EVENT_TYPES).sort());
    expect(refused).toBeGreaterThan(300);
  });
});
