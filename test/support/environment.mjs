/**
 * Jest gives each spec file all its modules anew. What is dear to load or to start and keeps nothing of a spec is there
 * once for each worker instead: the compiled form of modules, and for stories, which get it as `worker`
 * (`test/console/support/chromium.ts`), playwright-core and one browser.
 */
import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-node';

const require = createRequire(import.meta.url);
const vm = require('node:vm');

/** What V8 made of a module that a spec file before this one has loaded, by its text. */
const compiled = new Map();
/** Modules that this worker has loaded for the first time. */
const fresh = new Map();

/** Jest has it compile each module of each spec file. */
vm.compileFunction = (code, parameters, { parsingContext, ...options }) => {
  const head = `(function (${parameters.join(', ')}) {`;
  const script = new vm.Script(`${head}${code}\n})`, {
    ...options,
    columnOffset: -head.length,
    cachedData: compiled.get(code),
  });
  if (!compiled.has(code)) fresh.set(code, script);
  return script.runInContext(parsingContext);
};

/** The next file of a worker begins at once; where none does, nothing may keep the worker from ending. */
const UNUSED_MS = 100;

let browser;
let unused;

const worker = {
  get chromium() {
    return require('playwright-core').chromium;
  },
  /** @param options of its launch, the same in all stories */
  async browser(options) {
    if (!browser?.isConnected()) browser = await this.chromium.launch(options);
    return browser;
  },
};

export default class extends TestEnvironment {
  async setup() {
    await super.setup();
    clearTimeout(unused);
    this.global.worker = worker;
  }

  async teardown() {
    await super.teardown();
    // Now it has the functions that have run, too.
    for (const [code, script] of fresh) compiled.set(code, script.createCachedData());
    fresh.clear();
    if (!browser) return;
    // Windows of a file that failed to close them.
    await Promise.all(browser.contexts().map((context) => context.close()));
    unused = setTimeout(async () => {
      const ended = browser;
      browser = undefined;
      await ended?.close();
    }, UNUSED_MS);
  }
}
