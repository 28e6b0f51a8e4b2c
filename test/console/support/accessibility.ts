/** Every screen of everybody, in both themes: no violation of WCAG 2.2 AA (issue 3, "accessibility"). */
import type { Page } from 'playwright-core';
import { violations } from './axe.js';
import { ConsoleUnderTest } from './console-under-test.js';
import { inTheme, overhang } from './look.js';
import { PUBLIC_ROUTES, ROUTES } from './routes.js';
import { sheetRoutes } from './sheets.js';
import { type Login, type Look, settled, type Visit, visit, visitAs } from './visit.js';

async function violationsAt(page: Page): Promise<string[]> {
  await inTheme(page, 'light');
  const light = await violations(page);
  await inTheme(page, 'dark');
  const dark = await violations(page, 'colours');
  return [...light, ...dark.map((violation) => `dark: ${violation}`)];
}

/** All of them, so that one broken screen does not hide the next. */
async function walk(window: Visit, routes: readonly string[]): Promise<Record<string, string[]>> {
  const broken: Record<string, string[]> = {};
  for (const route of routes) {
    await window.open(route);
    await settled(window.page);
    const found = [...(await violationsAt(window.page)), ...(await overhang(window.page))];
    if (found.length > 0) broken[route] = found;
  }
  await window.close();
  return broken;
}

/** Declares a spec for each user, at one width and in one language. */
export function specifyAccessibility(look: Look): void {
  let console_: ConsoleUnderTest;
  let sheets: Awaited<ReturnType<typeof sheetRoutes>>;
  beforeAll(async () => {
    console_ = await ConsoleUnderTest.start();
    sheets = await sheetRoutes(console_.url);
  }, 180_000);
  afterAll(() => console_?.stop(), 60_000);

  it('what is open to everybody can be used by everybody', async () => {
    expect(await walk(await visit(console_.browser, console_.url, look), PUBLIC_ROUTES)).toEqual({});
  }, 180_000);

  it.each(Object.keys(ROUTES) as Login[])(
    'the screens of %s can be used by everybody',
    async (login) => {
      const window = await visitAs(console_.browser, console_.url, login, look);
      expect(await walk(window, [...(ROUTES[login] ?? []), ...(sheets[login] ?? [])])).toEqual({});
    },
    600_000,
  );
}
