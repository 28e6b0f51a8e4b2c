/** The service with TLS to the event store, to Redis and to the mail server, by an authority of one's own. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RedisServer, redisIsInstalled, startRedis } from '../../services/jobs/testing/redis-server.js';
import { MailServer } from '../../services/mail/testing/mail-server.js';
import { type EventStoreDbDouble, startDouble } from '../eventstoredb-double/double.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { ServiceProcess } from '../support/service.js';

const ADMINISTRATOR = { username: 'chief', password: 'Neuf-Chevaux-2026' };

function isInstalled(): boolean {
  try {
    execFileSync('openssl', ['version'], { stdio: 'ignore' });
    return redisIsInstalled();
  } catch {
    return false;
  }
}

const specs = isInstalled() ? describe : describe.skip;
specs('without openssl or redis-server there is no TLS to try: engines with TLS', () => {
  let folder: string;
  let authority: string;
  let database: TestDatabase;
  let double: EventStoreDbDouble;
  let redis: RedisServer;
  let receiver: MailServer;
  let env: Record<string, string>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ledger-tls-'));
    authority = join(folder, 'server.crt');
    const key = join(folder, 'server.key');
    const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
    const made = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', authority];
    execFileSync('openssl', ['req', ...made, ...subject], { stdio: 'ignore' });
    const contents = { key: await readFile(key), certificate: await readFile(authority) };
    database = await createTestDatabase();
    double = await startDouble({ tls: contents });
    redis = await startRedis({ key, certificate: authority });
    receiver = new MailServer(contents);
    await receiver.start();
    env = {
      DATABASE_URL: database.url,
      EVENT_STORE_URL: `${double.url}&tlsCaFile=${authority}`,
      REDIS_URL: redis.url,
      SMTP_URL: `${receiver.url}?requireTLS=true`,
      NODE_EXTRA_CA_CERTS: authority,
      DEMO: 'false',
      ADMIN_LOGIN: ADMINISTRATOR.username,
      ADMIN_EMAIL: 'chief@example.org',
      ADMIN_PASSWORD: ADMINISTRATOR.password,
    };
  });
  afterAll(async () => {
    await receiver?.stop();
    await redis?.stop();
    await double?.stop();
    await database?.release();
    await rm(folder, { recursive: true, force: true });
  });

  it('stores, queues and sends', async () => {
    const service = await ServiceProcess.create(env);
    try {
      await service.start(120_000);
      const call = (path: string, body: object, headers: object = {}) =>
        fetch(`${service.url}/api/admin${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
        });
      const { token } = (await (await call('/auth/login', ADMINISTRATOR)).json()) as { token: string };
      const user = { login: 'odile', email: 'odile@example.org', lastname: 'Marchand', firstname: 'Odile' };
      const created = await call('/users', { ...user, actif: false }, { authorization: `Bearer ${token}` });
      expect(created.status).toBe(201);
      await eventually(() => receiver.received.length > 0, 120);
      expect(receiver.secured).toBe(receiver.received.length);
    } finally {
      await service.remove();
    }
  });

  it('does not start where nobody knows the authority', async () => {
    const { NODE_EXTRA_CA_CERTS: _, ...unknown } = env;
    const service = await ServiceProcess.create({ ...unknown, EVENT_STORE_URL: double.url });
    try {
      const { code, output } = await service.command('serve');
      expect(output).toContain(new URL(double.url).host);
      expect(code).toBe(1);
    } finally {
      await service.remove();
    }
  });
});
