/** What the ledger can number: a positive 64-bit integer. */
const MAX_POSITION = 2n ** 63n - 1n;

/** A position of the ledger, written in digits; undefined for anything else. */
export function positionIn(text: unknown): bigint | undefined {
  if (typeof text !== 'string' || !/^\d{1,19}$/.test(text)) return undefined;
  const position = BigInt(text);
  return position > MAX_POSITION ? undefined : position;
}
