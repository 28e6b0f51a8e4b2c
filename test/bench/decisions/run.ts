/**
 * A busy centre decides many times a second, however many batches it ever had: a fridge exit at a centre with 5,000
 * batches against one with 50.
 */
import type { LedgerCommand } from '../../../services/domain/ledger/commands.js';
import { decide } from '../../../services/domain/ledger/decide.js';
import { evolve } from '../../../services/domain/ledger/evolve.js';
import { initialState } from '../../../services/domain/ledger/state.js';
import {
  at,
  BATCH,
  CENTRE,
  entered,
  id,
  line,
  NOW,
  vaxilorLine,
} from '../../../services/domain/testing/ledger.js';

const MANY = 5_000;
const FEW = 50;
const DECISIONS = 3_000;
const ROUNDS = 5;

const takeOut: LedgerCommand = {
  type: 'TakeOutOfFridge',
  offline: null,
  forced: false,
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

/** @returns milliseconds of the median decision, the state that follows from it included */
function medianDecision(batches: number): number {
  const others = Array.from({ length: batches }, (_, n) =>
    line({ batchId: id(10_000 + n), lot: `LOT-${n}` }),
  );
  let state = evolve(initialState(CENTRE), entered(...others, vaxilorLine({ quantity: 9_000_000 })));
  const times = Array.from({ length: DECISIONS }, () => {
    const start = performance.now();
    state = decide(takeOut, state).reduce(evolve, state);
    return performance.now() - start;
  });
  return median(times);
}

const median = (values: number[]): number =>
  values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** @returns microseconds of a decision with many and with few batches, in turn in one process: medians of the rounds */
export function run(): { manyMicroseconds: number; fewMicroseconds: number } {
  const rounds = Array.from({ length: ROUNDS }, () => ({
    many: medianDecision(MANY),
    few: medianDecision(FEW),
  }));
  return {
    manyMicroseconds: 1_000 * median(rounds.map(({ many }) => many)),
    fewMicroseconds: 1_000 * median(rounds.map(({ few }) => few)),
  };
}
