import { centres, EXPIRY, products, StockApi } from '../../../../test/support/stock-api.js';

describe('the record of an operation', () => {
  let stock: StockApi;
  let line: string;
  beforeAll(async () => {
    stock = await StockApi.start();
    line = await stock.lineAtBellevue(20, 'SH-1');
  });
  afterAll(() => stock.close());

  const shared = {
    date: expect.stringMatching(/Z$/),
    utilisateur: expect.any(String),
    centre: expect.objectContaining({ id: centres.centreBellevue, nom: 'Centre Bellevue' }),
    produit: expect.objectContaining({ id: products.immunol, typeConditionnement: 'FLACON', nbDoses: 10 }),
    limiteUtilisation: '2036-06-30T21:00:00.000Z',
    numeroBl: expect.stringMatching(/-\d{6}$/),
  };
  const batch = { lot: 'SH-1', peremption: '2036-06-30', transfertType: null };

  it('of a fridge exit for a point', async () => {
    const exit = await stock
      .bellevue()
      .post('/vaccination/sortieFrigo', {
        idLigneBl: line,
        sortieType: 'VACCINATION_POINT',
        idPoint: centres.pointBellevue,
        typeConditionnement: 'SERINGUE',
        seringue: 12,
        commentaire: 'Matin',
      })
      .expect(201);
    const { body } = await stock.bellevue().get(`/vaccination/sortieFrigo/${exit.body.id}`, exit).expect(200);
    expect(body).toEqual({
      ...shared,
      id: exit.body.id,
      stock: { ...batch, id: line },
      quantite: 2,
      sortieType: 'VACCINATION_POINT',
      pointVacc: expect.objectContaining({ id: centres.pointBellevue, nom: 'Point Bellevue' }),
      typeConditionnement: 'SERINGUE',
      seringueQte: 12,
      commentaire: 'Matin',
    });
    await stock
      .as('riviere', centres.centreRiviere)
      .get(`/vaccination/sortieFrigo/${exit.body.id}`)
      .expect(404);
    await stock.nord().get(`/vaccination/sortieFrigo/${exit.body.id}`).expect(403);
    const point = stock.as('point', centres.pointBellevue);
    expect((await point.get(`/vaccination/sortieFrigo/${exit.body.id}`).expect(200)).body).toEqual(body);
    const own = await stock
      .bellevue()
      .post('/vaccination/sortieFrigo', { idLigneBl: line, quantite: 1 })
      .expect(201);
    await point.get(`/vaccination/sortieFrigo/${own.body.id}`, own).expect(404);
  });

  it('of a scrapping, under each path', async () => {
    const scrapped = await stock
      .bellevue()
      .post('/vaccination/dechet', {
        idLigneBl: line,
        quantite: 1,
        causeDechet: 'CASSE',
        commentaireDechet: 'Tombé',
      })
      .expect(201);
    const { body } = await stock
      .bellevue()
      .get(`/vaccination/dechet/${scrapped.body.id}`, scrapped)
      .expect(200);
    expect(body).toEqual({
      ...shared,
      id: scrapped.body.id,
      stock: { ...batch, id: line },
      quantite: 1,
      cause: 'CASSE',
      commentaire: 'Tombé',
    });
    await stock.nord().get(`/dispatch/dechet/${scrapped.body.id}`).expect(200);
    await stock.referent().get(`/referent/dechet/${scrapped.body.id}`).expect(200);
    await stock.sud().get(`/dispatch/dechet/${scrapped.body.id}`).expect(404);
    await stock.nord().get('/dispatch/dechet/not-an-id').expect(400);
  });

  it('of a return says what was declared and what the centre still had', async () => {
    const back = {
      idCentreRetour: centres.centreBellevue,
      idProduit: products.immunol,
      commentaireRetour: 'Surplus',
    };
    const returning = await stock.lineAtBellevue(5, 'SH-2');
    await stock
      .bellevue()
      .post('/vaccination/sortieFrigo', { idLigneBl: returning, quantite: 2 })
      .expect(201);
    const made = await stock
      .nord()
      .post('/dispatch/retour-stock', { ...back, idLigneBl: returning, quantite: 5, forceValidation: true })
      .expect(201);
    const { body } = await stock.nord().get(`/dispatch/retour/${made.body.id}`, made).expect(200);
    expect(body).toEqual({
      ...shared,
      id: made.body.id,
      centre: expect.objectContaining({ id: centres.plateformeNord }),
      stock: {
        ...batch,
        lot: 'SH-2',
        id: made.body.id,
        produit: shared.produit,
        centreRetour: expect.objectContaining({ nom: 'Centre Bellevue' }),
        retourBl: { numeroBl: shared.numeroBl },
        dateSortie: null,
        stockTransfertType: null,
      },
      quantite: 5,
      quantitePrelevee: 3,
      cause: 'Surplus',
    });
    await stock.sud().get(`/dispatch/retour/${made.body.id}`).expect(404);
  });

  it('of a return is found by a batch that its goods are in since they came back thawed', async () => {
    const { vaxilor: idProduit } = products;
    const nord = stock.nord();
    const entry = { idProduit, quantite: 5, lot: 'SH-3', peremption: EXPIRY, conforme: true };
    const frozen = await nord
      .post('/dispatch/entree-stock', { ...entry, transfertType: 'CONGELE' })
      .expect(201);
    const shipped = async (idStock: string, decongele: boolean): Promise<string> => {
      const sortie = decongele ? new Date(Date.now() - 3_600_000).toISOString() : null;
      const produits = [{ idProduit, typeProduit: 'VACCIN', quantite: 5, idStock, sortie }];
      const body = { decongele, produits, destination: centres.centreBellevue };
      return (await nord.post('/dispatch/preparation', body).expect(201)).body.id;
    };
    const note = await shipped(frozen.body.id, false);
    const received = await stock.bellevue().post('/vaccination/entree-stock', { idBl: note }).expect(201);
    const back = {
      idCentreRetour: centres.centreBellevue,
      idProduit,
      idLigneBl: received.body.id,
      quantite: 5,
    };
    const returned = await nord.post('/dispatch/retour-stock', back).expect(201);
    await nord.put(`/dispatch/preparation/${await shipped(returned.body.id, true)}`).expect(200);

    const { body: rows } = await nord.get('/dispatch/stock?lot=SH-3&onlyRetour=true').expect(200);
    const held = rows.filter(({ quantite }: { quantite: number }) => quantite > 0);
    expect(held).toMatchObject([
      { retourProduit: true, decongele: true, id: expect.not.stringMatching(returned.body.id) },
    ]);
    const { body } = await nord.get(`/dispatch/retour/${held[0].id}`).expect(200);
    expect(body).toMatchObject({ id: returned.body.id, quantite: 5, stock: { lot: 'SH-3' } });
    await stock.sud().get(`/dispatch/retour/${held[0].id}`).expect(404);
    await nord.get(`/dispatch/retour/${frozen.body.id}`).expect(404);
  });
});
