import { centres, products, StockApi } from '../../../../test/support/stock-api.js';
import { alphabetical } from '../../../words/alphabetical.js';
import { movementWords } from '../../../words/catalogue.js';
import type { MovementRow } from './movement-row.dto.js';

const HOUR = 3_600_000;
const WORDS = movementWords('en');

const called = ({ type, idMouvementAnnule }: MovementRow): string =>
  idMouvementAnnule ? WORDS.ofCancellation : WORDS.ofType(type);

describe('movement histories', () => {
  let stock: StockApi;
  let batch: string;
  let line: string;
  beforeAll(async () => {
    stock = await StockApi.start();
    batch = await stock.batchAtNord(50, 'MV-1');
    line = await stock.lineAtBellevue(10, 'MV-2');
  });
  afterAll(() => stock.close());

  const list = async (path: string, user = stock.nord()) =>
    (await user.get(path).expect(200)).body as MovementRow[];
  const kinds = (rows: readonly MovementRow[]) =>
    rows.map(({ type, sens, quantite }) => `${type} ${sens} ${quantite}`);

  it('show a movement as documented', async () => {
    const rows = await list('/dispatch/mouvement?lot=MV-2');
    expect(kinds(rows)).toEqual(['PREPARATION SORTIE 10', 'ENTREE ENTREE 10']);
    expect(rows[0]).toEqual({
      id: expect.any(String),
      type: 'PREPARATION',
      sens: 'SORTIE',
      quantite: 10,
      date: expect.stringMatching(/Z$/),
      utilisateur: expect.any(String),
      commentaire: null,
      produit: expect.objectContaining({ id: products.immunol, nomCommercial: 'Immunol' }),
      centre: expect.objectContaining({ id: centres.plateformeNord }),
      idStock: expect.any(String),
      lot: 'MV-2',
      peremption: '2036-06-30',
      anciennePeremption: null,
      numeroBl: expect.stringMatching(/-\d{6}$/),
      destination: expect.objectContaining({ id: centres.centreBellevue, nom: 'Centre Bellevue' }),
      provenance: null,
      pointVacc: null,
      typeConditionnement: null,
      seringueQte: null,
      idOperation: expect.any(String),
      idMouvementAnnule: null,
      anomalie: null,
      motifDerogation: null,
      horsLimite: false,
      lotRappele: false,
      offline: false,
      dateEnregistrement: expect.stringMatching(/^\d{4}-.*Z$/),
      idEvenement: expect.stringMatching(/^[0-9a-f-]{36}$/),
      position: expect.any(Number),
      reception: null,
    });
    const [arrival] = await list('/vaccination/mouvement?lot=MV-2', stock.bellevue());
    expect(arrival).toEqual(
      expect.objectContaining({ type: 'ENTREE', sens: 'ENTREE', idStock: line, numeroBl: rows[0]!.numeroBl }),
    );
    expect(arrival!.reception).toEqual({ date: expect.stringMatching(/Z$/), conforme: true });
    expect(arrival!.provenance).toEqual(expect.objectContaining({ id: centres.plateformeNord }));
  });

  it('show a cancellation as a second movement that names the first', async () => {
    const note = await stock.noteTo(centres.centreBellevue, batch, 3);
    const cancelled = await stock.nord().put(`/dispatch/preparation/${note}`).expect(200);
    const { body } = await stock.nord().get('/dispatch/mouvement?lot=MV-1', cancelled).expect(200);
    const [back, out] = body as MovementRow[];
    expect(kinds([back!, out!])).toEqual(['PREPARATION ENTREE 3', 'PREPARATION SORTIE 3']);
    expect(back).toEqual(expect.objectContaining({ idOperation: note, idMouvementAnnule: out!.id }));
    expect(out).toEqual(expect.objectContaining({ idOperation: note, idMouvementAnnule: null }));
  });

  it('show both sides of a forced return, and what does not add up', async () => {
    const returning = await stock.lineAtBellevue(5, 'MV-BACK');
    await stock
      .bellevue()
      .post('/vaccination/sortieFrigo', { idLigneBl: returning, quantite: 3 })
      .expect(201);
    const made = await stock
      .nord()
      .post('/dispatch/retour-stock', {
        idCentreRetour: centres.centreBellevue,
        idLigneBl: returning,
        idProduit: products.immunol,
        quantite: 5,
        forceValidation: true,
      })
      .expect(201);
    const anomalie = { quantiteDeclaree: 5, quantitePrelevee: 2 };
    const at = async (path: string, user = stock.nord()) =>
      ((await user.get(path, made).expect(200)).body as MovementRow[]).find(({ type }) => type === 'RETOUR');
    expect(await at('/dispatch/mouvement?lot=MV-BACK')).toEqual(
      expect.objectContaining({ sens: 'ENTREE', quantite: 5, idOperation: made.body.id, anomalie }),
    );
    expect(await at('/vaccination/mouvement?lot=MV-BACK', stock.bellevue())).toEqual(
      expect.objectContaining({ sens: 'SORTIE', quantite: 2, idOperation: made.body.id, anomalie }),
    );
  });

  it('are filtered by product, note, destination and batch number', async () => {
    const [{ numeroBl }] = (await list('/dispatch/mouvement?lot=MV-2')) as [MovementRow];
    expect(await list(`/dispatch/mouvement?idProduit=${products.vaxilor}`)).toEqual([]);
    expect((await list('/dispatch/mouvement?idProduit=all')).length).toBeGreaterThan(2);
    expect(kinds(await list(`/dispatch/mouvement?numeroBl=${numeroBl!.toLowerCase()}`))).toEqual([
      'PREPARATION SORTIE 10',
    ]);
    expect((await list('/dispatch/mouvement?numeroBl=NOWHERE')).length).toBe(0);
    for (const destination of ['bellevue', centres.centreBellevue]) {
      const rows = await list(`/dispatch/mouvement?destination=${destination}&lot=MV-2`);
      expect(kinds(rows)).toEqual(['PREPARATION SORTIE 10']);
      expect(
        new Set(
          (await list(`/dispatch/mouvement?destination=${destination}`)).map(
            ({ destination }) => destination?.nom,
          ),
        ),
      ).toEqual(new Set(['Centre Bellevue']));
    }
    expect(await list('/dispatch/mouvement?destination=Mer')).toEqual([]);
    expect(await list('/dispatch/mouvement?lot=mv_2')).toEqual([]);
  });

  it('are found by the number of a note of another centre, by which goods had come that came back here', async () => {
    const returning = await stock.lineAtBellevue(5, 'MV-MOVED');
    const move = async (to: string) => {
      const moved = 'UPDATE reference.centre_link SET parent_id = $1 WHERE child_id = $2';
      await stock.api.pool.query(moved, [to, centres.centreBellevue]);
      await stock.api.directory.refresh();
    };
    await move(centres.plateformeSud);
    const made = await stock
      .sud()
      .post('/dispatch/retour-stock', {
        idCentreRetour: centres.centreBellevue,
        idLigneBl: returning,
        idProduit: products.immunol,
        quantite: 2,
      })
      .expect(201);
    const found = async (filter: string) =>
      (await stock.sud().get(`/dispatch/mouvement?${filter}`, made).expect(200)).body as MovementRow[];
    const [back] = await found('lot=MV-MOVED');
    expect(kinds([back!])).toEqual(['RETOUR ENTREE 2']);
    expect(await found(`numeroBl=${back!.numeroBl}`)).toEqual([back]);
    await move(centres.plateformeNord);
  });

  it('are sorted as asked, and answer nothing beyond their end', async () => {
    const sorted = async (sort: string) =>
      list(`/dispatch/mouvement?range=[0,99]&sort=${encodeURIComponent(sort)}`);
    const latestFirst = await list('/dispatch/mouvement');
    expect(await sorted('["date","DESC"]')).toEqual(latestFirst);
    expect(await sorted('["date","ASC"]')).toEqual([...latestFirst].reverse());
    const quantities = (await sorted('["quantite","ASC"]')).map(({ quantite }) => quantite);
    expect(quantities).toEqual([...quantities].sort((one, other) => one - other));
    const ways = (await sorted('["sens","ASC"]')).map(({ sens }) => sens);
    expect(ways).toEqual([...ways].sort());
    const positions = (await sorted('["position","ASC"]')).map(({ position }) => Number(position));
    expect(positions).toEqual([...positions].sort((one, other) => one - other));
    const types = (await sorted('["type","ASC"]')).map(called);
    expect(new Set(types).size).toBeGreaterThan(2);
    expect(types).toEqual([...types].sort(alphabetical));
    expect((await sorted('["type","DESC"]')).map(called)).toEqual([...types].reverse());
    const ofBatch = `/dispatch/stock/${batch}/mouvement`;
    expect(await list(`${ofBatch}?sort=["date","ASC"]`)).toEqual([...(await list(ofBatch))].reverse());
    await stock.nord().get('/dispatch/mouvement?sort=["nonsense","ASC"]').expect(400);
    expect(await list('/dispatch/mouvement?range=[9007199254740991,9007199254740991]')).toEqual([]);
    const { body } = await stock.nord().get('/dispatch/mouvement?page=900719925474099&size=1000').expect(200);
    expect(body.content).toEqual([]);
  });

  it('show the current week unless a period is named', async () => {
    const day = (shift: number) => new Date(Date.now() + shift * 24 * HOUR).toISOString().slice(0, 10);
    const all = await list('/dispatch/mouvement');
    expect(await list(`/dispatch/mouvement?dateDebut=${day(-1)}&dateFin=${day(1)}`)).toEqual(all);
    expect(await list(`/dispatch/mouvement?dateFin=${day(1)}`)).toEqual(all);
    expect(await list(`/dispatch/mouvement?dateDebut=${new Date(Date.now() + HOUR).toISOString()}`)).toEqual(
      [],
    );
    expect(await list(`/dispatch/mouvement?dateDebut=2020-01-01&dateFin=${day(-30)}`)).toEqual([]);
    await stock.nord().get('/dispatch/mouvement?dateDebut=2026-02-30').expect(400);
    await stock
      .nord()
      .get(`/dispatch/mouvement?dateDebut=${day(0)}&dateFin=2020-01-01`)
      .expect(400);
  });

  it('come in pages that know how many there are, without counting them', async () => {
    const all = await list('/dispatch/mouvement');
    const { body } = await stock.nord().get('/dispatch/mouvement?page=1&size=2').expect(200);
    expect(body).toEqual({ content: all.slice(2, 4), totalElements: all.length });
    const filtered = await stock.nord().get('/dispatch/mouvement?page=0&size=1&lot=MV-2').expect(200);
    expect(filtered.body.totalElements).toBe(2);
    const product = await stock
      .nord()
      .get(`/dispatch/mouvement?page=0&size=1&idProduit=${products.immunol}`)
      .expect(200);
    expect(product.body.totalElements).toBe(all.length);
    const begun = new Date(new Date(all.at(-1)!.date).getTime() + 1).toISOString();
    const later = await stock.nord().get(`/dispatch/mouvement?page=0&size=1&dateDebut=${begun}`).expect(200);
    expect(later.body.totalElements).toBe(all.length - 1);
    const range = await stock.nord().get('/dispatch/mouvement').query({ range: '[0,1]' }).expect(200);
    expect(range.headers['content-range']).toBe(`mouvement 0-1/${all.length}`);
  });

  it('of one batch begin with its arrival', async () => {
    const rows = await list(`/vaccination/stock/${line}/mouvement`, stock.bellevue());
    expect(kinds(rows)).toEqual(['ENTREE ENTREE 10']);
    expect(kinds(await list(`/dispatch/stock/${batch}/mouvement`)).at(-1)).toBe('ENTREE ENTREE 50');
    await stock.sud().get(`/dispatch/stock/${batch}/mouvement`).expect(404);
    await stock.bellevue().get(`/vaccination/stock/${batch}/mouvement`).expect(404);
  });

  it('belong to a centre; a point sees what was taken out for it', async () => {
    const exit = await stock
      .bellevue()
      .post('/vaccination/sortieFrigo', {
        idLigneBl: line,
        quantite: 1,
        sortieType: 'VACCINATION_POINT',
        idPoint: centres.pointBellevue,
      })
      .expect(201);
    const point = stock.as('point', centres.pointBellevue);
    const seen = (await point.get('/vaccination/mouvement', exit).expect(200)).body as MovementRow[];
    const goingTo = (name: string) => point.get(`/vaccination/mouvement?destination=${name}`, exit);
    expect((await goingTo('Point').expect(200)).body).toEqual(seen);
    await goingTo('Rivi').expect(200, []);
    expect(kinds(seen)).toEqual(['SORTIE_POINT SORTIE 1']);
    expect(seen[0]).toEqual(
      expect.objectContaining({ idOperation: exit.body.id, typeConditionnement: 'FLACON' }),
    );
    const ofLot = `/vaccination/mouvement?lot=${seen[0]!.lot}`;
    expect((await point.get(ofLot).expect(200)).body).toEqual(seen);
    const move = async (to: string) => {
      const moved = 'UPDATE reference.centre_link SET parent_id = $1 WHERE child_id = $2';
      await stock.api.pool.query(moved, [to, centres.pointBellevue]);
      await stock.api.directory.refresh();
    };
    await move(centres.centreRiviere);
    for (const path of ['/vaccination/mouvement', '/vaccination/mouvement?destination=Point', ofLot])
      expect((await point.get(path).expect(200)).body).toEqual(seen);
    await goingTo('Rivi').expect(200, []);
    await move(centres.centreBellevue);
    expect(await list('/vaccination/mouvement', stock.as('riviere', centres.centreRiviere))).toEqual([]);
    expect((await list('/vaccination/mouvement')).map(({ centre }) => centre.nom)).toContain(
      'Centre Bellevue',
    );
    expect((await list('/dispatch/mouvement', stock.as('admin'))).length).toBeGreaterThan(2);
    await stock.bellevue().get('/dispatch/mouvement').expect(403);
  });

  it('say why a later batch was taken, in a preparation, an exit and a return', async () => {
    const said = { motifDerogation: ' Premier lot réservé ' };
    const told = 'Premier lot réservé';
    const later = await stock.batchAtNord(5, 'MV-LATER');
    const produits = [
      { idProduit: products.immunol, typeProduit: 'VACCIN', quantite: 4, idStock: later, ...said },
    ];
    const order = { destination: centres.centreBellevue, produits };
    const note = await stock.nord().post('/dispatch/preparation', order).expect(201);
    const received = await stock
      .bellevue()
      .post('/vaccination/entree-stock', { idBl: note.body.id, conforme: true })
      .expect(201);
    const { body: held } = await stock
      .bellevue()
      .get('/vaccination/stock?lot=MV-LATER', received)
      .expect(200);
    const idLigneBl = held[0].id as string;
    await stock
      .bellevue()
      .post('/vaccination/sortieFrigo', { idLigneBl, quantite: 1, ...said })
      .expect(201);
    const back = {
      idCentreRetour: centres.centreBellevue,
      idProduit: products.immunol,
      idLigneBl,
      quantite: 1,
    };
    const returned = await stock
      .nord()
      .post('/dispatch/retour-stock', { ...back, ...said })
      .expect(201);
    const { body: rows } = await stock
      .bellevue()
      .get('/vaccination/mouvement?lot=MV-LATER', returned)
      .expect(200);
    const reasons = (rows as MovementRow[]).map(({ type, sens, motifDerogation }) => [
      type,
      sens,
      motifDerogation,
    ]);
    expect(reasons).toEqual(
      expect.arrayContaining([
        ['ENTREE', 'ENTREE', null],
        ['SORTIE_FRIGO', 'SORTIE', told],
        ['RETOUR', 'SORTIE', told],
      ]),
    );
    const prepared = (await list('/dispatch/mouvement?lot=MV-LATER')).find(
      ({ type }) => type === 'PREPARATION',
    );
    expect(prepared?.motifDerogation).toBe(told);
  });

  it('refuse a reason that is too long on its field', async () => {
    const motifDerogation = 'x'.repeat(101);
    const exit = { idLigneBl: line, quantite: 1, motifDerogation };
    const { body } = await stock.bellevue().post('/vaccination/sortieFrigo', exit).expect(400);
    expect(body.fieldErrors).toEqual([
      expect.objectContaining({
        field: 'motifDerogation',
        code: 'global.error.textMax',
        arguments: { max: 100 },
      }),
    ]);
    const produits = [
      { idProduit: products.immunol, typeProduit: 'VACCIN', quantite: 1, idStock: batch, motifDerogation },
    ];
    const order = { destination: centres.centreBellevue, produits };
    const refused = await stock.nord().post('/dispatch/preparation', order).expect(400);
    expect(refused.body.fieldErrors[0].field).toBe('produits[0].motifDerogation');
  });
});
