import { setTimeout as sleep } from 'node:timers/promises';

/** Seconds, which a machine under load may need for what mostly comes at once. */
export const WITHIN_S = 60;

/** Asks until the answer is yes. @throws Error where it is not within `seconds` */
export async function eventually(
  question: () => Promise<boolean> | boolean,
  seconds = WITHIN_S,
): Promise<void> {
  for (const end = Date.now() + seconds * 1_000; Date.now() < end; await sleep(20)) {
    if (await question()) return;
  }
  throw new Error(`not within ${seconds} s: ${question}`);
}
