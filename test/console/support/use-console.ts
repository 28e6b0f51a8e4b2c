import { ConsoleUnderTest } from './console-under-test.js';
import { type Login, type Look, type Visit, visit, visitAs } from './visit.js';

export interface ConsoleInUse {
  readonly url: string;
  readonly databaseUrl: string;
  /** A window of this user, in whose story it ends. */
  as(login: Login, look: Look, path?: string, centre?: string): Promise<Visit>;
  /** A window in which no user is signed in. */
  visit(look: Look): Promise<Visit>;
}

/** A story in a browser takes longer than another spec, above all beside the other workers. */
const STORY_MS = 300_000;

/**
 * For the specs of a file: each leaves all its windows without an error of the console or of a script.
 * @param prepare answers what the service is to find in its environment
 */
export function useConsole(
  prepare: () => Promise<Readonly<Record<string, string>>> = async () => ({}),
): ConsoleInUse {
  jest.setTimeout(STORY_MS);
  const windows: Visit[] = [];
  let started: ConsoleUnderTest | undefined;
  const current = (): ConsoleUnderTest => {
    if (!started) throw new Error('the console starts before the first spec, not before that');
    return started;
  };
  const noted = (window: Visit): Visit => {
    windows.push(window);
    return window;
  };

  beforeAll(async () => {
    started = await ConsoleUnderTest.start(await prepare());
  }, 240_000);
  afterEach(async () => {
    const faults = windows.flatMap((window) => window.faults);
    await Promise.all(windows.splice(0).map((window) => window.close()));
    expect(faults).toEqual([]);
  });
  afterAll(() => started?.stop(), 60_000);

  return {
    get url() {
      return current().url;
    },
    get databaseUrl() {
      return current().databaseUrl;
    },
    as: async (login, look, path, centre) =>
      noted(await visitAs(current().browser, current().url, login, look, path, centre)),
    visit: async (look) => noted(await visit(current().browser, current().url, look)),
  };
}
