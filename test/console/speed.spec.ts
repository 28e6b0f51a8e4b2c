/** No screen makes the reader wait for more than two rounds of calls (issue 3, "speed"). */
import { ConsoleUnderTest } from './support/console-under-test.js';
import { ROUTES } from './support/routes.js';
import { sheetRoutes } from './support/sheets.js';
import { FRENCH_DESK, type Login, settled, visitAs } from './support/visit.js';
import { Waterfall } from './support/waterfall.js';

/** The session, then what the screen shows. */
const DEEPEST = 2;

let console_: ConsoleUnderTest;
let sheets: Awaited<ReturnType<typeof sheetRoutes>>;
beforeAll(async () => {
  console_ = await ConsoleUnderTest.start();
  sheets = await sheetRoutes(console_.url);
}, 180_000);
afterAll(() => console_?.stop(), 60_000);

it.each(Object.keys(ROUTES) as Login[])(
  'no screen of %s waits for more than two rounds of calls, even after a reload',
  async (login) => {
    const window = await visitAs(console_.browser, console_.url, login, FRENCH_DESK);
    const waterfall = new Waterfall(window.page);
    const deep: Record<string, string[][]> = {};
    for (const route of [...(ROUTES[login] ?? []), ...(sheets[login] ?? [])]) {
      waterfall.restart();
      await window.open(route);
      await settled(window.page);
      const rounds = waterfall.rounds();
      if (rounds.length > DEEPEST) deep[route] = rounds;
    }
    await window.close();
    expect(deep).toEqual({});
  },
  300_000,
);
