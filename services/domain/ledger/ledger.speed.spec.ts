/** A busy centre decides many times a second, however many batches it ever had: no rule may look at all of them. */
import { at, BATCH, CENTRE, entered, id, line, NOW, vaxilorLine } from '../testing/ledger.js';
import type { LedgerCommand } from './commands.js';
import { decide } from './decide.js';
import { evolve } from './evolve.js';
import { initialState } from './state.js';

const MANY = 5_000;

const takeOut: LedgerCommand = {
  type: 'TakeOutOfFridge',
  context: at(NOW),
  exitId: id(600),
  batchId: BATCH,
  quantity: 1,
  syringes: null,
  packaging: null,
  destination: null,
  pointId: null,
  pointIsChild: false,
  comment: null,
};

it('takes out of the fridge in microseconds, with 5,000 batches', () => {
  const others = Array.from({ length: MANY }, (_, n) => line({ batchId: id(10_000 + n), lot: `LOT-${n}` }));
  let state = evolve(initialState(CENTRE), entered(...others, vaxilorLine({ quantity: 9_000_000 })));

  const times: number[] = [];
  for (let n = 0; n < 3_000; n++) {
    const start = performance.now();
    state = decide(takeOut, state).reduce(evolve, state);
    times.push(performance.now() - start);
  }
  const median = times.sort((a, b) => a - b)[times.length / 2] ?? Number.POSITIVE_INFINITY;
  // A copy of all batches takes several hundred microseconds; ten of them are the measured time on a busy machine.
  expect(median).toBeLessThan(0.1);
});
