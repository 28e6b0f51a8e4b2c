import { demonstrationIds } from '../../../demonstration/reference-data/demonstration.js';
import { type AdministrationApi, NEW, startAdministrationApi } from '../testing/administration-api.js';

const PASSWORD = 'Neuf-Chevaux-2026';
const WEEK = 7 * 24 * 60 * 60_000;

describe('users', () => {
  let api: AdministrationApi;
  let number = 0;

  beforeAll(async () => {
    api = await startAdministrationApi({ PUBLIC_URL: 'https://stock.example.org' });
  });
  afterAll(() => api.close());

  const mailsTo = async (address: string) =>
    (await api.mails()).filter((mail) => mail.includes(`To: ${address}`));
  const linkIn = (mail: string) => /passwordForgotten\?token=([\w-]+)/.exec(mail)![1]!;
  const login = (username: string, password: string) =>
    api.http().post('/api/admin/auth/login').send({ username, password });
  const reset = (token: string, password = PASSWORD) =>
    api.http().post('/api/admin/auth/password/reset').send({ token, password, confirmation: password });
  const newUser = async (change: object = {}) => {
    const user = { ...NEW.users, login: `user${++number}`, email: `user${number}@example.org`, ...change };
    return { ...user, id: await api.create('users', user) };
  };

  it('open their account by a link that was mailed, in their language', async () => {
    const user = await newUser({ langue: 'fr' });
    const [mail] = await mailsTo(user.email);
    expect(mail).toContain('Subject: Activation de votre compte');
    expect(mail!).toContain('Bonjour Odile Marchand');
    await login(user.login, PASSWORD).expect(401);
    await reset(linkIn(mail!)).expect(204);
    await login(user.login, PASSWORD).expect(200);
    expect((await api.as('admin', 'get', `users/${user.id}`)).body).toMatchObject({
      actif: true,
      langue: 'fr',
    });
    await reset(linkIn(mail!)).expect(400);
  });

  it.each(['adm\u0130n', '\u0430dmin', 'agn\u00e8s', 'ad min', '-admin'])(
    'get no login %j, which could be taken for another',
    async (login) => {
      const user = { ...NEW.users, login, email: `other${++number}@example.org` };
      const { body } = await api.as('admin', 'post', 'users').send(user).expect(400);
      expect(body.fieldErrors[0]).toMatchObject({ field: 'login', code: 'user.error.loginCharacters' });
      const { id } = await newUser();
      const renamed = await api.as('admin', 'put', `users/${id}`, { ...user, login }).expect(400);
      expect(renamed.body.fieldErrors[0]).toMatchObject({ code: 'user.error.loginCharacters' });
    },
  );

  it.each(['ad\u200bmin', 'ad\u00admin'])(
    'get no login %j: it is taken but for what nobody sees',
    async (login) => {
      const user = { ...NEW.users, login, email: `other${++number}@example.org` };
      const { body } = await api.as('admin', 'post', 'users').send(user).expect(400);
      expect(body.fieldErrors[0]).toMatchObject({ field: 'login', code: 'user.error.loginTaken' });
    },
  );

  it('keep a login of other characters that they have', async () => {
    const user = await newUser({ password: PASSWORD, actif: true });
    const accented = `agn\u00e8s${number}`;
    await api.source.query('UPDATE reference.user_account SET login = $2 WHERE id = $1', [user.id, accented]);
    await login(accented, PASSWORD).expect(200);
    const changed = { ...user, password: undefined, login: accented, company: 'CHU' };
    await api.as('admin', 'put', `users/${user.id}`, changed).expect(200);
  });

  it('are told apart by how far their invitation is, and are sent another', async () => {
    const user = await newUser();
    const state = async () => {
      const { body } = await api.as('admin', 'get', `users/${user.id}`).expect(200);
      const { body: list } = await api.as('admin', 'get', `users?q=${user.login}`).expect(200);
      expect(list[0].invitation).toEqual(body.invitation);
      return body.invitation?.statut;
    };
    expect(await mailsTo(user.email)).toHaveLength(1);
    expect(await state()).toBe('EN_ATTENTE');
    api.advance(WEEK);
    expect(await state()).toBe('EXPIREE');
    await api.as('admin', 'post', `users/${user.id}/invitation`).expect(204);
    expect(await state()).toBe('EN_ATTENTE');
    const mails = await mailsTo(user.email);
    expect(mails).toHaveLength(2);
    await reset(linkIn(mails[1]!)).expect(204);
    expect(await state()).toBeUndefined();
    const { body } = await api.as('admin', 'post', `users/${user.id}/invitation`).expect(400);
    expect(body.globalErrors).toMatchObject([{ code: 'user.error.alreadyActivated' }]);
  });

  it('keep their invitation though somebody asks for a new password in their name', async () => {
    const user = await newUser();
    const [invitation] = await mailsTo(user.email);
    await api.http().post('/api/admin/auth/password/forgotten').send({ login: user.login }).expect(204);
    const { body } = await api.as('admin', 'get', `users/${user.id}`).expect(200);
    expect(body.invitation).toMatchObject({ statut: 'EN_ATTENTE' });
    await reset(linkIn(invitation!)).expect(204);
  });

  it('are sent their invitation anew where their address is corrected while it is open', async () => {
    const user = await newUser();
    const correct = (change: object) =>
      api.as('admin', 'put', `users/${user.id}`, { ...user, ...change }).expect(200);
    const [first] = await mailsTo(user.email);
    const email = `right-${user.email}`;
    const { body } = await correct({ email });
    expect(body.invitation.statut).toBe('EN_ATTENTE');
    const [second, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    await reset(linkIn(first!)).expect(400);
    // Another field is no reason to write again; neither is a link that could not be used any more.
    await correct({ email, company: 'CHU' });
    expect(await mailsTo(email)).toHaveLength(1);
    await reset(linkIn(second!)).expect(204);
    await correct({ email: `third-${user.email}` });
    expect(await mailsTo(`third-${user.email}`)).toEqual([]);
  });

  it('have a week for it, and get another link when they are enabled', async () => {
    const user = await newUser();
    const [first] = await mailsTo(user.email);
    api.advance(WEEK);
    await reset(linkIn(first!)).expect(400);
    await api.as('admin', 'put', 'users/status', { id: user.id, status: true }).expect(200);
    const mails = await mailsTo(user.email);
    expect(mails).toHaveLength(2);
    await reset(linkIn(mails[1]!)).expect(204);
  });

  it('get another link when they are enabled in their form', async () => {
    const user = await newUser({ actif: false });
    expect(await mailsTo(user.email)).toHaveLength(1);
    api.advance(WEEK);
    const change = async (actif: boolean) => {
      const { body } = await api.as('admin', 'get', `users/${user.id}`).expect(200);
      await api.as('admin', 'put', `users/${user.id}`, { ...body, actif }).expect(200);
    };
    await change(true);
    await change(true);
    const mails = await mailsTo(user.email);
    expect(mails).toHaveLength(2);
    await reset(linkIn(mails[1]!)).expect(204);
    await change(false);
    await change(true);
    expect(await mailsTo(user.email)).toHaveLength(2);
  });

  it('lose their rights where these are emptied, and keep them where they are not named', async () => {
    const user = await newUser({ authorities: ['ROLE_VACCINATION_CENTER'] });
    const change = async (authorities: null | undefined) => {
      const { body } = await api.as('admin', 'get', `users/${user.id}`).expect(200);
      await api.as('admin', 'put', `users/${user.id}`, { ...body, authorities }).expect(200);
      return (await api.as('admin', 'get', `users/${user.id}`)).body.authorities;
    };
    expect(await change(undefined)).toEqual(['ROLE_VACCINATION_CENTER']);
    expect(await change(null)).toEqual([]);
  });

  it('need no mail where a password was set', async () => {
    const user = await newUser({ password: PASSWORD, actif: true });
    expect(await mailsTo(user.email)).toEqual([]);
    await login(user.login, PASSWORD).expect(200);
  });

  it('lose their sessions and links with their account, and keep their name in the history', async () => {
    const user = await newUser({ password: PASSWORD, actif: true });
    const { body } = await login(user.login.toUpperCase(), PASSWORD).expect(200);
    await api.http().post('/api/admin/auth/password/forgotten').send({ login: user.login }).expect(204);
    const [mail] = await mailsTo(user.email);
    const who = () => api.http().get('/api/admin/auth/user').set('Authorization', `Bearer ${body.token}`);
    await who().expect(200);
    await api.as('admin', 'put', 'users/status', { id: user.id, status: false }).expect(200);
    await who().expect(401);
    await reset(linkIn(mail!)).expect(400);
    await api.as('admin', 'put', 'users/status', { id: user.id, status: true }).expect(200);
    await who().expect(401);
    expect(api.directory.userName(user.id)).toBe('Odile Marchand');
  });

  it.each([
    ['login', { login: 'renamed' }],
    ['e-mail address', { email: 'renamed@example.org' }],
  ])('lose their sessions and links with a change of their %s', async (_, change) => {
    const user = await newUser({ password: PASSWORD, actif: true });
    const save = (changed: object) =>
      api.as('admin', 'put', `users/${user.id}`, { ...user, password: undefined, ...changed }).expect(200);
    const { body } = await login(user.login, PASSWORD).expect(200);
    const who = () => api.http().get('/api/admin/auth/user').set('Authorization', `Bearer ${body.token}`);
    await api.http().post('/api/admin/auth/password/forgotten').send({ login: user.login }).expect(204);
    const [mail] = await mailsTo(user.email);
    await save({ company: 'Hôpital' });
    await who().expect(200);
    await save(change);
    await who().expect(401);
    await reset(linkIn(mail!)).expect(400);
    // Back again: what was spent stays spent.
    await save({});
    await who().expect(401);
    await reset(linkIn(mail!)).expect(400);
  });

  it('who change their own address keep the session in which they do it', async () => {
    const user = await newUser({
      password: PASSWORD,
      actif: true,
      authorities: ['ROLE_ADMIN'],
    });
    const [mine, other] = [await login(user.login, PASSWORD), await login(user.login, PASSWORD)];
    const as = (token: string, method: 'get' | 'put', path: string) =>
      api.http()[method](`/api/admin/${path}`).set('Authorization', `Bearer ${token}`);
    await as(mine.body.token, 'put', `users/${user.id}`)
      .send({ ...user, password: undefined, email: 'mine@example.org' })
      .expect(200);
    await as(mine.body.token, 'get', 'auth/user').expect(200);
    await as(other.body.token, 'get', 'auth/user').expect(401);
    await api.as('admin', 'put', 'users/status', { id: user.id, status: false }).expect(200);
  });

  it('have their centres from the centres', async () => {
    const user = await newUser({ centres: [demonstrationIds.centres.centreMer] });
    const centre = demonstrationIds.centres.centreRiviere;
    const { body: before } = await api.as('admin', 'get', `centre/${centre}`).expect(200);
    await api.as('admin', 'put', 'centre', { ...before, users: [...before.users, user.id] }).expect(200);
    const shown = async () => (await api.as('admin', 'get', `users/${user.id}`).expect(200)).body.centres;
    const riviere = { id: centre, nom: 'Centre Rivière', service: 'Vaccination', type: 'VACCINATION' };
    expect(await shown()).toEqual([{ ...riviere, actif: true }]);
    await api.as('admin', 'put', 'centre/status', { id: centre, status: false }).expect(200);
    expect(await shown()).toEqual([{ ...riviere, actif: false }]);
    await api.as('admin', 'put', 'centre/status', { id: centre, status: true }).expect(200);
  });

  it('include an administrator, always', async () => {
    const { admin } = demonstrationIds.users;
    const { body: status } = await api
      .as('admin', 'put', 'users/status', { id: admin, status: false })
      .expect(400);
    expect(status.fieldErrors).toMatchObject([{ field: 'status', code: 'user.error.lastAdministrator' }]);
    const { body: current } = await api.as('admin', 'get', `users/${admin}`).expect(200);
    const { body } = await api
      .as('admin', 'put', 'users', { ...current, authorities: ['ROLE_DISPATCH_CENTER'] })
      .expect(400);
    expect(body.fieldErrors).toMatchObject([{ field: 'authorities', code: 'user.error.lastAdministrator' }]);
  });

  it('include an administrator who can sign in: one who is invited, and has no password yet, is none', async () => {
    const { admin } = demonstrationIds.users;
    const disable = () => api.as('admin', 'put', 'users/status', { id: admin, status: false });
    const invited = await newUser({ actif: true, authorities: ['ROLE_ADMIN'] });
    const { body } = await disable().expect(400);
    expect(body.fieldErrors).toMatchObject([{ field: 'status', code: 'user.error.lastAdministrator' }]);
    // An invited one goes without a question: there is the one who does it.
    await api.as('admin', 'put', 'users/status', { id: invited.id, status: false }).expect(200);
  });

  it('are listed by page, range, order and filter', async () => {
    const { body: page } = await api.as('admin', 'get', 'users?page=0&size=3').expect(200);
    expect(page.content).toHaveLength(3);
    const query = new URLSearchParams({
      range: '[0,1]',
      sort: '["login","DESC"]',
      filter: '{"authority":"ROLE_DISPATCH_CENTER","actif":true}',
    });
    const { body, headers } = await api.as('admin', 'get', `users?${query}`).expect(200);
    expect(body.map((user: { login: string }) => user.login)).toEqual(['sud', 'referent']);
    expect(headers['content-range']).toBe('users 0-1/4');
  });
});
