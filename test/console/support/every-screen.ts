/**
 * Every screen of every user: accessible (WCAG 2.2 AA), nothing over the edge of the window, also of the narrowest of
 * its kind, no form wider than forms are, no more than two rounds of calls. Each width is looked at in one theme, so that a screen is seen in both.
 */
import type { Page } from 'playwright-core';
import { violations } from './axe.js';
import { ConsoleUnderTest } from './console-under-test.js';
import { detailRoutes } from './details.js';
import { inTheme, overhang, overhangAt, wideForms } from './look.js';
import { PUBLIC_ROUTES, ROUTES } from './routes.js';
import { Traffic } from './traffic.js';
import { type Login, type Look, type Visit, visit, visitAs } from './visit.js';

/** Pixels (docs/rules/screens.md, SC-3 and SC-8). */
const SMALLEST_DESK = 960;
const SMALLEST_PHONE = 320;

/** The session, then what the screen shows. */
const MOST_ROUNDS = 2;

function tooManyRounds(page: Page): string[] {
  const rounds = Traffic.of(page).rounds();
  return rounds.length > MOST_ROUNDS ? [`${rounds.length} rounds of calls: ${JSON.stringify(rounds)}`] : [];
}

/** All of them, so that one broken screen does not hide the next. */
async function walk(
  window: Visit,
  theme: Look['theme'],
  routes: readonly string[],
): Promise<Record<string, string[]>> {
  const { page } = window;
  const narrowest = (page.viewportSize()?.width ?? 0) < SMALLEST_DESK ? SMALLEST_PHONE : SMALLEST_DESK;
  const broken: Record<string, string[]> = {};
  for (const route of routes) {
    Traffic.of(page).restart();
    await window.moveTo(route);
    await inTheme(page, theme);
    const found = [
      ...tooManyRounds(page),
      ...(await violations(page)),
      ...(await overhang(page)),
      ...(await wideForms(page)),
      ...(await overhangAt(page, narrowest)),
    ];
    if (found.length > 0) broken[route] = found;
  }
  await window.close();
  expect(window.faults).toEqual([]);
  return broken;
}

/**
 * Declares a spec for each user, at one width, in one theme and in one language. A screen follows the one before,
 * because to load the console takes fifteen times as long; the stories begin with their screen's address.
 */
export function specifyEveryScreen(look: Look): void {
  let console_: ConsoleUnderTest;
  let details: Awaited<ReturnType<typeof detailRoutes>>;
  beforeAll(async () => {
    console_ = await ConsoleUnderTest.start();
    details = await detailRoutes(console_.url);
  }, 180_000);
  afterAll(() => console_?.stop(), 60_000);

  it('what is open to everybody is as it should be', async () => {
    const window = await visit(console_.browser, console_.url, look);
    await window.open('/login');
    expect(await walk(window, look.theme, PUBLIC_ROUTES)).toEqual({});
  }, 180_000);

  it.each(Object.keys(ROUTES) as Login[])(
    'the screens of %s are as they should be',
    async (login) => {
      const window = await visitAs(console_.browser, console_.url, login, look);
      expect(await walk(window, look.theme, [...(ROUTES[login] ?? []), ...(details[login] ?? [])])).toEqual(
        {},
      );
    },
    600_000,
  );
}
