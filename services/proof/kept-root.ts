/** Roots that somebody kept, in files; `scripts/verify-ledger.mjs` looks at them in the same way. */
import { readFile } from 'node:fs/promises';
import { StartRefused } from '../platform/start-refused.js';
import type { KeptRoot } from './check.js';
import { isRoot, isSigned, type SignedRoot } from './signature.js';

/** Of an earlier size the service answers the root without date, key and signature. */
export type RootFile = KeptRoot & Partial<Pick<SignedRoot, 'cle' | 'signature'>>;

/** @throws StartRefused the file cannot be read, or holds something else than the service answered */
export async function readKeptRoot(name: string): Promise<RootFile> {
  const root = await readJson(name);
  if (!isRoot(root)) throw new StartRefused(`${name} is no answer of GET /ledger/empreinte`);
  if (root.signature !== undefined && !isSigned(root))
    throw new StartRefused(`the signature of ${name} does not fit: it is not what the service answered`);
  return { ...root, name };
}

async function readJson(name: string): Promise<unknown> {
  try {
    // Editors of Windows put a byte-order mark before the text.
    return JSON.parse((await readFile(name, 'utf8')).replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new StartRefused(`${name} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}

/** @returns a finding for each root that says another public key than this one; none where a root says no key */
export const keysThatDiffer = (kept: readonly RootFile[], publicKey: string): string[] =>
  kept
    .filter(({ cle }) => cle !== undefined && cle !== publicKey)
    .map(
      ({ name }) =>
        `the key is not that of ${name}: it was replaced, or changed by those who run the service - ask`,
    );
