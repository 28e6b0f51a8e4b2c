import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import Bowser from 'bowser';
import type { FastifyRequest } from 'fastify';

/** From where somebody calls who signs in, or says a password once more. */
export interface Caller {
  /** As the trusted proxies name it. */
  readonly address: string;
  /** Browser and operating system in words, as far as the caller names them; null: it names none. */
  readonly browser: string | null;
  /** The header `Cookie`. */
  readonly cookies: string | undefined;
  /** Whether it came over HTTPS, as the trusted proxies say. */
  readonly isEncrypted: boolean;
}

/** `@CurrentCaller() caller: Caller` */
export const CurrentCaller = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const { ip, headers, protocol } = context.switchToHttp().getRequest<FastifyRequest>();
  return {
    address: ip,
    browser: browserOf(headers['user-agent']),
    cookies: headers.cookie,
    isEncrypted: protocol === 'https',
  };
});

/** More is not read of a header that anybody may fill. */
const MAX_USER_AGENT = 500;
const MAX_NAME = 100;

/**
 * @param userAgent the header `User-Agent`
 * @returns such as `Firefox 140, Linux`; for other programs the name that they give themselves
 */
function browserOf(userAgent: string | undefined): string | null {
  const read = userAgent?.slice(0, MAX_USER_AGENT).trim();
  if (!read) return null;
  const { browser, os } = Bowser.parse(read);
  const name = browser.name
    ? [`${browser.name} ${browser.version?.split('.', 1)[0] ?? ''}`.trim(), os.name]
        .filter(Boolean)
        .join(', ')
    : read;
  return name.slice(0, MAX_NAME);
}
