/**
 * An attacker who edits the exported file, and has no key. After any change `scripts/verify-ledger.mjs` ends with 1; it
 * names the first event that is affected, or a range that holds it where nothing in the file says more. What the owner
 * of the database does is in `tampering.spec.ts`.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { History } from '../../projections/testing/history.js';
import type { RecordedEvent } from '../event-store/port.js';
import { GENESIS_HASH } from '../execution/hash-chain.js';
import {
  type Change,
  changed,
  exported,
  hashed,
  inserted,
  keptOf,
  type Ledger,
  lineOf,
  ofOwnStream,
  type Row,
  removed,
  replacing,
  swapped,
  textOf,
  withoutLeaf,
} from './testing/exported-ledger.js';
import { seal } from './testing/sealed.js';

const run = promisify(execFile);
const VERIFIER = resolve('scripts/verify-ledger.mjs');
const EVENTS = 60;
/** Of the root that somebody kept. */
const KEPT = 20;

const dense = seal(
  new History({
    seed: 7,
    events: EVENTS,
    from: new Date('2026-03-01T00:00:00Z'),
    until: new Date('2026-03-20T00:00:00Z'),
  }).events,
).slice(0, EVENTS);
/** As EventStoreDB numbers them. */
const sparse = dense.map((event, n) => ({ ...event, position: BigInt(1_000 + 317 * n + (n % 7)) }));

const isLast = ({ stream }: RecordedEvent, n: number) =>
  !dense.slice(n + 1).some((later) => later.stream === stream);
/** Behind it nothing of its stream follows, so that no chain is broken where it is removed. */
const K = dense.findIndex((event, n) => n > KEPT && n < EVENTS - 10 && isLast(event, n));
/** Not the last one of its stream. */
const J = dense.findIndex((event, n) => n > KEPT && !isLast(event, n));
const NEXT = dense.findIndex(({ stream }, n) => n > J && stream === dense[J]!.stream);

const at = (index: number) => new RegExp(`^✗ event ${index} `);
/** Nothing in the file tells which. */
const between = (from: number, until: number) => new RegExp(`is one of ${from} to ${until}\\b`);
const atEndOrBefore = (size: number, from: number) =>
  new RegExp(`event ${size} and those after it were removed, or, .* from event ${from} on`);

interface Kind {
  readonly what: string;
  readonly rows: Change;
  readonly named: RegExp;
  /** Positions as EventStoreDB has them. */
  readonly isSparse?: true;
  /** Sizes of the roots that somebody kept. */
  readonly kept?: readonly number[];
}

