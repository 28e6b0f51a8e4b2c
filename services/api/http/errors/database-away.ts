/**
 * SQLSTATE classes 08 (connection), 53 (out of resources), 57P (shutting down, starting up), the limits of time 57014
 * (statement) and 25P03 (idle in a transaction), 25006 (read-only, as after another server of its cluster took over), and
 * Node's own codes.
 */
const AWAY = /^(08|53|57P|57014|25P03|25006)|^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT)$/;

/** What `pg` says without a code when a connection breaks, or none is free in time. */
const BROKEN =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** How Redis begins an answer by which it takes nothing just now: it is a replica, is starting, or has no room. */
const REDIS_NOT_NOW = /^(READONLY|LOADING|OOM|MISCONF|MASTERDOWN|NOREPLICAS) /;

/** True for an error that says nothing of the request: Postgres, or Redis, does not do it just now. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { readonly code?: unknown };
  if (error.name === 'ReplyError') return REDIS_NOT_NOW.test(error.message);
  return (typeof code === 'string' && AWAY.test(code)) || BROKEN.test(error.message);
}
