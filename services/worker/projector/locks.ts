import type { ClientBase } from 'pg';

/** Advisory locks of a session: they go with its connection, so that a process that dies leaves none behind. */
const NAMES = {
  /** Held by the one process that keeps the live read models up to date. */
  projector: 'read-model projector',
  /** Held while read models are being built or verified: the schemas stay where they are. */
  schemas: 'read-model schemas',
  /** Held by the one process that checks the ledger in the background. */
  check: 'ledger check',
} as const;

export async function tryLock(client: ClientBase, lock: keyof typeof NAMES): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(
    'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS locked',
    [NAMES[lock]],
  );
  return rows[0]!.locked;
}

/** Another process builds or verifies read models: try again when it has finished. */
export class SchemasBusy extends Error {
  override readonly name = 'SchemasBusy';
  constructor() {
    super('another process is rebuilding or verifying the read models');
  }
}
