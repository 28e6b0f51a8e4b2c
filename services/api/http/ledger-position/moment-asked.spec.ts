import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Moment } from '../../../../projections/past.js';
import { inOwnProcess } from '../../../../test/support/own-process.js';
import { atMoment, momentAsked } from './moment-asked.js';

const moment = (position: bigint): Moment => ({ position, now: new Date('2026-03-03T12:00:00.000Z') });

/** Ten steps, each after a wait of its own length; what was seen at each. */
async function look(waitMs: number): Promise<(bigint | undefined)[]> {
  const seen: (bigint | undefined)[] = [];
  for (let step = 0; step < 10; step++) {
    seen.push(momentAsked()?.position);
    await sleep(waitMs);
  }
  return seen;
}

/** Writes whether Node follows promises before, during two calls of which one ends first, and after both. */
const FOLLOWED = `
  import { executionAsyncId } from 'node:async_hooks';
  import { setTimeout as sleep } from 'node:timers/promises';
  import { atMoment } from './source.mjs';

  // What is done after a promise that is followed has a number of its own.
  const isFollowed = async () => {
    const before = executionAsyncId();
    await Promise.resolve();
    return executionAsyncId() !== before;
  };
  const before = await isFollowed();
  const [short, long] = [50, 200].map((ms) => atMoment({ position: BigInt(ms) }, () => sleep(ms)));
  await sleep(10);
  const both = await isFollowed();
  await short;
  const one = await isFollowed();
  await long;
  await sleep(0);
  console.log(JSON.stringify([before, both, one, await isFollowed()]));
`;

describe('calls that look at the past', () => {
  it('see each its own moment, others the present, whichever ends first', async () => {
    const past = [1n, 2n, 3n, 4n].map((position) => ({ position, waitMs: Number(position) * 3 }));
    const present = look(2);
    const seen = await Promise.all(
      past.map(async ({ position, waitMs }) => {
        await sleep(7 * Number(position));
        return atMoment(moment(position), () => look(waitMs));
      }),
    );
    expect(seen).toEqual(past.map(({ position }) => Array(10).fill(position)));
    expect(await present).toEqual(Array(10).fill(undefined));
    expect(momentAsked()).toBeUndefined();
  });

  it('leave nothing behind, also where they fail', async () => {
    const failed = atMoment(moment(5n), () => Promise.reject(new Error('refused')));
    await expect(failed).rejects.toThrow('refused');
    expect(momentAsked()).toBeUndefined();
    expect(await atMoment(moment(6n), () => look(0))).toEqual(Array(10).fill(6n));
    expect(momentAsked()).toBeUndefined();
  });

  it('are all that promises are followed for', async () => {
    expect(await inOwnProcess(resolve(__dirname, 'moment-asked.ts'), FOLLOWED)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
