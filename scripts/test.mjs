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
const SOURCES = ['services', 'projections', 'console/src'];
/** Suites that start the program, and look at it in a browser or kill it: much of their time is waiting. */
const PROGRAMS = ['test/console', 'test/crash'];
const PROGRAM_TIMEOUT_MS = 180_000;
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

/** Runs jest, or vitest, which writes its results in the same form. */
async function specs(name, command, args, options) {
  const folder = mkdtempSync(join(tmpdir(), 'ledger-results-'));
  const results = join(folder, 'results.json');
  say(`\n${name}`);
  const ended = await run(command, [...args, `--outputFile=${results}`], { show: true, ...options }).then(
    () => true,
    () => false,
  );
  try {
    const {
      numPassedTests,
      numFailedTests,
      numRuntimeErrorTestSuites = 0,
    } = JSON.parse(readFileSync(results, 'utf8'));
    passed += numPassedTests;
    const faults = numFailedTests + numRuntimeErrorTestSuites;
    // A suite that did not load has no failed test to count.
    failed += ended ? faults : Math.max(faults, 1);
  } catch {
    say(`${name}: no results`);
    failed++;
  }
  rmSync(folder, { recursive: true });
}

const jest = (name, args) => specs(name, bin('jest'), [...args, '--json']);

checkNode();
await install();
await build();
if (narrowed.length > 0) {
  await jest('specs', narrowed);
} else {
  await check('format and lint', () => run(bin('biome'), ['ci', '--error-on-warnings', '.']));
  await check('import rules', () =>
    run(bin('depcruise'), ['--config', '.dependency-cruiser.cjs', ...SOURCES]),
  );
  await check('types', () => run(bin('tsc'), ['--noEmit', '-p', '.']));
  await check('types of the console', () => run(bin('tsc'), ['--noEmit', '-p', 'console']));
  for (const [name, script, ...args] of [
    ['what is generated is what it is made from', 'generate-domain.mjs', '--check'],
    ['dictionaries', 'check-i18n.mjs'],
    ['size of the console', 'check-size.mjs'],
  ]) {
    await check(name, () => run(process.execPath, [join(root, 'console/scripts', script), ...args]));
  }
  await specs('console', bin('vitest'), ['run', '--reporter=default', '--reporter=json'], {
    cwd: join(root, 'console'),
  });
  const others = [
    '--testPathIgnorePatterns',
    '/node_modules/',
    ...PROGRAMS.map((path) => `<rootDir>/${path}/`),
  ];
  await jest('specs', ['--maxWorkers=2', ...others]);
  await jest('the program', ['--maxWorkers=3', `--testTimeout=${PROGRAM_TIMEOUT_MS}`, ...PROGRAMS]);
}
say(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
