import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** By name: their category has the AAA rules too. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Nothing is worked out for what is as it should be. The console has no frames, and no media that start by themselves. */
const VIOLATIONS_ALONE = { resultTypes: ['violations'], selectors: false, iframes: false, preload: false };

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/**
 * WCAG 2.2 A and AA, and axe's good practices; each violation in a line or two.
 * @param rules `colours` looks only at these: a theme changes nothing else
 */
export async function violations(page: Page, rules: 'all' | 'colours' = 'all'): Promise<string[]> {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(source);
  const options = { ...VIOLATIONS_ALONE, ...(rules === 'colours' && { runOnly: COLOUR_RULES }) };
  const found = (await page.evaluate(
    `axe.run(${JSON.stringify(options)}).then(({ violations }) => violations)`,
  )) as Violation[];
  return found.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html.slice(0, 200)}\n  ${failureSummary ?? ''}`).join('\n')}`,
  );
}
