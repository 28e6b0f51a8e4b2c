import { DEMONSTRATION_PASSWORD } from '../../../demonstration/reference-data/demonstration.js';
import { OWN_ROWS } from '../../../reference-data/audit/security-log.js';
import { alphabetical } from '../../../words/alphabetical.js';
import { enumerationWord } from '../../../words/catalogue.js';
import { type AdministrationApi, NEW, startAdministrationApi } from '../testing/administration-api.js';

const NEW_PASSWORD = 'Neuf-chevaux-2026';

describe('the security trail', () => {
  let api: AdministrationApi;

  beforeAll(async () => {
    api = await startAdministrationApi();
  });
  afterAll(() => api.close());

  const trail = async (query: string) =>
    (await api.as('admin', 'get', `audit/securite?${query}`).expect(200)).body;
  const signIn = (username: string, password = DEMONSTRATION_PASSWORD) =>
    api.http().post('/api/admin/auth/login').send({ username, password });
  const as = (token: string, method: 'get' | 'post' | 'put', path: string) =>
    api.http()[method](`/api/admin/auth/${path}`).set('Authorization', `Bearer ${token}`);

  it('tells of sign-ins, failures and sign-outs', async () => {
    const { body } = await signIn('sud').expect(200);
    await signIn('sud', 'wrong').expect(401);
    await as(body.token, 'post', 'logout').expect(204);
    const entries = await trail('login=sud');
    expect(entries).toMatchObject([
      { evenement: 'DECONNEXION', resultat: 'SUCCES', utilisateur: 'Inès Morel' },
      { evenement: 'CONNEXION', resultat: 'ECHEC', utilisateur: null },
      { evenement: 'CONNEXION', resultat: 'SUCCES', utilisateur: 'Inès Morel' },
    ]);
    expect(entries[0]).toEqual({
      id: expect.any(String),
      date: expect.stringMatching(/Z$/),
      evenement: 'DECONNEXION',
      login: 'sud',
      adresse: expect.stringContaining('127.0.0.1'),
      resultat: 'SUCCES',
      utilisateur: 'Inès Morel',
      nombre: 1,
    });
    expect(JSON.stringify(entries)).not.toContain('wrong');
  });

  it('tells of passwords and links', async () => {
    const { body } = await signIn('point').expect(200);
    const passwords = { password: NEW_PASSWORD, confirmation: NEW_PASSWORD };
    await as(body.token, 'put', 'password')
      .send({ oldPassword: 'wrong', ...passwords })
      .expect(400);
    await as(body.token, 'put', 'password')
      .send({ oldPassword: DEMONSTRATION_PASSWORD, ...passwords })
      .expect(200);
    await api.http().post('/api/admin/auth/password/forgotten').send({ login: 'point' }).expect(204);
    await api.http().post('/api/admin/auth/password/forgotten').send({ login: 'pointless' }).expect(204);
    await api
      .http()
      .post('/api/admin/auth/password/reset')
      .send({ token: 'none', ...passwords })
      .expect(400);
    const found = async (query: string) =>
      (await trail(query)).map(({ login, resultat }: Record<string, string>) => `${login} ${resultat}`);
    expect(await found('evenement=MOT_DE_PASSE')).toEqual(['null ECHEC', 'point SUCCES', 'point ECHEC']);
    expect(await found('evenement=LIEN')).toEqual(['pointless ECHEC', 'point SUCCES']);
  });

  it('tells of changed rights and of refusals', async () => {
    const id = await api.create('users', NEW.users);
    const { login, email, lastname, firstname } = NEW.users;
    const save = (change: object) =>
      api.as('admin', 'put', 'users', { id, login, email, lastname, firstname, ...change }).expect(200);
    await save({ authorities: ['ROLE_ADMIN'] });
    await save({ company: 'Hôpital' });
    await api.as('admin', 'put', 'users/status', { id, status: true }).expect(200);
    const rights = await trail(`evenement=DROITS&login=${login}`);
    expect(rights).toHaveLength(3);
    expect(rights[0]).toMatchObject({ resultat: 'SUCCES', utilisateur: 'Agnès Delmas' });
    await api.as('bellevue', 'get', 'audit/securite').expect(403);
    expect(await trail('evenement=REFUS')).toMatchObject([{ login: 'bellevue', resultat: 'ECHEC' }]);
  });

  it('tells of a token that was used after it had been replaced', async () => {
    const { body } = await signIn('riviere').expect(200);
    await as(body.token, 'get', 'refresh').expect(200);
    api.advance(2 * 60_000);
    await as(body.token, 'get', 'user').expect(401);
    expect(await trail('evenement=REFUS&login=riviere')).toMatchObject([{ resultat: 'ECHEC' }]);
  });

  it('counts a flood of failures instead of storing each', async () => {
    api.advance(5 * 60_000);
    const before = await trail('resultat=ECHEC');
    const flood = OWN_ROWS + 40;
    for (let n = 0; n < flood; n++)
      await api
        .http()
        .post('/api/admin/auth/password/reset')
        .send({
          token: `guess ${n}`,
          password: NEW_PASSWORD,
          confirmation: NEW_PASSWORD,
        });
    const after = await trail('resultat=ECHEC');
    const sum = (entries: { nombre: number }[]) => entries.reduce((total, { nombre }) => total + nombre, 0);
    expect(sum(after) - sum(before)).toBe(flood);
    expect(after.length - before.length).toBeLessThan(flood);
  });

  it('is sorted by the words of what happened', async () => {
    const sorted = await trail(`sort=${encodeURIComponent('["evenement","ASC"]')}`);
    const words = sorted.map(({ evenement }: Record<string, string>) =>
      enumerationWord('securityEvent', evenement!, 'en'),
    );
    expect(new Set(words).size).toBeGreaterThan(3);
    expect(words).toEqual([...words].sort(alphabetical));
  });

  it('is read in pages, by administrators alone', async () => {
    const all = await trail('');
    const { body } = await api.as('admin', 'get', 'audit/securite?page=1&size=2').expect(200);
    expect(body.totalElements).toBeGreaterThanOrEqual(all.length);
    expect(body.content).toHaveLength(2);
    for (const login of ['dispatch', 'referent', 'bellevue'] as const)
      await api.as(login, 'get', 'audit/securite').expect(403);
  });
});
