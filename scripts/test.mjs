/**
 * `npm test`: everything, on a clean checkout. Each static check counts as one test.
 * Narrow it with `npm test -- <jest arguments>`, which skips the static checks.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { build, checkNode, install, root, run } from './lib/prepare.mjs';
import { say, step } from './lib/terminal.mjs';

const bin = (name) => join(root, 'node_modules/.bin', name);
const narrowed = process.argv.slice(2);
const SOURCES = ['services', 'projections', 'console/src'];
const ofConsole = (script, ...args) => [process.execPath, join(root, 'console/scripts', script), ...args];
/** TypeScript's native compiler: a tenth of the time. What reads types as a library needs the one before it. */
const TYPES = [process.execPath, join(root, 'node_modules/typescript-native/bin/tsc'), '--noEmit'];
/** The longest first. */
const CHECKS = [
  ['types', ...TYPES, '-p', '.'],
  ['types of the console', ...TYPES, '-p', 'console'],
  ['import rules', bin('depcruise'), '--config', '.dependency-cruiser.cjs', ...SOURCES],
  ['format and lint', bin('biome'), 'ci', '--error-on-warnings', '.'],
  ['dictionaries', ...ofConsole('check-i18n.mjs')],
  ['what is generated is what it is made from', ...ofConsole('generate-domain.mjs', '--check')],
  ['size of the console', ...ofConsole('check-size.mjs')],
];
/** More than there are cores: each worker waits for a database, a program or a browser now and then. */
const WORKERS = availableParallelism() + 2;
let passed = 0;
/** How many specs were not run, by the reason. */
const leftOut = new Map();
/** Stories that failed once and then passed. */
const secondAttempts = [];
/** What failed, with the first lines of why: said once more at the end, long after it happened. */
const failures = [];

async function check(name, command, args) {
  try {
    await step(name, () => run(command, args));
    passed++;
  } catch (error) {
    failures.push(name);
    say(error.message);
  }
}

/** Runs jest, or vitest, which writes its results in the same form. */
async function specs(name, runner, args) {
  const folder = mkdtempSync(join(tmpdir(), 'ledger-results-'));
  const file = join(folder, 'results.json');
  const ended = await runner([...args, `--outputFile=${file}`]).then(
    () => true,
    (error) => {
      say(error.message);
      return false;
    },
  );
  try {
    const results = JSON.parse(readFileSync(file, 'utf8'));
    passed += results.numPassedTests;
    const failedBefore = failures.length;
    noteFailures(results);
    if (!ended && failures.length === failedBefore) failures.push(`${name}: ended with a failure of no spec`);
    // Where arguments choose specs by their name, all the others are left out.
    if (narrowed.length === 0) noteLeftOut(results);
    noteSecondAttempts(results);
  } catch {
    say(`${name}: no results`);
    failures.push(`${name}: no results`);
  }
  rmSync(folder, { recursive: true });
}

/** The outermost title of a spec that is left out says why. */
function noteLeftOut({ testResults }) {
  for (const { name, assertionResults } of testResults) {
    for (const { status, ancestorTitles, title } of assertionResults) {
      if (status === 'passed' || status === 'failed') continue;
      const reason = `${relative(root, name)}: ${ancestorTitles[0] ?? title}`;
      leftOut.set(reason, (leftOut.get(reason) ?? 0) + 1);
    }
  }
}

function noteSecondAttempts({ testResults }) {
  for (const { name, assertionResults } of testResults) {
    for (const { status, invocations, fullName } of assertionResults) {
      if (status === 'passed' && invocations > 1) secondAttempts.push(`${relative(root, name)}: ${fullName}`);
    }
  }
}

function noteFailures({ testResults }) {
  for (const { name, status, message, assertionResults } of testResults) {
    const file = relative(root, name);
    const tests = assertionResults.filter((test) => test.status === 'failed');
    for (const { fullName, failureMessages } of tests)
      failures.push(`${file}: ${fullName}\n${brief(failureMessages[0])}`);
    // A file that does not load, or fails before or after its tests, has no failed test to count.
    if (tests.length === 0 && status === 'failed')
      failures.push(`${file} failed outside its tests\n${brief(message)}`);
  }
}

/** The first lines of a message, without the terminal's colours. */
const brief = (message = '') =>
  stripVTControlCharacters(message)
    .split('\n')
    .slice(0, 8)
    .map((line) => `    ${line}`)
    .join('\n');

/**
 * Each file is said when it is done. What runs beside it comes first: it is one process, which would be left with one
 * core at the end.
 */
const jest = (args) =>
  specs('specs', (all) => run(bin('jest'), all, { show: true, givesWay: true }), [
    `--maxWorkers=${WORKERS}`,
    ...args,
    '--json',
  ]);

/** What it says is shown where one fails: it would stand between the lines of the others. */
const componentSpecs = () =>
  specs(
    'specs of the console',
    (all) => step('specs of the console', () => run(bin('vitest'), all, { cwd: join(root, 'console') })),
    ['run', '--reporter=default', '--reporter=json'],
  );

async function checks() {
  for (const [name, command, ...args] of CHECKS) await check(name, command, args);
}

checkNode();
await install();
await build();
if (narrowed.length > 0) {
  await jest(narrowed);
} else {
  // The specs that kill and start programs wait much: the console's and the checks work meanwhile.
  await Promise.all([jest([]), componentSpecs().then(checks)]);
}
for (const failure of failures) say(`failed: ${failure}`);
for (const story of secondAttempts) say(`passed at the second attempt: ${story}`);
for (const [reason, count] of leftOut) say(`left out: ${count} of ${reason}`);
say(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;
