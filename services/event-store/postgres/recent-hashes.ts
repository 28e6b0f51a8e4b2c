import type { EventHashes, NewEvent, ReadAllOptions } from '../port.js';

/** Events whose hashes are kept, some two megabytes: more than a busy process appends while the tree gathers. */
const KEPT = 16_384;

/**
 * The hashes of the events that this process has appended lately, by their positions. Positions have no gaps
 * (schema.ts), so a run of known positions leaves out no event, not even one of another process.
 */
export class RecentHashes {
  private readonly positions = new Float64Array(KEPT);
  private readonly hashes = new Array<string>(KEPT).fill('');

  /** @param last position of the last of them; they lie one behind the other */
  keep(last: bigint, events: readonly Pick<NewEvent, 'metadata'>[]): void {
    let position = Number(last) - events.length;
    for (const { metadata } of events) {
      position++;
      const { hash } = metadata;
      // What carries no hash is read from the table, as what is not known.
      if (typeof hash !== 'string') continue;
      this.positions[position % KEPT] = position;
      this.hashes[position % KEPT] = hash;
    }
  }

  /** At most `limit` events after a position, without a gap; nothing where the first of them is not known. */
  after({ after, limit }: ReadAllOptions): EventHashes {
    const first = Number(after) + 1;
    const positions: string[] = [];
    const hashes: string[] = [];
    for (let position = first; position < first + limit; position++) {
      if (this.positions[position % KEPT] !== position) break;
      positions.push(String(position));
      hashes.push(this.hashes[position % KEPT]!);
    }
    return { positions, hashes };
  }
}
