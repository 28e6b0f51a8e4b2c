import { startTestApi, type TestApi } from '../../../test/support/api.js';
import { DEMONSTRATION_PASSWORD } from '../../demonstration/reference-data/demonstration.js';
import { CLOCK, type Clock } from '../../platform/tokens.js';
import { Passwords } from './passwords.js';

const NEW_PASSWORD = 'Neuf-chevaux-2026';
const HOUR = 60 * 60_000;

describe('passwords', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi({ env: { PUBLIC_URL: 'https://stock.example.org' } });
  });
  afterAll(() => api.close());

  const forgot = (login: string) => api.http().post('/api/admin/auth/password/forgotten').send({ login });
  const reset = (body: object) => api.http().post('/api/admin/auth/password/reset').send(body);
  const login = (username: string, password: string) =>
    api.http().post('/api/admin/auth/login').send({ username, password });

  const linkOf = (mail: string) =>
    /https:\/\/stock\.example\.org\/passwordForgotten\?token=([\w-]+)/.exec(mail)?.[1];
  const newLink = async (username: string) => {
    const before = (await api.mails()).length;
    await forgot(username).expect(204);
    const mails = await api.mails();
    expect(mails).toHaveLength(before + 1);
    return linkOf(mails.at(-1)!)!;
  };

  it('mails a link, and answers the same where nobody has that login', async () => {
    await forgot('nobody').expect(204);
    await api.pool.query(`UPDATE reference.user_account SET active = false WHERE login = 'agence'`);
    await forgot('agence').expect(204);
    expect(await api.mails()).toEqual([]);
    const answer = await forgot('bellevue').expect(204);
    expect(answer.text).toBe('');
    const [mail] = await api.mails();
    expect(mail).toContain('To: bellevue@demo.example');
    expect(mail).toContain('Subject: Reset your password');
    expect(linkOf(mail!)).toBeDefined();
  });

  it('writes in the user’s language', async () => {
    await api.pool.query(`UPDATE reference.user_account SET language = 'fr' WHERE login = 'point'`);
    await forgot('point').expect(204);
    expect((await api.mails()).at(-1)).toContain('Bonjour Sofia Renard,');
  });

  it('takes a link once, and ends every session of the user', async () => {
    const session = api.tokenOf('sud');
    const token = await newLink('sud');
    await reset({ token, password: NEW_PASSWORD, confirmation: NEW_PASSWORD }).expect(204);
    await api.http().get('/api/admin/auth/user').set('Authorization', `Bearer ${session}`).expect(401);
    await login('sud', NEW_PASSWORD).expect(200);
    await login('sud', DEMONSTRATION_PASSWORD).expect(401);
    const again = await reset({
      token,
      password: 'Dix-chevaux-2026',
      confirmation: 'Dix-chevaux-2026',
    }).expect(400);
    expect(again.body).toEqual({
      globalErrors: [
        {
          code: 'password.error.linkInvalid',
          message: 'This link was used or is too old, ask for a new one',
          arguments: {},
        },
      ],
      fieldErrors: [],
    });
  });

  it('spends the older links with the newer one', async () => {
    const older = await newLink('referent');
    const newer = await newLink('referent');
    const answer = await reset({ token: newer, password: NEW_PASSWORD, confirmation: NEW_PASSWORD });
    expect([answer.status, answer.body]).toEqual([204, {}]);
    await reset({ token: older, password: NEW_PASSWORD, confirmation: NEW_PASSWORD }).expect(400);
  });

  it('lets one of two uses at the same time win', async () => {
    const token = await newLink('dispatch');
    const answers = await Promise.all(
      [1, 2, 3].map(() => reset({ token, password: NEW_PASSWORD, confirmation: NEW_PASSWORD })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400, 400]);
  });

  it('keeps a link good while the password breaks a rule', async () => {
    const token = await newLink('riviere');
    const { body } = await reset({ token, password: 'girard', confirmation: 'other' }).expect(400);
    expect(body.fieldErrors).toContainEqual({
      field: 'password',
      code: 'password.error.length',
      message: '12 characters at least',
      arguments: { min: 12 },
      rejectedValue: null,
    });
    const codes = body.fieldErrors.map(({ code }: { code: string }) => code);
    expect(codes).toContain('password.error.personal');
    expect(codes).toContain('password.error.confirmation');
    const old = { password: DEMONSTRATION_PASSWORD, confirmation: DEMONSTRATION_PASSWORD };
    const same = await reset({ token, ...old }).expect(400);
    expect(same.body.fieldErrors).toMatchObject([{ field: 'password', code: 'password.error.sameAsOld' }]);
    await reset({ token, password: NEW_PASSWORD, confirmation: NEW_PASSWORD }).expect(204);
  });

  it('lets one’s own password be changed, and goes on with a new token', async () => {
    const token = api.tokenOf('admin');
    const change = (body: object) =>
      api.http().put('/api/admin/auth/password').set('Authorization', `Bearer ${token}`).send(body);
    const wrong = await change({
      oldPassword: 'wrong',
      password: NEW_PASSWORD,
      confirmation: NEW_PASSWORD,
    }).expect(400);
    expect(wrong.body.fieldErrors).toMatchObject([
      { field: 'oldPassword', code: 'password.error.wrong', rejectedValue: null },
    ]);
    const contained = `${DEMONSTRATION_PASSWORD}1`;
    const refused = await change({
      oldPassword: DEMONSTRATION_PASSWORD,
      password: contained,
      confirmation: contained,
    }).expect(400);
    expect(refused.body.fieldErrors).toMatchObject([{ code: 'password.error.containsOld' }]);
    const { body } = await change({
      oldPassword: DEMONSTRATION_PASSWORD,
      password: NEW_PASSWORD,
      confirmation: NEW_PASSWORD,
    }).expect(200);
    await api.http().get('/api/admin/auth/user').set('Authorization', `Bearer ${body.token}`).expect(200);
  });

  it('changes no password without an entry in the security log', async () => {
    const refuseEntries = (change: string) =>
      api.pool.query(`ALTER TABLE reference.security_event ${change}`);
    const entries = async () => {
      const { rows } = await api.pool.query<{ login: string }>(
        `SELECT login FROM reference.security_event
         WHERE event = 'MOT_DE_PASSE' AND outcome = 'SUCCES' AND login IN ('point', 'agence')`,
      );
      return rows.map(({ login }) => login);
    };
    await api.pool.query(`UPDATE reference.user_account SET active = true WHERE login = 'agence'`);
    await api.directory.refresh();
    const link = { token: await newLink('agence'), password: NEW_PASSWORD, confirmation: NEW_PASSWORD };
    const token = api.tokenOf('point');
    const change = () =>
      api.http().put('/api/admin/auth/password').set('Authorization', `Bearer ${token}`).send({
        oldPassword: DEMONSTRATION_PASSWORD,
        password: NEW_PASSWORD,
        confirmation: NEW_PASSWORD,
      });
    await refuseEntries(`ADD CONSTRAINT full_disk CHECK (event <> 'MOT_DE_PASSE') NOT VALID`);
    expect((await change()).status).toBe(500);
    expect((await reset(link)).status).toBe(500);
    await refuseEntries('DROP CONSTRAINT full_disk');
    expect(await entries()).toEqual([]);
    for (const user of ['point', 'agence']) await login(user, DEMONSTRATION_PASSWORD).expect(200);
    await change().expect(200);
    await reset(link).expect(204);
    expect((await entries()).sort()).toEqual(['agence', 'point']);
  });

  it('lets a link die after an hour', async () => {
    const token = await newLink('bellevue');
    api.advance(HOUR);
    await reset({ token, password: NEW_PASSWORD, confirmation: NEW_PASSWORD }).expect(400);
  });

  it('keeps only the hash of a link', async () => {
    const { rows } = await api.pool.query<{ links: string }>(
      `SELECT string_agg(password_link::text, ' ') AS links FROM reference.password_link`,
    );
    for (const mail of await api.mails()) expect(rows[0]!.links).not.toContain(linkOf(mail));
  });

  it('takes no link once the user has another address', async () => {
    const token = await newLink('riviere');
    await api.pool.query(
      `UPDATE reference.user_account SET email = 'new@demo.example' WHERE login = 'riviere'`,
    );
    await reset({ token, password: NEW_PASSWORD, confirmation: NEW_PASSWORD }).expect(400);
  });

  it('stores the token of a link nowhere before its mail is sent', async () => {
    await forgot('bellevue').expect(204);
    const { rows } = await api.pool.query<{ mail: object }>('SELECT mail FROM platform.outgoing_mail');
    expect(rows.map(({ mail }) => mail)).toEqual([
      {
        to: 'bellevue@demo.example',
        subject: 'Reset your password',
        passwordLink: expect.stringMatching(/^[\da-f-]{36}$/),
      },
    ]);
  });

  it('sends no link whose time is over when its mail is delivered', async () => {
    const sent = (await api.mails()).length;
    await forgot('bellevue').expect(204);
    await api.pool.query(
      `UPDATE reference.password_link SET expires_at = now() - interval '1 second' WHERE used_at IS NULL`,
    );
    expect(await api.mails()).toHaveLength(sent);
  });

  it('forgets a link 90 days after it was used or its time was over, but no last invitation', async () => {
    const links = [
      ['used long ago', 'RESET', 100, 91, 101],
      ['over long ago', 'RESET', 100, null, 91],
      ['used lately', 'RESET', 90, 89, 89],
      ['open', 'RESET', 0, null, -1],
      ['first invitation', 'ACTIVATION', 200, null, 193],
      ['last invitation', 'ACTIVATION', 199, null, 192],
    ];
    const now = api.app.get<Clock>(CLOCK, { strict: false })();
    for (const [name, purpose, created, used, expires] of links)
      await api.pool.query(
        `INSERT INTO reference.password_link (id, token_hash, user_id, email, purpose, created_at, used_at, expires_at)
         SELECT gen_random_uuid(), convert_to($1, 'UTF8'), id, $1, $2,
           $3::timestamptz - $4 * interval '1 day', $3 - $5 * interval '1 day', $3 - $6 * interval '1 day'
         FROM reference.user_account WHERE login = 'admin'`,
        [name, purpose, now, created, used, expires],
      );
    await api.app.get(Passwords, { strict: false }).pruneLinks();
    const { rows } = await api.pool.query<{ name: string }>(
      `SELECT email AS name FROM reference.password_link WHERE user_id =
         (SELECT id FROM reference.user_account WHERE login = 'admin') ORDER BY created_at`,
    );
    expect(rows.map(({ name }) => name)).toEqual(['last invitation', 'used lately', 'open']);
  });

  it('stops mailing a login that asks again and again', async () => {
    for (let n = 0; n < 22; n++) {
      await forgot('point').expect(204);
      await api.deliverMails();
    }
    const mails = (await api.mails()).filter((mail) => mail.includes('To: point@demo.example'));
    expect(mails).toHaveLength(20);
  });
});
