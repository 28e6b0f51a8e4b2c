import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderIdOf } from './folder-id.js';

it('gives a folder one id, also to starts that overlap, and leaves nothing else in it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ledger-folder-'));
  const ids = await Promise.all(Array.from({ length: 20 }, () => folderIdOf(folder)));
  expect(new Set(ids).size).toBe(1);
  expect(await readdir(folder)).toEqual(['folder.id']);
  await rm(folder, { recursive: true });
});
