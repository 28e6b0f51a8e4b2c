/**
 * SQLSTATE classes 08 (connection), 53 (out of resources), 57P (shutting down, starting up), the limits of time 57014
 * (statement) and 25P03 (idle in a transaction), and Node's own codes.
 */
const AWAY = /^(08|53|57P|57014|25P03)|^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT)$/;

/** What `pg` says without a code when a connection breaks, or none is free in time. */
const BROKEN =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** True for an error that says nothing of the request: Postgres is not there just now. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { readonly code?: unknown };
  return (typeof code === 'string' && AWAY.test(code)) || BROKEN.test(error.message);
}
