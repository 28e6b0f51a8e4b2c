/** SQLSTATEs of a text that Postgres cannot hold: a NUL, or bytes that are no UTF-8; in text and in JSON. */
const UNSTORABLE = new Set(['22021', '22P05']);

/** True where the request carried a text that Postgres cannot store, and which is therefore no login, lot or name. */
export function isUnstorableText(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { readonly code?: unknown };
  return typeof code === 'string' && UNSTORABLE.has(code);
}
