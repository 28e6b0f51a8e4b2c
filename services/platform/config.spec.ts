import { readConfig } from './config.js';
import { StartRefused } from './start-refused.js';

const DATABASE_URL = 'postgres://localhost/ledger';

describe('the configuration', () => {
  const read = (env: Readonly<Record<string, string>>) =>
    readConfig({ DATABASE_URL, MAIL_OUTBOX: 'true', ...env });

  it('serves demonstration data to this machine alone, unless a host is given', () => {
    expect(read({ DEMO: 'true' }).host).toBe('127.0.0.1');
    expect(read({ DEMO: 'true', HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
    expect(read({}).host).toBe('0.0.0.0');
  });

  it('refuses to keep mails in a folder where nobody has said so', () => {
    const silent = { MAIL_OUTBOX: '' };
    expect(() => read(silent)).toThrow(/mails have nowhere to go: give SMTP_URL, or MAIL_OUTBOX=true/);
    expect(() => read({ MAIL_OUTBOX: 'false' })).toThrow(/mails have nowhere to go/);
    expect(read({ ...silent, SMTP_URL: 'smtp://mail' }).smtpUrl).toBe('smtp://mail');
    expect(read({ ...silent, DEMO: 'true' }).demo).toBe(true);
    expect(read({ ...silent, ROLES: 'projector' }).smtpUrl).toBeUndefined();
  });

  it.each([
    [{ ADMIN_LOGIN: 'chief', ADMIN_PASSWORD: 'Neuf-Chevaux-2026' }],
    [{ ADMIN_LOGIN: 'chief', ADMIN_EMAIL: 'chief@example.org' }],
    [{ ADMIN_EMAIL: 'chief@example.org' }],
  ])('refuses %j: a first administrator needs all three settings', (given) => {
    expect(() => read(given)).toThrow(/ADMIN_LOGIN, ADMIN_EMAIL and ADMIN_PASSWORD/);
  });

  it.each([
    'DEMO',
    'CHROMIUM_SANDBOX',
    'REPLENISHMENT_COVERAGE',
    'REPLENISHMENT_DOSE',
    'TRANSFERT_PREPARATION',
  ])('refuses a %s that is neither true nor false', (name) => {
    expect(() => read({ [name]: 'yes' })).toThrow(`${name} is true or false, not yes`);
  });

  it('has the browser run in its sandbox unless told otherwise', () => {
    expect(read({}).chromiumSandbox).toBe(true);
    expect(read({ CHROMIUM_SANDBOX: 'false' }).chromiumSandbox).toBe(false);
  });

  it('refuses a level of the log that there is not', () => {
    expect(() => read({ LOG_LEVEL: 'loud' })).toThrow(/LOG_LEVEL is one of trace, .*, not loud/);
    expect(read({ LOG_LEVEL: 'debug' }).logLevel).toBe('debug');
    expect(read({}).logLevel).toBe('info');
  });

  it.each([
    ['DATABASE_URL', 'garbage'],
    ['DATABASE_URL', 'mysql://ledger:s3cret@db/ledger'],
    ['DATABASE_URL', 'postgres://ledger:s3cret#1@db/ledger'],
    ['DATABASE_OWNER_URL', 'http://owner:s3cret@db/ledger'],
    ['EVENT_STORE_URL', 'http://events'],
    ['REDIS_URL', 'http://queue:s3cret@redis'],
    ['SMTP_URL', 'ftp://mailer:s3cret@mail'],
    ['PUBLIC_URL', 'notaurl'],
    ['PUBLIC_URL', 'ftp://ledger.example.org'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector'],
  ])('refuses %s=%s, without repeating what may hold a password', (name, value) => {
    const refused = () => read({ [name]: value });
    expect(refused).toThrow(new RegExp(`${name} is an address such as`));
    expect(refused).not.toThrow(/s3cret/);
  });

  it('takes every form of address that the engines know', () => {
    for (const url of [
      'postgresql://db/ledger',
      'postgres://ledger:9f2Kq@db:5433/ledger?sslmode=verify-full&sslrootcert=/ca.crt',
    ])
      expect(read({ DATABASE_URL: url }).databaseUrl).toBe(url);
    for (const url of [
      'esdb://a:2113,b:2113,c:2113?tls=true',
      'esdb+discover://ledger:9f,2Kq@events:2113',
      'kurrentdb://events:2113',
      'postgres://events/ledger',
    ])
      expect(read({ EVENT_STORE_URL: url }).eventStoreUrl).toBe(url);
    expect(read({ REDIS_URL: 'rediss://:9f2Kq@redis:6380/1' }).redisUrl).toBeDefined();
    expect(read({ SMTP_URL: 'smtps://post@example.org:9f2Kq@mail' }).smtpUrl).toBeDefined();
  });

  it('names all faults at once, in a sentence for who starts it', () => {
    const refused = () => read({ PORT: 'x', LOG_LEVEL: 'loud', REDIS_URL: 'x', REPLENISHMENT_DOSE: 'x' });
    expect(refused).toThrow(StartRefused);
    for (const name of ['PORT', 'LOG_LEVEL', 'REDIS_URL', 'REPLENISHMENT_DOSE'])
      expect(refused).toThrow(new RegExp(`- ${name} `));
  });
});
