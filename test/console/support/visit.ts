/** A window of a demonstration user: size, language and theme chosen, signed in, everything odd noted. */
import type { Browser, Page } from 'playwright-core';
import { DEMONSTRATION_PASSWORD } from '../../support/client.js';

export const DESK = { width: 1440, height: 900 } as const;
export const PHONE = { width: 390, height: 844 } as const;

export type Login = 'admin' | 'referent' | 'agence' | 'dispatch' | 'sud' | 'bellevue' | 'riviere' | 'point';

export interface Look {
  readonly size: { readonly width: number; readonly height: number };
  readonly language: 'fr' | 'en';
  readonly theme: 'light' | 'dark';
}

export const FRENCH_DESK: Look = { size: DESK, language: 'fr', theme: 'light' };
export const ENGLISH_PHONE: Look = { size: PHONE, language: 'en', theme: 'light' };

export interface Visit {
  readonly page: Page;
  /** Errors of the console and of scripts: a healthy screen has none. */
  readonly faults: string[];
  /** Opens a path of the console and waits until it has settled. */
  open(path: string): Promise<void>;
  close(): Promise<void>;
}

/** A window nobody is signed in to. */
export async function visit(browser: Browser, baseUrl: string, look: Look): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: baseUrl,
    viewport: look.size,
    colorScheme: look.theme,
    hasTouch: look.size.width < 960,
    isMobile: look.size.width < 960,
    reducedMotion: 'reduce',
    locale: look.language === 'fr' ? 'fr-FR' : 'en-US',
    timezoneId: 'Europe/Paris',
    acceptDownloads: true,
  });
  const page = await context.newPage();
  await page.addInitScript(
    `if (!localStorage.getItem('locale')) localStorage.setItem('locale', '${look.language}');`,
  );

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
    close: () => context.close(),
  };
}

/** Signs in as a person would. The preferred language is set first: the console follows the user's, not the window's. */
export async function visitAs(
  browser: Browser,
  baseUrl: string,
  login: Login,
  look: Look,
  centre?: string,
): Promise<Visit> {
  await preferLanguage(baseUrl, login, look.language);
  const window = await visit(browser, baseUrl, look);
  const { page } = window;
  await page.goto('/login');
  await page.locator('input[name=username]').fill(login);
  await page.locator('input[name=password]').fill(DEMONSTRATION_PASSWORD);
  await page.locator('button[type=submit]').click();
  await page.waitForURL((url) => url.pathname !== '/login');
  // The sign-in page has a heading too; what is behind it has begun with its own.
  await page.locator('#main h1').waitFor();
  await settled(page);
  if (centre) await chooseCentre(page, centre);
  return window;
}

export async function chooseCentre(page: Page, name: string): Promise<void> {
  const selector = page.getByRole('combobox', { name: /Centre sélectionné|Selected centre/ });
  if ((await selector.inputValue()) === name) return;
  await selector.click();
  await page.getByRole('option', { name }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

/** No request is under way and nothing is a skeleton any more. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.locator('h1').first().waitFor();
  await page.locator('.MuiSkeleton-root').first().waitFor({ state: 'detached' });
  await page.evaluate('document.fonts.ready.then(() => undefined)');
}

async function preferLanguage(baseUrl: string, login: Login, langue: Look['language']): Promise<void> {
  const call = async (path: string, method: string, body: unknown, token?: string) => {
    const response = await fetch(`${baseUrl}/api/admin${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path} for ${login}: ${response.status}`);
    return response;
  };
  const answer = await call('/auth/login', 'POST', { username: login, password: DEMONSTRATION_PASSWORD });
  const { token } = (await answer.json()) as { token: string };
  await call('/utilisateurs/langue', 'PUT', { langue }, token);
  await call('/utilisateurs/format-date', 'PUT', { dateFormat: langue.toUpperCase() }, token);
}
