/**
 * `npm run pictures`: every screen in both languages and at both widths, light and dark, into `var/pictures`. To be
 * looked at. `PICTURES=/dispatch` takes only addresses that begin so; `CONSOLE_URL` uses a service that runs.
 */
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { ConsoleUnderTest } from './support/console-under-test.js';
import { detailRoutes } from './support/details.js';
import { PUBLIC_ROUTES, ROUTES } from './support/routes.js';
import { DESK, type Login, type Look, PHONE, type Visit, visit, visitAs } from './support/visit.js';

const folder = resolve(__dirname, '../../var/pictures');
const wanted = (route: string) => route.startsWith(process.env.PICTURES ?? '/');

const LOOKS: readonly Look[] = [
  { size: DESK, language: 'fr', theme: 'light' },
  { size: DESK, language: 'en', theme: 'dark' },
  { size: PHONE, language: 'fr', theme: 'dark' },
  { size: PHONE, language: 'en', theme: 'light' },
];

const nameOf = ({ size, language, theme }: Look) => `${size.width}-${language}-${theme}`;

async function take(page: Page, look: Look, who: string, route: string): Promise<void> {
  const file = `${who}${route.replace(/[0-9a-f-]{36}$/, 'sheet').replaceAll('/', '_')}.png`;
  await page.screenshot({ path: join(folder, nameOf(look), file), fullPage: true });
}

describe.each(LOOKS.map((look) => [nameOf(look), look] as const))('%s', (name, look) => {
  let console_: ConsoleUnderTest;
  let details: Awaited<ReturnType<typeof detailRoutes>>;
  beforeAll(async () => {
    await mkdir(join(folder, name), { recursive: true });
    console_ = await ConsoleUnderTest.start();
    details = await detailRoutes(console_.url);
  }, 180_000);
  afterAll(() => console_?.stop(), 60_000);

  async function album(open: () => Promise<Visit>, who: string, routes: readonly string[]): Promise<void> {
    const chosen = routes.filter(wanted);
    if (chosen.length === 0) return;
    const window = await open();
    for (const route of chosen) {
      await window.open(route);
      await take(window.page, look, who, route);
    }
    await window.close();
    expect(window.faults).toEqual([]);
  }

  it(
    'shows what is open to everybody',
    () => album(() => visit(console_.browser, console_.url, look), 'public', PUBLIC_ROUTES),
    120_000,
  );

  it.each(Object.keys(ROUTES) as Login[])(
    'shows what %s sees',
    (login) =>
      album(() => visitAs(console_.browser, console_.url, login, look), login, [
        ...(ROUTES[login] ?? []),
        ...(details[login] ?? []),
      ]),
    300_000,
  );
});
