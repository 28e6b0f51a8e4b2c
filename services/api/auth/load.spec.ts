import { startTestApi, type TestApi } from '../../../test/support/api.js';
import { DEMONSTRATION_PASSWORD } from '../../demonstration/reference-data/demonstration.js';
import { hashPassword } from '../../platform/password-hash.js';

const LOGINS = ['admin', 'referent', 'dispatch', 'sud', 'bellevue', 'riviere', 'point'];
const CALLS = 200;

describe('many sign-ins and changes of passwords at once', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
    await api.app.listen(0, '127.0.0.1');
  });
  afterAll(() => api.close());

  /** How much longer than on an idle machine a password takes here and now; other work may share the processors. */
  const measured = async () => {
    const begin = performance.now();
    for (let n = 0; n < 5; n++) await hashPassword('x', 'spec');
    return Math.max(1, (performance.now() - begin) / 5 / 30);
  };

  const change = (login: string, password: string) =>
    api
      .http()
      .put('/api/admin/auth/password')
      .set('Authorization', `Bearer ${api.tokenOf(login)}`)
      .send({ oldPassword: 'wrong', password, confirmation: password });
  const signIn = (username: string) =>
    api.http().post('/api/admin/auth/login').send({ username, password: DEMONSTRATION_PASSWORD });

  it('are all answered, and the service says that it is well, because it is', async () => {
    const slowness = await measured();
    const durations: number[] = [];
    const calls = Array.from({ length: CALLS }, async (_, n) => {
      const login = LOGINS[n % LOGINS.length]!;
      const begin = performance.now();
      const { status } = await (n % 2 ? signIn(login) : change(login, 'Neuf-chevaux-2026'));
      durations.push(performance.now() - begin);
      return status;
    });
    const health: number[] = [];
    let open = true;
    const watching = (async () => {
      while (open) health.push((await api.http().get('/health/ready')).status);
    })();
    const statuses = await Promise.all(calls);
    open = false;
    await watching;
    const count = (...wanted: number[]) => statuses.filter((status) => wanted.includes(status)).length;
    // Signed in, refused for the old password, slowed, or told that there are too many just now.
    expect(count(200, 400, 429, 503)).toBe(CALLS);
    expect(count(200)).toBeGreaterThanOrEqual(60);
    expect(new Set(health)).toEqual(new Set([200]));
    const p95 = durations.sort((one, other) => one - other)[Math.floor(CALLS * 0.95)]!;
    expect(p95).toBeLessThan(5_000 * slowness);
    await signIn('bellevue').expect(200);
  }, 120_000);
});
