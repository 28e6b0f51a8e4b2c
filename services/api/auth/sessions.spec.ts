import { startTestApi, type TestApi } from '../../../test/support/api.js';
import { eventually } from '../../../test/support/eventually.js';
import {
  DEMONSTRATION_PASSWORD,
  demonstrationIds,
} from '../../demonstration/reference-data/demonstration.js';
import { createPool } from '../../platform/pool.js';
import { MAX_SESSIONS, type SessionRow, SessionRows } from './session-rows.js';
import { Sessions } from './sessions.js';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NEW_PASSWORD = 'Neuf-chevaux-2026';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe('sessions', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  const signIn = async (username: string, more: object = {}): Promise<string> => {
    const { body } = await api
      .http()
      .post('/api/admin/auth/login')
      .set('User-Agent', FIREFOX)
      .send({ username, password: DEMONSTRATION_PASSWORD, ...more })
      .expect(200);
    return body.token;
  };
  const as = (token: string, method: 'get' | 'post' | 'put', path: string) =>
    api.http()[method](`/api/admin/auth/${path}`).set('Authorization', `Bearer ${token}`);
  const statusOf = async (token: string) => (await as(token, 'get', 'user')).status;
  const refresh = async (token: string) => (await as(token, 'get', 'refresh').expect(200)).body;

  it('end with a sign-out, this one or all of the user', async () => {
    const [one, two, three] = [await signIn('sud'), await signIn('sud'), await signIn('sud')];
    const other = await signIn('referent');
    await as(one, 'post', 'logout').expect(204);
    expect([await statusOf(one), await statusOf(two)]).toEqual([401, 200]);
    await as(two, 'post', 'logout/all').expect(204);
    expect([await statusOf(two), await statusOf(three), await statusOf(other)]).toEqual([401, 401, 200]);
    await as(one, 'get', 'refresh').expect(401);
  });

  it('are listed for their user, who sees where they began and which is this one', async () => {
    await as(await signIn('riviere'), 'post', 'logout/all').expect(204);
    const token = await signIn('riviere');
    const second = await signIn('riviere');
    const { body } = await as(token, 'get', 'sessions').expect(200);
    expect(body).toHaveLength(2);
    expect(body.map(({ courante }: { courante: boolean }) => courante).sort()).toEqual([false, true]);
    for (const session of body) {
      expect(session).toEqual({
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        debut: expect.stringMatching(/Z$/),
        derniereActivite: expect.stringMatching(/Z$/),
        adresse: expect.stringContaining('127.0.0.1'),
        navigateur: 'Firefox 140, Linux',
        courante: expect.any(Boolean),
      });
    }
    const fresh = (await as(second, 'get', 'sessions').expect(200)).body;
    const idOfCurrent = (list: { id: string; courante: boolean }[]) =>
      list.find(({ courante }) => courante)?.id;
    expect(idOfCurrent(fresh)).not.toBe(idOfCurrent(body));
  });

  it('tell of the latest use', async () => {
    const token = await signIn('riviere');
    const current = async () => {
      const { body } = await as(token, 'get', 'sessions').expect(200);
      return body.find(({ courante }: { courante: boolean }) => courante);
    };
    const before = await current();
    api.advance(5 * MINUTE);
    await as(token, 'get', 'user').expect(200);
    const after = await current();
    expect(after.debut).toBe(before.debut);
    expect(Date.parse(after.derniereActivite) - Date.parse(before.derniereActivite)).toBeGreaterThanOrEqual(
      5 * MINUTE,
    );
  });

  it('live twelve hours at most, however often they are refreshed', async () => {
    let token = await signIn('referent');
    let expiresAt = '';
    for (let n = 0; n < 25; n++) {
      api.advance(28 * MINUTE);
      ({ token, expiresAt } = await refresh(token));
    }
    // 11 h 40 min: the last token is shorter than half an hour.
    api.advance(19 * MINUTE);
    ({ token, expiresAt } = await refresh(token));
    expect(await statusOf(token)).toBe(200);
    api.advance(2 * MINUTE);
    expect(await statusOf(token)).toBe(401);
    await as(token, 'get', 'refresh').expect(401);
    expect(Date.parse(expiresAt)).toBeGreaterThan(0);
  });

  it('that are remembered live thirty days at most', async () => {
    const token = await signIn('referent', { rememberMe: true });
    api.advance(29 * DAY);
    const refreshed = await refresh(token);
    expect(await statusOf(refreshed.token)).toBe(200);
    api.advance(DAY);
    expect(await statusOf(refreshed.token)).toBe(401);
  });

  it('let a refreshed token be used for a minute, and end when it is used after that', async () => {
    const stolen = await signIn('point');
    const { token } = await refresh(stolen);
    api.advance(59 * SECOND);
    expect([await statusOf(stolen), await statusOf(token)]).toEqual([200, 200]);
    api.advance(2 * SECOND);
    expect(await statusOf(token)).toBe(200);
    expect(await statusOf(stolen)).toBe(401);
    expect(await statusOf(token)).toBe(401);
  });

  it('let two windows refresh at the same time', async () => {
    const token = await signIn('point');
    const [one, two] = await Promise.all([refresh(token), refresh(token)]);
    api.advance(2 * MINUTE);
    expect([await statusOf(one.token), await statusOf(two.token)]).toEqual([200, 200]);
  });

  it('all end with a change of the password but the one that made it', async () => {
    const [mine, other] = [await signIn('agence'), await signIn('agence')];
    const passwords = { password: NEW_PASSWORD, confirmation: NEW_PASSWORD };
    const { body } = await as(mine, 'put', 'password')
      .send({ oldPassword: DEMONSTRATION_PASSWORD, ...passwords })
      .expect(200);
    expect([await statusOf(body.token), await statusOf(other)]).toEqual([200, 401]);
    const { body: list } = await as(body.token, 'get', 'sessions').expect(200);
    expect(list).toHaveLength(1);
  });

  it('do not begin with a password that was changed meanwhile', async () => {
    const rows = new SessionRows(api.pool);
    const begun = await rows.begin({
      userId: demonstrationIds.users.bellevue,
      passwordHash: 'another',
      remembered: false,
      address: '192.0.2.1',
      browser: null,
      now: new Date(),
      expiresAt: new Date(Date.now() + HOUR),
    });
    expect(begun).toBeUndefined();
  });

  it('are bounded: the one that was used least recently makes room', async () => {
    const first = await signIn('sud');
    const { rows } = await api.pool.query<{ password_hash: string }>(
      `SELECT password_hash FROM reference.user_account WHERE login = 'sud'`,
    );
    const begin = (seconds: number) =>
      new SessionRows(api.pool).begin({
        userId: demonstrationIds.users.sud,
        passwordHash: rows[0]!.password_hash,
        remembered: false,
        address: '192.0.2.1',
        browser: null,
        now: new Date(Date.now() + 40 * DAY + seconds),
        expiresAt: new Date(Date.now() + 41 * DAY),
      });
    for (let n = 0; n < MAX_SESSIONS; n++) await begin(n);
    const { rows: counted } = await api.pool.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM reference.session WHERE user_id = $1',
      [demonstrationIds.users.sud],
    );
    expect(counted[0]!.count).toBe(MAX_SESSIONS);
    expect(await statusOf(first)).toBe(401);
  });
});

