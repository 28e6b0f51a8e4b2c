import { centres, EXPIRY, products, StockApi } from '../../../../test/support/stock-api.js';
import type { LotRow } from './lot-row.dto.js';

describe('lots', () => {
  let stock: StockApi;
  beforeAll(async () => {
    stock = await StockApi.start();
  });
  afterAll(() => stock.close());

  const admin = () => stock.as('admin');
  const trace = (lot: string, user = admin()) =>
    user.get(`/lot/trace?idProduit=${products.immunol}&lot=${lot}`);

  it('are traced from the entry to the last fridge exit', async () => {
    const batch = await stock.batchAtNord(20, 'LO-1');
    const note = await stock.noteTo(centres.centreBellevue, batch, 5);
    const line = (await stock.bellevue().post('/vaccination/entree-stock', { idBl: note }).expect(201)).body
      .id;
    const exit = await stock
      .bellevue()
      .post('/vaccination/sortieFrigo', { idLigneBl: line, quantite: 2 })
      .expect(201);
    const open = await stock.noteTo(centres.centreRiviere, batch, 3);
    const cancelled = await stock.noteTo(centres.centreBellevue, batch, 4);
    await stock.nord().put(`/dispatch/preparation/${cancelled}`).expect(200);

    const nord = { id: centres.plateformeNord, nom: 'Plateforme Nord' };
    const bellevue = { id: centres.centreBellevue, nom: 'Centre Bellevue' };
    const none = {
      entre: 0,
      recu: 0,
      retourEntrant: 0,
      corrige: 0,
      expedie: 0,
      sorti: 0,
      dechet: 0,
      retourSortant: 0,
    };
    const { body } = await trace('LO-1').expect(200);
    expect(body).toMatchObject({
      produit: { id: products.immunol, nomCommercial: 'Immunol' },
      lot: 'LO-1',
      noeuds: [
        { ...none, centre: bellevue, recu: 5, sorti: 2, restant: 3 },
        { ...none, centre: nord, entre: 20, expedie: 8, restant: 12 },
      ],
      liens: [
        { idBl: note, origine: nord, destination: bellevue, quantite: 5, statut: 'RECU' },
        {
          idBl: open,
          origine: nord,
          destination: { id: centres.centreRiviere },
          quantite: 3,
          statut: 'PREPARE',
        },
        { idBl: cancelled, quantite: 4, statut: 'ANNULE' },
      ],
      enRoute: 3,
      sorties: [
        {
          idOperation: exit.body.id,
          centre: bellevue,
          pointVacc: null,
          quantite: 2,
          seringueQte: null,
          date: expect.any(String),
          utilisateur: expect.stringMatching(/ /),
        },
      ],
    });

    const atBellevue = (await trace('LO-1', stock.bellevue()).expect(200)).body;
    expect(atBellevue.noeuds).toEqual([expect.objectContaining({ centre: bellevue })]);
    expect(atBellevue.liens).toHaveLength(2);
    expect(atBellevue.enRoute).toBe(0);
  });

  it('that are unknown or out of sight are 404, what is missing 400 on its field', async () => {
    await stock.batchAtNord(1, 'LO-HIDDEN');
    await trace('LO-HIDDEN').expect(200);
    await trace('LO-HIDDEN', stock.sud()).expect(404);
    await trace('lo-hidden').expect(404);
    const { body } = await admin().get('/lot/trace').expect(400);
    expect(body.fieldErrors.map(({ field }: { field: string }) => field)).toEqual(['idProduit', 'lot']);
    await admin().get('/lot/trace?idProduit=x&lot=1').expect(400);
  });

  it('are told as recalled at a point that received goods of them, whose ledger is the centre above', async () => {
    const line = await stock.lineAtBellevue(6, 'LO-POINT');
    const exit = {
      idLigneBl: line,
      quantite: 2,
      sortieType: 'VACCINATION_POINT',
      idPoint: centres.pointBellevue,
    };
    await stock.bellevue().post('/vaccination/sortieFrigo', exit).expect(201);
    const point = () => stock.as('point', centres.pointBellevue);
    const told = async () => ({
      list: ((await point().get('/lot?lot=LO-POINT').expect(200)).body as LotRow[]).map(
        ({ rappel }) => rappel,
      ),
      trace: (await trace('LO-POINT', point()).expect(200)).body.rappel,
    });
    expect(await told()).toEqual({ list: [false], trace: null });
    const recall = { idProduit: products.immunol, lot: 'LO-POINT', motif: 'Froid' };
    await admin().post('/lot/rappel', recall).expect(201);
    expect(await told()).toEqual({ list: [true], trace: expect.objectContaining({ motif: 'Froid' }) });
  });

  it('are told as recalled at a point that was moved after it had received goods of them', async () => {
    const idLigneBl = await stock.lineAtBellevue(6, 'LO-MOVED');
    const point = () => stock.as('point', centres.pointBellevue);
    const exit = { idLigneBl, quantite: 2, sortieType: 'VACCINATION_POINT', idPoint: centres.pointBellevue };
    await stock.bellevue().post('/vaccination/sortieFrigo', exit).expect(201);
    const move = async (to: string) => {
      const moved = 'UPDATE reference.centre_link SET parent_id = $1 WHERE child_id = $2';
      await stock.api.pool.query(moved, [to, centres.pointBellevue]);
      await stock.api.directory.refresh();
    };
    const recall = async (lot: string) => {
      const body = { idProduit: products.immunol, lot, motif: 'Froid' };
      return (await stock.referent().post('/lot/rappel', body).expect(201)).body.id as string;
    };
    await move(centres.centreMer);
    try {
      const [id, elsewhere] = [await recall('LO-MOVED'), await recall('LO-ELSEWHERE')];
      const alerts = (await point().get('/centre/alertes').expect(200)).body;
      expect(alerts).toContainEqual(expect.objectContaining({ type: 'RAPPEL_LOT', idRappel: id }));
      const shown = (await point().get(`/lot/rappel/${id}`).expect(200)).body;
      expect(shown.centres).toMatchObject([{ centre: { nom: 'Centre Bellevue' } }]);
      const listed = (await point().get('/lot/rappel').expect(200)).body as { id: string }[];
      expect(listed.map((row) => row.id)).toContain(id);
      expect(listed.map((row) => row.id)).not.toContain(elsewhere);
      expect((await point().get('/lot?lot=LO-MOVED').expect(200)).body).toMatchObject([{ rappel: true }]);
      expect((await trace('LO-MOVED', point()).expect(200)).body.rappel).toMatchObject({ id });
      await point().get(`/lot/rappel/${elsewhere}`).expect(404);
    } finally {
      await move(centres.centreBellevue);
    }
  });

  it('are found by a part of their name, one row for each expiry', async () => {
    const batch = await stock.batchAtNord(6, 'LO-FIND%1');
    await stock.noteTo(centres.centreBellevue, batch, 2);
    const entry = {
      idProduit: products.immunol,
      quantite: 4,
      lot: 'LO-FIND%1',
      peremption: '2035-01-31',
      conforme: true,
    };
    await stock.sud().post('/dispatch/entree-stock', entry).expect(201);
    const find = async (user = admin()) =>
      (await user.get('/lot?lot=lo-find%251').expect(200)).body as LotRow[];

    const row = { idProduit: products.immunol, nomCommercial: 'Immunol', lot: 'LO-FIND%1', rappel: false };
    expect(await find()).toEqual([
      {
        ...row,
        peremption: '2035-01-31',
        quantite: 4,
        centres: [{ id: centres.plateformeSud, nom: 'Plateforme Sud' }],
      },
      {
        ...row,
        peremption: EXPIRY,
        quantite: 4,
        centres: [{ id: centres.plateformeNord, nom: 'Plateforme Nord' }],
      },
    ]);
    expect(await find(stock.bellevue())).toEqual([{ ...row, peremption: EXPIRY, quantite: 0, centres: [] }]);
    expect((await admin().get('/lot?lot=LO_FIND').expect(200)).body).toEqual([]);
    const page = await admin().get('/lot?lot=LO-FIND&page=1&size=1&sort=["peremption","DESC"]').expect(200);
    expect(page.body).toEqual({
      content: [expect.objectContaining({ peremption: '2035-01-31' })],
      totalElements: 2,
    });
  });

  it('are in the order in which people count', async () => {
    for (const lot of ['LO-CNT-10', 'lo-cnt-3', 'LO-CNT-2']) await stock.batchAtNord(1, lot);
    const lots = async (query: string) =>
      ((await admin().get(`/lot?lot=LO-CNT${query}`).expect(200)).body as LotRow[]).map(({ lot }) => lot);
    expect(await lots('')).toEqual(['LO-CNT-2', 'lo-cnt-3', 'LO-CNT-10']);
    expect(await lots('&sort=["lot","DESC"]')).toEqual(['LO-CNT-10', 'lo-cnt-3', 'LO-CNT-2']);
  });
});
