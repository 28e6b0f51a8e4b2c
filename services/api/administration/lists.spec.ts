import { startTestApi, type TestApi } from '../../../test/support/api.js';
import { demonstrationIds } from '../../demonstration/reference-data/demonstration.js';
import { AdministrationModule } from './administration.module.js';

const { products, carriers, centres, containers, trackers } = demonstrationIds;

describe('reference lists', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi({ imports: [AdministrationModule], readModels: true });
  });
  afterAll(() => api.close());

  const get = (path: string, login = 'bellevue') =>
    api
      .http()
      .get(`/api/admin/${path}`)
      .set('Authorization', `Bearer ${api.tokenOf(login)}`);

  it('show active products with everything that rules and screens need', async () => {
    const { body } = await get('referentiel/liste/produit').expect(200);
    expect(body.map(({ nomCommercial }: { nomCommercial: string }) => nomCommercial)).toEqual([
      'Immunol',
      'Seringue 1 mL',
      'Vaxilor',
    ]);
    expect(body[2]).toMatchObject({
      id: products.vaxilor,
      type: 'VACCIN',
      codeCip: '3400930000014',
      nomCommercial: 'Vaxilor',
      peremptionType: 'MOIS',
      stabilite28: 720,
      stabiliteMoins20: 336,
      dureeDecongelation: 3,
      typeConditionnement: 'FLACON',
      nbDoses: 6,
      nbUnitesBoite: 195,
      actif: true,
    });
    await api.pool.query('UPDATE reference.product SET active = false WHERE id = $1', [products.immunol]);
    expect((await get('referentiel/liste/produit').expect(200)).body).toHaveLength(2);
  });

  it('show carriers with their dispatch centre', async () => {
    const { body } = await get('referentiel/liste/transporteur', 'dispatch').expect(200);
    expect(body).toHaveLength(2);
    expect(body[0]).toMatchObject({
      id: carriers.nord,
      nom: 'Froid Express Nord',
      centreDispatch: { id: centres.plateformeNord, nom: 'Plateforme Nord', service: 'Logistique' },
      actif: true,
    });
  });

  it('show containers and trackers', async () => {
    const { body: found } = await get('referentiel/liste/contenant', 'dispatch').expect(200);
    expect(found).toHaveLength(2);
    expect(found.find(({ id }: { id: string }) => id === containers.small)).toMatchObject({
      fabricant: 'Isotherma',
      taille: 12,
      poids: 3.4,
      capacite: 60,
    });
    const { body } = await get('referentiel/liste/tracker', 'dispatch').expect(200);
    expect(body.find(({ id }: { id: string }) => id === trackers.freezer)).toMatchObject({
      minTemperature: -90,
      maxTemperature: -60,
    });
  });

  it('show published templates only, as readers look for them', async () => {
    expect((await get('template/available', 'dispatch').expect(200)).body).toEqual([]);
    await api.pool.query(
      `INSERT INTO reference.template (name, type, published, file_name, file)
       VALUES ('Hidden', 'DISPATCH_BL', false, 'a.docx', ''), ('Note 10', 'DISPATCH_BL', true, 'b.docx', ''),
         ('Note 9', 'DISPATCH_BL', true, 'c.docx', ''), ('Étiquette', 'DISPATCH_BL', true, 'd.docx', '')`,
    );
    const { body } = await get('template/available', 'dispatch').expect(200);
    expect(body.map(({ nom }: { nom: string }) => nom)).toEqual(['Étiquette', 'Note 9', 'Note 10']);
    expect(body[0]).toMatchObject({ type: 'DISPATCH_BL' });
  });

  it('show value lists in the wanted language, else in the user’s', async () => {
    const { body: french } = await get('value-list?code=SCRAPPING_CAUSE&languageId=1').expect(200);
    expect(french).toHaveLength(7);
    expect(french[0]).toEqual({ code: 'CASSE', label: 'Casse' });
    const { body: english } = await get('value-list?code=PRODUCT_TYPE&languageId=2').expect(200);
    expect(english[0]).toEqual({ code: 'VACCIN', label: 'Vaccine' });
    const { body: own } = await get('value-list?code=PRODUCT_TYPE').expect(200);
    expect(own[0].label).toBe('Vaccine');
    expect((await get('value-list?code=UNHEARD_OF').expect(200)).body).toEqual([]);
  });

  it('show the withdrawn choices of a value list only where they are asked for, and say which these are', async () => {
    await api.pool.query(
      `UPDATE reference.value_list_entry SET active = false WHERE list = 'SCRAPPING_CAUSE' AND code = 'PERTE'`,
    );
    const path = 'value-list?code=SCRAPPING_CAUSE&languageId=1';
    const { body: offered } = await get(path).expect(200);
    expect(offered).toHaveLength(6);
    expect(offered[0]).toEqual({ code: 'CASSE', label: 'Casse' });
    const { body: all } = await get(`${path}&avecInactifs=true`).expect(200);
    expect(all).toHaveLength(7);
    expect(all[0]).toEqual({ code: 'CASSE', label: 'Casse', actif: true });
    expect(all).toContainEqual({ code: 'PERTE', label: 'Perte', actif: false });
    await api.pool.query('UPDATE reference.value_list_entry SET active = true');
  });

  it('are sorted by the words that the reader sees in place of codes', async () => {
    await api
      .http()
      .put('/api/admin/utilisateurs/langue')
      .set('Authorization', `Bearer ${api.tokenOf('admin')}`)
      .send({ langue: 'fr' })
      .expect(200);
    await api.pool.query(`UPDATE reference.value_list_entry SET labels = labels || '{"1": "Une seringue"}'
      WHERE list = 'PRODUCT_TYPE' AND code = 'SERINGUE'`);
    await api.pool.query(`UPDATE reference.value_list_entry SET labels = labels || '{"1": "Préparation"}'
      WHERE list = 'PRODUCT_TYPE' AND code = 'VACCIN'`);
    const types = async (path: string) => {
      const { body } = await get(`${path}?sort=${encodeURIComponent('["type","ASC"]')}`, 'admin').expect(200);
      return [...new Set((body as { type: string }[]).map(({ type }) => type))];
    };
    expect(await types('centre')).toEqual(['DISPATCH', 'VACCINATION', 'REFERENT', 'VACCINATION_POINT']);
    expect(await types('referentiel/produit')).toEqual(['VACCIN', 'SERINGUE']);
    const { body: values } = await get('value-list/all', 'admin').expect(200);
    expect([...new Set((values as { liste: string }[]).map(({ liste }) => liste))]).toEqual([
      'SCRAPPING_CAUSE',
      'PRODUCT_TYPE',
    ]);
    expect(values[0].code).toBe('CASSE');
  });

  it('say what is wrong with the question', async () => {
    const { body } = await get('value-list?languageId=3').expect(400);
    expect(body.fieldErrors).toMatchObject([
      { field: 'code', code: 'global.error.required' },
      { field: 'languageId', code: 'global.error.unknownValue', rejectedValue: '3' },
    ]);
  });

  it.each([
    'referentiel/liste/produit',
    'referentiel/liste/transporteur',
    'referentiel/liste/contenant',
    'referentiel/liste/tracker',
    'template/available',
    'value-list?code=PRODUCT_TYPE',
  ])('are for each user who is signed in: %s', async (path) => {
    await api.http().get(`/api/admin/${path}`).expect(401);
  });

  describe('preferences', () => {
    const put = (path: string, body: object) =>
      api
        .http()
        .put(`/api/admin/utilisateurs/${path}`)
        .set('Authorization', `Bearer ${api.tokenOf('point')}`)
        .send(body);

    it('are kept, and true for the very next request', async () => {
      expect((await put('langue', { langue: 'fr' }).expect(200)).body).toMatchObject({
        login: 'point',
        langue: 'fr',
      });
      expect((await put('format-date', { dateFormat: 'FR' }).expect(200)).body).toMatchObject({
        dateFormat: 'FR',
      });
      expect((await get('auth/user', 'point').expect(200)).body).toMatchObject({
        langue: 'fr',
        dateFormat: 'FR',
      });
    });

    it('write dates as the language has it until another format is chosen, and again once it is taken back', async () => {
      const formats = async () => {
        const { body } = await get('auth/user', 'sud').expect(200);
        return [body.langue, body.dateFormat, body.chosenDateFormat];
      };
      const change = (path: string, body: object) =>
        api
          .http()
          .put(`/api/admin/utilisateurs/${path}`)
          .set('Authorization', `Bearer ${api.tokenOf('sud')}`)
          .send(body)
          .expect(200);
      expect(await formats()).toEqual(['en', 'EN', null]);
      await change('langue', { langue: 'fr' });
      expect(await formats()).toEqual(['fr', 'FR', null]);
      await change('format-date', { dateFormat: 'EN' });
      await change('langue', { langue: 'en' });
      await change('langue', { langue: 'fr' });
      expect(await formats()).toEqual(['fr', 'EN', 'EN']);
      await change('format-date', { dateFormat: null });
      expect(await formats()).toEqual(['fr', 'FR', null]);
    });

    it.each([
      ['langue', {}, 'langue', 'global.error.required'],
      ['langue', { langue: 'de' }, 'langue', 'global.error.unknownValue'],
      ['format-date', { dateFormat: 'fr' }, 'dateFormat', 'global.error.unknownValue'],
    ])('refuse %s %j', async (path, body, field, code) => {
      const answer = await put(path, body).expect(400);
      expect(answer.body.fieldErrors).toMatchObject([{ field, code }]);
    });
  });
});
