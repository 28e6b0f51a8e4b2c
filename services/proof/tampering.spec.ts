/**
 * An attacker who owns the database can switch off every trigger and write anything. What was done is found by somebody
 * who kept a root, with the file that the service exports and `scripts/verify-ledger.mjs`, and by the service's own
 * check.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { History } from '../../projections/testing/history.js';
import type { TestDatabase } from '../../test/support/database.js';
import { createMigratedDatabase } from '../../test/support/reference-database.js';
import type { RecordedEvent } from '../event-store/port.js';
import { PostgresEventStore } from '../event-store/postgres/postgres-event-store.js';
import { checkLedger } from './check.js';
import { exportLedger } from './export.js';
import { LedgerTree } from './ledger-tree.js';
import { RootSigner, type SignedRoot } from './signature.js';
import { seal } from './testing/sealed.js';

const run = promisify(execFile);
const VERIFIER = resolve('scripts/verify-ledger.mjs');
const EVENTS = 120;
/** The event that is tampered with, by its place; the kept root covers more events than these. */
const VICTIM = 40;
const KEPT = 100;

const sealed = seal(
  new History({
    seed: 7,
    events: EVENTS,
    from: new Date('2026-03-01T00:00:00Z'),
    until: new Date('2026-03-20T00:00:00Z'),
  }).events,
).slice(0, EVENTS);

const altered = (event: RecordedEvent): RecordedEvent => ({
  ...event,
  data: { ...event.data, comment: 'never happened' },
});
const without = (index: number) => sealed.filter((_, n) => n !== index);
const replaced = (index: number, event: RecordedEvent) => sealed.map((one, n) => (n === index ? event : one));
const inserted = (index: number) => [
  ...sealed.slice(0, index),
  { ...altered(sealed[index]!), id: '7d3f6a0e-54c1-4d8e-9a51-0f6c8b1d2e3f' },
  ...sealed.slice(index),
];
const swapped = (one: number, other: number) =>
  sealed.map((event, n) => (n === one ? sealed[other]! : n === other ? sealed[one]! : event));
/** A later event of the same stream as the victim's. */
const later = sealed.findIndex(({ stream }, n) => n > VICTIM && stream === sealed[VICTIM]!.stream);
const streams = [...new Set(sealed.map(({ stream }) => stream))];
const [streamA, streamB] = [
  streams.find((one) => sealed.filter(({ stream }) => stream === one).length > 3)!,
  streams.findLast((one) => sealed.filter(({ stream }) => stream === one).length > 3)!,
];
const firstOfBoth = sealed.findIndex(({ stream }) => stream === streamA || stream === streamB);

interface Kind {
  readonly what: string;
  /** The events of the ledger afterwards. */
  readonly events?: readonly RecordedEvent[];
  /** Written into the tree as well, as the service itself would: no trace of the old one is left. */
  readonly treeToo?: true;
  readonly sql?: string;
  /** The key is another one afterwards. */
  readonly key?: string;
  /** Named as the first that is affected; a range where hashes, tree and signature were all made anew. */
  readonly named: RegExp;
}

const at = (index: number) => new RegExp(`event ${index} `);
const between = (until: number) => new RegExp(`is one of (events )?0 to ${until}`);

