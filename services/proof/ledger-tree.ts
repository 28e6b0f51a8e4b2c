/**
 * The Merkle tree over all events, in the database beside the read models, whichever engine keeps the events. A leaf
 * is the hash that an event carries (docs/rules/proof.md, PF-2). Leaves that are added together are one row: a row for
 * each of them, with its indexes, would cost more than the hashing (docs/decisions/0059).
 */
import type { ClientBase, Pool } from 'pg';
import { HASH_BYTES } from '../event-store/event-hashes.js';
import type { EventHashes, EventReader } from '../event-store/port.js';
import { inTransaction } from '../platform/transaction.js';
import {
  consistencyPath,
  GrowingTree,
  inclusionPath,
  joined,
  leafHash,
  type Range,
  type Subtree,
  subtreeHash,
  subtreesOf,
} from './merkle.js';

/** Levels between two that are stored: nodes of 256 parts. */
const STEP = 8;
/** Events that are added in one transaction, and the most leaves of a row: some five milliseconds of hashing. */
const BATCH = 4_000;

/** The first `size` events. */
export interface Tree {
  readonly size: number;
  /** Of the last of them; `0n` where there is none. */
  readonly position: bigint;
  readonly root: Buffer;
}

export interface Inclusion {
  readonly index: number;
  readonly leaf: Buffer;
  readonly path: readonly Buffer[];
  readonly tree: Tree;
}

/** The events are not those that the tree was made of: it is not continued, and answers as it stands. */
export class LedgerChanged extends Error {
  override readonly name = 'LedgerChanged';
  constructor(
    readonly index: number,
    readonly position: bigint,
    what: string,
  ) {
    super(`event ${index} at position ${position}: ${what}`);
  }
}

interface Leaf {
  readonly index: number;
  readonly position: bigint;
  readonly hash: Buffer;
}

/** Where the tree goes on. */
interface Edge {
  /** The last leaf; undefined in an empty tree. */
  readonly last: Leaf | undefined;
  /** Position of the leaf before it; `0n` where there is none. */
  readonly before: bigint;
  readonly tree: GrowingTree;
}

export class LedgerTree {
  /** As this process left it, for as long as no other has added to the tree. */
  private edge: Edge | undefined;

  constructor(
    private readonly pool: Pool,
    private readonly store: Pick<EventReader, 'readAll' | 'readHashes' | 'head' | 'positionOf'>,
  ) {}

  /**
   * Adds the events that are not in the tree yet, to the ledger's end; several processes take turns.
   *
   * @returns how many were added
   * @throws LedgerChanged the last event of the tree is not in the ledger, or has another hash there
   */
  async extend(signal?: AbortSignal): Promise<number> {
    const head = await this.store.head();
    const last = await this.lastLeaf(this.pool);
    if (last?.position === head || (!last && head === 0n)) return 0;
    let added = 0;
    for (let more = true; more && !signal?.aborted; ) {
      const positions = await this.addBatch();
      added += positions.length;
      more = positions.length > 0 && BigInt(positions.at(-1)!) < head;
    }
    return added;
  }

  /**
   * Adds the events that are not in the tree yet, as {@link extend}. A tree that meets another ledger stays as it is:
   * it still proves what was there.
   *
   * @returns what the tree met, if it did
   */
  async extendOrStay(signal?: AbortSignal): Promise<LedgerChanged | undefined> {
    try {
      await this.extend(signal);
      return undefined;
    } catch (error) {
      if (error instanceof LedgerChanged) return error;
      throw error;
    }
  }

  /** Leaves of the tree as it is kept now. */
  async size(): Promise<number> {
    const last = await this.lastLeaf(this.pool);
    return last ? last.index + 1 : 0;
  }

  /** The tree of the first `size` events, which are in it: see {@link size}. */
  async tree(size: number): Promise<Tree> {
    const [root] = await this.hashesOf([{ from: 0, until: size }]);
    return { size, position: size === 0 ? 0n : await this.positionOf(size - 1), root: root! };
  }

