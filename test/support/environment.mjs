/**
 * Specs run in the worker's own realm, as the program does in its process. Jest's environment makes a realm for each spec
 * file, whose modules cannot be shared with the next one (`worker-runtime.cjs`).
 */
import { createRequire } from 'node:module';
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

const vm = createRequire(import.meta.url)('node:vm');
const { compileFunction } = vm;

/** Jest names a realm for each module that it compiles. */
vm.compileFunction = (code, parameters, { filename }) => compileFunction(code, parameters, { filename });

/** What jest keeps in the realm for a spec file: its hooks, time limit and attempts. */
const OF_A_FILE = /^(JEST_STATE_SYMBOL|EVENT_HANDLERS|RETRY_|TEST_TIMEOUT|WAIT_BEFORE_RETRY|LOG_ERRORS)/;

export default class {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  /** Jest's older kind, which no spec uses. */
  fakeTimers = null;

  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    this.before = { console: globalThis.console, exit: process.exit };
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return globalThis;
  }

  async setup() {
    // Jest has set it to 100; many errors are made that nobody sees, among them one for each call of supertest.
    Error.stackTraceLimit = 20;
  }

  async teardown() {
    this.fakeTimersModern.dispose();
    for (const key of Object.getOwnPropertySymbols(globalThis)) {
      if (OF_A_FILE.test(key.description)) delete globalThis[key];
    }
    globalThis.console = this.before.console;
    process.exit = this.before.exit;
  }
}
