import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeDataFolder } from './data-folder.js';

describe('the data folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ledger-folder-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('is taken and given back', async () => {
    const giveBack = await takeDataFolder(folder);
    await giveBack();
    await expect(takeDataFolder(folder)).resolves.toBeInstanceOf(Function);
  });

  it('is refused while a living process holds it', async () => {
    const { readFile } = await import('node:fs/promises');
    const stat = await readFile(`/proc/${process.ppid}/stat`, 'utf8');
    const startedAt = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    await writeFile(join(folder, 'service.lock'), `${process.ppid} ${startedAt}`);
    await expect(takeDataFolder(folder)).rejects.toThrow(/Another service/);
  });

  it('is taken over from a process that was killed, even where its number is in use again', async () => {
    await writeFile(join(folder, 'service.lock'), `${process.ppid} 1`);
    await expect(takeDataFolder(folder)).resolves.toBeInstanceOf(Function);
  });
});
