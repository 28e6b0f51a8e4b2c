import { startTestApi, type TestApi } from '../../../../test/support/api.js';
import { demonstrationIds } from '../../../demonstration/reference-data/demonstration.js';
import { AdministrationModule } from '../administration.module.js';

const { centres, carriers } = demonstrationIds;

describe('centres to work in', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi({ imports: [AdministrationModule], readModels: true });
  });
  afterAll(() => api.close());

  const get = (path: string, login: string, centre?: string) => {
    const request = api
      .http()
      .get(`/api/admin/${path}`)
      .set('Authorization', `Bearer ${api.tokenOf(login)}`);
    return centre ? request.set('X-Centre-Id', centre) : request;
  };
  const names = (found: { nom: string }[]) => found.map(({ nom }) => nom);

  it('shows the selected centre with all that is below it', async () => {
    const { body } = await get('centre/me', 'referent', centres.pharmacieCentrale).expect(200);
    expect(body).toMatchObject({
      id: centres.pharmacieCentrale,
      nom: 'Pharmacie centrale',
      service: 'Approvisionnement',
      type: 'REFERENT',
      gestionStock: true,
      modeOffline: false,
      modeAdmin: null,
      desactivationSuivi: false,
      idTransporteur: null,
      parents: [],
      childrenVaccination: [],
    });
    expect(names(body.childrenDispatch)).toEqual(['Plateforme Nord']);
    const [platform] = body.childrenDispatch;
    expect(platform).toMatchObject({ type: 'DISPATCH', idTransporteur: carriers.nord });
    expect(names(platform.parents)).toEqual(['Pharmacie centrale']);
    expect(names(platform.childrenVaccination)).toEqual(['Centre Bellevue', 'Centre Rivière']);
    const [bellevue, riviere] = platform.childrenVaccination;
    expect(bellevue).toMatchObject({ modeOffline: true, modeAdmin: 'JOUR', desactivationSuivi: false });
    expect(names(bellevue.childrenVaccination)).toEqual(['Point Bellevue']);
    expect(riviere).toMatchObject({ modeOffline: false, modeAdmin: 'SEMAINE' });
  });

  it('tells who would have no active centre left', async () => {
    const logins = async (...ids: string[]) => {
      const { body } = await get(
        `centre/perte-acces?${ids.map((id) => `id=${id}`).join('&')}`,
        'admin',
      ).expect(200);
      return (body as { login: string }[]).map(({ login }) => login);
    };
    expect(await logins(centres.centreBellevue)).toEqual(['bellevue']);
    expect(await logins(centres.centreRiviere)).toEqual([]);
    expect(await logins(centres.centreRiviere, centres.centreMer)).toEqual(['riviere']);
  });

  it('says what a parent is, because the origin of entries depends on it', async () => {
    const { body } = await get('centre/me', 'sud', centres.plateformeSud).expect(200);
    expect(body.parents).toEqual([
      {
        id: centres.agenceRegionale,
        nom: 'Agence régionale',
        service: 'Suivi',
        type: 'REFERENT',
        gestionStock: false,
        modeOffline: false,
        modeAdmin: null,
        desactivationSuivi: false,
        idTransporteur: null,
      },
    ]);
    expect(body.childrenVaccination).toMatchObject([{ nom: 'Centre Mer', desactivationSuivi: true }]);
  });

  it('needs a selected centre', async () => {
    await get('centre/me', 'bellevue').expect(400);
    await get('centre/me', 'bellevue', centres.centreRiviere).expect(403);
    await get('centre/me', 'admin', centres.centreRiviere).expect(200);
  });

  it('lists the centres of a user', async () => {
    const { body } = await get('centre/me/list', 'riviere').expect(200);
    expect(names(body)).toEqual(['Centre Mer', 'Centre Rivière']);
    expect(body[1]).toMatchObject({
      id: centres.centreRiviere,
      service: 'Vaccination',
      type: 'VACCINATION',
      modeAdmin: 'SEMAINE',
    });
    expect((await get('centre/me/list', 'admin').expect(200)).body).toEqual([]);
  });

  it('lists the dispatch centres within reach', async () => {
    const dispatch = async (login: string, centre?: string) =>
      names((await get('centre/dispatch', login, centre).expect(200)).body);
    expect(await dispatch('admin')).toEqual(['Plateforme Nord', 'Plateforme Sud']);
    expect(await dispatch('admin', centres.agenceRegionale)).toEqual(['Plateforme Nord', 'Plateforme Sud']);
    expect(await dispatch('referent', centres.pharmacieCentrale)).toEqual(['Plateforme Nord']);
    expect(await dispatch('referent')).toEqual(['Plateforme Nord']);
    expect(await dispatch('dispatch', centres.plateformeNord)).toEqual(['Plateforme Nord']);
  });

  it('leaves out what is switched off, with all that only hangs below it', async () => {
    await api.pool.query('UPDATE reference.centre SET active = false WHERE id = $1', [
      centres.centreBellevue,
    ]);
    await api.directory.refresh();
    const { body } = await get('centre/me', 'dispatch', centres.plateformeNord).expect(200);
    expect(names(body.childrenVaccination)).toEqual(['Centre Rivière']);
  });

  it('does not go round in circles', async () => {
    await api.pool.query('INSERT INTO reference.centre_link (parent_id, child_id) VALUES ($1, $2)', [
      centres.centreRiviere,
      centres.plateformeNord,
    ]);
    await api.directory.refresh();
    const { body } = await get('centre/me', 'dispatch', centres.plateformeNord).expect(200);
    expect(names(body.childrenVaccination)).toEqual(['Centre Rivière']);
    expect(body.childrenVaccination[0].childrenDispatch).toEqual([]);
  });
});
