/** Somebody who holds a signed root can prove what this service said about the ledger (docs/rules/proof.md, PF-4). */
import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { Config } from '../platform/config.js';
import { derivedKey, serverKey } from '../platform/server-key.js';
import type { Tree } from './ledger-tree.js';
import { GrowingTree } from './merkle.js';

/** The fixed prefix of the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

export interface SignedRoot {
  readonly taille: number;
  readonly position: number;
  /** Hexadecimal. */
  readonly racine: string;
  /** ISO instant. */
  readonly date: string;
  /** Public key as SPKI PEM. */
  readonly cle: string;
  /** Ed25519 over {@link signedText}, base64. */
  readonly signature: string;
}

export const signedText = (said: Omit<SignedRoot, 'cle' | 'signature'>): string =>
  `ledger\n${said.taille}\n${said.position}\n${said.racine}\n${said.date}\n`;

/** Of no events there is one root. */
const ROOT_OF_NONE = new GrowingTree().root.toString('hex');

/** Whether a value has the form of what `GET /ledger/empreinte` answers, signed or not. */
export function isRoot(
  value: unknown,
): value is Pick<SignedRoot, 'taille' | 'position' | 'racine'> & Partial<SignedRoot> {
  if (typeof value !== 'object' || value === null) return false;
  const { taille, position, racine } = value as Partial<SignedRoot>;
  if (!Number.isSafeInteger(taille) || !Number.isSafeInteger(position)) return false;
  if (typeof racine !== 'string' || !/^[0-9a-f]{64}$/.test(racine)) return false;
  return taille === 0 ? position === 0 && racine === ROOT_OF_NONE : taille! > 0 && position! >= taille!;
}

/**
 * Whether the key that a root names signed it. Base64 and PEM have several spellings: only the service's own counts.
 */
export function isSigned(root: Partial<SignedRoot>): root is SignedRoot {
  const { date, cle, signature } = root;
  if (!isRoot(root)) return false;
  if (typeof date !== 'string' || typeof cle !== 'string' || typeof signature !== 'string') return false;
  try {
    const key = createPublicKey(cle);
    const bytes = Buffer.from(signature, 'base64');
    return (
      bytes.toString('base64') === signature &&
      key.export({ type: 'spki', format: 'pem' }) === cle &&
      verify(null, Buffer.from(signedText({ ...root, date })), key, bytes)
    );
  } catch {
    // No key of any kind.
    return false;
  }
}

/** Signs with a key that follows from the server's, so that it is the same in every process. */
export class RootSigner {
  private readonly key: KeyObject;
  readonly publicKey: string;

  /** @param secret `SIGNING_KEY`, or the server's key */
  constructor(secret: string) {
    const seed = derivedKey(secret, 'ledger signature');
    this.key = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });
    this.publicKey = createPublicKey(this.key).export({ type: 'spki', format: 'pem' }).toString();
  }

  static async of(config: Pick<Config, 'signingKey' | 'tokenKey' | 'dataDir'>): Promise<RootSigner> {
    return new RootSigner(config.signingKey ?? (await serverKey(config)));
  }

  sign({ size, position, root }: Tree, now: Date): SignedRoot {
    const said = {
      taille: size,
      position: Number(position),
      racine: root.toString('hex'),
      date: now.toISOString(),
    };
    const signature = sign(null, Buffer.from(signedText(said)), this.key).toString('base64');
    return { ...said, cle: this.publicKey, signature };
  }
}
