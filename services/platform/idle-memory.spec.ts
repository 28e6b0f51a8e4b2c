import { getHeapSpaceStatistics } from 'node:v8';
import { eventually } from '../../test/support/eventually.js';
import { returnIdleMemory } from './idle-memory.js';

const MEGABYTE = 1_048_576;
const youngGeneration = () =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')!.physical_space_size /
  MEGABYTE;

describe('memory of a busy time', () => {
  it('is given back once little is allocated', async () => {
    // What survives a collection makes V8 enlarge the space of what is young.
    const kept: unknown[] = [];
    while (youngGeneration() < 16 && kept.length < 10_000_000) kept.push({ n: kept.length });
    expect(youngGeneration()).toBeGreaterThanOrEqual(16);

    const stop = returnIdleMemory(250);

    await eventually(() => youngGeneration() < 4);
    stop();
    expect(kept.length).toBeGreaterThan(0);
  });
});