const KINDS: readonly Kind[] = [
  { what: 'the last event of a stream is removed, and the rest renumbered', rows: removed(K), named: at(K) },
  { what: 'the same, with a root of the whole', rows: removed(K), kept: [EVENTS], named: at(K) },
  {
    what: 'the same, with the positions',
    rows: removed(K, -1),
    kept: [KEPT],
    named: atEndOrBefore(EVENTS - 1, KEPT),
  },
  {
    what: 'the same, with the positions and a root of the whole',
    rows: removed(K, -1),
    kept: [EVENTS],
    named: atEndOrBefore(EVENTS - 1, 0),
  },
  {
    what: 'the same, where positions have gaps anyway',
    rows: removed(K),
    isSparse: true,
    named: atEndOrBefore(EVENTS - 1, 0),
  },
  {
    what: 'the last events are removed',
    rows: (rows) => rows.slice(0, K),
    named: atEndOrBefore(K, 0),
  },
  {
    what: 'the last events are removed behind a root that was kept',
    rows: (rows) => rows.slice(0, KEPT),
    kept: [KEPT],
    named: new RegExp(`^✗ event ${KEPT} and those after it were removed: `),
  },
  {
    what: 'an event is inserted that is not in the tree',
    rows: inserted(K, (row) => withoutLeaf(ofOwnStream(row))),
    named: at(K),
  },
  {
    what: 'an event is inserted as if it were in the tree',
    rows: inserted(K, ofOwnStream),
    kept: [KEPT],
    named: between(KEPT, EVENTS - 1),
  },
  {
    what: 'an event is inserted with the index of the next one',
    rows: (rows) => [...rows.slice(0, K), ofOwnStream(rows[K]!), ...rows.slice(K)],
    named: at(K),
  },
  {
    what: 'an event is inserted with the position of the next one',
    rows: inserted(K, ofOwnStream, 0),
    named: at(K),
  },
  {
    what: 'an event is added at the end',
    rows: inserted(EVENTS, ofOwnStream),
    named: new RegExp(`^✗ event ${EVENTS} and those after it were inserted`),
  },
  {
    what: 'an event is inserted with the id of a later one',
    rows: (rows) =>
      inserted(K, (row) => hashed({ ...ofOwnStream(row), idEvenement: rows[K + 1]!.idEvenement }))(rows),
    named: at(K),
  },
  {
    what: 'an event is inserted as the revision of a later one',
    rows: (rows) => inserted(J + 1, (row) => hashed({ ...row, ...replacing(rows[NEXT]!) }))(rows),
    named: at(J + 1),
  },
  {
    what: 'an event is altered with its hashes',
    rows: changed(J, (row) => hashed({ ...row, donnees: {} })),
    named: at(J),
  },
  { what: 'two events change places', rows: swapped(K, K + 1), named: between(0, EVENTS - 1) },
  {
    what: 'two events of one stream change places',
    rows: swapped(J, NEXT),
    named: new RegExp(`^✗ revision .*, or event ${J} `),
  },
  {
    what: 'the position of an event is altered',
    rows: changed(K, (row) => ({ ...row, position: row.position + 1 })),
    named: at(K),
  },
  {
    what: 'the position of the event under a root is altered',
    rows: changed(KEPT - 1, (row) => ({ ...row, position: row.position + 1 })),
    isSparse: true,
    kept: [KEPT],
    named: at(KEPT - 1),
  },
  {
    what: 'a revision is altered',
    rows: changed(K, (row) => ({ ...row, revision: row.revision + 1 })),
    named: new RegExp(`^✗ event ${K} .* was altered: its hash does not fit`),
  },
  {
    what: 'the hash before an event is altered',
    rows: changed(NEXT, (row) => ({ ...row, hashPrecedent: GENESIS_HASH })),
    named: new RegExp(`^✗ event ${NEXT} .* was altered: its hash does not fit`),
  },
  {
    what: 'the hash before an event is none',
    rows: changed(K, (row) => ({ ...row, hashPrecedent: 5 })),
    named: at(K),
  },
  {
    what: 'a hash is in upper case',
    rows: changed(K, (row) => ({ ...row, hash: row.hash.toUpperCase(), feuille: row.hash.toUpperCase() })),
    named: at(K),
  },
  {
    what: 'the members of an event are in another order',
    rows: changed(K, ({ index, ...row }) => ({ index, ...row })),
    named: at(K),
  },
  {
    what: 'an event has the member of the root',
    rows: changed(K, (row) => ({ ...row, empreinte: {} })),
    named: at(K),
  },
];