  /** Index of an event; undefined where the tree has none of this id. */
  async indexOf(eventId: string): Promise<number | undefined> {
    if (this.store.positionOf) {
      const position = await this.store.positionOf(eventId);
      return position === undefined ? undefined : (await this.indexesOf([position])).get(position);
    }
    const { rows } = await this.pool.query<{ index: string }>(
      'SELECT index FROM proof.event_index WHERE event_id = $1',
      [eventId],
    );
    return rows[0] && Number(rows[0].index);
  }

  /** That event `index` is one of the first `size`: index < size ≤ {@link size}. */
  async inclusion(index: number, size: number): Promise<Inclusion> {
    const [leaf, ...path] = await this.hashesOf([
      { from: index, until: index + 1 },
      ...inclusionPath(index, size),
    ]);
    return { index, leaf: leaf!, path, tree: await this.tree(size) };
  }

  /** That the first `earlier` of the first `later` events are those of the earlier tree: 0 < earlier ≤ later. */
  consistency(earlier: number, later: number): Promise<Buffer[]> {
    return this.hashesOf(consistencyPath(earlier, later));
  }

  /** Indexes of the events at these positions, by position. */
  async indexesOf(positions: readonly bigint[]): Promise<ReadonlyMap<bigint, number>> {
    const { rows } = await this.pool.query<{ index: string; position: string }>(
      `SELECT run.index + place.n - 1 AS index, asked.position
       FROM unnest($1::bigint[]) AS asked (position)
       CROSS JOIN LATERAL (
         SELECT index, positions FROM proof.leaf WHERE last_position >= asked.position ORDER BY last_position LIMIT 1
       ) AS run
       CROSS JOIN LATERAL array_position(run.positions, asked.position) AS place (n)
       WHERE place.n IS NOT NULL`,
      [positions.map(String)],
    );
    return new Map(rows.map(({ index, position }) => [BigInt(position), Number(index)]));
  }

  /**
   * Leaves `from` and following, at most `limit`, by index: cut out by the database, which does not send a row whole.
   */
  async leaves(from: number, limit: number): Promise<Leaf[]> {
    const { rows } = await this.pool.query<{ index: string; positions: string; hashes: Buffer }>({
      name: 'proof-leaves',
      text: `SELECT index + skipped AS index, array_to_string(positions[skipped + 1:wanted], ',') AS positions,
          substring(hashes FROM ${HASH_BYTES} * skipped + 1 FOR ${HASH_BYTES} * (wanted - skipped)) AS hashes
        FROM (
          SELECT *, greatest($1 - index, 0)::int AS skipped,
            least($1::bigint + $2 - index, length(hashes) / ${HASH_BYTES})::int AS wanted
          FROM proof.leaf
          WHERE index >= coalesce((SELECT max(index) FROM proof.leaf WHERE index <= $1), 0) AND index < $1::bigint + $2
        ) AS run
        WHERE wanted > skipped ORDER BY index`,
      values: [from, limit],
    });
    return rows.flatMap(({ index, positions, hashes }) => {
      const parts = hashesIn(hashes);
      return positions
        .split(',')
        .map((position, n) => ({ index: Number(index) + n, position: BigInt(position), hash: parts[n]! }));
    });
  }

  /** Index of the first event after a position: as many events are at or before it. */
  async countUpTo(position: bigint): Promise<number> {
    const { rows } = await this.pool.query<{ count: string }>(
      `SELECT run.index + (SELECT count(*) FROM unnest(run.positions) AS p WHERE p <= $1) AS count
       FROM proof.leaf AS run WHERE last_position >= $1 ORDER BY last_position LIMIT 1`,
      [position.toString()],
    );
    return rows[0] ? Number(rows[0].count) : this.size();
  }