const KINDS: readonly Kind[] = [
  { what: 'an event is altered', events: replaced(VICTIM, altered(sealed[VICTIM]!)), named: at(VICTIM) },
  {
    what: 'the author of an event is altered',
    events: replaced(VICTIM, {
      ...sealed[VICTIM]!,
      metadata: { ...sealed[VICTIM]!.metadata, userId: '7d3f6a0e-54c1-4d8e-9a51-0f6c8b1d2e3f' },
    }),
    named: at(VICTIM),
  },
  {
    what: 'an event is altered, and its stream chained anew',
    events: seal(replaced(VICTIM, altered(sealed[VICTIM]!))),
    named: at(VICTIM),
  },
  {
    what: 'the hash of an event is cut short',
    events: replaced(VICTIM, {
      ...sealed[VICTIM]!,
      metadata: { ...sealed[VICTIM]!.metadata, hash: 'ab' },
    }),
    named: at(VICTIM),
  },
  { what: 'an event is deleted', events: without(VICTIM), named: at(VICTIM) },
  {
    what: 'an event is deleted, and everything after it renumbered and chained anew',
    events: seal(without(VICTIM)),
    named: at(VICTIM),
  },
  { what: 'an event is inserted', events: seal(inserted(VICTIM)), named: at(VICTIM) },
  {
    what: 'two events of different streams change places',
    events: seal(swapped(VICTIM, VICTIM + 1)),
    named: at(VICTIM),
  },
  {
    what: 'two events of one stream change places',
    events: seal(swapped(VICTIM, later)),
    named: at(VICTIM),
  },
  { what: 'the end is cut off', events: sealed.slice(0, 90), named: at(90) },
  {
    what: 'the end is cut off the ledger and the tree',
    events: sealed.slice(0, 90),
    treeToo: true,
    named: at(90),
  },
  {
    what: 'two streams are swapped',
    events: seal(
      sealed.map((event) =>
        event.stream === streamA
          ? { ...event, stream: streamB }
          : event.stream === streamB
            ? { ...event, stream: streamA }
            : event,
      ),
    ),
    named: at(firstOfBoth),
  },
  {
    what: 'an event is altered, chains and tree made anew',
    events: seal(replaced(VICTIM, altered(sealed[VICTIM]!))),
    treeToo: true,
    named: between(KEPT - 1),
  },
  {
    what: 'events from the last one under the root on have other positions, and the tree is made anew',
    events: sealed.map((event, n) => (n < KEPT - 1 ? event : { ...event, position: event.position + 1n })),
    treeToo: true,
    named: new RegExp(
      `event ${KEPT - 1} was altered: its position is ${KEPT + 1}, .*root.* says ${KEPT} - or the ledger was moved`,
    ),
  },
  {
    what: 'a leaf of the tree is altered',
    sql: `UPDATE proof.leaf SET hashes = overlay(hashes PLACING sha256('x') FROM 32 * (${VICTIM} - index)::int + 1)
      WHERE ${VICTIM} >= index AND ${VICTIM} < index + cardinality(positions)`,
    named: at(VICTIM),
  },
  {
    what: 'an event is altered, chains and tree made anew, and the key replaced',
    events: seal(replaced(VICTIM, altered(sealed[VICTIM]!))),
    treeToo: true,
    key: 'another key, which is 32 characters or longer',
    named: between(KEPT - 1),
  },
];

