import { useState } from 'react';
import { flushSync } from 'react-dom';
import { call } from '../../api/client.js';
import { rowsOf } from '../../api/queries.js';
import { usePrefix } from '../../providers/session/prefix.js';
import { type Count, type CountLine, lineOf } from './stock-count.js';

/** Adds the batches whose number contains this, and that `fits` takes, to the lines. Answers the added ones. */
export type SeekBatches = (lot: string, fits?: (line: CountLine) => boolean) => Promise<readonly CountLine[]>;

const without = (lines: readonly CountLine[], others: readonly CountLine[]): readonly CountLine[] => {
  const ids = new Set(others.map(({ idStock }) => idStock));
  return lines.filter(({ idStock }) => !ids.has(idStock));
};

/**
 * The lines of a count, and the batches that were sought beside them: used-up ones may be counted too, but are not listed
 * unasked, since there are years of them (docs/rules/counts.md, CO-3).
 */
export function useCountLines(count: Count): {
  readonly lines: readonly CountLine[];
  readonly seek: SeekBatches;
} {
  const prefix = usePrefix();
  const [sought, setSought] = useState<readonly CountLine[]>([]);

  const seek: SeekBatches = async (lot, fits = () => true) => {
    const query = { idCentre: count.centre.id, idProduit: count.produit?.id, lot };
    const batches = rowsOf(await call('get', `/${prefix}/stock`, { parameters: { query } }));
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
  return { lines: [...count.lignes, ...without(sought, count.lignes)], seek };
}
