/** What a service that is killed leaves half answered, sent again under the same `Idempotency-Key`: done once. */
import { createHash, randomUUID } from 'node:crypto';
import { KeyedCalls } from '../http/idempotency/keyed-calls.js';
import {
  type AdministrationApi,
  type Method,
  NEW,
  RESOURCES,
  type SentFile,
  startAdministrationApi,
  xlsx,
} from './testing/administration-api.js';

describe('a write of the administration that is repeated after a crash', () => {
  let api: AdministrationApi;

  beforeAll(async () => {
    api = await startAdministrationApi();
  });
  afterAll(() => api.close());

  const entries = async () => {
    const { rows } = await api.pool.query('SELECT count(*)::int AS count FROM reference.audit_entry');
    return rows[0].count as number;
  };
  const mails = async () => (await api.mails()).length;

  /** As if the service had died after what it did and before the answer was written down. */
  async function forgetAnswer(key: string): Promise<void> {
    await api.app.get(KeyedCalls, { strict: false }).idle();
    const { rowCount } = await api.pool.query(
      `UPDATE platform.idempotency_key SET status = NULL, response = NULL, position = NULL WHERE key = $1`,
      [key],
    );
    expect(rowCount).toBe(1);
  }

  /** @returns what both calls answered */
  async function twice(method: Method, path: string, body: object) {
    const key = randomUUID();
    const send = () => api.as('admin', method, path, body).set('Idempotency-Key', key);
    const first = await send();
    expect([first.status, first.body]).toEqual([expect.any(Number), expect.any(Object)]);
    expect(first.status).toBeLessThan(300);
    const [written, mailed] = [await entries(), await mails()];
    await forgetAnswer(key);
    const again = await send();
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect([await entries(), await mails()]).toEqual([written, mailed]);
    return first.body;
  }

  it.each(RESOURCES)('is done once: %s', async (resource) => {
    const { id } = await twice('post', resource, NEW[resource]);
    const { body: loaded } = await api.as('admin', 'get', `${resource}/${id}`).expect(200);
    const changed = await twice('put', `${resource}/${id}`, loaded);
    expect(changed.version).toBe(loaded.version + 1);
  });

  it('switches a record once', async () => {
    const id = await api.create('centre', { ...NEW.centre, nom: 'Centre à deux temps' });
    const { actif, version } = await twice('put', 'centre/status', { id, status: true });
    expect([actif, version]).toEqual([true, 2]);
  });

  it('imports a file once, and no other file under its key', async () => {
    const fileOf = (name: string) =>
      xlsx([
        ['codeCip', 'nomCommercial', 'type', 'nom', 'typeConditionnement', 'nbDoses'],
        [name, name, 'MEDICAMENT', name, 'BOITE', 1],
      ]);
    const key = randomUUID();
    const send = (file: SentFile) =>
      api
        .upload('admin', 'post', 'referentiel/produit/import', { dryRun: false }, file)
        .set('Idempotency-Key', key);
    const file = await fileOf('TWICE-1');
    const { body: first } = await send(file).expect(200);
    expect(first.creations).toBe(1);
    await forgetAnswer(key);
    const { body: again } = await send(file).expect(200);
    expect(again).toEqual(first);
    const { body: other } = await send(await fileOf('TWICE-2')).expect(409);
    expect(other.code).toBe('idempotencyKey.error.reused');
  });

  it('of a password or a sign-in leaves nothing from which a secret or a token could be read', async () => {
    const password = 'Neuf-Chevaux-2026';
    const rows = async () => {
      const { rows } = await api.pool.query<{ row: string; body_hash: string }>(
        'SELECT key_row::text AS row, body_hash FROM platform.idempotency_key key_row',
      );
      return rows;
    };
    const before = (await rows()).length;
    const user = { ...NEW.users, login: 'secrets', email: 'secrets@demo.example', password, actif: true };
    await api.as('admin', 'post', 'users', user).set('Idempotency-Key', randomUUID()).expect(201);
    const { body } = await api
      .http()
      .post('/api/admin/auth/login')
      .set('Idempotency-Key', randomUUID())
      .send({ username: 'secrets', password })
      .expect(200);
    const change = { oldPassword: password, password: 'Dix-Moutons-2027', confirmation: 'Dix-Moutons-2027' };
    await api
      .http()
      .put('/api/admin/auth/password')
      .set('Authorization', `Bearer ${body.token}`)
      .set('Idempotency-Key', randomUUID())
      .send(change)
      .expect(200);
    const kept = await rows();
    // The user's alone: what is sent and answered under /auth is not stored.
    expect(kept).toHaveLength(before + 1);
    expect(kept.map(({ row }) => row).join()).not.toMatch(/Chevaux|Moutons|eyJ/);
    const plain = (content: object) =>
      createHash('sha256')
        .update(JSON.stringify(Object.fromEntries(Object.entries(content).sort())))
        .digest('hex');
    expect(kept.map(({ body_hash }) => body_hash)).not.toContain(plain(user));
  });

  it('writes to each receiver once', async () => {
    await api.pool.query(`UPDATE reference.centre SET email = code || '@demo.example'`);
    const before = await mails();
    const { nbMails } = await twice('post', 'centre/mail', { title: 'Fermeture', body: 'Le 14 juillet.' });
    expect(nbMails).toBeGreaterThan(3);
    expect(await mails()).toBe(before + nbMails);
  });

  it('is done where it was refused before, and had come to nothing', async () => {
    const key = randomUUID();
    const send = (body: object) =>
      api.as('admin', 'post', 'referentiel/tracker', body).set('Idempotency-Key', key);
    const body = { ...NEW['referentiel/tracker'], nom: 'FT-2' };
    await send({ ...body, fabricant: '' }).expect(400);
    await send(body).expect(201);
  });
});
