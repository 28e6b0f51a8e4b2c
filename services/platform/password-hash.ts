/**
 * Argon2id, memory-hard: 32 MiB and two passes, above the minimum of the OWASP password storage cheat sheet (19 MiB,
 * two passes). Parameters and salt are stored in the hash (PHC string), so that the parameters can be raised later.
 */
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { FairQueue } from './fair-queue.js';

const COST = { memoryCost: 32 * 1024, timeCost: 2, parallelism: 1 } as const;

/**
 * Computations at once: one more than there are processors, so that none of these waits while the next computation is
 * handed over; at most 4, since each holds 32 MiB. The waiting ones are done within a few seconds; beyond the limits
 * (for each party and in total) a computation is refused at once.
 */
const computations = new FairQueue({
  concurrency: Math.min(availableParallelism() + 1, 4),
  waitingEach: 128,
  waitingTotal: 256,
});

/**
 * Waits for its turn and computes for some hundredths of a second: never to be awaited inside a transaction.
 * @param party who asks, such as an address: parties take turns
 * @returns `$argon2id$v=19$m=…,t=…,p=…$salt$key`
 * @throws QueueFull the party has too much waiting
 */
export function hashPassword(password: string, party: string): Promise<string> {
  return computations.run(party, () => hash(asTyped(password), COST));
}

/**
 * Does the same work whatever the answer; where there is no hash, the answer is no. Waits and computes as
 * {@link hashPassword} does.
 * @param atItsTurn called when the waiting is over; what it throws is thrown, and nothing is computed
 */
export async function isPassword(
  password: string,
  stored: string | null,
  party: string,
  atItsTurn: () => void = () => {},
): Promise<boolean> {
  const matches = await computations.run(party, async () => {
    atItsTurn();
    return verify(stored ?? NOBODYS, asTyped(password));
  });
  return matches && stored !== null;
}

/** True for a hash that was made with other parameters than today's: the next sign-in replaces it. */
export const isOutdated = (stored: string): boolean => !stored.startsWith(PREFIX);

/** The same letters can be typed in several ways; NFKC makes them one. */
const asTyped = (password: string): string => password.normalize('NFKC');

const PREFIX = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

/** What the password of an unknown login is compared with. */
const NOBODYS = `${PREFIX}${Buffer.alloc(16).toString('base64').replace(/=+$/, '')}$${Buffer.alloc(32).toString('base64').replace(/=+$/, '')}`;
