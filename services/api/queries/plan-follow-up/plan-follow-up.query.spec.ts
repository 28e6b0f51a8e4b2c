import { centres, products, StockApi } from '../../../../test/support/stock-api.js';
import type { PlanFollowUp } from './plan-follow-up.dto.js';

const PATH = '/vaccination/approvisionnement/suivi';
/** The current week of the specs' clock, and the one after it. */
let monday: string;
let next: string;

describe('plans and what became of them', () => {
  let api: StockApi;
  beforeAll(async () => {
    api = await StockApi.start();
    const now = (await api.nord().get(`${PATH}?idProduit=${products.immunol}&nbSemaines=1`).expect(200)).body;
    monday = (now as PlanFollowUp).semaines[0]!.debutSemaine;
    const day = new Date(`${monday}T00:00:00Z`);
    day.setUTCDate(day.getUTCDate() + 7);
    next = day.toISOString().slice(0, 10);
  });
  afterAll(() => api.close());

  const followUp = async (user = api.bellevue(), more = ''): Promise<PlanFollowUp> =>
    (
      await user
        .get(`${PATH}?idProduit=${products.immunol}&debutSemaine=${monday}&nbSemaines=2${more}`)
        .expect(200)
    ).body;

  it('are compared week by week', async () => {
    const before = (await followUp()).semaines;
    await api
      .as('referent', centres.pharmacieCentrale)
      .post('/vaccination/approvisionnement', {
        idCentre: centres.centreBellevue,
        idProduit: products.immunol,
        debutSemaine: next,
        modeQte: 'DOSE',
        lundi1: 20,
        mardi2: 15,
      })
      .expect(201);
    const ask = async (nbCond: number): Promise<string> =>
      (
        await api
          .bellevue()
          .post('/vaccination/besoin', {
            idProduit: products.immunol,
            modeQte: 'CONDITIONNEMENT',
            nbCond,
            dateSouhaitee: next,
            forceValidation: true,
          })
          .expect(201)
      ).body.id;
    const asked = await ask(3);
    await api
      .bellevue()
      .post('/vaccination/besoin', {
        idProduit: products.immunol,
        modeQte: 'DOSE',
        nbDoses1: 8,
        nbDosesR: 7,
        dateSouhaitee: next,
        forceValidation: true,
      })
      .expect(201);
    const withdrawn = await ask(9);
    await api
      .as('referent', centres.pharmacieCentrale)
      .put('/vaccination/besoin', { id: withdrawn, newStatut: 'ANNULE' })
      .expect(200);
    await api
      .nord()
      .put('/vaccination/besoin', {
        id: asked,
        newStatut: 'CONFIRME',
        nbFlacons: 2,
        dateReception: `${next}T11:00:00.000Z`,
        forceValidation: true,
      })
      .expect(200);
    const entry = await api.nord().post('/dispatch/entree-stock', {
      idProduit: products.immunol,
      quantite: 10,
      lot: 'FOLLOW-UP',
      peremption: '2031-06-30',
      conforme: true,
    });
    const prepare = async (quantite: number): Promise<string> =>
      (
        await api
          .nord()
          .post('/dispatch/preparation', {
            destination: centres.centreBellevue,
            forceValidation: true,
            produits: [
              { idProduit: products.immunol, typeProduit: 'VACCIN', quantite, idStock: entry.body.id },
            ],
          })
          .expect(201)
      ).body.id;
    await prepare(4);
    const cancelled = await prepare(5);
    await api.nord().put(`/dispatch/preparation/${cancelled}`).expect(200);
    const declare = (doseCount1: number) => ({
      idProduit: products.immunol,
      modeAdministration: 'JOUR',
      dayOfWeek: monday,
      doseCount1,
      doseCount2: 1,
      doseCount3: 2,
      doseCountSingle: 3,
    });
    await api.bellevue().post('/vaccination/utilisation', declare(10)).expect(201);
    await api.as('point', centres.pointBellevue).post('/vaccination/utilisation', declare(20)).expect(201);

    const { semaines, produit } = await followUp();
    expect(produit.id).toBe(products.immunol);
    expect(semaines).toEqual([
      {
        ...before[0],
        expedie: before[0]!.expedie + 4,
        utilise: before[0]!.utilise + 16 + 26,
        doses: {
          ...before[0]!.doses,
          expedie: before[0]!.doses.expedie + 40,
          utilise: before[0]!.utilise + 16 + 26,
        },
      },
      // 35 doses are four packages of ten, 15 are two.
      {
        debutSemaine: next,
        prevu: before[1]!.prevu + 4,
        demande: before[1]!.demande + 3 + 2,
        confirme: before[1]!.confirme + 2,
        expedie: 0,
        utilise: 0,
        doses: {
          prevu: before[1]!.doses.prevu + 35,
          demande: before[1]!.doses.demande + 30 + 15,
          confirme: before[1]!.doses.confirme + 20,
          expedie: 0,
          utilise: 0,
        },
      },
    ]);
    expect((await followUp(api.nord(), `&idCentre=${centres.centreBellevue}`)).semaines).toEqual(semaines);
  });

  it('are those of the selected centre and below', async () => {
    const { semaines } = await followUp(api.as('riviere', centres.centreRiviere));
    expect(semaines[1]).toMatchObject({ demande: 0, confirme: 0 });
    await api
      .bellevue()
      .get(`${PATH}?idProduit=${products.immunol}&idCentre=${centres.centreRiviere}`)
      .expect(404);
  });

  it.each([
    ['', 'idProduit'],
    [`?idProduit=${products.immunol}&debutSemaine=soon`, 'debutSemaine'],
    [`?idProduit=${products.immunol}&nbSemaines=13`, 'nbSemaines'],
    [`?idProduit=${products.immunol}&nbSemaines=0`, 'nbSemaines'],
  ])('refuse %s', async (query, field) => {
    const { body } = await api.nord().get(`${PATH}${query}`).expect(400);
    expect(body.fieldErrors).toEqual([expect.objectContaining({ field })]);
  });
});
