import { ConsoleUnderTest } from './console-under-test.js';
import { type Login, type Look, type Visit, visit, visitAs } from './visit.js';

export interface ConsoleInUse {
  readonly url: string;
  readonly databaseUrl: string;
  /** A window of this user, in whose story it ends. */
  as(login: Login, look: Look, path?: string): Promise<Visit>;
  /** A window in which no user is signed in. */
  visit(look: Look): Promise<Visit>;
}

/** A story in a browser takes longer than another spec, above all beside the other workers. */
const STORY_MS = 300_000;

/** Of a story that failed, once more; the run says at its end which ones needed it (docs/decisions/0072). */
const SECOND_ATTEMPT = 1;

interface ConsoleOptions {
  /** Where stories change their window itself: its network, its databases or what is run in each page. */
  readonly newWindows?: boolean;
  /** Of the service, beside what every spec gives it. */
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * For the specs of a file: each leaves all its windows without an error of the console or of a script. A window is
 * taken over by the next story that looks the same way, which is twice as fast as a new one.
 */
export function useConsole({ newWindows = false, env }: ConsoleOptions = {}): ConsoleInUse {
  jest.setTimeout(STORY_MS);
  jest.retryTimes(SECOND_ATTEMPT, { logErrorsBeforeRetry: true });
  const windows: Visit[] = [];
  const free = new Map<string, Visit>();
  const looks = new WeakMap<Visit, string>();
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
    started = await ConsoleUnderTest.start(env);
  }, 240_000);
  afterEach(async () => {
    const faults = windows.flatMap((window) => window.faults);
    for (const window of windows.splice(0)) {
      const look = looks.get(window);
      if (newWindows || look === undefined || free.has(look) || window.page.isClosed()) await window.close();
      else free.set(look, window);
    }
    expect(faults).toEqual([]);
  });
  afterAll(() => started?.stop());

  /** One of this look whose story has ended, from now on of another story. */
  const taken = (look: string): Visit | undefined => {
    const before = free.get(look);
    free.delete(look);
    return before;
  };

  return {
    get url() {
      return current().url;
    },
    get databaseUrl() {
      return current().databaseUrl;
    },
    as: async (login, look, path) => {
      const key = JSON.stringify(look);
      const { browser, url } = current();
      const window = await visitAs(browser, url, login, look, path, taken(key));
      looks.set(window, key);
      return noted(window);
    },
    visit: async (look) => {
      const key = JSON.stringify(look);
      const { browser, url } = current();
      const before = taken(key);
      await before?.restart();
      const window = before ?? (await visit(browser, url, look));
      looks.set(window, key);
      return noted(window);
    },
  };
}
