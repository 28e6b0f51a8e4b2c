import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createReferenceDatabase } from '../../test/support/reference-database.js';
import { readConfig } from '../platform/config.js';
import { openReferenceData } from '../reference-data/database/data-source.js';
import { User } from '../reference-data/user/user.entity.js';
import { refuseDemonstrationUsers, refuseKnownSecrets } from './production-checks.js';

const KEY = 'u3Jk0rQm8Zt1Xw5Yc7Vb9Na2Sd4Fg6Hj';
const SAFE = {
  DATABASE_URL: 'postgres://ledger:9f2Kq-77xw_Tz@db/ledger',
  SMTP_URL: 'smtps://mailer:b7Qz.19_kkWm@mail',
  TOKEN_KEY: KEY,
};

describe('the start of an installation', () => {
  const start = (env: Readonly<Record<string, string>>) =>
    refuseKnownSecrets(readConfig({ ...SAFE, ...env }));

  it('accepts secrets that nobody knows, and addresses without a password', async () => {
    await start({});
    await start({ REDIS_URL: 'redis://queue:6379', DATABASE_URL: 'postgres://ledger@db/ledger?sslcert=c' });
    await start({ EVENT_STORE_URL: 'esdb://ledger:9f2Kq-77xw_Tz@a:2113,b:2113,c:2113?tls=true' });
  });

  it.each([
    ['DATABASE_URL', 'postgres://ledger:ledger@db/ledger'],
    ['DATABASE_URL', 'postgres://app:postgres@db/ledger'],
    ['DATABASE_URL', 'postgres://ledger:P%40ssw0rd@db/ledger'],
    ['DATABASE_OWNER_URL', 'postgres://owner:owner@db/ledger'],
    ['EVENT_STORE_URL', 'esdb://admin:changeit@a:2113,b:2113?tls=true'],
    ['REDIS_URL', 'redis://:changeme@queue'],
    ['SMTP_URL', 'smtp://mailer:Demo-ledger-2026!@mail'],
  ])('refuses a known password in %s=%s, without saying it', async (name, value) => {
    const refusal = start({ [name]: value });
    await expect(refusal).rejects.toThrow(new RegExp(`the password in ${name} is one that everybody knows`));
    const password = decodeURIComponent(/:([^:@/]*)@/.exec(value)![1]!);
    await expect(refusal).rejects.not.toThrow(`:${password}@`);
  });

  it.each([
    ['DATABASE_URL', 'postgres://app@db/ledger?sslmode=require&password=changeme'],
    ['DATABASE_URL', 'postgres://app:a-good-one-9Xq@db/ledger?user=ledger_app&password=ledger_app'],
    ['REDIS_URL', 'redis://queues?password=changeme'],
  ])('refuses a known password in the query of %s=%s', async (name, value) => {
    await expect(start({ [name]: value })).rejects.toThrow(
      `the password in ${name} is one that everybody knows`,
    );
  });

  it.each([
    [{ TOKEN_KEY: '' }, /TOKEN_KEY is missing/],
    [{ TOKEN_KEY: '0123'.repeat(10) }, /TOKEN_KEY is not random/],
    [{ SIGNING_KEY: 'a'.repeat(64) }, /SIGNING_KEY is not random/],
    [{ DEMO: 'true' }, /DEMO=true makes users/],
  ])('refuses %j', async (env, reason) => {
    await expect(start(env)).rejects.toThrow(reason);
    await start({ ...env, INSTALLATION: 'trial' });
  });

  it('refuses every secret that docker-compose.yml prints, wherever it is given', async () => {
    const text = readFileSync(resolve(__dirname, '../../docker-compose.yml'), 'utf8');
    const found = (pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, secret]) => secret!))];
    const passwords = [...found(/:\/\/[^:@/\s]+:([^@/\s]+)@/g), ...found(/PASSWORD: (\S+)/g)];
    const keys = found(/_KEY: (\S+)/g);
    expect([new Set(passwords).size, keys.length]).toEqual([2, 1]);
    for (const password of passwords)
      await expect(start({ DATABASE_OWNER_URL: `postgres://app:${password}@db/ledger` })).rejects.toThrow(
        /the password in DATABASE_OWNER_URL is one that everybody knows/,
      );
    for (const name of ['TOKEN_KEY', 'SIGNING_KEY'])
      for (const key of keys)
        await expect(start({ [name]: key })).rejects.toThrow(`${name} is one that everybody knows`);
  });

  it('names all faults at once', async () => {
    await expect(start({ TOKEN_KEY: '', DEMO: 'true', REDIS_URL: 'redis://:changeme@q' })).rejects.toThrow(
      /REDIS_URL.*DEMO.*TOKEN_KEY/s,
    );
  });

  it('refuses demonstration users that sign in with the published password', async () => {
    const database = await createReferenceDatabase();
    const source = await openReferenceData(database.url);
    try {
      await expect(refuseDemonstrationUsers(source)).rejects.toThrow(/README prints: admin, /);
      await source.getRepository(User).update({ active: true }, { active: false });
      await refuseDemonstrationUsers(source);
    } finally {
      await source.destroy();
      await database.release();
    }
  });
});
