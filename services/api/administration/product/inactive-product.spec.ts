/** What is in stock can always be found and moved; only new entries are closed (docs/rules/receptions.md, RE-3). */
import { centres, EXPIRY, products, StockApi, type StockUser } from '../../../../test/support/stock-api.js';
import { AdministrationModule } from '../administration.module.js';

describe('a product that is switched off while it is in stock', () => {
  let api: StockApi;
  let batch: string;
  let line: string;

  beforeAll(async () => {
    api = await StockApi.start({ imports: [AdministrationModule] });
    batch = await api.batchAtNord(20, 'OFF-1');
    line = await api.lineAtBellevue(5, 'OFF-2');
    const status = { id: products.immunol, status: false };
    await api.as('admin').put('/referentiel/produit/status', status).expect(200);
    await api
      .as('admin')
      .put('/referentiel/produit/status', { id: products.seringue, status: false })
      .expect(200);
  });
  afterAll(() => api.close());

  interface Listed {
    readonly id: string;
    readonly actif: boolean;
  }
  const listed = async (user: StockUser): Promise<Record<string, boolean>> => {
    const { body } = await user.get('/referentiel/liste/produit').expect(200);
    return Object.fromEntries((body as Listed[]).map(({ id, actif }) => [id, actif]));
  };

  it('is offered, as inactive, to centres that hold it or stand above one that does, and to administrators', async () => {
    const withImmunol = { [products.vaxilor]: true, [products.immunol]: false };
    for (const user of [api.nord(), api.bellevue(), api.referent(), api.as('admin')]) {
      expect(await listed(user)).toEqual(withImmunol);
    }
    expect(await listed(api.sud())).toEqual({ [products.vaxilor]: true });
    expect(await listed(api.as('bellevue'))).toEqual({ [products.vaxilor]: true });
  });

  it('is refused in a new entry', async () => {
    const entry = { idProduit: products.immunol, quantite: 1, lot: 'OFF-3', peremption: EXPIRY };
    const { body } = await api.nord().post('/dispatch/entree-stock', entry).expect(400);
    expect(body.fieldErrors).toMatchObject([{ field: 'idProduit', code: 'global.error.productNotFound' }]);
  });

  it('is prepared, received, used, returned and scrapped, and is on the dashboard', async () => {
    const note = await api.noteTo(centres.centreBellevue, batch, 4);
    await api.bellevue().post('/vaccination/entree-stock', { idBl: note }).expect(201);
    const exit = { idLigneBl: line, quantite: 1, sortieType: 'INTERNE', typeConditionnement: 'FLACON' };
    await api.bellevue().post('/vaccination/sortieFrigo', exit).expect(201);
    const back = {
      idLigneBl: line,
      quantite: 1,
      idProduit: products.immunol,
      idCentreRetour: centres.centreBellevue,
    };
    await api.nord().post('/dispatch/retour-stock', back).expect(201);
    const scrapped = { idProduit: products.immunol, idStock: batch, quantite: 1, cause: 'CASSE' };
    const done = await api.nord().post('/dispatch/dechet', scrapped).expect(201);
    const { body: rows } = await api
      .nord()
      .get(`/dispatch/stock?idProduit=${products.immunol}&lot=OFF-1`, done);
    expect(rows).toMatchObject([{ quantite: 15 }]);
    const { body: board } = await api.bellevue().get('/vaccination/tdb').expect(200);
    expect(board).toMatchObject([
      {
        nomCommercial: 'Immunol',
        produit: { typeConditionnement: 'FLACON', nbDoses: 10 },
        countStockRestant: 7,
      },
    ]);
  });

  it('is listed by what the caller has done: the list waits for the stock that it shows', async () => {
    const { rows } = await api.api.pool.query(
      `UPDATE read_model.checkpoint SET halted_at = now(), error = 'spec' WHERE name = 'dashboard'
       RETURNING position + 1 AS ahead`,
    );
    await api.nord().get('/referentiel/liste/produit').set('X-Ledger-Position', rows[0].ahead).expect(503);
    await api.nord().get('/referentiel/liste/tracker').set('X-Ledger-Position', rows[0].ahead).expect(200);
  });
});
