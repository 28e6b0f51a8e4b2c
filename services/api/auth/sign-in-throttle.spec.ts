import type pg from 'pg';
import type { DataSource } from 'typeorm';
import type { TestDatabase } from '../../../test/support/database.js';
import { createMigratedDatabase } from '../../../test/support/reference-database.js';
import { createPool } from '../../platform/pool.js';
import { openReferenceData } from '../../reference-data/database/data-source.js';
import { ApiError } from '../http/errors/api-error.js';
import { SignInThrottle } from './sign-in-throttle.js';

describe('SignInThrottle', () => {
  let database: TestDatabase;
  let source: DataSource;
  let pool: pg.Pool;
  let throttle: SignInThrottle;

  beforeAll(async () => {
    database = await createMigratedDatabase();
    source = await openReferenceData(database.url);
    pool = createPool(database.url);
    throttle = new SignInThrottle(pool);
  });
  afterAll(async () => {
    await pool.end();
    await source.destroy();
    await database.release();
  });

  const fail = async (times: number, login: string, address: string) => {
    for (let n = 0; n < times; n++) await throttle.failed({ account: login, address: address });
  };

  it('never rations those who succeed', async () => {
    for (let n = 0; n < 100; n++) {
      await throttle.check({ account: 'agnes', address: '192.0.2.1' });
      await throttle.succeeded({ account: 'agnes', address: '192.0.2.1' });
    }
  });

  it('slows a login down after ten failures from one address, for that address alone', async () => {
    await fail(9, 'paul', '192.0.2.2');
    await throttle.check({ account: 'paul', address: '192.0.2.2' });
    await fail(1, 'Paul ', '192.0.2.2');
    const refused = await throttle
      .check({ account: 'PAUL', address: '192.0.2.2' })
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ApiError);
    expect((refused as ApiError).getStatus()).toBe(429);
    expect((refused as ApiError).retryAfter).toBeGreaterThan(0);
    expect((refused as ApiError).retryAfter).toBeLessThanOrEqual(60);
    await throttle.check({ account: 'paul', address: '192.0.2.3' });
    await throttle.check({ account: 'hugo', address: '192.0.2.2' });
  });

  it('tells ten failures of one login and address apart from a right password, however many come at once', async () => {
    const other = new SignInThrottle(pool);
    const tried = await Promise.allSettled(
      Array.from({ length: 40 }, (_, n) =>
        (n % 2 ? throttle : other).failed({ account: 'victor', address: '192.0.2.7' }),
      ),
    );
    const refused = tried.filter((each) => each.status === 'rejected');
    expect(tried.length - refused.length).toBe(10);
    for (const { reason } of refused) expect((reason as ApiError).getStatus()).toBe(429);
  });

  it('slows a login down that is guessed from many addresses', async () => {
    for (let n = 1; n <= 60; n++) await throttle.failed({ account: 'nadia', address: `198.51.100.${n}` });
    await expect(throttle.check({ account: 'nadia', address: '203.0.113.1' })).rejects.toThrow(ApiError);
  });

  it('slows an address down that tries many logins', async () => {
    for (let n = 1; n <= 200; n++) await throttle.failed({ account: `user${n}`, address: '203.0.113.9' });
    await expect(throttle.check({ account: 'ines', address: '203.0.113.9' })).rejects.toThrow(ApiError);
    await throttle.check({ account: 'ines', address: '203.0.113.10' });
  });

  it('forgets the failures of a login that then succeeds', async () => {
    await fail(9, 'sofia', '192.0.2.4');
    await throttle.succeeded({ account: 'sofia', address: '192.0.2.4' });
    await fail(9, 'sofia', '192.0.2.4');
    await throttle.check({ account: 'sofia', address: '192.0.2.4' });
  });

  it('does not slow a known browser down for what fails elsewhere, only for its own failures', async () => {
    for (let n = 1; n <= 60; n++) await throttle.failed({ account: 'lena', address: `198.51.100.${n}` });
    const known = { account: 'lena', address: '198.51.100.1', knownBrowser: 'b1' };
    await throttle.check(known);
    for (let n = 0; n < 10; n++) await throttle.failed(known);
    await expect(throttle.check(known)).rejects.toThrow(ApiError);
    await throttle.check({ ...known, knownBrowser: 'b2' });
  });

  it('counts for all processes together', async () => {
    const other = new SignInThrottle(pool);
    await fail(10, 'remi', '192.0.2.5');
    await expect(other.check({ account: 'remi', address: '192.0.2.5' })).rejects.toThrow(ApiError);
  });

  it('remembers whom it refuses, until the owner is there', async () => {
    const attempt = { account: 'yves', address: '192.0.2.6' };
    await fail(9, 'yves', '192.0.2.6');
    throttle.checkRemembered(attempt);
    await fail(1, 'yves', '192.0.2.6');
    expect(() => throttle.checkRemembered(attempt)).toThrow(ApiError);
    await throttle.succeeded(attempt);
    throttle.checkRemembered(attempt);
    // What another process counted is remembered once it was read.
    const other = new SignInThrottle(pool);
    for (let n = 0; n < 10; n++) await other.failed(attempt);
    throttle.checkRemembered(attempt);
    await expect(throttle.check(attempt)).rejects.toThrow(ApiError);
    expect(() => throttle.checkRemembered(attempt)).toThrow(ApiError);
    await other.succeeded(attempt);
    await throttle.check(attempt);
    throttle.checkRemembered(attempt);
  });

  it('says whether there is something to forget', async () => {
    const attempt = { account: 'zoe', address: '192.0.2.7' };
    expect(await throttle.check(attempt)).toBe(false);
    await throttle.failed(attempt);
    expect(await throttle.check(attempt)).toBe(true);
    await throttle.succeeded(attempt);
    expect(await throttle.check(attempt)).toBe(false);
  });

  it('takes a login of any length', async () => {
    await fail(1, 'x'.repeat(250), '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff');
  });

  it('mails a login twenty links an hour', async () => {
    const answers: boolean[] = [];
    for (let n = 0; n < 22; n++) answers.push(await throttle.mayMailLink('claire'));
    expect(answers.lastIndexOf(true)).toBe(19);
    expect(answers.slice(20)).toEqual([false, false]);
  });
});
