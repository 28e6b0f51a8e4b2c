/** What a token says of itself; the service alone checks whether it is true. */
interface Claims {
  /** Id of the user. */
  readonly sub?: string;
  /** When it was issued, in seconds. */
  readonly iat?: number;
}

/** @returns nothing of a token that cannot be read */
function claimsOf(token: string | null): Claims {
  try {
    const [, payload = ''] = (token ?? '').split('.');
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Claims;
  } catch {
    return {};
  }
}

/** Id of the user; undefined where there is no token, or one that cannot be read. */
export const userOf = (token: string | null): string | undefined => claimsOf(token).sub;

/** When the token was issued, in milliseconds; undefined as above. */
export function issuedAt(token: string | null): number | undefined {
  const { iat } = claimsOf(token);
  return typeof iat === 'number' ? iat * 1_000 : undefined;
}
