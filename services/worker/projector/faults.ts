import pg from 'pg';

/** What a projection cannot do: it halts, alone. `cause` says why. */
export class ProjectionFault extends Error {
  override readonly name = 'ProjectionFault';
  constructor(
    readonly projection: string,
    override readonly cause: unknown,
  ) {
    super(`${projection}: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
}

/** The checkpoints are no longer where this process left them: a rebuild was swapped in. */
export class CheckpointMoved extends Error {
  override readonly name = 'CheckpointMoved';
  constructor() {
    super('the checkpoints have moved');
  }
}

/**
 * SQLSTATE classes that say "not now", not "not this": connection (08), transaction rolled back, e.g. a
 * deadlock (40), resources (53), object in use, e.g. a lock (55), operator intervention (57), system (58).
 */
const PASSING = /^(08|40|53|55|57|58|25006)/;

/** True where the database refused the rows themselves; false where it could not be asked. */
export const isRefusalOfRows = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && !PASSING.test(error.code ?? '');
