/** GS1 DataMatrix as a drawing: sharp at every size, the same in every browser. */
import bwipjs from 'bwip-js/node';

export interface DataMatrix {
  /** Modules on a side, without the quiet zone. */
  readonly size: number;
  /** SVG path in modules. */
  readonly path: string;
}

/** Bounds the memory; a document has a few codes, a service prints the same ones again and again. */
const KEPT = 500;
const drawn = new Map<string, DataMatrix>();

/**
 * @param elements GS1 element string, e.g. `(01)03400930000120(17)261231(10)ABC`
 * @throws Error saying what is wrong with it
 */
export function dataMatrix(elements: string): DataMatrix {
  const known = drawn.get(elements);
  if (known) return known;
  const code = draw(elements);
  if (drawn.size >= KEPT) drawn.delete(drawn.keys().next().value!);
  drawn.set(elements, code);
  return code;
}

function draw(elements: string): DataMatrix {
  // Without a GTIN, expiry and batch still help; the standard alone asks for one.
  const [symbol] = bwipjs.raw('gs1datamatrix', elements, elements.startsWith('(01)') ? '' : 'dontlint');
  if (!symbol || !('pixs' in symbol)) throw new Error(`${elements}: no DataMatrix`);
  const { pixs, pixx } = symbol;
  let path = '';
  for (let start = 0; start < pixs.length; ) {
    if (!pixs[start]) {
      start++;
      continue;
    }
    const column = start % pixx;
    let end = start + 1;
    while (end % pixx !== 0 && pixs[end]) end++;
    path += `M${column} ${Math.floor(start / pixx)}h${end - start}v1h${start - end}z`;
    start = end;
  }
  return { size: pixx, path };
}
