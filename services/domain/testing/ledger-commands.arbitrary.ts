/** Random plays of a ledger: any command, in any order, some of them again. */
import fc from 'fast-check';
import { counts } from './ledger-counts.arbitrary.js';
import { acceptReturn, acceptUntracked, enter, restore, stockNote } from './ledger-entries.arbitrary.js';
import { exits } from './ledger-exits.arbitrary.js';
import { recalls } from './ledger-recalls.arbitrary.js';
import { index, operation, pick, type Step, scrapNothing } from './ledger-values.arbitrary.js';

const repeat = fc.tuple(index, operation).map(
  ([n, fallback]): Step =>
    ({ commands }) => {
      return pick(commands, n) ?? scrapNothing(fallback);
    },
);

export const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: enter },
    { weight: 2, arbitrary: stockNote },
    ...exits,
    ...recalls,
    ...counts,
    restore,
    acceptReturn,
    acceptUntracked,
    repeat,
  ),
  { minLength: 1, maxLength: 40, size: 'max' },
);
