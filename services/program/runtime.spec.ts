/** What a start is refused for before anything is made or opened. */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartRefused } from '../platform/start-refused.js';
import { openRuntime } from './runtime.js';

describe('a start without a database of its own', () => {
  const environment = { ...process.env };
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ledger-refused-'));
  });
  afterEach(async () => {
    process.env = { ...environment };
    await rm(folder, { recursive: true });
  });

  async function refusal(env: Readonly<Record<string, string>>): Promise<string> {
    Object.assign(process.env, { DATA_DIR: folder, DATABASE_URL: '', ...env });
    const refused = await openRuntime({ asService: true }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StartRefused);
    return (refused as Error).message;
  }

  it.each([
    [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL is one of/],
    [{ INSTALLATION: 'production' }, /TOKEN_KEY is missing/],
    [
      {
        DEMO: 'false',
        ADMIN_LOGIN: 'root',
        ADMIN_EMAIL: 'root@example.org',
        ADMIN_PASSWORD: 'Password1234!',
      },
      /^ADMIN_PASSWORD cannot be used:\n- This password is one of those that are tried first/,
    ],
  ])('is refused with %j, and makes nothing', async (env, reason) => {
    const message = await refusal(env);
    expect(message).toMatch(reason);
    expect(message).not.toContain('Password1234!');
    expect(await readdir(folder)).toEqual([]);
  });

  it('says that its folder is a file', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    expect(await refusal({ DATA_DIR: file })).toMatch(/^DATA_DIR .*file cannot be used: E/);
    expect(await refusal({ DATA_DIR: join(file, 'below') })).toMatch(/cannot be used: ENOTDIR/);
  });
});
