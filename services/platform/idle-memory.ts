/**
 * Memory that a busy time needed, given back in an idle one.
 *
 * V8 lets its young generation grow while much is allocated: to 32 MB during a start. It makes it smaller again only in a
 * collection at a time when little is allocated, and a process that is idle has none. So a collection of the young
 * generation, some milliseconds, is asked for now and then; V8 decides by itself what is kept.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** V8 judges by the last five seconds. */
const EVERY_MS = 5_000;

type Collect = (options: { readonly type: 'minor' }) => void;

/** Goes on until the function that it answers is called; does not keep the process alive. */
export function returnIdleMemory(everyMs = EVERY_MS): () => void {
  const collect = collector();
  const timer = setInterval(() => collect({ type: 'minor' }), everyMs).unref();
  return () => clearInterval(timer);
}

/** Node hands it out to new contexts only, and only while the flag is set. */
function collector(): Collect {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as Collect;
  setFlagsFromString('--no-expose-gc');
  return collect;
}
