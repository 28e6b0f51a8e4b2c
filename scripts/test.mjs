/**
 * `npm test`: everything, on a clean checkout. Each static check counts as one test.
 * Narrow it with `npm test -- <jest arguments>`, which skips the static checks.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, checkNode, install, root, run } from './lib/prepare.mjs';
import { say, step } from './lib/terminal.mjs';

const bin = (name) => join(root, 'node_modules/.bin', name);
const narrowed = process.argv.slice(2);
const SOURCES = ['services', 'projections', 'console/src'];
/** Suites that start the program, and look at it in a browser or kill it: much of their time is waiting. */
const PROGRAMS = ['test/console', 'test/crash'];
const ofConsole = (script, ...args) => [process.execPath, join(root, 'console/scripts', script), ...args];
/** The longest first. */
const CHECKS = [
  ['types', bin('tsc'), '--noEmit', '-p', '.'],
  ['types of the console', bin('tsc'), '--noEmit', '-p', 'console'],
  ['import rules', bin('depcruise'), '--config', '.dependency-cruiser.cjs', ...SOURCES],
  ['format and lint', bin('biome'), 'ci', '--error-on-warnings', '.'],
  ['dictionaries', ...ofConsole('check-i18n.mjs')],
  ['what is generated is what it is made from', ...ofConsole('generate-domain.mjs', '--check')],
  ['size of the console', ...ofConsole('check-size.mjs')],
];
/** One more than can work: each waits for a database, a program or a browser now and then. */
const WORKERS = availableParallelism() + 1;
const PROGRAM_TIMEOUT_MS = 180_000;
let passed = 0;
let failed = 0;

async function check(name, command, args) {
  try {
    await step(name, () => run(command, args));
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

const jest = (name, args) => specs(name, bin('jest'), [`--maxWorkers=${WORKERS}`, ...args, '--json']);

checkNode();
await install();
await build();
if (narrowed.length > 0) {
  await jest('specs', narrowed);
} else {
  // There is no package before they are installed.
  const { default: pLimit } = await import('p-limit');
  const together = pLimit(availableParallelism());
  await Promise.all(CHECKS.map(([name, command, ...args]) => together(() => check(name, command, args))));
  await specs('console', bin('vitest'), ['run', '--reporter=default', '--reporter=json'], {
    cwd: join(root, 'console'),
  });
  const others = [
    '--testPathIgnorePatterns',
    '/node_modules/',
    ...PROGRAMS.map((path) => `<rootDir>/${path}/`),
  ];
  await jest('specs', others);
  await jest('the program', [`--testTimeout=${PROGRAM_TIMEOUT_MS}`, ...PROGRAMS]);
}
say(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
