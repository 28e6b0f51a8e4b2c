/**
 * Every screen of every user: accessible (WCAG 2.2 AA), nothing over the edge of the window, also of the narrowest of
 * its kind, no form wider than forms are, no call refused, no more than two rounds of calls. Each width is looked at in
 * one theme, so that a screen is seen in both.
 */
import type { Page } from 'playwright-core';
import { violations } from './axe.js';
import { detailRoutes } from './details.js';
import { inTheme, overhang, overhangAt, wideForms } from './look.js';
import { PUBLIC_ROUTES, ROUTES } from './routes.js';
import { Traffic } from './traffic.js';
import { useConsole } from './use-console.js';
import type { Login, Look, Visit } from './visit.js';

/** Pixels (docs/rules/screens.md, SC-3 and SC-8). */
const SMALLEST_DESK = 960;
const SMALLEST_PHONE = 320;

/** The session, then what the screen shows. */
const MOST_ROUNDS = 2;

function tooManyRounds(page: Page): string[] {
  const rounds = Traffic.of(page).rounds();
  return rounds.length > MOST_ROUNDS ? [`${rounds.length} rounds of calls: ${JSON.stringify(rounds)}`] : [];
}

const shown = (page: Page): Promise<string> =>
  page.evaluate("document.querySelector('main')?.innerText ?? ''");

/** @param before what was shown by the screen before */
async function notAt(page: Page, route: string, before: string): Promise<string[]> {
  const { pathname } = new URL(page.url());
  if (pathname !== route) return [`${pathname} is shown`];
  return (await shown(page)) === before ? ['the screen before is still shown'] : [];
}

/**
 * All of them, so that one broken screen does not hide the next.
 * @param go from one to the next
 */
async function walk(
  { page }: Visit,
  theme: Look['theme'],
  routes: readonly string[],
  go: (route: string) => Promise<void>,
): Promise<Record<string, string[]>> {
  const narrowest = (page.viewportSize()?.width ?? 0) < SMALLEST_DESK ? SMALLEST_PHONE : SMALLEST_DESK;
  const broken: Record<string, string[]> = {};
  for (const route of routes) {
    const before = await shown(page);
    Traffic.of(page).restart();
    await go(route);
    await inTheme(page, theme);
    const found = [
      ...(await notAt(page, route, before)),
      ...Traffic.of(page).refusals(),
      ...tooManyRounds(page),
      ...(await violations(page)),
      ...(await overhang(page)),
      ...(await wideForms(page)),
      ...(await overhangAt(page, narrowest)),
    ];
    if (found.length > 0) broken[route] = found;
  }
  return broken;
}

/**
 * Declares a spec for each user, at one width, in one theme and in one language. A screen follows the one before,
 * because to load the console takes fifteen times as long; the stories begin with their screen's address. What is open
 * to everybody has no router, and is loaded.
 */
export function specifyEveryScreen(look: Look): void {
  const console_ = useConsole();
  let details: Awaited<ReturnType<typeof detailRoutes>>;
  beforeAll(async () => {
    details = await detailRoutes(console_.url);
  });

  it('what is open to everybody is as it should be', async () => {
    const window = await console_.visit(look);
    expect(await walk(window, look.theme, PUBLIC_ROUTES, window.open)).toEqual({});
  });

  it.each(Object.keys(ROUTES) as Login[])(
    'the screens of %s are as they should be',
    async (login) => {
      // Not at home: that is the first of the routes, and each of them is gone to from another screen.
      const window = await console_.as(login, look, '/notice');
      const routes = [...(ROUTES[login] ?? []), ...(details[login] ?? [])];
      expect(await walk(window, look.theme, routes, window.moveTo)).toEqual({});
    },
    600_000,
  );
}
