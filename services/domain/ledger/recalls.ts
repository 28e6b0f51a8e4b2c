/** Lots that are recalled, as one ledger knows them: what it refuses is decided here, not in a list elsewhere. */
import { ErrorCode } from '../../words/codes.js';
import { accept, andThen, type Checked, refuse } from '../shared/check.js';
import type { LotBlocked } from './events.js';
import type { LedgerState } from './state.js';

export interface LedgerRecall {
  readonly blocked: LotBlocked['data'];
  /** A lifted recall stays known: a late repetition of its block changes nothing. */
  readonly lifted: boolean;
  readonly acknowledged: boolean;
}

interface Goods {
  readonly productId: string;
  readonly lot: string;
}

/** The recalls of these goods that are not lifted, the first one first. */
const standing = (state: LedgerState, { productId, lot }: Goods): readonly LotBlocked['data'][] =>
  state.recalls
    .valueSeq()
    .filter(({ blocked, lifted }) => !lifted && blocked.productId === productId && blocked.lot === lot)
    .map(({ blocked }) => blocked)
    .toArray();

/** True where a recall of this product and lot reaches the centre and is not lifted. */
export const isRecalled = (state: LedgerState, goods: Goods): boolean => standing(state, goods).length > 0;

/** Goods of a recalled lot are refused on the field that names their batch (docs/rules/lots.md, LO-7). */
export const notRecalled = <G extends Goods>(
  state: LedgerState,
  field: string,
  goods: Checked<G>,
  rejectedValue: string | null,
): Checked<G> =>
  andThen(goods, (known) =>
    isRecalled(state, known) ? refuse({ code: ErrorCode.lotRecalled, field, rejectedValue }) : accept(known),
  );

/** True where one of the recalls was there when the action was made: a fridge exit made offline before them passes. */
export const recalledAt = (state: LedgerState, goods: Goods, instant: string): boolean =>
  standing(state, goods).some((recall) => recall.recalledAt <= instant);
