/** Injection tokens of the parts that are no classes of ours. */

/** `Config` */
export const CONFIG = Symbol('CONFIG');
/** `pg.Pool` on `DATABASE_URL`: read models, idempotency keys, snapshots. */
export const PG_POOL = Symbol('PG_POOL');
/** `EventReader` of the event store that `EVENT_STORE_URL` names. */
export const EVENT_READER = Symbol('EVENT_READER');
/** `Clock`: `() => Date`. */
export const CLOCK = Symbol('CLOCK');

export type Clock = () => Date;
