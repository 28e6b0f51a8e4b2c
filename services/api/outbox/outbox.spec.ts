import { randomUUID } from 'node:crypto';
import { startTestApi, type TestApi } from '../../../test/support/api.js';
import type { WrittenMail } from '../../jobs/job-kinds.js';
import { writeOutgoing } from '../../mail/outgoing-mails.js';
import { OutboxModule } from './outbox.module.js';

const LINK = 'https://ledger.example/passwordForgotten?token=abc.DEF_123-456';
const LINK_MAIL: WrittenMail = {
  to: 'a@demo.example',
  subject: 'Lien',
  text: `Ouvrez ${LINK}.\n`,
  // Too long for a line of a mail: it is encoded, which breaks the link apart.
  html: `<p>${'é'.repeat(600)}</p><a href="${LINK}">ici</a>`,
};

const write = async (api: TestApi, mail: WrittenMail) => {
  const query = async (sql: string, parameters: unknown[]) => (await api.pool.query(sql, parameters)).rows;
  await writeOutgoing(query, [{ id: randomUUID(), mail }]);
  await api.deliverMails();
};
const read = (api: TestApi, path: string, login = 'admin') =>
  api
    .http()
    .get(`/api/admin/outbox${path}`)
    .set('Authorization', `Bearer ${api.tokenOf(login)}`);

/** The link is in a mail of this outbox, on the screen and in the file, or is in neither. */
async function expectLink(api: TestApi, isShown: boolean): Promise<void> {
  await write(api, LINK_MAIL);
  const { id } = (await read(api, '').expect(200)).body[0];
  const { body } = await read(api, `/${id}`).expect(200);
  const file = await read(api, `/${id}/file`)
    .buffer(true)
    .parse((response, done) => {
      let text = '';
      response.on('data', (chunk: Buffer) => {
        text += chunk.toString('latin1');
      });
      response.on('end', () => done(null, text));
    });
  const shown = `${body.texte} ${body.html} ${String(file.body).replace(/=\r?\n/g, '')}`;
  expect(shown.includes('DEF_123')).toBe(isShown);
  expect(body.texte).toContain(isShown ? LINK : 'token=***');
  expect(body.html).toContain(isShown ? LINK : 'token=***');
  const { body: audited } = await read(api, `/${id}`, 'auditeur').expect(200);
  expect(audited.texte).toContain('token=***');
}

describe('the outbox where the demonstration is served', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi({ imports: [OutboxModule], env: { DEMO: 'true' } });
  });
  afterAll(() => api.close());

  it('shows links on the screen and in the file', () => expectLink(api, true));
});

describe('the outbox elsewhere', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi({ imports: [OutboxModule] });
  });
  afterAll(() => api.close());

  const get = (path: string, login?: string) => read(api, path, login);
  const send = (mail: WrittenMail) => write(api, mail);

  it('is empty at first', async () => {
    await get('').expect(200, []);
  });

  it('then lists mails, the latest first, and shows each', async () => {
    await send({ to: 'a@demo.example', subject: 'Première', text: 'Bonjour é\n' });
    await new Promise((later) => setTimeout(later, 5));
    await send({ to: 'b@demo.example', subject: 'Seconde', text: 'Salut\n', html: '<p>Salut</p>' });
    const { body } = await get('').expect(200);
    expect(body).toEqual([
      expect.objectContaining({ destinataire: 'b@demo.example', objet: 'Seconde' }),
      expect.objectContaining({ destinataire: 'a@demo.example', objet: 'Première' }),
    ]);
    const page = await get('?page=1&size=1').expect(200);
    expect(page.body).toEqual({
      content: [expect.objectContaining({ objet: 'Première' })],
      totalElements: 2,
    });

    const subjects = async (field: string, direction: string) => {
      const sort = encodeURIComponent(JSON.stringify([field, direction]));
      const sorted = await get(`?sort=${sort}`).expect(200);
      return (sorted.body as { objet: string }[]).map(({ objet }) => objet);
    };
    for (const field of ['id', 'date', 'destinataire', 'objet']) {
      expect(await subjects(field, 'ASC')).toEqual(['Première', 'Seconde']);
      expect(await subjects(field, 'DESC')).toEqual(['Seconde', 'Première']);
    }

    const found = await get('?q=A%40demo').expect(200);
    expect(found.body).toEqual([expect.objectContaining({ objet: 'Première' })]);

    const second = await get(`/${body[0].id}`).expect(200);
    expect(second.body).toMatchObject({ objet: 'Seconde', html: expect.stringContaining('<p>Salut</p>') });
    const first = await get(`/${body[1].id}`).expect(200);
    expect(first.body).toMatchObject({ texte: expect.stringContaining('Bonjour é'), html: null });

    const file = await get(`/${body[1].id}/file`).expect(200);
    expect(file.headers['content-type']).toBe('message/rfc822');
    expect(file.headers['content-disposition']).toContain(body[1].id);
  });

  it.each(['/nothing.eml', '/..%2Fservice.lock', '/..%2F..%2Fetc%2Fpasswd', '/.hidden.eml'])(
    'has nothing to show at %s',
    async (path) => {
      await get(path).expect(404);
      await get(`${path}/file`).expect(404);
    },
  );

  it.each(['referent', 'dispatch', 'bellevue', 'point'])(
    'is closed to %s: mails carry links',
    async (login) => {
      await get('', login).expect(403);
      await get('/nothing.eml', login).expect(403);
    },
  );

  it('keeps the secret of links that are sent after those, on the screen and in the file', () =>
    expectLink(api, false));
});
