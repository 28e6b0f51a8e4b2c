/**
 * The Merkle tree over all events, in the database beside the read models, whichever engine keeps the events. A leaf
 * is the hash that an event carries (docs/rules/proof.md, PF-2). Leaves that are added together are one row: a row for
 * each of them, with its indexes, would cost more than the hashing (docs/decisions/0059).
 */
import type { ClientBase, Pool } from 'pg';
import type { EventHashes, EventReader } from '../event-store/port.js';
import {
  consistencyPath,
  folded,
  inclusionPath,
  joined,
  leafHash,
  type Range,
  type Subtree,
  subtreesOf,
} from './merkle.js';

/** Levels between two that are stored: nodes of 16 parts. */
const STEP = 4;
const PARTS = 2 ** STEP;
/** Events that are added in one transaction, and the most leaves of a row. */
const BATCH = 1_000;
const HASH_BYTES = 32;
const HASH = /^[0-9a-f]{64}$/;

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

export class LedgerTree {
  constructor(
    private readonly pool: Pool,
    private readonly store: Pick<EventReader, 'readHashes' | 'head' | 'positionOf'>,
  ) {}

  /**
   * Adds the events that are not in the tree yet, to the ledger's end; several processes take turns.
   *
   * @returns how many were added
   * @throws LedgerChanged the last event of the tree is not in the ledger, or has another hash there
   */
  async extend(signal?: AbortSignal): Promise<number> {
    const head = await this.store.head();
    const [last] = await this.lastLeaves(this.pool, 1);
    if (last?.position === head || (!last && head === 0n)) return 0;
    let added = 0;
    for (let more = true; more && !signal?.aborted; ) {
      const count = await this.addBatch();
      added += count;
      more = count === BATCH;
    }
    return added;
  }

