/**
 * A command answers how far the ledger has come, and a query that carries it sees at least that
 * (docs/rules/http.md, HT-6). Kept for each centre, in memory: by the time of a reload the read models have caught up.
 */
const HEADER = 'x-ledger-position';
const positions = new Map<string, bigint>();

const keyOf = (centreId: string | null): string => centreId ?? '';

export function rememberPosition(centreId: string | null, headers: Headers): void {
  const value = headers.get(HEADER);
  if (value === null || !/^\d+$/.test(value)) return;
  const position = BigInt(value);
  const key = keyOf(centreId);
  if (position > (positions.get(key) ?? 0n)) positions.set(key, position);
}

export function positionHeader(centreId: string | null): Record<string, string> {
  const position = positions.get(keyOf(centreId));
  return position === undefined ? {} : { [HEADER]: position.toString() };
}
