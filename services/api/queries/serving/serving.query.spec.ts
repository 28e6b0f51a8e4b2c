import { centres, products, StockApi, type StockUser } from '../../../../test/support/stock-api.js';
import type { ServedProduct } from './serving.dto.js';

const PATH = '/dispatch/besoin/disponibilite';

describe('what a dispatch centre can serve', () => {
  let api: StockApi;
  beforeAll(async () => {
    api = await StockApi.start();
  });
  afterAll(() => api.close());

  const request = async (dateSouhaitee: string, nbCond: number): Promise<string> =>
    (
      await api
        .bellevue()
        .post('/vaccination/besoin', {
          idProduit: products.immunol,
          modeQte: 'CONDITIONNEMENT',
          nbCond,
          dateSouhaitee,
          forceValidation: true,
        })
        .expect(201)
    ).body.id;
  const change = (id: string, newStatut: string, more: object = {}) =>
    api
      .nord()
      .put('/vaccination/besoin', { id, newStatut, forceValidation: true, ...more })
      .expect(200);
  const served = async (user: StockUser): Promise<ServedProduct | undefined> =>
    ((await user.get(PATH).expect(200)).body as ServedProduct[]).find(
      ({ produit }) => produit.id === products.immunol,
    );

  it('is told by product and day, of open requests, as they were promised', async () => {
    await api.nord().post('/dispatch/entree-stock', {
      idProduit: products.immunol,
      quantite: 10,
      lot: 'SERVING',
      peremption: '2031-06-30',
      conforme: true,
    });
    const before = await served(api.nord());
    const stock = before?.stock ?? 10;
    const confirmed = await request('2031-03-03', 9);
    await change(confirmed, 'CONFIRME', { nbFlacons: 4, dateReception: '2031-03-04T11:00:00.000Z' });
    await request('2031-03-04', stock);
    const refused = await request('2031-03-04', 7);
    await change(refused, 'REFUSE', { commentaire: 'Rupture' });
    await request('2031-07-01', 5);

    const after = await served(api.nord());
    const days = after?.jours.filter(({ date }) => date >= '2031');
    expect(after?.stock).toBe(stock);
    expect(days?.[0]).toMatchObject({
      date: '2031-03-04',
      nbDemandes: 2,
      quantite: 4 + stock,
      quantiteConfirmee: 4,
      quantiteServie: stock - (before?.quantiteServie ?? 0),
      resteStock: 0,
    });
    expect(days?.[1]).toMatchObject({ date: '2031-07-01', quantite: 5, quantiteServie: 0 });
    expect(after?.quantiteServie).toBe(stock);
  });

  it('counts of a request what no preparation serves yet, whatever its status', async () => {
    const idStock = await api.batchAtNord(20, 'SERVING-PREPARED');
    const confirmed = await request('2031-08-01', 6);
    await change(confirmed, 'CONFIRME', { nbFlacons: 6, dateReception: '2031-08-01T11:00:00.000Z' });
    const waiting = await request('2031-08-01', 5);
    const day = async () =>
      (await served(api.nord()))?.jours.find(({ date }) => date === '2031-08-01') ?? null;
    const prepare = async (replenishmentId: string, quantite: number) => {
      const line = { idProduit: products.immunol, typeProduit: 'VACCIN', quantite, idStock };
      const body = { produits: [line], destination: centres.centreBellevue, replenishmentId };
      const forced = { ...body, forceValidation: true };
      return (await api.nord().post('/dispatch/preparation', forced).expect(201)).body.id as string;
    };
    expect(await day()).toMatchObject({ nbDemandes: 2, quantite: 11, quantiteConfirmee: 6 });

    const part = await prepare(confirmed, 4);
    expect(await day()).toMatchObject({ nbDemandes: 2, quantite: 7, quantiteConfirmee: 2 });
    await prepare(confirmed, 2);
    expect(await day()).toMatchObject({ nbDemandes: 1, quantite: 5, quantiteConfirmee: 0 });
    await prepare(waiting, 7);
    expect(await day()).toBeNull();
    await api.nord().put(`/dispatch/preparation/${part}`).expect(200);
    expect(await day()).toMatchObject({ nbDemandes: 1, quantite: 4, quantiteConfirmee: 4 });
  });

  it('leaves out what is recalled', async () => {
    const before = await served(api.nord());
    const lot = 'SERVING-RECALLED';
    await api.batchAtNord(7, lot);
    expect((await served(api.nord()))?.stock).toBe(before!.stock + 7);
    const recall = { idProduit: products.immunol, lot, motif: 'Défaut' };
    await api.as('admin').post('/lot/rappel', recall).expect(201);
    expect((await served(api.nord()))?.stock).toBe(before!.stock);
  });

  it('is asked for by dispatch centres alone', async () => {
    await api.bellevue().get(PATH).expect(403);
    await api.as('referent', centres.pharmacieCentrale).get(PATH).expect(403);
  });

  it('may be told of one product', async () => {
    const { body } = await api.nord().get(`${PATH}?idProduit=${products.vaxilor}`).expect(200);
    expect((body as ServedProduct[]).every(({ produit }) => produit.id === products.vaxilor)).toBe(true);
    await api.nord().get(`${PATH}?idProduit=nothing`).expect(400);
  });
});
