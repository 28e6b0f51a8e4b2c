import { HASH_BYTES, isHash } from '../event-hashes.js';
import type { EventHashes, NewEvent, ReadAllOptions } from '../port.js';

/** Events whose hashes are kept, some three megabytes: more than a busy process appends while the tree gathers. */
const KEPT = 65_536;

/**
 * The hashes of the events that this process has appended lately, by their positions. Positions have no gaps
 * (schema.ts), so a run of known positions leaves out no event, not even one of another process.
 */
export class RecentHashes {
  private readonly positions = new Float64Array(KEPT);
  private readonly hashes = Buffer.alloc(KEPT * HASH_BYTES);

  /** @param last position of the last of them; they lie one behind the other */
  keep(last: bigint, events: readonly Pick<NewEvent, 'metadata'>[]): void {
    let position = Number(last) - events.length;
    for (const { metadata } of events) {
      position++;
      const { hash } = metadata;
      // What carries no hash is read from the table, as what is not known.
      if (!isHash(hash)) continue;
      this.positions[position % KEPT] = position;
      this.hashes.write(hash, (position % KEPT) * HASH_BYTES, 'hex');
    }
  }

  /** At most `limit` events after a position, without a gap; nothing where the first of them is not known. */
  after({ after, limit }: ReadAllOptions): EventHashes {
    const first = Number(after) + 1;
    // Not beyond the end of what is kept: what lies there is at its beginning, and comes with the next call.
    const last = first + Math.min(limit, KEPT - (first % KEPT));
    const positions: string[] = [];
    for (let position = first; position < last && this.positions[position % KEPT] === position; position++)
      positions.push(String(position));
    const from = (first % KEPT) * HASH_BYTES;
    return {
      positions,
      // A copy: what is kept is written over while the tree works.
      hashes: Buffer.from(this.hashes.subarray(from, from + positions.length * HASH_BYTES)),
    };
  }
}
