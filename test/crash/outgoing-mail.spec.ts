/**
 * The service killed while it creates users and their activation mails: each user that exists gets one mail, and no
 * other mail is sent, whether it died between the commit and the relay, or between the relay and the queue.
 * `MAIL_DEATHS=4` kills it four times.
 */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { MailServer } from '../../services/mail/testing/mail-server.js';
import { createTestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { ServiceProcess } from '../support/service.js';

const DEATHS = Number(process.env.MAIL_DEATHS ?? 2);
const USERS_A_DEATH = 40;
/** So many users are created before the service is killed, a number for each death in turn. */
const CREATED_BEFORE = [8, 32, 16, 24];
const ADMINISTRATOR = { username: 'chief', password: 'Neuf-Chevaux-2026' };

describe('mails of a service that is killed', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let pool: pg.Pool;
  let service: ServiceProcess;
  let receiver: MailServer;

  beforeAll(async () => {
    database = await createTestDatabase();
    pool = new pg.Pool({ connectionString: database.url });
    // Its connections end with the database.
    pool.on('error', () => {});
    receiver = new MailServer();
    await receiver.start();
    service = await ServiceProcess.create({
      DATABASE_URL: database.url,
      DEMO: 'false',
      ADMIN_LOGIN: ADMINISTRATOR.username,
      ADMIN_EMAIL: 'chief@example.org',
      ADMIN_PASSWORD: ADMINISTRATOR.password,
      SMTP_URL: receiver.url,
    });
  }, 180_000);

  afterAll(async () => {
    await service?.remove();
    await pool?.end();
    await receiver?.stop();
    await database?.release();
  });

  const call = (path: string, body: object, headers: object = {}) =>
    fetch(`${service.url}/api/admin${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const create = (token: string, login: string) =>
    call(
      '/users',
      { login, email: `${login}@example.org`, lastname: 'Marchand', firstname: 'Odile', actif: false },
      { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    ).catch(() => undefined);
  const created = async () => {
    const { rows } = await pool.query<{ email: string }>(
      `SELECT email FROM reference.user_account WHERE login LIKE 'user-%'`,
    );
    return rows.map(({ email }) => email).sort();
  };

  it(`gives each user one mail over ${DEATHS} deaths`, async () => {
    for (let death = 1; death <= DEATHS; death++) {
      await service.start(120_000);
      const { token } = (await (await call('/auth/login', ADMINISTRATOR)).json()) as { token: string };
      const before = (await created()).length;
      const logins = Array.from({ length: USERS_A_DEATH }, (_, n) => `user-${death}-${n}`);
      const calls = logins.map((login) => create(token, login));
      const least = before + CREATED_BEFORE[(death - 1) % CREATED_BEFORE.length]!;
      await eventually(async () => (await created()).length >= least);
      await service.kill({ database: false });
      await Promise.all(calls);
    }
    const expected = await created();
    expect(expected.length).toBeGreaterThanOrEqual(DEATHS * 8);
    await service.start(120_000);
    const arrived = () => {
      const mails = new Map(receiver.received.map(({ messageId, to }) => [messageId, to![0]!.address!]));
      return [...mails.values()].sort();
    };
    await eventually(() => arrived().length >= expected.length, 120);
    expect(arrived()).toEqual(expected);
    const waiting = async () => {
      const { rows } = await pool.query<{ waiting: number }>(
        'SELECT count(*)::int AS waiting FROM platform.outgoing_mail',
      );
      return rows[0]!.waiting;
    };
    // The last of them are handed over again before the relay forgets them; nobody gets a mail twice.
    await eventually(async () => (await waiting()) === 0, 120);
    expect(arrived()).toEqual(expected);
  }, 600_000);
});
