/** What a page asks for: when it has all that it wants, what was refused, and how many calls waited for one another. */
import type { Page, Request } from 'playwright-core';

interface Asked {
  readonly path: string;
  readonly begun: number;
  /** Fetched ahead of need: no page waits for it. */
  readonly isAhead: boolean;
  ended: number;
  /** Of the answer; 0 until there is one. */
  status: number;
}

const traffics = new WeakMap<Page, Traffic>();

export class Traffic {
  private readonly asked = new Map<Request, Asked>();

  /** Of a page, noted since this was first asked for. */
  static of(page: Page): Traffic {
    const traffic = traffics.get(page) ?? new Traffic(page);
    traffics.set(page, traffic);
    return traffic;
  }

  private constructor(private readonly page: Page) {
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      this.asked.set(request, {
        path: pathname,
        begun: performance.now(),
        isAhead: request.headers().purpose === 'prefetch',
        ended: Number.POSITIVE_INFINITY,
        status: 0,
      });
    });
    page.on('response', (response) => {
      const asked = this.asked.get(response.request());
      if (asked) asked.status = response.status();
    });
    const end = (request: Request) => {
      const asked = this.asked.get(request);
      if (asked) asked.ended = performance.now();
    };
    page.on('requestfinished', end);
    page.on('requestfailed', end);
  }

  /** Forgets what was asked for before. */
  restart(): void {
    this.asked.clear();
  }

  /** Everything asked for is there, and nothing more is asked for once the page has drawn it. */
  async ended(): Promise<void> {
    for (let before = -1; before !== this.asked.size || this.underWay(); ) {
      while (this.underWay()) await this.page.waitForTimeout(10);
      before = this.asked.size;
      await this.page.evaluate(HAS_DRAWN);
    }
  }

  /**
   * Each call of the API under the round in which it was made: a call waits for all that had ended when it began,
   * which a slow network multiplies.
   */
  rounds(): string[][] {
    const calls = [...this.asked.values()].filter(
      ({ path, isAhead }) => !isAhead && path.startsWith('/api/'),
    );
    const depths = new Map<Asked, number>();
    const rounds: string[][] = [];
    for (const call of calls) {
      const before = [...depths].filter(([{ ended }]) => ended <= call.begun).map(([, depth]) => depth);
      const depth = 1 + Math.max(0, ...before);
      depths.set(call, depth);
      rounds[depth - 1] ??= [];
      rounds[depth - 1]?.push(call.path);
    }
    return rounds;
  }

  /** What was refused or not found. */
  refusals(): string[] {
    return [...this.asked.values()]
      .filter(({ status }) => status >= 400)
      .map(({ status, path }) => `${status} ${path}`);
  }

  private underWay(): boolean {
    return [...this.asked.values()].some(({ ended }) => ended === Number.POSITIVE_INFINITY);
  }
}

/**
 * Twice a frame and a moment without work: what the first draws may begin something for the second. Once in some
 * hundred changes of its size, a window is given no frame until something else changes: what it shows then is drawn
 * already.
 */
const HAS_DRAWN = `(async () => {
  for (let turn = 0; turn < 2; turn++) {
    await Promise.race([
      new Promise((drawn) => requestAnimationFrame(() => requestIdleCallback(drawn))),
      new Promise((isLate) => setTimeout(isLate, 3_000)),
    ]);
  }
})()`;