describe('a ledger that its database’s owner has tampered with', () => {
  let database: TestDatabase;
  let pool: pg.Pool;
  let store: PostgresEventStore;
  let tree: LedgerTree;
  let folder: string;
  let rootFile: string;
  let kept: SignedRoot;
  const signer = new RootSigner('the key of the specs, which is long enough');

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ledger-tampering-'));
    rootFile = join(folder, 'root.json');
  });
  beforeEach(async () => {
    database = await createMigratedDatabase();
    pool = new pg.Pool({ connectionString: database.url });
    store = await PostgresEventStore.connect({ connectionString: database.url });
    await store.ensureSchema();
    tree = new LedgerTree(pool, store);
    await write(sealed);
    await tree.extend();
    const { root, position } = await tree.tree(KEPT);
    kept = signer.sign({ size: KEPT, position, root }, new Date('2026-04-01T00:00:00Z'));
    await writeFile(rootFile, JSON.stringify(kept));
  });
  afterEach(async () => {
    await store.close();
    await pool.end();
    await database.release();
  });
  afterAll(() => rm(folder, { recursive: true }));

  const write = (events: readonly RecordedEvent[]) =>
    pool.query(
      `INSERT INTO event_store.events (position, stream, revision, id, type, data, metadata, recorded_at)
       SELECT * FROM unnest($1::bigint[], $2::text[], $3::int[], $4::uuid[], $5::text[], $6::json[], $7::json[], $8::timestamptz[])`,
      [
        events.map(({ position }) => String(position)),
        events.map(({ stream }) => stream),
        events.map(({ revision }) => revision),
        events.map(({ id }) => id),
        events.map(({ type }) => type),
        events.map(({ data }) => JSON.stringify(data)),
        events.map(({ metadata }) => JSON.stringify(metadata)),
        events.map(({ recordedAt }) => recordedAt.toISOString()),
      ],
    );

  /** As the owner: every trigger off. */
  const tamper = async ({ events, treeToo, sql }: Kind) => {
    await pool.query('ALTER TABLE event_store.events DISABLE TRIGGER ALL');
    await pool.query(
      'ALTER TABLE proof.leaf DISABLE TRIGGER ALL; ALTER TABLE proof.node DISABLE TRIGGER ALL',
    );
    if (events) {
      await pool.query('TRUNCATE event_store.events');
      await write(events);
    }
    if (treeToo) {
      await pool.query('TRUNCATE proof.leaf, proof.node');
      await tree.extend();
    }
    if (sql) await pool.query(sql);
  };

  /** What the stranger's file says of the ledger as it is now. @param roots kept beside the first one */
  const verified = async ({ key, roots = [] }: { key?: string; roots?: readonly string[] } = {}) => {
    const file = join(folder, 'ledger.jsonl');
    const now = new Date('2026-05-01T00:00:00Z');
    await exportLedger(file, { tree, store, signer: key ? new RootSigner(key) : signer, now });
    const given = [rootFile, ...roots].flatMap((root) => ['--empreinte', root]);
    return run(process.execPath, [VERIFIER, file, ...given]).then(
      ({ stdout }) => ({ code: 0, stdout }),
      ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
    );
  };

  it('is told apart from one that nobody touched', async () => {
    const { code, stdout } = await verified();
    expect(stdout).toContain(`✓ ${EVENTS} events`);
    expect(stdout).toContain(`the same first ${KEPT} events`);
    expect(code).toBe(0);
    const check = await checkLedger(tree, store, { kept: [{ ...kept, name: 'root' }] });
    expect(check).toEqual({ events: EVENTS, position: BigInt(EVENTS), findings: [] });
  });

  it('is not suspected for an event that comes in, and into the tree, while the check is at its end', async () => {
    const { stream, type, data, metadata } = sealed[0]!;
    const come = async () => {
      const event = { id: '7d3f6a0e-54c1-4d8e-9a51-0f6c8b1d2e40', type, data, metadata };
      await store.append(`${stream}-late`, 'no-stream', [event]);
      await tree.extend();
    };
    expect(await checkLedger(tree, store, { pace: come })).toMatchObject({ events: EVENTS, findings: [] });
    expect(await tree.size()).toBe(EVENTS + 1);
  });

  it.each(KINDS)('is found out where $what', async (kind) => {
    await tamper(kind);
    const { code, stdout } = await verified(kind);
    expect(stdout).toMatch(kind.named);
    expect(code).toBe(1);
    const { findings } = await checkLedger(tree, store, { kept: [{ ...kept, name: 'root' }] });
    expect(findings[0]).toMatch(kind.named);
  });

  it('is found out where only the key was replaced', async () => {
    const { code, stdout } = await verified({ key: 'another key, which is 32 characters or longer' });
    expect([code, stdout]).toEqual([1, expect.stringContaining('the key is not that of')]);
  });

  it('is narrowed down by each further root that was kept', async () => {
    const { root, position } = await tree.tree(30);
    const earlier = signer.sign({ size: 30, position, root }, new Date('2026-03-15T00:00:00Z'));
    const file = join(folder, 'earlier.json');
    await writeFile(file, JSON.stringify(earlier));
    await tamper(KINDS.find(({ what }) => what === 'an event is altered, chains and tree made anew')!);
    expect((await verified({ roots: [file] })).stdout).toContain('is one of 30 to 99');
  });

  it('is held against a root that was answered without a signature, as those of earlier sizes are', async () => {
    const { signature: _, cle: __, date: ___, ...unsigned } = kept;
    await writeFile(rootFile, JSON.stringify(unsigned));
    expect(await verified()).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('without a signature'),
    });
    await tamper(KINDS.find(({ what }) => what === 'an event is altered, chains and tree made anew')!);
    expect((await verified()).stdout).toContain('is one of 0 to 99');
  });

  it('is not blamed on a root that the service never signed', async () => {
    await writeFile(rootFile, JSON.stringify({ ...kept, taille: 99 }));
    expect((await verified()).stdout).toContain('the signature of');
  });
});
