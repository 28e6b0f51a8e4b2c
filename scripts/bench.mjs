/**
 * `npm run bench`: every benchmark in one run on this machine, as ratios with the absolute figures beside them;
 * writes docs/benchmarks.md. Name some to run only those: `npm run bench -- append http`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { build, checkNode, install, root, run } from './lib/prepare.mjs';
import { say, step } from './lib/terminal.mjs';

checkNode();
await install();
await build();
await step('building the benchmarks', () =>
  run(join(root, 'node_modules/.bin/swc'), [
    'test/bench',
    'test/eventstoredb-double',
    'projections/testing',
    'services/domain/testing',
    'services/documents/docx/testing',
    'services/uploads/testing',
    '--out-dir',
    'dist',
    '--only',
    '**/*.ts',
    '--ignore',
    '**/node_modules/**',
    '--quiet',
  ]),
);
const { BENCHMARKS } = await import('../test/bench/benchmarks.mjs');
const { undoEverything, undoOnSignals } = await import('../test/bench/lib/leftovers.mjs');
undoOnSignals();

const wanted = process.argv.slice(2);
const chosen = wanted.length === 0 ? BENCHMARKS : BENCHMARKS.filter(({ name }) => wanted.includes(name));
const rows = [];
try {
  for (const benchmark of chosen) {
    say(`\n${benchmark.name}`);
    for (const row of await benchmark.run({ say: (message) => say(`  · ${message}`) })) {
      rows.push(row);
      say(
        `  ${row.reached ? '✓' : '✗'} ${row.what}: ${row.measured} (to reach: ${row.target})  ${row.figures}`,
      );
    }
  }
} finally {
  await undoEverything();
}

if (wanted.length === 0) {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const table = rows.map(
    (row) =>
      `| ${row.what} | ${row.target} | **${row.measured}** | ${row.reached ? 'yes' : 'no'} | ${row.figures} |`,
  );
  writeFileSync(
    join(root, 'docs/benchmarks.md'),
    `# Benchmarks

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}, version ${version}, ${cpus().length} cores, Node ${process.versions.node}. Contenders run in turn in one run on the same embedded Postgres; a ratio holds on a noisy machine, an absolute figure only there and then.

| benchmark | to reach | measured | reached | figures |
|---|---|---|---|---|
${table.join('\n')}
`,
  );
}
process.exitCode = rows.every(({ reached }) => reached) ? 0 : 1;
