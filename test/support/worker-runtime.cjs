/**
 * The modules of a jest worker. Jest gives each spec file all its modules anew, which was half of the time of all specs:
 * to load them, and to run code that no compiler has optimised yet. Here a worker loads a module once, as the program
 * does, and its spec files share it; only the spec file itself, and the runner that keeps its specs, are loaded for each
 * file.
 */
const { default: Runtime } = require('jest-runtime');

class WorkerRuntime extends Runtime {
  /** @param testPath the spec file whose turn it is */
  begin(testPath) {
    this._testPath = testPath;
    this.executor.testPath = testPath;
    this.testMainModule.reset();
    this.testState.state = 'loading';
  }

  /** After a spec file; the next one goes on with what it has loaded. */
  teardown() {
    this.restoreAllMocks();
    this.registries.moduleRegistry.delete(this._testPath);
    const ofJest = this.registries.internalModuleRegistry;
    for (const path of ofJest.keys()) if (path.includes('/jest-circus/')) ofJest.delete(path);
  }
}

let runtime;

/** Called by jest with `new` for each spec file. */
module.exports = function runtimeOfWorker(...given) {
  const testPath = given[6];
  runtime ??= new WorkerRuntime(...given);
  runtime.begin(testPath);
  return runtime;
};
