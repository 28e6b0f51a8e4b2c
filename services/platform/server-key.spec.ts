import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from './config.js';
import { serverKey } from './server-key.js';

describe('the key of the installation', () => {
  let dataDir: string;
  const key = (configured?: string) => serverKey({ tokenKey: configured, dataDir } as Config);

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'ledger-key-'));
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  it('is made on the first start, for its owner alone, and kept', async () => {
    const [one, other] = await Promise.all([key(), key()]);
    expect(one).toBe(other);
    expect(await key()).toBe(one);
    const file = join(dataDir, 'token.key');
    expect(await readFile(file, 'utf8')).toBe(one);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('is the configured one where there is one', async () => {
    expect(await key('configured')).toBe('configured');
    await expect(stat(join(dataDir, 'token.key'))).rejects.toThrow('ENOENT');
  });

  it('is not a file that was cut short', async () => {
    await writeFile(join(dataDir, 'token.key'), 'short');
    await expect(key()).rejects.toThrow('holds no usable key');
  });
});
