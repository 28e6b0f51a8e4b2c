/** Injection tokens of the parts that are no classes of ours. */

/** `Config` */
export const CONFIG = Symbol('CONFIG');
/** `pg.Pool` on `DATABASE_URL`: read models, idempotency keys, snapshots. */
export const PG_POOL = Symbol('PG_POOL');
/** `EventStore` chosen by `EVENT_STORE_URL`. */
export const EVENT_STORE = Symbol('EVENT_STORE');
/** `Clock`: `() => Date`. */
export const CLOCK = Symbol('CLOCK');

export type Clock = () => Date;
