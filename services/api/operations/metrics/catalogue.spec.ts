import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { metrics } from '../../../platform/telemetry.js';

const PAGE = resolve(__dirname, '../../../../docs/metrics.md');
const [BEGIN, END] = ['<!-- generated -->\n', '<!-- end -->'];

/** The figures of the product itself; those of the process are named by its library. */
async function catalogue(): Promise<string> {
  const rows = (await metrics.getMetricsAsJSON())
    .filter(({ name }) => /^(ledger|http)_/.test(name))
    .map(({ name, help, type }) => {
      const { labelNames } = metrics.getSingleMetric(name) as unknown as { labelNames: readonly string[] };
      const labels = labelNames.map((label) => `\`${label}\``).join(', ');
      return `| \`${name}\` | ${type} | ${labels} | ${help} |`;
    });
  return ['| figure | type | labels | what it is |', '|---|---|---|---|', ...rows.sort()].join('\n');
}

it('is written down: every figure with its labels (GENERATE=true writes docs/metrics.md)', async () => {
  const page = readFileSync(PAGE, 'utf8');
  const [before, rest] = page.split(BEGIN) as [string, string];
  const after = rest.slice(rest.indexOf(END));
  const current = `${before}${BEGIN}${await catalogue()}\n${after}`;
  if (process.env.GENERATE === 'true') writeFileSync(PAGE, current);
  else expect(page).toBe(current);
});