  /** Position of event `index`, which is in the tree. */
  async positionOf(index: number, client: ClientBase | Pool = this.pool): Promise<bigint> {
    const { rows } = await client.query<{ position: string }>(
      `SELECT positions[$1 - index + 1] AS position FROM proof.leaf WHERE index <= $1 ORDER BY index DESC LIMIT 1`,
      [index],
    );
    return BigInt(rows[0]!.position);
  }

  private async hashesOf(ranges: readonly Range[]): Promise<Buffer[]> {
    const subtrees = ranges.map(subtreesOf);
    const hashes = await this.subtreeHashes(subtrees.flat());
    let next = 0;
    return subtrees.map((parts) => joined(parts.map(() => hashes[next++]!)));
  }

  /** Each from the nodes of the stored level right below it. */
  private async subtreeHashes(
    subtrees: readonly Subtree[],
    client: ClientBase | Pool = this.pool,
  ): Promise<Buffer[]> {
    const stored = subtrees.map((subtree) => {
      const level = subtree.level - (subtree.level % STEP);
      const width = 2 ** (subtree.level - level);
      return { level, from: subtree.index * width, until: (subtree.index + 1) * width };
    });
    return (await this.storedHashes(client, stored)).map((hashes) => subtreeHash(hashes));
  }

  /** Of leaves (level 0) or of nodes of a stored level, which are there, for each range. */
  private async storedHashes(
    client: ClientBase | Pool,
    ranges: readonly (Range & Pick<Subtree, 'level'>)[],
  ): Promise<Buffer[][]> {
    const { rows } = await client.query<{ n: number; level: number; hashes: Buffer }>({
      name: 'proof-nodes',
      text: `SELECT asked.n::int AS n, asked.level, found.hashes
        FROM unnest($1::int[], $2::bigint[], $3::bigint[]) WITH ORDINALITY AS asked (level, from_index, until_index, n)
        CROSS JOIN LATERAL (
          SELECT run.index, substring(run.hashes
              FROM (${HASH_BYTES} * greatest(from_index - run.index, 0))::int + 1
              FOR (${HASH_BYTES} * (until_index - greatest(from_index, run.index)))::int) AS hashes
            FROM proof.leaf AS run
           WHERE asked.level = 0 AND run.index < until_index
             AND run.index >= (SELECT max(index) FROM proof.leaf WHERE index <= from_index)
          UNION ALL
          SELECT index, hash FROM proof.node WHERE level = asked.level AND index >= from_index AND index < until_index
        ) AS found
        ORDER BY asked.n, found.index`,
      values: [
        ranges.map(({ level }) => level),
        ranges.map(({ from }) => from),
        ranges.map(({ until }) => until),
      ],
    });
    const found = ranges.map(() => [] as Buffer[]);
    for (const { n, level, hashes } of rows) {
      const parts = hashesIn(hashes);
      found[n - 1]!.push(...(level === 0 ? parts.map(leafHash) : parts));
    }
    return found;
  }

  private async lastLeaf(client: ClientBase | Pool): Promise<Leaf | undefined> {
    const {
      rows: [row],
    } = await client.query<{ index: string; position: string; hash: Buffer }>({
      name: 'proof-last-leaf',
      text: `SELECT index + length(hashes) / ${HASH_BYTES} - 1 AS index, last_position AS position,
          substring(hashes FROM length(hashes) - ${HASH_BYTES - 1}) AS hash
        FROM proof.leaf ORDER BY index DESC LIMIT 1`,
    });
    return row && { index: Number(row.index), position: BigInt(row.position), hash: row.hash };
  }

  /** @returns the positions of the events that were added; none: the tree has them all */
  private async addBatch(): Promise<readonly string[]> {
    const { positions, grown } = await inTransaction(
      this.pool,
      // What a crash of the server takes back is added again.
      `BEGIN; SET LOCAL synchronous_commit = off;
        SELECT pg_advisory_xact_lock(hashtextextended('proof.leaf', 0))`,
      async (client) => {
        const edge = await this.edgeOf(client);
        const events = await this.eventsAfter(edge);
        return { positions: events.positions, grown: await this.add(client, edge, events) };
      },
    );
    this.edge = grown;
    return positions;
  }

