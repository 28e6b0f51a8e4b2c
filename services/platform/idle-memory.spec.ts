/** In a process of its own: what a runner of specs has in memory, and allocates beside them, is nobody's to know. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { transformFile } from '@swc/core';

/** Prints the size of V8's young generation, in megabytes, after a busy time and once little is allocated. */
const PROGRAM = `
  import { getHeapSpaceStatistics } from 'node:v8';
  import { setTimeout as sleep } from 'node:timers/promises';
  import { returnIdleMemory } from './idle-memory.mjs';

  const youngGeneration = () =>
    getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space').physical_space_size / 1_048_576;
  // What survives a collection makes V8 enlarge the space of what is young.
  const kept = [];
  while (youngGeneration() < 16 && kept.length < 10_000_000) kept.push({ n: kept.length });
  const busy = youngGeneration();
  const stop = process.argv[2] === 'kept' ? () => {} : returnIdleMemory(250);
  const until = performance.now() + Number(process.argv[3]);
  while (youngGeneration() >= 4 && performance.now() < until) await sleep(100);
  stop();
  console.log(JSON.stringify({ busy, idle: youngGeneration(), kept: kept.length }));
`;

describe('memory of a busy time', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ledger-memory-'));
    const { code } = await transformFile(resolve(__dirname, 'idle-memory.ts'));
    await Promise.all([
      writeFile(join(folder, 'idle-memory.mjs'), code),
      writeFile(join(folder, 'program.mjs'), PROGRAM),
    ]);
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function run(what: 'kept' | 'returned', waitsMs: number) {
    const program = [join(folder, 'program.mjs'), what, String(waitsMs)];
    const { stdout } = await promisify(execFile)(process.execPath, program, { env: {} });
    return JSON.parse(stdout) as { busy: number; idle: number; kept: number };
  }

  it('is given back once little is allocated', async () => {
    const { busy, idle, kept } = await run('returned', 60_000);
    expect(busy).toBeGreaterThanOrEqual(16);
    expect(idle).toBeLessThan(4);
    expect(kept).toBeGreaterThan(0);
  }, 120_000);

  it('would be kept otherwise', async () => {
    expect((await run('kept', 3_000)).idle).toBeGreaterThan(8);
  }, 120_000);
});
