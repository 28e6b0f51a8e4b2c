import { demonstrationIds } from '../../../demonstration/reference-data/demonstration.js';
import { type AdministrationApi, startAdministrationApi } from '../testing/administration-api.js';

const { centreBellevue, centreMer, centreRiviere, plateformeNord, pointBellevue } = demonstrationIds.centres;
const MESSAGE = { title: 'Fermeture le 14 juillet', body: 'Le dépôt est fermé.\nBonne fête.' };

describe('a mail to centres', () => {
  let api: AdministrationApi;
  let earlier: number;

  beforeAll(async () => {
    api = await startAdministrationApi();
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    earlier = (await api.mails()).length;
  });

  const outbox = async () => (await api.mails()).slice(earlier);
  const receivers = async () => (await outbox()).map((mail) => /^To: (.*)$/m.exec(mail)![1]).sort();
  const set = (settings: string, id = centreBellevue) =>
    api.pool.query(`UPDATE reference.centre SET ${settings} WHERE id = $1`, [id]);
  const send = (query = '') => api.as('admin', 'post', `centre/mail${query}`, MESSAGE);

  it.each([
    ['CENTER', ['centre.bellevue@demo.example']],
    ['REFERENT', ['bellevue@demo.example']],
    ['BOTH', ['bellevue@demo.example', 'centre.bellevue@demo.example']],
  ])('goes to %s', async (who, expected) => {
    await set(`mail_receivers = '${who}', email = 'centre.bellevue@demo.example'`);
    const { body } = await send(`?idCentre=${centreBellevue}`).expect(200);
    expect(body).toEqual({ nbMails: expected.length, centresSansAdresse: [] });
    expect(await receivers()).toEqual(expected);
    const [mail] = await outbox();
    expect(mail).toContain('Subject: Fermeture le 14 juillet');
  });

  it('goes to every active centre, once an address, and tells who has none', async () => {
    await set(`email = NULL, referent_id = NULL`);
    await set(`active = false, email = 'mer@demo.example'`, centreMer);
    const { body } = await send().expect(200);
    expect(body.centresSansAdresse).toMatchObject([{ id: centreBellevue, nom: 'Centre Bellevue' }]);
    const addresses = await receivers();
    expect(addresses).toHaveLength(body.nbMails);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses).not.toContain('mer@demo.example');
  });

  it.each([
    ['a type', `?type=VACCINATION_POINT`, [pointBellevue]],
    ['a parent', `?idParent=${plateformeNord}`, [centreBellevue, centreRiviere]],
    ['a tag, whatever its case', `?typeEtiquette=SECTEUR&etiquette=nord`, [centreRiviere]],
    ['a choice', `?idCentre=${centreMer}&idCentre=${centreRiviere}`, [centreMer, centreRiviere]],
    [
      'several conditions',
      `?type=VACCINATION&idParent=${plateformeNord}&typeEtiquette=SECTEUR&etiquette=nord`,
      [centreRiviere],
    ],
  ])('goes to the centres of %s', async (_, query, ids) => {
    await api.pool.query(
      `UPDATE reference.centre SET mail_receivers = 'CENTER', email = id || '@demo.example'`,
    );
    await api.pool.query(
      `INSERT INTO reference.centre_tag (centre_id, category, value) VALUES ($1, 'SECTEUR', 'Hauts du Nord')
       ON CONFLICT DO NOTHING`,
      [centreRiviere],
    );
    const { body: preview } = await api.as('admin', 'get', `centre/mail/apercu${query}`).expect(200);
    expect(preview).toEqual({ nbCentres: ids.length, nbMails: ids.length, centresSansAdresse: [] });
    await send(query).expect(200);
    expect(await receivers()).toEqual(ids.map((id) => `${id}@demo.example`).sort());
  });

  it('does not go to a referent who was disabled', async () => {
    await set(`referent_id = '${demonstrationIds.users.point}', mail_receivers = 'REFERENT'`);
    await api.pool.query(`UPDATE reference.user_account SET active = false WHERE login = 'point'`);
    const { body } = await send(`?idCentre=${centreBellevue}`).expect(400);
    expect(body.globalErrors).toMatchObject([{ code: 'mail.error.noReceiver' }]);
    expect(await outbox()).toEqual([]);
  });

  it('goes to nobody where another condition lets no chosen centre through', async () => {
    const query = `?idCentre=${centreBellevue}&type=DISPATCH`;
    const { body: preview } = await api.as('admin', 'get', `centre/mail/apercu${query}`).expect(200);
    expect(preview).toEqual({ nbCentres: 0, nbMails: 0, centresSansAdresse: [] });
    const { body } = await send(query).expect(400);
    expect(body.globalErrors).toMatchObject([{ code: 'mail.error.noReceiver' }]);
  });

  it('knows centres only', async () => {
    const nobody = 'idCentre=00000000-0000-4000-8000-000000000000';
    await send(`?${nobody}`).expect(404);
    await send(`?idCentre=${centreMer}&${nobody}`).expect(404);
    await api.as('admin', 'get', `centre/mail/apercu?idCentre=${centreMer}&${nobody}`).expect(404);
    await send('?idCentre=x').expect(400);
  });
});