  /** From memory where the tree ends as this process left it; else it is read. */
  private async edgeOf(client: ClientBase): Promise<Edge> {
    const known = this.edge;
    // What is added to it must not stay where the transaction fails.
    this.edge = undefined;
    const last = await this.lastLeaf(client);
    if (!last) return { last, before: 0n, tree: new GrowingTree() };
    if (known?.last && sameLeaf(known.last, last)) return known;
    const size = last.index + 1;
    const roots = await this.subtreeHashes(subtreesOf({ from: 0, until: size }), client);
    const before = last.index === 0 ? 0n : await this.positionOf(last.index - 1, client);
    return { last, before, tree: new GrowingTree(size, roots) };
  }

  /** The last event of the tree is read once more: a ledger that was changed meanwhile is not added to. */
  private async eventsAfter({ last, before }: Edge): Promise<EventHashes> {
    if (last) {
      const [event] = await this.store.readAll({ after: before, limit: 1 });
      if (event?.position !== last.position)
        throw new LedgerChanged(last.index, last.position, 'it is not in the ledger any more');
      if (event.metadata.hash !== last.hash.toString('hex'))
        throw new LedgerChanged(last.index, last.position, 'it is not what it was in the ledger');
    }
    return this.store.readHashes({ after: last?.position ?? 0n, limit: BATCH });
  }

  /** Leaves, and above them the nodes of the stored levels that become complete. */
  private async add(client: ClientBase, edge: Edge, events: EventHashes): Promise<Edge> {
    const { positions, ids, hashes } = events;
    if (positions.length === 0) return edge;
    const { tree } = edge;
    const from = tree.size;
    const hashed = hashes.length / HASH_BYTES;
    if (hashed < positions.length)
      throw new LedgerChanged(from + hashed, BigInt(positions[hashed]!), 'it carries no hash');
    await client.query({
      name: 'proof-add-leaves',
      text: 'INSERT INTO proof.leaf (index, positions, last_position, hashes) VALUES ($1, $2, $3, $4)',
      values: [from, `{${positions.join(',')}}`, positions.at(-1), hashes],
    });
    if (ids)
      await client.query(
        `INSERT INTO proof.event_index (event_id, index)
         SELECT id, $1::bigint + n - 1 FROM unnest($2::uuid[]) WITH ORDINALITY AS e (id, n)`,
        [from, ids],
      );
    const nodes: (Subtree & { readonly hash: Buffer })[] = [];
    tree.add(hashes, STEP, (subtree, hash) => nodes.push({ ...subtree, hash }));
    if (nodes.length > 0)
      await client.query({
        name: 'proof-add-nodes',
        text: `INSERT INTO proof.node (level, index, hash)
          SELECT * FROM unnest($1::smallint[], $2::bigint[], $3::bytea[])`,
        values: [
          nodes.map(({ level }) => level),
          nodes.map(({ index }) => index),
          nodes.map(({ hash }) => hash),
        ],
      });
    const [before, position] = [events.positions.at(-2), BigInt(positions.at(-1)!)];
    return {
      last: { index: tree.size - 1, position, hash: hashes.subarray(-HASH_BYTES) },
      before: before === undefined ? (edge.last?.position ?? 0n) : BigInt(before),
      tree,
    };
  }
}

const sameLeaf = (one: Leaf, other: Leaf): boolean =>
  one.index === other.index && one.position === other.position && one.hash.equals(other.hash);

/** Hashes that are one after the other. */
const hashesIn = (hashes: Buffer): Buffer[] =>
  Array.from({ length: hashes.length / HASH_BYTES }, (_, n) =>
    hashes.subarray(HASH_BYTES * n, HASH_BYTES * (n + 1)),
  );
