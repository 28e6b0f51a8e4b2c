import type { ClientBase } from 'pg';
import { tryLock as tryLockNamed } from '../../platform/exclusive-session.js';

/** Advisory locks of a session: they go with its connection, so that a process that dies leaves none behind. */
const NAMES = {
  /** Held while read models are being built or verified: the schemas stay where they are. */
  schemas: 'read-model schemas',
  /** Held by the one process that checks the ledger in the background. */
  check: 'ledger check',
} as const;

/** Held by the one process that keeps the live read models up to date. */
export const PROJECTOR_LOCK = 'read-model projector';

export const tryLock = (client: ClientBase, lock: keyof typeof NAMES): Promise<boolean> =>
  tryLockNamed(client, NAMES[lock]);

/** Another process builds or verifies read models: try again when it has finished. */
export class SchemasBusy extends Error {
  override readonly name = 'SchemasBusy';
  constructor() {
    super('another process is rebuilding or verifying the read models');
  }
}