describe('an exported ledger that somebody has edited', () => {
  let folder: string;
  let ledgers: { readonly dense: Ledger; readonly sparse: Ledger };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ledger-file-'));
    ledgers = {
      dense: await exported(join(folder, 'dense.jsonl'), dense),
      sparse: await exported(join(folder, 'sparse.jsonl'), sparse),
    };
  });
  afterAll(() => rm(folder, { recursive: true }));

  let files = 0;
  /** @param roots that somebody kept */
  const verified = async (text: string, roots: readonly object[] = []) => {
    const [file, ...kept] = await Promise.all(
      [text, ...roots.map(lineOf)].map(async (content) => {
        const name = join(folder, `${files++}.json`);
        await writeFile(name, content);
        return name;
      }),
    );
    // The options may stand before the file.
    return run(process.execPath, [VERIFIER, ...kept.flatMap((name) => ['--empreinte', name]), file!]).then(
      ({ stdout }) => ({ code: 0, stdout }),
      ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
    );
  };
  it.each([
    { name: 'dense', events: dense, gaps: false },
    { name: 'sparse', events: sparse, gaps: true },
  ] as const)('is told apart from a $name one that nobody edited', async ({ name, events, gaps }) => {
    const roots = [keptOf(events, 0), keptOf(events, KEPT), keptOf(events, EVENTS)];
    const { code, stdout } = await verified(textOf(ledgers[name]), roots);
    expect([code, stdout.includes('Positions have gaps')]).toEqual([0, gaps]);
  });

  it.each(KINDS)('is found out where $what', async ({ rows, named, isSparse, kept = [] }) => {
    const [ledger, events] = isSparse ? [ledgers.sparse, sparse] : [ledgers.dense, dense];
    const text = textOf({ ...ledger, rows: rows(ledger.rows) as readonly Row[] });
    const roots = kept.map((size) => keptOf(events, size));
    expect(await verified(text, roots)).toEqual({ code: 1, stdout: expect.stringMatching(named) });
  });

  /** What the verifier says of a file in which the line of one event was changed. */
  const verifiedWith = (change: (line: string) => string, event = K) => {
    const lines = textOf(ledgers.dense).split('\n');
    // The first line says what the file is.
    lines[event + 1] = change(lines[event + 1]!);
    return verified(lines.join('\n'));
  };

  it.each([
    ['has another member', (line: string) => JSON.stringify({ ...JSON.parse(line), quantite: 5 })],
    ['has no revision', (line: string) => JSON.stringify({ ...JSON.parse(line), revision: undefined })],
    [
      'has half a position',
      (line: string) => {
        const row = JSON.parse(line) as Row;
        return JSON.stringify({ ...row, position: row.position + 0.5 });
      },
    ],
    ['is "{', () => '"{'],
    ['is null', () => 'null'],
    ['is 7', () => '7'],
    // What reads the last of both sees the event as it was.
    ['has a member twice', (line: string) => line.replace('"revision":', '"revision":999,"revision":')],
  ])('is found out where the line of an event %s', async (_, change) => {
    const stdout = expect.stringContaining(`event ${K} was altered`);
    expect(await verifiedWith(change)).toEqual({ code: 1, stdout });
  });

  it('is found out where the last event has another position than the signed root says', async () => {
    const moved = (line: string) => line.replace(/"position":(\d+)/, '"position":1$1');
    const stdout = expect.stringMatching(at(EVENTS - 1));
    expect(await verifiedWith(moved, EVENTS - 1)).toEqual({ code: 1, stdout });
  });

  it('is found out at whichever member of the signed root', async () => {
    const { last } = ledgers.dense;
    const { signature, cle, taille } = last.empreinte;
    // The last sign before == carries two bits that no byte takes up.
    const other = signature.replace(/(.)==$/, (_, sign: string) => `${SAME_BYTES[sign]}==`);
    const changes: readonly object[] = [
      { signature: other },
      { signature: ` ${signature}` },
      { signature: signature.replace('==', '') },
      { cle: cle.replace('\n', '\n\n') },
      { cle: `a key:\n${cle}` },
      { taille: String(taille) },
      { taille: taille + 1 },
      { position: taille + 1 },
      { racine: last.empreinte.racine.toUpperCase() },
      { racine: [last.empreinte.racine] },
      { date: '2026-05-01T00:00:00.001Z' },
      { remarque: '' },
      { signature: undefined },
    ];
    const limit = pLimit(2);
    const answers = await Promise.all(
      changes.map((change) => {
        const empreinte = { ...last.empreinte, ...change };
        return limit(() => verified(textOf({ ...ledgers.dense, last: { empreinte } })));
      }),
    );
    expect(answers).toEqual(
      changes.map(() => ({ code: 1, stdout: expect.stringMatching(/^✗ the signed root was altered/) })),
    );
  });

  it('is found out where the first or the last line says more', async () => {
    const { header, last } = ledgers.dense;
    const more = { remarque: '' };
    expect(await verified(textOf({ ...ledgers.dense, header: { ...header, ...more } }))).toMatchObject({
      code: 1,
    });
    expect(await verified(textOf({ ...ledgers.dense, last: { ...last, ...more } }))).toMatchObject({
      code: 1,
    });
  });

  it('is not held against a root that is none', async () => {
    const { racine, ...root } = keptOf(dense, KEPT);
    const roots = [
      { ...root, racine: racine.toUpperCase() },
      { ...root, racine, position: '20' },
      { ...root, racine, taille: -1 },
      { ...keptOf(dense, 0), racine: '0'.repeat(64) },
    ];
    for (const one of roots)
      expect(await verified(textOf(ledgers.dense), [one])).toEqual({ code: 1, stdout: '' });
  });

  it('is held against a root that an editor has put a byte-order mark before', async () => {
    const name = join(folder, 'marked.json');
    await writeFile(name, `\uFEFF${lineOf(keptOf(dense, KEPT))}`);
    const file = join(folder, 'dense.jsonl');
    const { stdout } = await run(process.execPath, [VERIFIER, file, '--empreinte', name]);
    expect(stdout).toContain(`✓ ${name}: the same first ${KEPT} events`);
  });

  it('is not held against a file that is no root, and says so', async () => {
    const name = join(folder, 'none.json');
    await writeFile(name, 'null');
    await expect(
      run(process.execPath, [VERIFIER, join(folder, 'dense.jsonl'), '--empreinte', name]),
    ).rejects.toMatchObject({ code: 1, stderr: `✗ ${name} is no answer of GET /ledger/empreinte\n` });
  });
});

/** By the last sign of 64 bytes in base64, another that is read as the same bytes. */
const SAME_BYTES: Readonly<Record<string, string>> = { A: 'B', Q: 'R', g: 'h', w: 'x' };
