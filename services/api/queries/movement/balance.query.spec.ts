import { products, StockApi } from '../../../../test/support/stock-api.js';
import type { BalanceRow } from './balance.query.js';

describe('the running balance of a batch', () => {
  let stock: StockApi;
  let batch: string;
  beforeAll(async () => {
    stock = await StockApi.start();
    batch = await stock.batchAtNord(20, 'BAL-1');
    const scrapped = { idProduit: products.immunol, idStock: batch, quantite: 3, cause: 'CASSE' };
    await stock.nord().post('/dispatch/dechet', scrapped).expect(201);
    const edit = { idStock: batch, peremption: '2036-05-31', commentaire: 'Étiquette' };
    await stock.nord().put('/dispatch/stock', edit).expect(200);
    await stock
      .nord()
      .put('/dispatch/stock', { idStock: batch, quantite: 4, commentaire: 'Inventaire' })
      .expect(200);
  });
  afterAll(() => stock.close());

  const balance = async (query = '') =>
    (await stock.nord().get(`/dispatch/stock/${batch}/solde${query}`).expect(200)).body as BalanceRow[];

  it('follows the ledger to what the stock row shows, changes of expiry included', async () => {
    const rows = await balance();
    expect(rows.map(({ type, sens, quantite, solde }) => [type, sens, quantite, solde])).toEqual([
      ['ENTREE', 'ENTREE', 20, 20],
      ['DECHET', 'SORTIE', 3, 17],
      ['MODIF_PEREMPTION', 'ENTREE', 0, 17],
      ['CORRECTION', 'ENTREE', 4, 21],
    ]);
    expect(rows.map(({ position }) => position)).toEqual(
      [...rows.map(({ position }) => position)].sort((one, other) => one - other),
    );
    const [row] = (await stock.nord().get('/dispatch/stock?lot=BAL-1').expect(200)).body;
    expect(rows.at(-1)?.solde).toBe(row.quantite);
  });

  it('shows the part of a period, with the balance of the whole', async () => {
    const [, second] = await balance();
    expect((await balance(`?dateDebut=${second!.date}`))[0]?.solde).toBe(17);
    expect(await balance('?dateFin=2001-01-01')).toEqual([]);
    expect(await balance(`?asOfPosition=${second!.position}`)).toHaveLength(2);
  });

  it('is 404 for a batch out of sight, 400 for a date that is none', async () => {
    await stock.sud().get(`/dispatch/stock/${batch}/solde`).expect(404);
    await stock.bellevue().get(`/vaccination/stock/${batch}/solde`).expect(404);
    await stock.nord().get(`/dispatch/stock/${batch}/solde?dateDebut=x`).expect(400);
  });
});
