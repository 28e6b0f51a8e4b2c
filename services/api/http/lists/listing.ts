import type { Slice } from './list-query.js';

/** A part of a list and how long the whole is. A route answers it in the style in which the list was asked for. */
export class Listing<Row> {
  constructor(
    /** Of what: the unit of `Content-Range`. */
    readonly unit: string,
    readonly rows: readonly Row[],
    readonly total: number,
    readonly slice: Slice,
  ) {}
}

/**
 * How long a list is of which a slice was read.
 *
 * @param found rows in the slice
 * @param count asked only where the slice does not show where the list ends
 */
export async function totalOf(
  { offset, limit }: Slice,
  found: number,
  count: () => Promise<number>,
): Promise<number> {
  return found < limit && (found > 0 || offset === 0) ? offset + found : count();
}
