/** How many calls of a screen wait for one another: what a slow network multiplies. */
import type { Page, Request } from 'playwright-core';

interface Call {
  readonly path: string;
  readonly begun: number;
  ended: number;
  depth: number;
}

export class Waterfall {
  private readonly calls = new Map<Request, Call>();

  /** Notes the calls of a page from now on; health is asked for beside the screens, not by them. */
  constructor(page: Page) {
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (!pathname.startsWith('/api/')) return;
      const begun = performance.now();
      const before = [...this.calls.values()].filter(({ ended }) => ended <= begun);
      const depth = 1 + Math.max(0, ...before.map((call) => call.depth));
      this.calls.set(request, { path: pathname, begun, ended: Number.POSITIVE_INFINITY, depth });
    });
    const end = (request: Request) => {
      const call = this.calls.get(request);
      if (call) call.ended = performance.now();
    };
    page.on('requestfinished', end);
    page.on('requestfailed', end);
  }

  restart(): void {
    this.calls.clear();
  }

  /** Each call under the round in which it was made. */
  rounds(): string[][] {
    const rounds: string[][] = [];
    for (const { depth, path } of this.calls.values()) {
      rounds[depth - 1] ??= [];
      rounds[depth - 1]?.push(path);
    }
    return rounds;
  }
}
