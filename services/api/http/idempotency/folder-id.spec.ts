import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { folderIdOf } from './folder-id.js';

it('gives a folder one id, also to starts that overlap, and leaves nothing else in it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ledger-folder-'));
  const starts: Promise<string>[] = [];
  for (let start = 0; start < 50; start++) {
    starts.push(folderIdOf(folder));
    await setImmediate();
  }
  expect(new Set(await Promise.all(starts)).size).toBe(1);
  expect(await readdir(folder)).toEqual(['folder.id']);
  await rm(folder, { recursive: true });
});
