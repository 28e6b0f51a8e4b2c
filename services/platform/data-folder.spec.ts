import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inOwnProcess } from '../../test/support/own-process.js';
import { takeDataFolder } from './data-folder.js';

/** As on a system that does not show its processes as files. */
const NO_PROCESSES = '/none';

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
    const text = await readFile(`/proc/${process.ppid}/stat`, 'utf8');
    const startedAt = text.slice(text.lastIndexOf(')') + 2).split(' ')[19];
    await writeFile(join(folder, 'service.lock'), `${process.ppid} ${startedAt}`);
    await expect(takeDataFolder(folder)).rejects.toThrow(/Another service/);
  });

  it('is readable by its owner only', async () => {
    await chmod(folder, 0o755);
    await takeDataFolder(folder);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });

  const withOthers = process.getuid?.() === 0 ? it : it.skip;
  withOthers('is taken where it belongs to somebody else, as a volume of Kubernetes does', async () => {
    await chmod(folder, 0o777);
    const program = `
      import { takeDataFolder } from './source.mjs';
      process.setuid(10001);
      await (await takeDataFolder(process.argv[2]))();
      process.stdout.write('true');`;
    const source = resolve(__dirname, 'data-folder.ts');
    expect(await inOwnProcess<boolean>(source, program, folder)).toBe(true);
    expect((await stat(folder)).mode & 0o777).toBe(0o777);
  });

  it('is taken over from a process that has ended and was not collected by its parent yet', async () => {
    // The shell starts a child, becomes a program that never collects it, and the child ends.
    const parent = spawn('sh', ['-c', 'sleep 0.2 & echo $!; exec sleep 60'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    try {
      const [output] = (await once(parent.stdout, 'data')) as [Buffer];
      const pid = output.toString().trim();
      const fields = async () => {
        const text = await readFile(`/proc/${pid}/stat`, 'utf8');
        return text.slice(text.lastIndexOf(')') + 2).split(' ');
      };
      await writeFile(join(folder, 'service.lock'), `${pid} ${(await fields())[19]}`);
      while ((await fields())[0] !== 'Z') await sleep(20);
      await takeDataFolder(folder);
    } finally {
      parent.kill('SIGKILL');
    }
  });

  it('is waited for while its holder is ending', async () => {
    const holder = spawn('sleep', ['1'], { stdio: 'ignore' });
    const text = await readFile(`/proc/${holder.pid}/stat`, 'utf8');
    const startedAt = text.slice(text.lastIndexOf(')') + 2).split(' ')[19];
    await writeFile(join(folder, 'service.lock'), `${holder.pid} ${startedAt}`);
    await expect(takeDataFolder(folder)).resolves.toBeInstanceOf(Function);
  });

  it('is known by when its holder started where processes are no files', async () => {
    const holder = spawn('sleep', ['60'], { stdio: 'ignore' });
    try {
      await takeDataFolder(folder, NO_PROCESSES);
      const [, own = ''] = (await readFile(join(folder, 'service.lock'), 'utf8')).split(' ');
      expect(own).toMatch(/^\w{3}_\w{3}_\d+_\d\d:\d\d:\d\d_\d{4}$/);
      await writeFile(join(folder, 'service.lock'), `${holder.pid} Thu_Jan_1_00:00:00_1970`);
      await takeDataFolder(folder, NO_PROCESSES);
      const text = execFileSync('ps', ['-o', 'lstart=', '-p', String(holder.pid)], {
        env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
        encoding: 'utf8',
      });
      await writeFile(join(folder, 'service.lock'), `${holder.pid} ${text.trim().split(/\s+/).join('_')}`);
      await expect(takeDataFolder(folder, NO_PROCESSES)).rejects.toThrow(/Another service/);
    } finally {
      holder.kill('SIGKILL');
    }
  });

  it('is taken over from a process that was killed, even where its number is in use again', async () => {
    await writeFile(join(folder, 'service.lock'), `${process.ppid} 1`);
    await expect(takeDataFolder(folder)).resolves.toBeInstanceOf(Function);
  });
});
