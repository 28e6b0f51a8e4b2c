import { deriveId } from '../../../domain/shared/ids.js';
import type { CommandContext } from '../../../execution/stream-type.js';
import type { CommandFacts } from '../facts.js';

/** Streams on which commands are executed at once: while one append that they share is written, the next one is filled. */
const AT_ONCE = 512;

/**
 * Executes a command on each of many streams, some at a time, and reports how many are done; the first failure is
 * thrown once those that run have ended. Repeated under the same key, it goes on where it was.
 *
 * @param execute the command of an item, under an id and a deadline of its own
 */
export async function forEachStream<
  Item extends { readonly id: string; readonly isProbablyFirst: boolean },
  Result,
>(
  items: readonly Item[],
  { context, progress }: Pick<CommandFacts, 'context' | 'progress'>,
  execute: (item: Item, context: CommandContext) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = new Array(items.length);
  let next = 0;
  let done = 0;
  progress?.report(done, items.length);
  const worker = async () => {
    while (next < items.length) {
      const index = next++;
      const item = items[index]!;
      results[index] = await execute(item, {
        ...context,
        commandId: deriveId(context.commandId, item.id),
        isProbablyFirst: item.isProbablyFirst,
        ...(progress && { deadline: progress.deadline }),
      });
      progress?.report(++done, items.length);
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: Math.min(AT_ONCE, items.length) }, worker));
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
  return results;
}
