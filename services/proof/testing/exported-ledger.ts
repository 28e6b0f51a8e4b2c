/** An exported ledger, and what somebody who edits it without a key can do to its lines. */
import { readFile } from 'node:fs/promises';
import type { RecordedEvent } from '../../event-store/port.js';
import { GENESIS_HASH, link } from '../../execution/hash-chain.js';
import { exportLedger } from '../export.js';
import { GrowingTree } from '../merkle.js';
import { RootSigner, type SignedRoot } from '../signature.js';

const signer = new RootSigner('the key of the specs, which is long enough');

/** The line of an event. */
export interface Row {
  readonly position: number;
  readonly index: number;
  readonly idEvenement: string;
  readonly flux: string;
  readonly revision: number;
  readonly type: string;
  readonly donnees: Readonly<Record<string, unknown>>;
  readonly metadonnees: Readonly<Record<string, unknown>>;
  readonly hash: string;
  readonly hashPrecedent: string;
  readonly feuille?: string;
}

export interface Ledger {
  readonly header: object;
  readonly rows: readonly Row[];
  readonly last: { readonly empreinte: SignedRoot };
}

const rootOf = (events: readonly RecordedEvent[]) => {
  const tree = new GrowingTree();
  for (const { metadata } of events) tree.add(Buffer.from(String(metadata.hash), 'hex'));
  return { size: events.length, position: events.at(-1)?.position ?? 0n, root: tree.root };
};

export async function exported(file: string, events: readonly RecordedEvent[]): Promise<Ledger> {
  const tree = {
    extendOrStay: async () => undefined,
    size: async () => events.length,
    tree: async (size: number) => rootOf(events.slice(0, size)),
    leaves: async (from: number, limit: number) =>
      events.slice(from, from + limit).map(({ position, metadata }, n) => ({
        index: from + n,
        position,
        hash: Buffer.from(String(metadata.hash), 'hex'),
      })),
  };
  const store = { readAll: async () => [...events] };
  await exportLedger(file, { tree, store, signer, now: new Date('2026-05-01T00:00:00Z') });
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
  const [header, ...rest] = lines.map((line) => JSON.parse(line));
  return { header, rows: rest.slice(0, -1), last: rest.at(-1) };
}

export const lineOf = (value: unknown) => `${JSON.stringify(value)}\n`;
export const textOf = ({ header, rows, last }: Ledger) => [header, ...rows, last].map(lineOf).join('');

export type Change = (rows: readonly Row[]) => readonly object[];

export const changed =
  (index: number, change: (row: Row) => object): Change =>
  (rows) =>
    rows.map((row, n) => (n === index ? change(row) : row));
/** From an event on. */
const raised = (
  rows: readonly Row[],
  from: number,
  by: { readonly index: number; readonly position: number },
) =>
  rows.map((row, n) =>
    n < from ? row : { ...row, index: row.index + by.index, position: row.position + by.position },
  );
export const removed =
  (index: number, position = 0): Change =>
  (rows) =>
    raised(rows, index + 1, { index: -1, position }).filter((_, n) => n !== index);
export const inserted =
  (index: number, row: (there: Row) => Row, position = 1): Change =>
  (rows) => [
    ...rows.slice(0, index),
    row({
      ...(rows[index] ?? rows.at(-1)!),
      index,
      position: rows[index]?.position ?? rows.at(-1)!.position + 1,
    }),
    ...raised(rows, index, { index: 1, position }).slice(index),
  ];

/** With the hash that it must have, and the same one as the tree's. */
export function hashed(row: Row): Row {
  const { flux, revision, idEvenement, type, donnees, metadonnees, hashPrecedent } = row;
  const event = { stream: flux, revision, id: idEvenement, type, data: donnees, metadata: metadonnees };
  const { hash } = link(hashPrecedent, event);
  return { ...row, hash, feuille: hash };
}
const FORGED_ID = '7d3f6a0e-54c1-4d8e-9a51-0f6c8b1d2e3f';
export const ofOwnStream = (row: Row): Row =>
  hashed({
    ...row,
    idEvenement: FORGED_ID,
    flux: `delivery-note-${FORGED_ID}`,
    revision: 0,
    hashPrecedent: GENESIS_HASH,
  });
export const withoutLeaf = ({ feuille: _, ...row }: Row): Row => row;
export const swapped =
  (one: number, other: number): Change =>
  (rows) =>
    rows.map((row, n) => {
      const { index, position } = row;
      if (n === one) return { ...rows[other]!, index, position };
      return n === other ? { ...rows[one]!, index, position } : row;
    });

/** Fields by which an event takes the place of another in its stream. */
export function replacing({ flux, revision, hashPrecedent }: Row): Partial<Row> {
  return { idEvenement: FORGED_ID, flux, revision, hashPrecedent };
}

/** The root of the first `size` events, as somebody kept it. */
export const keptOf = (events: readonly RecordedEvent[], size: number): SignedRoot =>
  signer.sign(rootOf(events.slice(0, size)), new Date('2026-04-01T00:00:00Z'));
