import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Of rules that nothing breaks, axe then gathers no details. The console has no frames, and no media that start by
 * themselves.
 */
const VIOLATIONS_ALONE = { resultTypes: ['violations'], selectors: false, iframes: false, preload: false };

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** WCAG 2.2 A and AA, and axe's good practices; each violation in a line or two. */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(source);
  const found = (await page.evaluate(
    `axe.run(${JSON.stringify(VIOLATIONS_ALONE)}).then(({ violations }) => violations)`,
  )) as Violation[];
  return found.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html.slice(0, 200)}\n  ${failureSummary ?? ''}`).join('\n')}`,
  );
}
