/**
 * Merkle trees as RFC 6962 section 2.1 defines them, over SHA-256: what a root, an inclusion proof and a consistency
 * proof consist of. Pure: hashes of complete subtrees come from outside.
 */
import { hash } from 'node:crypto';
import { HASH_BYTES } from '../event-store/event-hashes.js';

/** Leaves `from` up to, not with, `until`. Zero-based. */
export interface Range {
  readonly from: number;
  readonly until: number;
}

/** A complete subtree: the 2^level leaves from `index × 2^level` on. Level 0 is a leaf. */
export interface Subtree {
  readonly level: number;
  readonly index: number;
}

/**
 * In one call, and as a string of a character for each byte: a `createHash`, or a buffer, takes longer than the hash.
 */
const digest = (input: Uint8Array): string => hash('sha256', input, 'binary');
const sha256 = (input: Uint8Array): Buffer => Buffer.from(digest(input), 'binary');

const LEAF = Buffer.of(0);
/** More complete subtrees than a tree of 2^53 leaves has side by side. */
const MOST_SUBTREES = 64;

/** What is hashed, written over each time: new buffers for each event would cost as much as its hash. */
const leafInput = Buffer.concat([LEAF, Buffer.alloc(HASH_BYTES)]);
const nodeInput = Buffer.concat([Buffer.of(1), Buffer.alloc(2 * HASH_BYTES)]);

export const EMPTY_ROOT = sha256(Buffer.alloc(0));

export function leafHash(data: Uint8Array): Buffer {
  if (data.length !== HASH_BYTES) return sha256(Buffer.concat([LEAF, data]));
  leafInput.set(data, 1);
  return sha256(leafInput);
}

/** @param left and right of 32 bytes each */
export function nodeHash(left: Uint8Array, right: Uint8Array): Buffer {
  nodeInput.set(left, 1);
  nodeInput.set(right, 1 + HASH_BYTES);
  return sha256(nodeInput);
}

/** A tree to which leaf after leaf is added; it keeps the roots of the complete subtrees at its right edge alone. */
export class GrowingTree {
  /** The roots one after the other, from left to right, as {@link subtreesOf} orders them. */
  private readonly edge = Buffer.alloc(MOST_SUBTREES * HASH_BYTES);
  private subtrees: number;

  /**
   * @param size leaves that the tree has already
   * @param roots of the subtrees that these make up, by {@link subtreesOf}
   */
  constructor(
    private leaves = 0,
    roots: readonly Uint8Array[] = [],
  ) {
    for (const [n, root] of roots.entries()) this.edge.set(root, n * HASH_BYTES);
    this.subtrees = roots.length;
  }

  get size(): number {
    return this.leaves;
  }

  get root(): Buffer {
    return joined(Array.from({ length: this.subtrees }, (_, n) => this.rootAt(n)));
  }

  /**
   * Adds leaves.
   *
   * @param data of the leaves one after the other, 32 bytes each
   * @param every levels between two whose nodes are told
   * @param complete told of each node of those levels that has just become complete
   */
  add(data: Buffer, every = 1, complete?: (subtree: Subtree, hash: Buffer) => void): void {
    for (let from = 0; from < data.length; from += HASH_BYTES) {
      data.copy(leafInput, 1, from, from + HASH_BYTES);
      this.edge.write(digest(leafInput), this.subtrees * HASH_BYTES, 'binary');
      this.subtrees++;
      this.leaves++;
      for (let level = 1, index = this.leaves; index % 2 === 0; level++) {
        index /= 2;
        const left = (this.subtrees - 2) * HASH_BYTES;
        this.edge.copy(nodeInput, 1, left, left + 2 * HASH_BYTES);
        this.edge.write(digest(nodeInput), left, 'binary');
        this.subtrees--;
        if (level % every === 0) complete?.({ level, index: index - 1 }, this.rootAt(this.subtrees - 1));
      }
    }
  }

  private rootAt(n: number): Buffer {
    return Buffer.from(this.edge.subarray(n * HASH_BYTES, (n + 1) * HASH_BYTES));
  }
}

/** Largest power of two below `size`, which is 2 or more. */
function splitOf(size: number): number {
  let split = 1;
  while (split * 2 < size) split *= 2;
  return split;
}

/** Subtrees beside the way from leaf `index` up to the root of the first `size` leaves, from below. */
export function inclusionPath(index: number, size: number): Range[] {
  const path: Range[] = [];
  let [from, until] = [0, size];
  while (until - from > 1) {
    const middle = from + splitOf(until - from);
    if (index < middle) {
      path.push({ from: middle, until });
      until = middle;
    } else {
      path.push({ from, until: middle });
      from = middle;
    }
  }
  return path.reverse();
}

/** What shows that the first `earlier` of `later` leaves are those of the earlier tree; 0 < earlier ≤ later. */
export function consistencyPath(earlier: number, later: number): Range[] {
  const path: Range[] = [];
  let [from, until, isEarlierTree] = [0, later, true];
  while (until !== earlier) {
    const middle = from + splitOf(until - from);
    if (earlier <= middle) {
      path.push({ from: middle, until });
      until = middle;
    } else {
      path.push({ from, until: middle });
      from = middle;
      isEarlierTree = false;
    }
  }
  if (!isEarlierTree) path.push({ from, until });
  return path.reverse();
}

/**
 * The complete subtrees that a range of such a path, or a whole tree from leaf 0 on, is made of, from left to right:
 * they become smaller.
 */
export function subtreesOf({ from, until }: Range): Subtree[] {
  const subtrees: Subtree[] = [];
  for (let start = from; start < until; ) {
    const level = Math.floor(Math.log2(until - start));
    subtrees.push({ level, index: start / 2 ** level });
    start += 2 ** level;
  }
  return subtrees;
}

/** Hash of the range that these subtrees make up, as `subtreesOf` orders them; of none, the empty tree's root. */
export function joined(hashes: readonly Uint8Array[]): Buffer {
  const last = hashes.at(-1);
  if (!last) return EMPTY_ROOT;
  return Buffer.from(hashes.slice(0, -1).reduceRight((right, left) => nodeHash(left, right), last));
}

/** Hash of a complete subtree from those of 2^n equal parts of it. */
export function subtreeHash(hashes: readonly Uint8Array[]): Buffer {
  let level = hashes;
  while (level.length > 1) {
    const above: Uint8Array[] = [];
    for (let index = 0; index < level.length; index += 2)
      above.push(nodeHash(level[index]!, level[index + 1]!));
    level = above;
  }
  return Buffer.from(level[0]!);
}
