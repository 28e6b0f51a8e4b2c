import type { Client } from 'pg';
import { holdUnlessBusy } from '../../platform/exclusive-session.js';

/**
 * Advisory locks of a session: they go with its connection. A process that dies leaves none behind, and one that is
 * stopped, or vanishes with its machine, is cut off by the next process that wants its lock.
 */
const NAMES = {
  /** Held while read models are being built or verified: the schemas stay where they are. */
  schemas: 'read-model schemas',
  /** Held by the one session that fills and compares the tables of the background check. */
  background: 'read-model background replay',
  /** Held by the one process that checks the ledger in the background. */
  check: 'ledger check',
} as const;

/** Held by the one process that keeps the live read models up to date. */
export const PROJECTOR_LOCK = 'read-model projector';

/** @returns false where another process works under this lock */
export const take = (client: Client, lock: keyof typeof NAMES): Promise<boolean> =>
  holdUnlessBusy(client, NAMES[lock]);

/** Another process builds or verifies read models: try again when it has finished. */
export class SchemasBusy extends Error {
  override readonly name = 'SchemasBusy';
  constructor() {
    super('another process is rebuilding or verifying the read models');
  }
}
