import { products, StockApi } from '../../../../test/support/stock-api.js';
import type { StockRow } from '../stock/stock-row.dto.js';

/** Immunol's, of the demonstration. */
const GTIN = '03400930000021';

describe('GET /scan', () => {
  let stock: StockApi;
  beforeAll(async () => {
    stock = await StockApi.start();
    await stock.batchAtNord(7, 'SC-1');
    await stock.batchAtNord(5, 'SC-2');
    const emptied = await stock.batchAtNord(2, 'SC-EMPTY');
    await stock
      .nord()
      .post('/dispatch/dechet', {
        idProduit: products.immunol,
        idStock: emptied,
        quantite: 2,
        cause: 'CASSE',
      })
      .expect(201);
  });
  afterAll(() => stock.close());

  const scan = (code: string, user = stock.nord()) => user.get(`/scan?code=${encodeURIComponent(code)}`);

  it('finds the product and the batch in the selected centre', async () => {
    const { body } = await scan(`]d201${GTIN}17360630` + `10SC-1\x1d21S1`).expect(200);
    expect(body).toMatchObject({ gtin: GTIN, lot: 'SC-1', peremption: '2036-06-30', serie: 'S1' });
    expect(body.produit).toMatchObject({ id: products.immunol, nomCommercial: 'Immunol' });
    expect(body.stocks).toHaveLength(1);
    expect(body.stocks[0]).toMatchObject({ lot: 'SC-1', quantite: 7 });
  });

  it('answers all batches that are held where no lot is scanned, none of another centre', async () => {
    const { body } = await scan(`01${GTIN}`).expect(200);
    const lots = body.stocks.map(({ lot }: StockRow) => lot);
    expect(lots).toEqual(expect.arrayContaining(['SC-1', 'SC-2']));
    expect(lots).not.toContain('SC-EMPTY');
    expect((await scan(`01${GTIN}10SC-1`, stock.bellevue()).expect(200)).body.stocks).toEqual([]);
  });

  it('says what the code says where the product is unknown, or where none is named', async () => {
    const empty = { produit: null, stocks: [], serie: null };
    expect((await scan('010590123412345710SC-1').expect(200)).body).toEqual({
      ...empty,
      gtin: '05901234123457',
      lot: 'SC-1',
      peremption: null,
    });
    expect((await scan('10SC-1').expect(200)).body).toEqual({
      ...empty,
      gtin: null,
      lot: 'SC-1',
      peremption: null,
    });
  });

  it.each([
    ['a code that is none', 'hello'],
    ['a number of shops', GTIN.slice(1)],
    ['nothing', ''],
    ['more than a symbol holds', 'A'.repeat(501)],
  ])('refuses %s', async (_, code) => {
    const { body } = await scan(code).expect(400);
    expect(body.fieldErrors).toEqual([expect.objectContaining({ field: 'code' })]);
  });

  it('is refused without a code, and where there are two', async () => {
    for (const path of ['/scan', '/scan?code=10A&code=10B']) {
      const { body } = await stock.nord().get(path).expect(400);
      expect(body.fieldErrors[0].field).toBe('code');
    }
  });
});
