/**
 * `npm test`: everything, on a clean checkout. Each static check counts as one test.
 * Narrow it with `npm test -- <jest arguments>`, which skips the static checks.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, checkNode, install, root, run } from './lib/prepare.mjs';
import { say, step } from './lib/terminal.mjs';

const bin = (name) => join(root, 'node_modules/.bin', name);
const narrowed = process.argv.slice(2);
let passed = 0;
let failed = 0;

async function check(name, work) {
  try {
    await step(name, work);
    passed++;
  } catch (error) {
    failed++;
    say(error.message);
  }
}

async function jest(name, args) {
  const folder = mkdtempSync(join(tmpdir(), 'ledger-results-'));
  const results = join(folder, 'results.json');
  say(`\n${name}`);
  try {
    await run(bin('jest'), [...args, '--json', `--outputFile=${results}`], { show: true });
  } catch {
    // The results say what failed.
  }
  try {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(
      readFileSync(results, 'utf8'),
    );
    passed += numPassedTests;
    failed += numFailedTests + numRuntimeErrorTestSuites;
  } catch {
    say(`${name}: no results`);
    failed++;
  }
  rmSync(folder, { recursive: true });
}

checkNode();
await install();
await build();
if (narrowed.length > 0) {
  await jest('specs', narrowed);
} else {
  await check('format and lint', () => run(bin('biome'), ['ci', '--error-on-warnings', '.']));
  await check('import rules', () =>
    run(bin('depcruise'), ['--config', '.dependency-cruiser.cjs', 'services', 'projections']),
  );
  await check('types', () => run(bin('tsc'), ['--noEmit', '-p', '.']));
  await jest('specs', [
    '--maxWorkers=2',
    '--testPathIgnorePatterns',
    '/node_modules/',
    '<rootDir>/test/crash/',
  ]);
  await jest('crash suite', ['--runInBand', 'test/crash']);
}
say(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
