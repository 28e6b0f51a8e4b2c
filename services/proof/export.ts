/** The whole ledger as a file that can be checked away from the service: `scripts/verify-ledger.mjs`. */
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { EventReader } from '../event-store/port.js';
import { GENESIS_HASH } from '../execution/hash-chain.js';
import { shown } from './ledger-events.js';
import type { LedgerTree } from './ledger-tree.js';
import type { RootSigner } from './signature.js';

const FORMAT = 'vaccine-stock-ledger/1';
const PAGE = 1_000;

interface Exported {
  readonly tree: Pick<LedgerTree, 'extendOrStay' | 'size' | 'tree' | 'leaves'>;
  readonly store: Pick<EventReader, 'readAll'>;
  readonly signer: RootSigner;
  readonly now: Date;
}

/**
 * A JSON object on each line: what the file is, the events in global order - each with the hash that the tree has in
 * its place -, the signed root. What is stored is written as it is stored, altered or not.
 *
 * @returns events written
 */
export async function exportLedger(file: string, exported: Exported): Promise<number> {
  await exported.tree.extendOrStay();
  const written = { events: 0 };
  await pipeline(Readable.from(lines(exported, written)), createWriteStream(file));
  return written.events;
}

async function* lines(
  { tree, store, signer, now }: Exported,
  written: { events: number },
): AsyncGenerator<string> {
  const line = (value: unknown) => `${JSON.stringify(value)}\n`;
  const size = await tree.size();
  const root = signer.sign(await tree.tree(size), now);
  yield line({ format: FORMAT });
  const last = new Map<string, string>();
  let after = 0n;
  let isOver = false;
  while (!isOver) {
    const page = await store.readAll({ after, limit: PAGE });
    const leaves = await tree.leaves(written.events, page.length);
    for (const [n, event] of page.entries()) {
      // What came after the root was signed belongs to the next file.
      if (event.position > BigInt(root.position)) break;
      // When the store took it is in no hash, unlike `recordedAt` of its metadata: a file is to hold what can be proved.
      const { date: _, ...row } = shown(event, written.events, last.get(event.stream) ?? GENESIS_HASH);
      last.set(event.stream, row.hash);
      yield line({ ...row, feuille: leaves[n]?.hash.toString('hex') });
      written.events++;
    }
    after = page.at(-1)?.position ?? after;
    isOver = page.length < PAGE || after >= BigInt(root.position);
  }
  yield line({ empreinte: root });
}
