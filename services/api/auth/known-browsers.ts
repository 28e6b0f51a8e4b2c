import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';

const NAME = 'known-browser-';
const DAYS = 90;
/** More is not read of a header that anybody may fill. */
const MAX_HEADER = 8_192;

/**
 * Recognises a browser in which a user has signed in before, by a signed cookie of its own for each user. It opens
 * nothing: only failures elsewhere do not slow down who signs in with it, or changes the password
 * (docs/rules/accounts.md, AU-7).
 */
export class KnownBrowsers {
  constructor(private readonly key: Buffer) {}

  /**
   * @param isEncrypted whether the browser came over HTTPS
   * @returns the value of a `Set-Cookie` header for a browser in which this user has just signed in
   */
  mark(userId: string, isEncrypted: boolean): string {
    const id = randomBytes(12).toString('base64url');
    return stringifySetCookie({
      name: this.nameFor(userId),
      value: `${id}.${this.signed(userId, id)}`,
      path: '/api/admin/auth',
      maxAge: DAYS * 86_400,
      httpOnly: true,
      sameSite: 'strict',
      secure: isEncrypted,
    });
  }

  /**
   * @param header the header `Cookie`
   * @returns an id of the browser, the same until the next sign-in; null where this user has not signed in with it
   */
  recognise(header: string | undefined, userId: string): string | null {
    if (!header || header.length > MAX_HEADER) return null;
    const [id, signature] = (parseCookie(header)[this.nameFor(userId)] ?? '').split('.');
    if (!id || !signature) return null;
    const expected = Buffer.from(this.signed(userId, id));
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
  }

  /** Reveals nothing about the user to somebody who inspects the browser. */
  private nameFor(userId: string): string {
    return NAME + this.signed(userId, 'name').slice(0, 16);
  }

  private signed(userId: string, text: string): string {
    return createHmac('sha256', this.key).update(`${userId} ${text}`).digest('base64url');
  }
}
