import { resolve } from 'node:path';
import { inOwnProcess } from '../../test/support/own-process.js';

const SOURCE = resolve(__dirname, 'idle-memory.ts');
/** Writes the size of V8's young generation, in megabytes, after a busy time and once little is allocated. */
const PROGRAM = `
  import { setTimeout as sleep } from 'node:timers/promises';
  import { getHeapSpaceStatistics } from 'node:v8';
  import { returnIdleMemory } from './source.mjs';

  const [, , what, waitsMs] = process.argv;
  const youngGeneration = () =>
    getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space').physical_space_size / 1_048_576;
  // What survives a collection makes V8 enlarge the space of what is young.
  const kept = [];
  while (youngGeneration() < 16 && kept.length < 10_000_000) kept.push({ n: kept.length });
  const busy = youngGeneration();
  const stop = what === 'kept' ? () => {} : returnIdleMemory(250);
  const until = performance.now() + Number(waitsMs);
  while (youngGeneration() >= 4 && performance.now() < until) await sleep(100);
  stop();
  console.log(JSON.stringify({ busy, idle: youngGeneration(), kept: kept.length }));
`;

const run = (what: 'kept' | 'returned', waitsMs: number) =>
  inOwnProcess<{ busy: number; idle: number; kept: number }>(SOURCE, PROGRAM, what, String(waitsMs));

describe('memory of a busy time', () => {
  it('is given back once little is allocated', async () => {
    const { busy, idle, kept } = await run('returned', 60_000);
    expect(busy).toBeGreaterThanOrEqual(16);
    expect(idle).toBeLessThan(4);
    expect(kept).toBeGreaterThan(0);
  });

  it('would be kept otherwise', async () => {
    expect((await run('kept', 3_000)).idle).toBeGreaterThan(8);
  });
});
