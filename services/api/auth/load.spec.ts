import { startTestApi, type TestApi } from '../../../test/support/api.js';
import { DEMONSTRATION_PASSWORD } from '../../demonstration/reference-data/demonstration.js';

const LOGINS = ['admin', 'referent', 'dispatch', 'sud', 'bellevue', 'riviere'];
/** One that nobody mistypes: where the last calls of the others were failures, those are slowed for a minute. */
const ANOTHER = 'point';
const CALLS = 200;

describe('many sign-ins and changes of passwords at once', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  const change = (login: string, password: string) =>
    api
      .http()
      .put('/api/admin/auth/password')
      .set('Authorization', `Bearer ${api.tokenOf(login)}`)
      .send({ oldPassword: 'wrong', password, confirmation: password });
  const signIn = (username: string) =>
    api.http().post('/api/admin/auth/login').send({ username, password: DEMONSTRATION_PASSWORD });

  it('are all answered, and the service is well afterwards', async () => {
    const calls = Array.from({ length: CALLS }, async (_, n) => {
      const login = LOGINS[n % LOGINS.length]!;
      const round = Math.floor(n / LOGINS.length);
      const { status } = await (round % 2 ? signIn(login) : change(login, 'Neuf-chevaux-2026'));
      return status;
    });
    const statuses = await Promise.all(calls);
    const count = (...wanted: number[]) => statuses.filter((status) => wanted.includes(status)).length;
    // Signed in, refused for the old password, slowed, or told that there are too many just now.
    expect(count(200, 400, 429, 503)).toBe(CALLS);
    expect(count(200)).toBeGreaterThanOrEqual(LOGINS.length);
    await api.http().get('/health/ready').expect(200);
    await signIn(ANOTHER).expect(200);
  });
});