describe('a session that another process ends', () => {
  let api: TestApi;
  let here: Sessions;
  let session: SessionRow;
  const clock = () => new Date();

  beforeAll(async () => {
    api = await startTestApi();
    here = new Sessions(new SessionRows(api.pool), api.config, clock);
    here.onModuleInit();
  });
  afterAll(async () => {
    await here.onApplicationShutdown();
    await api.close();
  });

  const begin = async () => {
    const { rows } = await api.pool.query<{ password_hash: string }>(
      `SELECT password_hash FROM reference.user_account WHERE login = 'sud'`,
    );
    const begun = await new SessionRows(api.pool).begin({
      userId: demonstrationIds.users.sud,
      passwordHash: rows[0]!.password_hash,
      remembered: false,
      address: '192.0.2.1',
      browser: null,
      now: clock(),
      expiresAt: new Date(Date.now() + HOUR),
    });
    return begun!;
  };

  it('is over here too, without asking the database at each call', async () => {
    session = await begin();
    await eventually(() => here.isListening);
    expect(await here.find(session.id)).toMatchObject({ id: session.id, generation: 1 });
    const asked = jest.spyOn(api.pool, 'query');
    await here.find(session.id);
    await here.find(session.id);
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
    await new SessionRows(api.pool).rotate(session.id, 1, clock());
    await eventually(async () => (await here.find(session.id))?.generation === 2);
    await new SessionRows(api.pool).end(session.id);
    await eventually(async () => (await here.find(session.id)) === undefined);
  });

  it('is over at once where the notification cannot arrive', async () => {
    session = await begin();
    expect(await here.find(session.id)).toBeDefined();
    const deaf = new Sessions(new SessionRows(api.pool), api.config, clock);
    expect(await deaf.find(session.id)).toBeDefined();
    await new SessionRows(api.pool).end(session.id);
    expect(await deaf.find(session.id)).toBeUndefined();
  });

  it('is forgotten when the connection that listens is lost', async () => {
    session = await begin();
    await eventually(() => here.isListening);
    await here.find(session.id);
    const other = createPool(api.config.databaseUrl, 1);
    await other.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND application_name LIKE '%session_changed%'`,
    );
    await other.query('DELETE FROM reference.session WHERE id = $1', [session.id]);
    await other.end();
    await eventually(async () => (await here.find(session.id)) === undefined);
  });
});
