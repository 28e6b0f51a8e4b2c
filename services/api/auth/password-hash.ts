/**
 * scrypt, memory-hard: 32 MiB a computation (N = 2^15, r = 8, p = 3, the OWASP password storage cheat sheet's
 * equivalent of 2^17). Parameters and salt stand in the hash, so that they can grow without anybody noticing.
 */
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';

const COST = { N: 2 ** 15, r: 8, p: 3 } as const;
const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** Computations at once: more would only wait for processors, and each holds its memory. */
export const inTurn = pLimit(Math.min(availableParallelism(), 4));

/** Answers `scrypt$N$r$p$salt$key`, binary parts in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, KEY_BYTES, COST);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Does the same work whatever the answer; where there is no hash, the answer is no. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [, N, r, p, salt, key] = (hash ?? NOBODYS).split('$');
  const expected = Buffer.from(key!, 'base64url');
  const options = { N: Number(N), r: Number(r), p: Number(p) };
  const found = await derive(password, Buffer.from(salt!, 'base64url'), expected.length, options);
  return timingSafeEqual(found, expected) && hash !== null;
}

/** True for a hash that is cheaper than today's: the next sign-in replaces it. */
export function isOutdated(hash: string): boolean {
  return !hash.startsWith(`scrypt$${COST.N}$${COST.r}$${COST.p}$`);
}

/** What the password of an unknown login is compared with. */
const NOBODYS = [
  'scrypt',
  COST.N,
  COST.r,
  COST.p,
  randomBytes(SALT_BYTES).toString('base64url'),
  randomBytes(KEY_BYTES).toString('base64url'),
].join('$');

function derive(password: string, salt: Buffer, bytes: number, options: ScryptOptions): Promise<Buffer> {
  // scrypt needs 128 · N · r bytes; the default ceiling is just below that.
  const limits = { ...options, maxmem: 256 * options.N! * options.r! };
  return new Promise((done, fail) => {
    // The same letters can be typed in several ways; NFKC makes them one.
    scrypt(password.normalize('NFKC'), salt, bytes, limits, (error, key) =>
      error ? fail(error) : done(key),
    );
  });
}
