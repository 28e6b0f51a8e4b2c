import { useEffect } from 'react';
import { call } from '../../api/client.js';
import { credentials } from '../../api/credentials.js';
import { serviceNow } from '../../api/service-clock.js';
import { issuedAt } from '../../api/token-claims.js';

/** Age at which a token is renewed; it is valid for 30 minutes (milliseconds). */
export const TOKEN_REFRESH = 1_700_000;
/** Between two looks at the token's age, and two attempts: before the first answer the service's clock is not known. */
const PAUSE = 60_000;

/**
 * How long the token still has until it is renewed: a reload or a second window does not begin anew.
 * @param now by the service's clock (milliseconds)
 */
export function untilRefresh(now: number): number {
  const age = now - (issuedAt(credentials.token) ?? now);
  return Math.min(Math.max(TOKEN_REFRESH - age, 0), TOKEN_REFRESH);
}

const untilNow = (): number => untilRefresh(serviceNow().getTime());

/** Renews the token by its age. A failure needs no message: the next call that is refused asks to sign in again. */
export function useTokenRefresh(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = (atLeast: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => void refresh(), Math.max(Math.min(untilNow(), PAUSE), atLeast));
    };
    const refresh = async () => {
      // Another window may have renewed it meanwhile.
      if (untilNow() === 0) {
        const { token } = await call('get', '/auth/refresh').catch(() => ({ token: undefined }));
        // A user who has signed out meanwhile in another window stays signed out.
        if (token !== undefined && credentials.token !== null) credentials.keep(token);
      }
      wait(PAUSE);
    };
    wait(0);
    // A device that was without network asks at once: where the session is over meanwhile, its user signs in again.
    const atOnce = () => void refresh();
    window.addEventListener('online', atOnce);
    const stop = credentials.onChanged(() => wait(PAUSE));
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', atOnce);
      stop();
    };
  }, []);
}
