/**
 * Specs run in the worker's own realm, as the program does in its process. Jest's environment makes a realm for each spec
 * file, whose modules cannot be shared with the next one (`worker-runtime.cjs`).
 */
import { createRequire } from 'node:module';
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

const require = createRequire(import.meta.url);
const vm = require('node:vm');
const { AsyncLocalStorage } = require('node:async_hooks');
const { compileFunction } = vm;
const { env, exit } = process;
const { console } = globalThis;

/** Jest names a realm for each module that it compiles. */
vm.compileFunction = (code, parameters, { filename }) => compileFunction(code, parameters, { filename });

/** What jest keeps in the realm for a spec file: its hooks, time limit and attempts. */
const OF_A_FILE = /^(JEST_STATE_SYMBOL|EVENT_HANDLERS|RETRY_|TEST_TIMEOUT|WAIT_BEFORE_RETRY|LOG_ERRORS)/;

/**
 * What circus keeps to know a spec by its promises. Up to Node 22 each of them is carried along by every promise of the
 * process until it is disabled, and circus makes new ones for each file: after twenty files a promise would cost a hundred
 * times as much.
 */
const ofCircus = new Set();
const { _enable } = AsyncLocalStorage.prototype;
if (_enable) {
  AsyncLocalStorage.prototype._enable = function enable() {
    if (!this.enabled && isCalledByCircus()) ofCircus.add(this);
    _enable.call(this);
  };
}

/** Asked within `run`, as its caller's. */
function isCalledByCircus() {
  const [, , , , caller] = new Error().stack.split('\n');
  return caller?.includes('jest-circus') ?? false;
}

/** Kept by the runtime, which is one for all files. */
const moduleMocker = new ModuleMocker(globalThis);
let fakeTimersModern;

export default class {
  global = globalThis;
  moduleMocker = moduleMocker;
  /** Jest's older kind, which no spec uses. */
  fakeTimers = null;

  constructor({ projectConfig }) {
    fakeTimersModern ??= new ModernFakeTimers({ config: projectConfig, global: globalThis });
    this.fakeTimersModern = fakeTimersModern;
    this.settings = { ...env };
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
    fakeTimersModern.useRealTimers();
    for (const storage of ofCircus) storage.disable();
    ofCircus.clear();
    for (const key of Object.getOwnPropertySymbols(globalThis)) {
      if (OF_A_FILE.test(key.description)) delete globalThis[key];
    }
    globalThis.console = console;
    process.exit = exit;
    process.env = env;
    for (const name of Object.keys(env)) if (!(name in this.settings)) delete env[name];
    Object.assign(env, this.settings);
  }
}
