import type pg from 'pg';
import type { DataSource } from 'typeorm';
import { createTestDatabase } from '../../../test/support/database.js';
import { createPool } from '../../platform/pool.js';
import { openReferenceData } from '../../reference-data/database/data-source.js';
import { ApiError } from '../http/errors/api-error.js';
import { SignInThrottle } from './sign-in-throttle.js';

describe('SignInThrottle', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let source: DataSource;
  let pool: pg.Pool;
  let throttle: SignInThrottle;

  beforeAll(async () => {
    database = await createTestDatabase();
    source = await openReferenceData(database.url);
    pool = createPool(database.url);
    throttle = new SignInThrottle(pool);
  });
  afterAll(async () => {
    await pool.end();
    await source.destroy();
    await database.drop();
  });

  const fail = async (times: number, login: string, address: string) => {
    for (let n = 0; n < times; n++) await throttle.failed(login, address);
  };

  it('never rations those who succeed', async () => {
    for (let n = 0; n < 100; n++) {
      await throttle.check('agnes', '192.0.2.1');
      await throttle.succeeded('agnes', '192.0.2.1');
    }
  });

  it('slows a login down after ten failures from one address, for that address alone', async () => {
    await fail(9, 'paul', '192.0.2.2');
    await throttle.check('paul', '192.0.2.2');
    await fail(1, 'Paul ', '192.0.2.2');
    const refused = await throttle.check('PAUL', '192.0.2.2').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ApiError);
    expect((refused as ApiError).getStatus()).toBe(429);
    expect((refused as ApiError).retryAfter).toBeGreaterThan(0);
    expect((refused as ApiError).retryAfter).toBeLessThanOrEqual(60);
    await throttle.check('paul', '192.0.2.3');
    await throttle.check('hugo', '192.0.2.2');
  });

  it('slows a login down that is guessed from many addresses', async () => {
    for (let n = 1; n <= 60; n++) await throttle.failed('nadia', `198.51.100.${n}`);
    await expect(throttle.check('nadia', '203.0.113.1')).rejects.toThrow(ApiError);
  });

  it('slows an address down that tries many logins', async () => {
    for (let n = 1; n <= 200; n++) await throttle.failed(`user${n}`, '203.0.113.9');
    await expect(throttle.check('ines', '203.0.113.9')).rejects.toThrow(ApiError);
    await throttle.check('ines', '203.0.113.10');
  });

  it('forgets the failures of a login that then succeeds', async () => {
    await fail(9, 'sofia', '192.0.2.4');
    await throttle.succeeded('sofia', '192.0.2.4');
    await fail(9, 'sofia', '192.0.2.4');
    await throttle.check('sofia', '192.0.2.4');
  });

  it('counts for all processes together', async () => {
    const other = new SignInThrottle(pool);
    await fail(10, 'remi', '192.0.2.5');
    await expect(other.check('remi', '192.0.2.5')).rejects.toThrow(ApiError);
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
