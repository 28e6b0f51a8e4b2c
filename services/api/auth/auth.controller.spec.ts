import { startTestApi, type TestApi } from '../../../test/support/api.js';
import {
  DEMONSTRATION_PASSWORD,
  demonstrationIds,
} from '../../demonstration/reference-data/demonstration.js';
import { SignInThrottle } from './sign-in-throttle.js';

const { users } = demonstrationIds;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('signing in', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  const login = (body: object) => api.http().post('/api/admin/auth/login').send(body);
  const whoAmI = (token: string) =>
    api.http().get('/api/admin/auth/user').set('Authorization', `Bearer ${token}`);

  it('answers a token that lives half an hour', async () => {
    const { body } = await login({ username: 'bellevue', password: DEMONSTRATION_PASSWORD }).expect(200);
    expect(Object.keys(body).sort()).toEqual(['expiresAt', 'token']);
    expect(Date.parse(body.expiresAt) - Date.now()).toBeGreaterThan(29 * MINUTE);
    expect(Date.parse(body.expiresAt) - Date.now()).toBeLessThanOrEqual(30 * MINUTE);
    await whoAmI(body.token).expect(200);
    api.advance(31 * MINUTE);
    await whoAmI(body.token).expect(401);
  });

  it('answers one that lives thirty days where it is to be remembered, and never longer', async () => {
    const { body } = await login({
      username: 'bellevue',
      password: DEMONSTRATION_PASSWORD,
      rememberMe: true,
    }).expect(200);
    api.advance(29 * DAY);
    await whoAmI(body.token).expect(200);
    const refreshed = await api
      .http()
      .get('/api/admin/auth/refresh')
      .set('Authorization', `Bearer ${body.token}`)
      .expect(200);
    expect(refreshed.body.token).not.toBe(body.token);
    api.advance(2 * DAY);
    await whoAmI(refreshed.body.token).expect(401);
  });

  it('makes a hash anew where its parameters have changed, which is no change of the password or the account', async () => {
    const id = demonstrationIds.users.sud;
    const cheap =
      '$argon2id$v=19$m=64,t=1,p=1$F6Bu6gTPRPlWK5vtxbDT0g$cIvIZXko5X7hkVe2v13Zho85KpQW5Jlo+Ug2UpYA6HY';
    const setHash = (hash: string) =>
      api.pool.query('UPDATE reference.user_account SET password_hash = $2 WHERE id = $1', [id, hash]);
    const account = async () => {
      const { rows } = await api.pool.query(
        `SELECT password_hash, to_jsonb(u) - 'password_hash' AS others,
           (SELECT count(*)::int FROM reference.audit_entry WHERE record_id = u.id) AS entries
         FROM reference.user_account u WHERE id = $1`,
        [id],
      );
      return rows[0];
    };
    await setHash(cheap);
    const before = await account();
    for (let n = 0; n < 2; n++) await login({ username: 'sud', password: 'password' }).expect(200);
    const after = await account();
    expect(after.password_hash).toMatch(/^\$argon2id\$v=19\$m=32768,/);
    expect(after).toEqual({ ...before, password_hash: after.password_hash });
    // Set by hand, it is told as before, whatever the session says of it.
    await api.pool.query(
      `BEGIN; SET LOCAL reference.same_password_of = '${id}';
       UPDATE reference.user_account SET password_hash = password_hash || 'A' WHERE id = '${id}'; COMMIT`,
    );
    expect((await account()).entries).toBe(before.entries + 1);
  });

  it('says who is signed in', async () => {
    const { body } = await whoAmI(api.tokenOf('dispatch')).expect(200);
    expect(body).toEqual({
      id: demonstrationIds.users.dispatch,
      login: 'dispatch',
      firstname: 'Hugo',
      lastname: 'Lambert',
      email: 'dispatch@demo.example',
      phoneNumber: null,
      company: null,
      profile: 'Responsable logistique',
      authorities: ['ROLE_DISPATCH_CENTER', 'ROLE_ADMIN_DISPATCH'],
      isAdmin: false,
      isAuditor: false,
      isAdminDispatch: true,
      langue: 'en',
      dateFormat: 'EN',
      chosenDateFormat: null,
      recapitulatif: false,
    });
  });

  it('takes a login whatever its case', async () => {
    await login({ username: ' Bellevue ', password: DEMONSTRATION_PASSWORD }).expect(200);
  });

  it.each([
    ['a wrong password', { username: 'bellevue', password: 'wrong' }],
    ['an unknown login', { username: 'nobody', password: DEMONSTRATION_PASSWORD }],
  ])('refuses %s in the same words', async (_, body) => {
    const answer = await login(body).expect(401);
    expect(answer.body).toEqual({
      code: 'auth.error.badCredentials',
      message: 'The login or the password is wrong',
    });
  });

  it('names the fields that are missing', async () => {
    const { body } = await login({ password: 4 }).expect(400);
    expect(body.globalErrors).toEqual([]);
    expect(body.fieldErrors).toEqual([
      {
        field: 'username',
        code: 'global.error.required',
        message: 'This field is required',
        arguments: {},
        rejectedValue: null,
      },
      {
        field: 'password',
        code: 'global.error.notText',
        message: 'A text is expected',
        arguments: {},
        rejectedValue: null,
      },
    ]);
  });

  it('ends the sessions of a user who is disabled, and lets nobody in as one', async () => {
    const token = api.tokenOf('agence');
    await api.pool.query(`UPDATE reference.user_account SET active = false WHERE login = 'agence'`);
    await api.directory.refresh();
    await whoAmI(token).expect(401);
    await login({ username: 'agence', password: DEMONSTRATION_PASSWORD }).expect(401);
  });

  it.each([
    ['no token', undefined],
    ['no bearer', 'Basic YTpi'],
    ['nonsense', 'Bearer nonsense'],
    ['a token of another key', `Bearer ${foreignToken()}`],
    ['a token without a signature', `Bearer ${unsignedToken()}`],
  ])('refuses %s', async (_, header) => {
    const request = api.http().get('/api/admin/auth/user');
    const { body } = await (header ? request.set('Authorization', header) : request).expect(401);
    expect(body.code).toBe('auth.error.unauthorized');
  });

  it('slows down repeated failures on one login, and no other', async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt++) {
      const { status } = await login({ username: 'riviere', password: `guess ${attempt}` });
      statuses.push(status);
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
    expect(statuses.slice(10)).toEqual([429, 429]);
    const slowed = await login({ username: 'RIVIERE', password: DEMONSTRATION_PASSWORD }).expect(429);
    expect(Number(slowed.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(slowed.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(slowed.body.code).toBe('auth.error.tooManyAttempts');
    await login({ username: 'referent', password: DEMONSTRATION_PASSWORD }).expect(200);
  });
});

describe('guesses', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi({ env: { TRUST_PROXY: '127.0.0.0/8,::1' } });
  });
  afterAll(() => api.close());

  const login = (username: string, address: string) =>
    api
      .http()
      .post('/api/admin/auth/login')
      .set('X-Forwarded-For', address)
      .send({ username, password: 'wrong' });

  /** As earlier wrong passwords are counted, without the time that each takes to compute. */
  async function countFailures(times: number, user: keyof typeof users, address: string): Promise<void> {
    const throttle = api.app.get(SignInThrottle);
    for (let n = 0; n < times; n++) await throttle.failed({ account: users[user], address });
  }

  it('are counted by the user, however the login is written', async () => {
    await countFailures(8, 'sud', '192.0.2.1');
    for (const written of ['SUD', 'sud ']) await login(written, '192.0.2.1').expect(401);
    await login('sud', '192.0.2.1').expect(429);
    await login(' Sud', '192.0.2.1').expect(429);
  });

  it('are counted by the address that a trusted proxy names', async () => {
    await countFailures(9, 'riviere', '192.0.2.7');
    await login('riviere', '192.0.2.7').expect(401);
    await login('riviere', '192.0.2.7').expect(429);
    await login('riviere', '192.0.2.8').expect(401);
  });

  it('keep nobody out of a browser where the user has signed in before', async () => {
    const from = '192.0.2.20';
    const right = (cookie = '') =>
      login('agence', from).set('Cookie', cookie).send({ password: DEMONSTRATION_PASSWORD });
    const first = await right().expect(200);
    const [cookie] = first.headers['set-cookie'] as unknown as string[];
    expect(cookie).toMatch(/^known-browser-[\w-]{16}=[^;]+; .*HttpOnly/i);
    const known = cookie!.split(';', 1)[0]!;
    await countFailures(9, 'agence', from);
    await login('agence', from).expect(401);
    await right().expect(429);
    await right(known.replace(/.$/, known.endsWith('A') ? 'B' : 'A')).expect(429);
    await right(known).expect(200);
  });

  it('keep nobody from changing the password in a browser where the user has signed in before', async () => {
    const from = '192.0.2.21';
    const first = await login('bellevue', from).send({ password: DEMONSTRATION_PASSWORD }).expect(200);
    const [cookie] = first.headers['set-cookie'] as unknown as string[];
    await countFailures(9, 'bellevue', from);
    await login('bellevue', from).expect(401);
    const change = (known = '') =>
      api
        .http()
        .put('/api/admin/auth/password')
        .set('X-Forwarded-For', from)
        .set('Authorization', `Bearer ${first.body.token}`)
        .set('Cookie', known)
        .send({ oldPassword: 'wrong', password: 'Neuf-chevaux-2026', confirmation: 'Neuf-chevaux-2026' });
    await change().expect(429);
    await change(cookie!.split(';', 1)[0]).expect(400);
  });

  it('of the old password are slowed as those of a sign-in are', async () => {
    const from = '192.0.2.22';
    const change = () =>
      api
        .http()
        .put('/api/admin/auth/password')
        .set('X-Forwarded-For', from)
        .set('Authorization', `Bearer ${api.tokenOf('point')}`)
        .send({ oldPassword: 'wrong', password: 'Neuf-chevaux-2026', confirmation: 'Neuf-chevaux-2026' });
    await countFailures(9, 'point', from);
    await change().expect(400);
    const { headers } = await change().expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});

function unsignedToken(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${claims(part)}.`;
}

function foreignToken(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${claims(part)}.${Buffer.alloc(32).toString('base64url')}`;
}

function claims(part: (value: object) => string): string {
  return part({
    sub: demonstrationIds.users.admin,
    sid: '5a1f6d0e-9d2b-4a4e-8f5e-0b7d3c1a2e4f',
    gen: 1,
    exp: Math.floor(Date.now() / 1000) + 600,
  });
}
