import type { StockRow } from '../../api/types.js';

/** Lots that several of these batches have: such batches are told apart by their delivery notes. */
export function lotsInDoubt(batches: readonly Pick<StockRow, 'lot'>[]): ReadonlySet<string> {
  const lots = batches.map(({ lot }) => lot);
  return new Set(lots.filter((lot, index) => lots.indexOf(lot) !== index));
}
