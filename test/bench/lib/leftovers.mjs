/** What a benchmark has started and made, so that it is ended and removed also when the benchmark is cut or fails. */
import { constants } from 'node:os';

const leftovers = new Set();

/**
 * @param undo ends or removes something; done once, when the function that is answered is called, or else at the end
 * @returns a function that does it
 */
export function undoneAtTheEnd(undo) {
  const once = async () => {
    if (leftovers.delete(once)) await undo();
  };
  leftovers.add(once);
  return once;
}

/** What is left, the latest first: a database ends before its folder is removed. */
export async function undoEverything() {
  for (const undo of [...leftovers].reverse())
    await undo().catch((error) => console.error(`could not be undone: ${error}`));
}

/** Of the whole process: Ctrl-C, `kill`, a time limit, a terminal that is closed. A second signal ends it at once. */
export function undoOnSignals() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, async () => {
      await undoEverything();
      process.exit(128 + constants.signals[signal]);
    });
}
