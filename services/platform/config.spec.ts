import { readConfig } from './config.js';

const DATABASE_URL = 'postgres://localhost/ledger';

describe('the configuration', () => {
  const read = (env: Readonly<Record<string, string>>) => readConfig({ DATABASE_URL, ...env });

  it('serves demonstration data to this machine alone, unless a host is given', () => {
    expect(read({ DEMO: 'true' }).host).toBe('127.0.0.1');
    expect(read({ DEMO: 'true', HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
    expect(read({}).host).toBe('0.0.0.0');
  });

  it.each([
    [{ ADMIN_LOGIN: 'chief', ADMIN_PASSWORD: 'Neuf-Chevaux-2026' }],
    [{ ADMIN_LOGIN: 'chief', ADMIN_EMAIL: 'chief@example.org' }],
    [{ ADMIN_EMAIL: 'chief@example.org' }],
  ])('refuses %j: a first administrator needs all three settings', (given) => {
    expect(() => read(given)).toThrow(/ADMIN_LOGIN, ADMIN_EMAIL and ADMIN_PASSWORD/);
  });
});
