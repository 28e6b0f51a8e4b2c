import { centres, products, StockApi } from '../../../../test/support/stock-api.js';
import type { StockRow } from './stock-row.dto.js';

describe('stock lists', () => {
  let stock: StockApi;
  let line: string;
  beforeAll(async () => {
    stock = await StockApi.start();
    await stock.batchAtNord(7, 'ST-100%');
    await stock.batchAtNord(5, 'ST-1000');
    line = await stock.lineAtBellevue(4, 'ST-LINE');
    await stock.nord().get('/dispatch/stock', await emptyBatch());
  });
  afterAll(() => stock.close());

  async function emptyBatch() {
    const id = await stock.batchAtNord(2, 'ST-EMPTY');
    return stock
      .nord()
      .post('/dispatch/dechet', { idProduit: products.immunol, idStock: id, quantite: 2, cause: 'CASSE' })
      .expect(201);
  }
  const lots = (rows: readonly StockRow[]) => rows.map(({ lot }) => lot);
  const list = async (path: string, user = stock.nord()) =>
    (await user.get(path).expect(200)).body as StockRow[];

  it('show a batch as documented', async () => {
    const [row] = await list('/vaccination/stock?lot=ST-LINE', stock.bellevue());
    expect(row).toEqual({
      id: line,
      lot: 'ST-LINE',
      peremption: '2036-06-30',
      quantite: 4,
      retourProduit: false,
      decongele: false,
      transfertType: null,
      transfertDate: null,
      produit: {
        id: products.immunol,
        nom: expect.any(String),
        nomCommercial: 'Immunol',
        type: 'VACCIN',
        typeConditionnement: 'FLACON',
        nbDoses: 10,
        peremptionType: 'JOUR',
      },
      centre: expect.objectContaining({
        id: centres.centreBellevue,
        nom: 'Centre Bellevue',
        type: 'VACCINATION',
      }),
      centerType: 'VACCINATION',
      dateSortie: null,
      limiteUtilisation: '2036-06-30T21:00:00.000Z',
      rappel: false,
      idLigneBl: line,
      numeroBl: expect.stringMatching(/-\d{6}$/),
    });
  });

  it('take what is searched for literally, in whatever case', async () => {
    expect(lots(await list('/dispatch/stock?lot=st-100%25'))).toEqual(['ST-100%']);
    expect(lots(await list('/dispatch/stock?lot=ST_1'))).toEqual([]);
  });

  it('leave used-up batches in unless asked', async () => {
    expect(lots(await list('/dispatch/stock'))).toContain('ST-EMPTY');
    expect(lots(await list('/dispatch/stock?quantiteNonNulle=true'))).not.toContain('ST-EMPTY');
    expect(lots(await list('/dispatch/stock?quantiteNonNulle=false'))).toContain('ST-EMPTY');
  });

  it('are filtered by product, centre and returns', async () => {
    expect(await list(`/dispatch/stock?idProduit=${products.vaxilor}`)).toEqual([]);
    expect(lots(await list(`/vaccination/stock?idCentre=${centres.centreBellevue}`))).toContain('ST-LINE');
    expect(await list(`/vaccination/stock?idCentre=${centres.centreRiviere}`)).toEqual([]);
    expect(await list('/dispatch/stock?onlyRetour=true')).toEqual([]);
    await stock.nord().get(`/vaccination/stock?idCentre=${centres.centreMer}`).expect(404);
    await stock.nord().get('/vaccination/stock?idCentre=x').expect(400);
  });

  it('come in pages, in ranges of react-admin, or whole', async () => {
    const all = await list('/dispatch/stock?lot=ST-');
    const page = await stock.nord().get('/dispatch/stock?lot=ST-&page=1&size=2').expect(200);
    expect(page.body).toEqual({ content: all.slice(2, 4), totalElements: all.length });
    const range = await stock
      .nord()
      .get('/dispatch/stock')
      .query({ range: '[1,2]', sort: '["quantite","DESC"]', filter: '{"lot":"ST-"}' })
      .expect(200);
    expect(range.headers['content-range']).toBe(`stock 1-2/${all.length}`);
    expect(range.body.map(({ quantite }: StockRow) => quantite)).toEqual(
      all
        .map(({ quantite }) => quantite)
        .sort((one, other) => other - one)
        .slice(1, 3),
    );
    // What react-admin sorts by where nobody chose anything.
    const byId = await list(`/dispatch/stock?lot=ST-&sort=${encodeURIComponent('["id","ASC"]')}`);
    expect(byId.map(({ id }) => id)).toEqual(all.map(({ id }) => id).sort());
  });

  it('show the centres below the selected one, each kind under its own path', async () => {
    const centresIn = async (path: string, user = stock.referent()) =>
      new Set((await list(path, user)).map(({ centre }) => centre.nom));
    expect(await centresIn('/dispatch/stock')).toEqual(new Set(['Plateforme Nord']));
    expect(await centresIn('/vaccination/stock')).toEqual(new Set(['Centre Bellevue']));
    expect(await centresIn('/vaccination/stock', stock.sud())).toEqual(new Set());
    expect(await centresIn('/dispatch/stock', stock.as('admin'))).toEqual(new Set(['Plateforme Nord']));
    expect(await centresIn('/dispatch/stock?fromReferentAffiliatedView=true', stock.nord())).toEqual(
      new Set(),
    );
    await stock.bellevue().get('/dispatch/stock').expect(403);
    await stock.as('point', centres.pointBellevue).get('/referent/stock').expect(403);
    await stock.as('point', centres.pointBellevue).get('/vaccination/stock').expect(200, []);
  });

  it('sorted by usage limit have what has no limit in its place by expiry', async () => {
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const enter = (lot: string, entry: object) =>
      stock
        .nord()
        .post('/dispatch/entree-stock', { quantite: 1, conforme: true, lot, ...entry })
        .expect(201);
    await enter('FEFO-LATE', { idProduit: products.immunol, peremption: '2036-06-30' });
    await enter('FEFO-FROZEN', { idProduit: products.vaxilor, peremption: inDays(60).slice(0, 10) });
    const thawed = { transfertType: 'DECONGELE', transfertDate: inDays(-1) };
    await enter('FEFO-THAWED', { idProduit: products.vaxilor, peremption: '2036-06-30', ...thawed });
    const sorted = (order: string) => list(`/dispatch/stock?lot=FEFO&sort=["limiteUtilisation","${order}"]`);
    const first = ['FEFO-THAWED', 'FEFO-FROZEN', 'FEFO-LATE'];
    expect(lots(await list('/dispatch/stock?lot=FEFO'))).toEqual(first);
    expect(lots(await sorted('ASC'))).toEqual(first);
    expect(lots(await sorted('DESC'))).toEqual(first.reverse());
  });

  it('have what ends during a day before what expires on that day without a limit', async () => {
    const enter = (lot: string, entry: object) =>
      stock
        .nord()
        .post('/dispatch/entree-stock', {
          idProduit: products.vaxilor,
          quantite: 1,
          conforme: true,
          lot,
          ...entry,
        })
        .expect(201);
    // The product expires with a month, which is that of the business clock, and keeps 720 hours.
    const inParis = new Date(Date.now() + 2 * 3_600_000);
    const lastDay = Date.UTC(inParis.getUTCFullYear(), inParis.getUTCMonth() + 1, 0, 0, 0, 1);
    const transferred = Math.min(lastDay - 720 * 3_600_000, Date.now());
    await enter('DAY-FROZEN', { peremption: new Date(lastDay).toISOString().slice(0, 10) });
    await enter('DAY-THAWED', {
      peremption: '2036-06-30',
      transfertType: 'DECONGELE',
      transfertDate: new Date(transferred).toISOString(),
    });
    expect(lots(await list('/dispatch/stock?lot=DAY-'))).toEqual(['DAY-THAWED', 'DAY-FROZEN']);
    const offered = lots(await list(`/dispatch/preparation?idProduit=${products.vaxilor}`));
    expect(offered.indexOf('DAY-THAWED')).toBeLessThan(offered.indexOf('DAY-FROZEN'));
  });

  it('sorted by lot have them as people count, whatever their case', async () => {
    for (const lot of ['CNT-10', 'cnt-3', 'CNT-2']) await stock.batchAtNord(1, lot);
    const sorted = (order: string) => list(`/dispatch/stock?lot=CNT&sort=["lot","${order}"]`);
    expect(lots(await sorted('ASC'))).toEqual(['CNT-2', 'cnt-3', 'CNT-10']);
    expect(lots(await sorted('DESC'))).toEqual(['CNT-10', 'cnt-3', 'CNT-2']);
  });

  it('filtered by a centre show what is below it, under the path of every type of centre', async () => {
    const centresIn = async (path: string) =>
      new Set(
        (await list(`${path}?idCentre=${centres.plateformeNord}`, stock.referent())).map(
          ({ centre }) => centre.nom,
        ),
      );
    expect(await centresIn('/dispatch/stock')).toEqual(new Set(['Plateforme Nord']));
    expect(await centresIn('/vaccination/stock')).toEqual(new Set(['Centre Bellevue']));
    expect(await centresIn('/referent/stock')).toEqual(new Set());
  });

  it('offer what a form can choose from, first-expiring first', async () => {
    const soon = {
      idProduit: products.immunol,
      quantite: 3,
      lot: 'ST-SOON',
      peremption: '2030-01-31',
      conforme: true,
    };
    const entered = await stock.nord().post('/dispatch/entree-stock', soon).expect(201);
    const offered = await stock
      .nord()
      .get(`/dispatch/preparation?idProduit=${products.immunol}`, entered)
      .expect(200);
    expect(lots(offered.body)[0]).toBe('ST-SOON');
    expect(lots(offered.body)).not.toContain('ST-EMPTY');
    expect(await list(`/dispatch/preparation?idProduit=${products.seringue}`)).toEqual([]);

    const emptied = await stock
      .bellevue()
      .post('/vaccination/sortieFrigo', { idLigneBl: line, quantite: 4 })
      .expect(201);
    const at = async (path: string) => lots((await stock.bellevue().get(path, emptied).expect(200)).body);
    expect(await at(`/vaccination/available-lot?idProduit=${products.immunol}`)).not.toContain('ST-LINE');
    expect(await at(`/vaccination/lot?idProduit=${products.immunol}`)).toContain('ST-LINE');
    expect(await at('/vaccination/stock/list')).not.toContain('ST-LINE');
    await stock.nord().get('/vaccination/lot').expect(403);
  });
});
