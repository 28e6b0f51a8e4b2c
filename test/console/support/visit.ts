/** A window of a demonstration user: size, language and theme chosen, signed in, everything odd noted. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { DEMONSTRATION_PASSWORD } from '../../support/client.js';
import { Traffic } from './traffic.js';

export const DESK = { width: 1440, height: 900 } as const;
export const PHONE = { width: 390, height: 844 } as const;

export type Login =
  | 'admin'
  | 'referent'
  | 'agence'
  | 'dispatch'
  | 'sud'
  | 'bellevue'
  | 'riviere'
  | 'point'
  | 'auditeur';

export interface Look {
  readonly size: { readonly width: number; readonly height: number };
  readonly language: 'fr' | 'en';
  readonly theme: 'light' | 'dark';
}

export const FRENCH_DESK: Look = { size: DESK, language: 'fr', theme: 'light' };
export const ENGLISH_PHONE: Look = { size: PHONE, language: 'en', theme: 'light' };

/** For stories that run in both, by `describe.each`. */
export const EITHER_LOOK = [
  ['at a desk, in French', FRENCH_DESK],
  ['on a phone, in English', ENGLISH_PHONE],
] as const;

export interface Visit {
  readonly page: Page;
  /** Errors of the console and of scripts: a healthy screen has none. */
  readonly faults: string[];
  /** Opens a path of the console and waits until it has settled. */
  open(path: string): Promise<void>;
  /**
   * Becomes the window of another story, which opens its page itself: as if it were new, but quicker.
   * @param token of the user who is signed in there
   */
  restart(token?: string): Promise<void>;
  /** Goes to a path of the console from the screen that is shown, without loading the console again. */
  moveTo(path: string): Promise<void>;
  close(): Promise<void>;
}

/** A window in which no user is signed in, or the one of this token. */
export async function visit(browser: Browser, baseUrl: string, look: Look, token?: string): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: baseUrl,
    storageState: {
      cookies: [],
      origins: [
        {
          origin: new URL(baseUrl).origin,
          localStorage: Object.entries(stored(look, token)).map(([name, value]) => ({ name, value })),
        },
      ],
    },
    viewport: look.size,
    colorScheme: look.theme,
    hasTouch: look.size.width < 960,
    isMobile: look.size.width < 960,
    reducedMotion: 'reduce',
    locale: look.language === 'fr' ? 'fr-FR' : 'en-US',
    timezoneId: 'Europe/Paris',
    acceptDownloads: true,
    // The console from the service, not from a cache; the worker has stories of its own.
    serviceWorkers: 'block',
  });
  await fetchNothingAhead(context);
  const page = await context.newPage();
  Traffic.of(page);

  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`script: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) {
      faults.push(`console: ${message.text()}`);
    }
  });

  return {
    page,
    faults,
    open: async (path) => {
      await page.goto(path);
      await settled(page);
    },
    moveTo: async (path) => {
      await showPath(page, path);
      await settled(page);
    },
    restart: async (next) => {
      await Promise.all(
        context
          .pages()
          .filter((other) => other !== page)
          .map((other) => other.close()),
      );
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.emulateMedia({ colorScheme: look.theme });
      await page.setViewportSize(look.size);
      await page.evaluate(IS_NOT_ASKED);
      // At the same address, where no script of the console stores anything.
      await page.goto('/health');
      await page.evaluate(`sessionStorage.clear(); localStorage.clear();
        Object.assign(localStorage, ${JSON.stringify(stored(look, next))})`);
      await context.clearCookies();
      Traffic.of(page).restart();
      faults.splice(0);
    },
    close: () => context.close(),
  };
}

/** Of all screens, a spec fetches those that it opens. */
export const fetchNothingAhead = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript("Object.defineProperty(navigator, 'connection', { value: { saveData: true } });");

/** Makes the console show another of its paths, without loading it again; waits for nothing. */
export const showPath = (page: Page, path: string): Promise<void> =>
  page.evaluate(`history.pushState(null, '', '${path}'); dispatchEvent(new PopStateEvent('popstate'))`);

const stored = ({ language }: Look, token: string | undefined): Record<string, string> => ({
  locale: language,
  ...(token !== undefined && { token }),
});

/** The page can be left without a question about what was typed. */
const IS_NOT_ASKED =
  "addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })";

/**
 * A window of a user who is signed in already: the sign-in page has a story of its own. The preferred language is set
 * first: the console follows the user's, not the window's.
 * @param path what the window shows first
 * @param before a window of this look whose story has ended, which becomes this one
 */
export async function visitAs(
  browser: Browser,
  baseUrl: string,
  login: Login,
  look: Look,
  path = '/',
  before?: Visit,
): Promise<Visit> {
  const token = await tokenOf(baseUrl, login, look.language);
  await before?.restart(token);
  const window = before ?? (await visit(browser, baseUrl, look, token));
  await window.open(path);
  return window;
}

/** No request is under way and nothing is a skeleton any more. */
export async function settled(page: Page): Promise<void> {
  await Traffic.of(page).ended();
  await page.locator('h1').first().waitFor();
  await page.locator('.MuiSkeleton-root').first().waitFor({ state: 'detached' });
  await page.evaluate('document.fonts.ready.then(() => undefined)');
}

const tokens = new Map<string, Promise<string>>();

/**
 * One sign-in of a user, who prefers this language, for all specs of a file: to compute with a password is made to be
 * slow. Another one where a story has ended the session, as the second attempt of a story may find it.
 */
async function tokenOf(baseUrl: string, login: Login, language: Look['language']): Promise<string> {
  const key = `${login} at ${baseUrl}`;
  const known = tokens.get(key);
  if (known && (await prefer(baseUrl, await known, language))) return known;
  const signIn = async (): Promise<string> => {
    const answer = await call(baseUrl, 'POST', '/auth/login', {
      username: login,
      password: DEMONSTRATION_PASSWORD,
    });
    return ((await answer.json()) as { token: string }).token;
  };
  const token = signIn();
  tokens.set(key, token);
  token.catch(() => tokens.delete(key));
  if (!(await prefer(baseUrl, await token, language))) throw new Error(`The sign-in of ${login} is refused`);
  return token;
}

/** Another service is met by the next file, at the same address now and then. */
export const forgetTokens = (): void => tokens.clear();

/** Whether the session is still there, in which the user then prefers this language. */
async function prefer(baseUrl: string, token: string, langue: Look['language']): Promise<boolean> {
  const { status } = await call(baseUrl, 'PUT', '/utilisateurs/langue', { langue }, token, [401]);
  if (status === 401) return false;
  await call(baseUrl, 'PUT', '/utilisateurs/format-date', { dateFormat: null }, token);
  return true;
}

/** @param expected statuses that are answers too, beside those of success */
async function call(
  baseUrl: string,
  method: string,
  path: string,
  body: unknown,
  token?: string,
  expected: readonly number[] = [],
) {
  const response = await fetch(`${baseUrl}/api/admin${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok && !expected.includes(response.status))
    throw new Error(`${method} ${path}: ${response.status}`);
  return response;
}
