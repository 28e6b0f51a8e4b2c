import { centres, EXPIRY, products, StockApi } from '../../../../test/support/stock-api.js';
import { MAX_QUANTITY } from '../../../domain/shared/fields.js';

const LINES = 100;
/** What a batch may hold of entries; goods that come back to it are not refused. */
const FULL = LINES * MAX_QUANTITY;

describe('a batch of more than 2^31 packages', () => {
  let stock: StockApi;
  let batch: string;
  beforeAll(async () => {
    stock = await StockApi.start();
    batch = await fill();
    const notes: string[] = [];
    for (let turn = 0; turn < 2; turn++) {
      notes.push(await prepareAll());
      await fill();
    }
    for (const note of notes) await stock.nord().put(`/dispatch/preparation/${note}`).expect(200);
  });
  afterAll(() => stock.close());

  async function fill(): Promise<string> {
    let id = '';
    for (let entry = 0; entry < LINES; entry++) id = await stock.batchAtNord(MAX_QUANTITY, 'LARGE');
    return id;
  }

  async function prepareAll(): Promise<string> {
    const line = {
      idProduit: products.immunol,
      typeProduit: 'VACCIN',
      quantite: MAX_QUANTITY,
      idStock: batch,
    };
    const body = { produits: Array.from({ length: LINES }, () => line), destination: centres.centreBellevue };
    return (await stock.nord().post('/dispatch/preparation', body).expect(201)).body.id;
  }

  const get = async (path: string) => (await stock.nord().get(path).expect(200)).body;

  it('is in every list and sum', async () => {
    expect(await get('/dispatch/stock?lot=LARGE')).toEqual([
      expect.objectContaining({ id: batch, quantite: 3 * FULL, peremption: EXPIRY }),
    ]);
    expect(await get('/dispatch/tdb')).toEqual([expect.objectContaining({ countStockRestant: 3 * FULL })]);
    expect(await get('/lot?lot=LARGE')).toEqual([expect.objectContaining({ quantite: 3 * FULL })]);
    const balance: { solde: number }[] = await get(`/dispatch/stock/${batch}/solde`);
    expect(balance.at(-1)?.solde).toBe(3 * FULL);
    const searched = `idProduit=${products.immunol}&lot=LARGE`;
    const replay = `/ledger/rejeu?${searched}&idCentre=${centres.plateformeNord}&limit=1000`;
    const { body } = await stock.as('auditeur').get(replay).expect(200);
    expect(body.at(-1).solde).toBe(3 * FULL);
    for (const path of [`/lot/trace?${searched}`, '/centre/alertes', '/dispatch/tdb/serie']) await get(path);
  });

  it('can be counted: what is missing is one correction', async () => {
    const admin = stock.as('admin', centres.plateformeNord);
    const { body } = await admin.post('/dispatch/inventaire', {}).expect(201);
    // More than one movement may bring.
    const many = [{ idStock: batch, quantiteComptee: FULL }];
    await admin.put(`/dispatch/inventaire/${body.id}/lignes`, { lignes: many }).expect(200);
    const lignes = [{ idStock: batch, quantiteComptee: 5 }];
    const counted = await admin.put(`/dispatch/inventaire/${body.id}/lignes`, { lignes }).expect(200);
    expect(counted.body.lignes).toEqual([
      expect.objectContaining({ quantiteAttendue: 3 * FULL, ecart: 5 - 3 * FULL }),
    ]);
    await admin.put(`/dispatch/inventaire/${body.id}/cloture`).expect(200);
    expect(await get('/dispatch/stock?lot=LARGE')).toEqual([expect.objectContaining({ quantite: 5 })]);
  });
});
