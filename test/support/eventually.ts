import { setTimeout as sleep } from 'node:timers/promises';

/** Asks until the answer is yes. @throws Error where it is not within `seconds` */
export async function eventually(question: () => Promise<boolean> | boolean, seconds = 60): Promise<void> {
  for (const end = Date.now() + seconds * 1_000; Date.now() < end; await sleep(20)) {
    if (await question()) return;
  }
  throw new Error(`not within ${seconds} s: ${question}`);
}
