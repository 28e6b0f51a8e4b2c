import { useState } from 'react';
import { flushSync } from 'react-dom';
import { call } from '../../api/client.js';
import { rowsOf } from '../../api/queries.js';
import type { StockRow } from '../../api/types.js';
import { usePrefix } from '../../providers/session/prefix.js';
import { type Count, type CountLine, lineOf } from './stock-count.js';

/** Batches that the count does not list by itself, and that are among its lines now. */
export interface Sought {
  readonly found: readonly CountLine[];
  /** Not all batches of this number were answered. */
  readonly isPart: boolean;
}

/** Seeks the batches whose number contains this. */
export type SeekBatches = (lot: string) => Promise<Sought>;

/**
 * Seeks the batches with a number that was scanned; `isScanned` tells them from those whose number only contains it.
 */
export type SeekScanned = (
  lot: string,
  isScanned: (line: CountLine) => boolean,
) => Promise<readonly CountLine[]>;

/** A part of a number fits the batches of years: those that expire last come first, and the others need more of it. */
const LATEST = { size: 100, sort: JSON.stringify(['peremption', 'DESC']) };

export const without = (lines: readonly CountLine[], others: readonly CountLine[]): readonly CountLine[] => {
  const ids = new Set(others.map(({ idStock }) => idStock));
  return lines.filter(({ idStock }) => !ids.has(idStock));
};

/**
 * The lines of a count, and the batches that were sought beside them: used-up ones may be counted too, but are not
 * listed unasked, since there are years of them (docs/rules/counts.md, CO-3).
 */
export function useCountLines(count: Count): {
  readonly lines: readonly CountLine[];
  readonly seek: SeekBatches;
  readonly seekScanned: SeekScanned;
} {
  const prefix = usePrefix();
  const [sought, setSought] = useState<readonly CountLine[]>([]);

  const read = (asked: { readonly lot: string } & Partial<typeof LATEST>) =>
    call('get', `/${prefix}/stock`, {
      parameters: { query: { idCentre: count.centre.id, idProduit: count.produit?.id, ...asked } },
    });
  const add = (batches: readonly StockRow[], fits: (line: CountLine) => boolean): readonly CountLine[] => {
    // Centres below the count's are answered too.
    const own = batches.filter(({ centre }) => centre.id === count.centre.id);
    const found = without(
      own.map((batch) => lineOf(batch, count)),
      count.lignes,
    ).filter(fits);
    // They are there when this is answered: the first one may have the focus then.
    flushSync(() => setSought((before) => [...without(before, found), ...found]));
    return found;
  };
  const seek: SeekBatches = async (lot) => {
    const answer = await read({ lot, ...LATEST });
    const rows = rowsOf(answer);
    const isPart = 'totalElements' in answer && Number(answer.totalElements) > rows.length;
    return { found: add(rows, () => true), isPart };
  };
  const seekScanned: SeekScanned = async (lot, isScanned) => add(rowsOf(await read({ lot })), isScanned);
  return { lines: [...count.lignes, ...without(sought, count.lignes)], seek, seekScanned };
}
