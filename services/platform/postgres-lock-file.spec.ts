import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.js';
import { liveServer, removeDeadLock } from './postgres-lock-file.js';

const PORT = 5_999;

/** As on a system that does not show its processes as files. */
const NO_PROCESSES = '/none';

describe('the lock file of a cluster', () => {
  let cluster: string;
  let file: string;
  const processes: ChildProcess[] = [];
  beforeEach(async () => {
    cluster = await mkdtemp(join(tmpdir(), 'ledger-cluster-'));
    file = join(cluster, 'postmaster.pid');
  });
  afterEach(async () => {
    for (const child of processes.splice(0)) child.kill('SIGKILL');
    await rm(cluster, { recursive: true });
  });

  /** A process that ends with the spec. */
  const processWith = (...args: string[]): number => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', ...args], {
      stdio: 'ignore',
    });
    processes.push(child);
    return child.pid!;
  };
  const lockOf = (pid: number, port = PORT): string =>
    `${pid}\n${cluster}\n1790000000\n${port}\n\n127.0.0.1\n\nready\n`;
  const writtenBefore = async (text: string, seconds: number): Promise<void> => {
    await writeFile(file, text);
    const time = Date.now() / 1000 - seconds;
    await utimes(file, time, time);
  };

  it.each([
    ['is empty', () => ''],
    ['names another process', () => lockOf(processWith())],
  ])('is removed, and leaves nothing, where it has been left and %s', async (_, text) => {
    await writtenBefore(text(), 60);
    await removeDeadLock(cluster);
    expect(await readdir(cluster)).toEqual([]);
  });

  it('stays while a server that starts may have made it', async () => {
    await writtenBefore('', 0);
    await removeDeadLock(cluster);
    expect(await readFile(file, 'utf8')).toBe('');
  });

  it('stays while its server lives, however long that has been', async () => {
    const text = lockOf(processWith(cluster));
    await writtenBefore(text, 3_600);
    await removeDeadLock(cluster);
    expect(await readFile(file, 'utf8')).toBe(text);
    expect(await liveServer(cluster)).toEqual({ port: PORT, isStarting: false, isStopping: false });
  });

  it('is believed by its port where processes are no files: removed where that is free, else it stays', async () => {
    await writtenBefore(lockOf(processWith(), await freePort()), 60);
    await removeDeadLock(cluster, NO_PROCESSES);
    expect(await readdir(cluster)).toEqual([]);

    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await writtenBefore(lockOf(processWith(), port), 60);
    await removeDeadLock(cluster, NO_PROCESSES);
    expect(await liveServer(cluster, NO_PROCESSES)).toEqual({ port, isStarting: false, isStopping: false });
    server.close();
  });

  it('may be absent', async () => {
    await removeDeadLock(cluster);
    expect(await readdir(cluster)).toEqual([]);
  });

  it('stays where a server has made it while starts remove the one before', async () => {
    const text = lockOf(processWith(cluster));
    for (let round = 0; round < 50; round++) {
      await writtenBefore('', 60);
      const made = (async () => {
        // As Postgres does: it makes one where there is none.
        while (existsSync(file)) await sleep(0);
        await writeFile(file, text, { flag: 'wx' });
      })();
      await Promise.all([made, ...Array.from({ length: 8 }, () => removeDeadLock(cluster))]);
      expect(await readFile(file, 'utf8')).toBe(text);
      expect(await readdir(cluster)).toEqual(['postmaster.pid']);
    }
  });
});