  /**
   * Adds the events that are not in the tree yet, as {@link extend}. A tree that meets another ledger stays as it is: it
   * still proves what was there.
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
    const [last] = await this.lastLeaves(this.pool, 1);
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

  /** Leaves `from` and following, at most `limit`, by index. */
  leaves(from: number, limit: number): Promise<Leaf[]> {
    return this.leavesOf(this.pool, from, limit);
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
  async positionOf(index: number): Promise<bigint> {
    const { rows } = await this.pool.query<{ position: string }>(
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
  private async subtreeHashes(subtrees: readonly Subtree[]): Promise<Buffer[]> {
    const stored = subtrees.map(({ level, index }) => {
      const base = level - (level % STEP);
      const width = 2 ** (level - base);
      return { base, from: index * width, until: (index + 1) * width };
    });
    const { rows } = await this.pool.query<{ n: number; level: number; hash: Buffer }>({
      name: 'proof-nodes',
      text: `SELECT asked.n::int AS n, asked.level, found.hash
        FROM unnest($1::int[], $2::bigint[], $3::bigint[]) WITH ORDINALITY AS asked (level, from_index, until_index, n)
        CROSS JOIN LATERAL (
          SELECT leaf.index, ${hashAt('leaf.index')} AS hash
            FROM generate_series(from_index, until_index - 1) AS leaf (index) WHERE asked.level = 0
          UNION ALL
          SELECT index, hash FROM proof.node WHERE level = asked.level AND index >= from_index AND index < until_index
        ) AS found
        ORDER BY asked.n, found.index`,
      values: [
        stored.map(({ base }) => base),
        stored.map(({ from }) => from),
        stored.map(({ until }) => until),
      ],
    });
    const parts = subtrees.map(() => [] as Buffer[]);
    for (const { n, level, hash } of rows) parts[n - 1]!.push(level === 0 ? leafHash(hash) : hash);
    return parts.map((hashes) => folded(hashes));
  }

  private async lastLeaves(client: ClientBase | Pool, count: number): Promise<Leaf[]> {
    const { rows } = await client.query<{ index: string; position: string; hash: Buffer }>({
      name: 'proof-last-leaves',
      text: `SELECT run.index + n - 1 AS index, run.positions[n] AS position,
          substring(run.hashes FROM ${HASH_BYTES} * (n - 1) + 1 FOR ${HASH_BYTES}) AS hash
        FROM (SELECT * FROM proof.leaf ORDER BY index DESC LIMIT $1::int) AS run,
          generate_series(greatest(cardinality(run.positions) - $1::int + 1, 1), cardinality(run.positions)) AS n
        ORDER BY 1 DESC LIMIT $1::int`,
      values: [count],
    });
    return rows.map(({ index, position, hash }) => ({
      index: Number(index),
      position: BigInt(position),
      hash,
    }));
  }

  /** From the rows that have them: the first of these may begin before `from`, the last end after. */
  private async leavesOf(client: ClientBase | Pool, from: number, limit: number): Promise<Leaf[]> {
    const { rows } = await client.query<{ index: string; positions: string; hashes: Buffer }>({
      name: 'proof-leaves',
      text: `SELECT index, array_to_string(positions, ',') AS positions, hashes FROM proof.leaf
        WHERE index >= coalesce((SELECT max(index) FROM proof.leaf WHERE index <= $1), 0) AND index < $1::bigint + $2
        ORDER BY index`,
      values: [from, limit],
    });
    return rows.flatMap((row) => {
      const first = Number(row.index);
      const positions = row.positions.split(',');
      const [begin, end] = [Math.max(from - first, 0), Math.min(from + limit - first, positions.length)];
      return positions.slice(begin, Math.max(begin, end)).map((position, n) => ({
        index: first + begin + n,
        position: BigInt(position),
        hash: row.hashes.subarray(HASH_BYTES * (begin + n), HASH_BYTES * (begin + n + 1)),
      }));
    });
  }

  private async addBatch(): Promise<number> {
    const client = await this.pool.connect();
    try {
      // What a crash of the server takes back is added again.
      await client.query(`BEGIN; SET LOCAL synchronous_commit = off;
        SELECT pg_advisory_xact_lock(hashtextextended('proof.leaf', 0))`);
      const [last, before] = await this.lastLeaves(client, 2);
      const events = await this.eventsAfter(last, before?.position ?? 0n);
      await this.add(client, last ? last.index + 1 : 0, events);
      await client.query('COMMIT');
      return events.positions.length;
    } catch (error) {
      await client.query('ROLLBACK').catch(() => {});
      throw error;
    } finally {
      client.release();
    }
  }

  /** The last event of the tree is read once more: a ledger that was changed meanwhile is not added to. */
  private async eventsAfter(last: Leaf | undefined, before: bigint): Promise<EventHashes> {
    if (!last) return this.store.readHashes({ after: 0n, limit: BATCH });
    const { positions, ids, hashes } = await this.store.readHashes({ after: before, limit: BATCH + 1 });
    if (positions[0] !== String(last.position))
      throw new LedgerChanged(last.index, last.position, 'it is not in the ledger any more');
    if (hashes[0] !== last.hash.toString('hex'))
      throw new LedgerChanged(last.index, last.position, 'it is not what it was in the ledger');
    return { positions: positions.slice(1), ids: ids.slice(1), hashes: hashes.slice(1) };
  }

  private async add(client: ClientBase, from: number, events: EventHashes): Promise<void> {
    const { positions, ids } = events;
    if (positions.length === 0) return;
    const without = events.hashes.findIndex((hash) => !HASH.test(hash));
    if (without >= 0)
      throw new LedgerChanged(from + without, BigInt(positions[without]!), 'it carries no hash');
    const hashes = Buffer.from(events.hashes.join(''), 'hex');
    await client.query({
      name: 'proof-add-leaves',
      text: 'INSERT INTO proof.leaf (index, positions, last_position, event_ids, hashes) VALUES ($1, $2, $3, $4, $5)',
      values: [from, `{${positions.join(',')}}`, positions.at(-1), `{${ids.join(',')}}`, hashes],
    });
    if (!this.store.positionOf)
      await client.query(
        `INSERT INTO proof.event_index (event_id, index)
         SELECT id, $1::bigint + n - 1 FROM unnest($2::uuid[]) WITH ORDINALITY AS e (id, n)`,
        [from, ids],
      );
    const leaves = ids.map((_, n) => leafHash(hashes.subarray(HASH_BYTES * n, HASH_BYTES * (n + 1))));
    await this.addNodes(client, { level: 0, from, hashes: leaves });
  }

  /** Of 16 equal parts that have just become complete, the node above, and so on upwards. */
  private async addNodes(
    client: ClientBase,
    below: { readonly level: number; readonly from: number; readonly hashes: readonly Buffer[] },
  ): Promise<void> {
    const { level, from, hashes } = below;
    const first = Math.floor(from / PARTS);
    const until = Math.floor((from + hashes.length) / PARTS);
    if (until === first) return;
    const earlier = await this.partsOf(client, level, first * PARTS, from);
    const parts = [...earlier, ...hashes];
    const nodes = Array.from({ length: until - first }, (_, n) =>
      folded(parts.slice(n * PARTS, (n + 1) * PARTS)),
    );
    await client.query({
      name: 'proof-add-nodes',
      text: `INSERT INTO proof.node (level, index, hash)
        SELECT $1, $2::bigint + n, substring($3::bytea FROM ${HASH_BYTES} * n + 1 FOR ${HASH_BYTES})
        FROM generate_series(0, $4::int - 1) AS n`,
      values: [level + STEP, first, Buffer.concat(nodes), nodes.length],
    });
    await this.addNodes(client, { level: level + STEP, from: first, hashes: nodes });
  }

  private async partsOf(client: ClientBase, level: number, from: number, until: number): Promise<Buffer[]> {
    if (from === until) return [];
    if (level === 0)
      return (await this.leavesOf(client, from, until - from)).map(({ hash }) => leafHash(hash));
    const { rows } = await client.query<{ hash: Buffer }>(
      'SELECT hash FROM proof.node WHERE level = $1 AND index >= $2 AND index < $3 ORDER BY index',
      [level, from, until],
    );
    return rows.map(({ hash }) => hash);
  }
}

/** SQL: the hash of the leaf whose index an expression says. */
function hashAt(index: string): string {
  return `(SELECT substring(run.hashes FROM (${HASH_BYTES} * (${index} - run.index))::int + 1 FOR ${HASH_BYTES})
    FROM proof.leaf AS run WHERE run.index <= ${index} ORDER BY run.index DESC LIMIT 1)`;
}
