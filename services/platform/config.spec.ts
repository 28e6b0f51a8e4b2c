import { readConfig } from './config.js';

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
});
