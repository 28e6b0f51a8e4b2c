/** The start's first contact with the database and the event store, which may be starting themselves (OP-4). */
import { setTimeout as sleep } from 'node:timers/promises';
import { isNativeError } from 'node:util/types';
import pg from 'pg';
import { backoff } from '../event-store/backoff.js';
import { EventStoreUnavailable, ForeignEventStore } from '../event-store/port.js';
import { withCauses } from '../platform/causes.js';
import { INSUFFICIENT_PRIVILEGE, MAKE_TABLES_FIRST } from '../platform/missing-tables.js';
import { StartRefused } from '../platform/start-refused.js';

export interface Waiting {
  /** Seconds for which something that does not answer is waited for; 0: not at all. */
  readonly waitFor: number;
  readonly onProgress?: (message: string) => void;
}

/**
 * What `connect` answers, tried again with growing pauses while there is nobody at the address.
 *
 * @param what names it to the reader: `the database`
 * @throws StartRefused naming the address, never a password
 */
export async function reach<T>(
  what: string,
  url: string,
  { waitFor, onProgress = () => {} }: Waiting,
  connect: () => Promise<T>,
): Promise<T> {
  const until = performance.now() + waitFor * 1_000;
  for (let failures = 0; ; failures++) {
    try {
      return await connect();
    } catch (error) {
      if (!isAway(error)) {
        if (error instanceof ForeignEventStore)
          throw new StartRefused(`${what} at ${addressOf(url)} is not the ledger's: ${error.message}`);
        if (error instanceof pg.DatabaseError)
          throw new StartRefused(
            `${what} at ${addressOf(url)} refuses: ${withCauses(error)}${error.code === INSUFFICIENT_PRIVILEGE ? MAKE_TABLES_FIRST : ''}`,
          );
        throw error;
      }
      const pause = backoff(failures);
      if (performance.now() + pause > until)
        throw new StartRefused(
          `${what} at ${addressOf(url)} does not answer (${withCauses(error)}): start it, or correct the address${waitFor === 0 ? '; with WAIT_FOR=60 the start waits for it for 60 seconds' : `; it was waited for for ${waitFor} seconds`}`,
        );
      if (failures === 0) onProgress(`waiting for ${what} at ${addressOf(url)}`);
      await sleep(pause);
    }
  }
}

/** @throws the driver's error where nobody answers, or does not let this role in */
export async function greet(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
  } finally {
    await client.end().catch(() => {});
  }
}

/** Host, port and path of a connection string: what may be shown. */
export const addressOf = (url: string): string => url.replace(/\/\/[^/?]*@/, '//').replace(/\?.*$/, '');

/** SQLSTATE classes of a server that is not there yet or any more: connection (08), shutdown and start (57P). */
const AWAY = /^(08|57P)/;

function isAway(error: unknown): boolean {
  if (error instanceof EventStoreUnavailable) return true;
  if (error instanceof pg.DatabaseError) return AWAY.test(error.code ?? '');
  return isNativeError(error) && ('code' in error || /timeout|terminated/i.test(error.message));
}
