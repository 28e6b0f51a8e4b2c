import { centres, products, StockApi } from '../../../../test/support/stock-api.js';
import type { DeliveryNote } from './delivery-note.dto.js';

describe('delivery notes', () => {
  let stock: StockApi;
  let batch: string;
  beforeAll(async () => {
    stock = await StockApi.start();
    batch = await stock.batchAtNord(100, 'DN-1');
  });
  afterAll(() => stock.close());

  const prepare = (more: object = {}, line: object = {}) =>
    stock.nord().post('/dispatch/preparation', {
      produits: [
        {
          idProduit: products.immunol,
          typeProduit: 'VACCIN',
          quantite: 4,
          idStock: batch,
          refExterne: 'CMD-7',
          ...line,
        },
      ],
      destination: centres.centreBellevue,
      commentaireDestination: 'Quai 2',
      commentaire: 'Urgent',
      ...more,
    });
  const idsIn = (body: { id: string }[]) => body.map(({ id }) => id);

  it('show a preparation with its lines and shipment', async () => {
    const created = await prepare({ idTracker: null, suiviDesactive: false }).expect(201);
    const { body } = await stock.nord().get(`/dispatch/preparation/${created.body.id}`, created).expect(200);
    expect(body).toEqual({
      id: created.body.id,
      numeroBl: expect.stringMatching(/^[A-Z]+-\d{4}-\d{6}$/),
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      decongele: false,
      emetteur: expect.objectContaining({
        id: centres.plateformeNord,
        nom: 'Plateforme Nord',
        type: 'DISPATCH',
      }),
      destination: expect.objectContaining({ id: centres.centreBellevue, nom: 'Centre Bellevue' }),
      rappel: false,
      lignes: [
        {
          id: expect.any(String),
          produit: expect.objectContaining({ id: products.immunol, nomCommercial: 'Immunol', nbDoses: 10 }),
          stock: { id: batch, lot: 'DN-1', peremption: '2036-06-30', transfertType: null },
          refExterne: 'CMD-7',
          quantite: 4,
          dateSortie: null,
          quantiteStock: 96,
          ecart: 0,
          statut: 'PREPARE',
          limiteUtilisation: '2036-06-30T21:00:00.000Z',
          retourProduit: false,
          rappel: false,
          stockTransfertType: null,
        },
      ],
      annule: false,
      reception: null,
      transfert: false,
      desactivationSuivi: false,
      commentaireDestination: 'Quai 2',
      commentaireDemande: 'Urgent',
      idDemande: null,
      idTracker: null,
      numTracker: null,
      idTransporteur: null,
      idContenant: null,
      numContenant: null,
      utilisateur: expect.any(String),
    });
  });

  it('wait for the centre that they are addressed to until they are received', async () => {
    const created = await prepare().expect(201);
    const { id } = created.body;
    const waiting = await stock.bellevue().get('/dispatch/preparation/vaccination', created).expect(200);
    expect(idsIn(waiting.body)).toContain(id);
    const ofAnother = await stock
      .as('riviere', centres.centreRiviere)
      .get('/dispatch/preparation/vaccination', created);
    expect(idsIn(ofAnother.body)).not.toContain(id);
    const byProduct = (product: string) =>
      stock.bellevue().get(`/dispatch/preparation/vaccination?idProduit=${product}`, created);
    expect(idsIn((await byProduct(products.immunol)).body)).toContain(id);
    expect(idsIn((await byProduct(products.vaxilor)).body)).not.toContain(id);

    const reception = { idBl: id, conforme: false, commentaire: 'Carton ouvert' };
    const received = await stock.bellevue().post('/vaccination/entree-stock', reception).expect(201);
    const after = await stock.bellevue().get('/dispatch/preparation/vaccination', received).expect(200);
    expect(idsIn(after.body)).not.toContain(id);
    const detail = await stock.nord().get(`/dispatch/preparation/${id}`, received).expect(200);
    expect(detail.body.lignes[0]).toEqual(expect.objectContaining({ statut: 'RECU', quantiteStock: 4 }));
    expect(detail.body.reception).toEqual({
      date: expect.stringMatching(/Z$/),
      utilisateur: expect.any(String),
      conforme: false,
      commentaire: 'Carton ouvert',
    });
  });

  it('are gone from the list when cancelled, and say so', async () => {
    const { body: created } = await prepare().expect(201);
    const cancelled = await stock.nord().put(`/dispatch/preparation/${created.id}`).expect(200);
    const { body } = await stock.nord().get(`/dispatch/preparation/${created.id}`, cancelled).expect(200);
    expect(body).toEqual(expect.objectContaining({ annule: true }));
    expect(body.lignes[0].statut).toBe('ANNULE');
    const waiting = await stock.bellevue().get('/dispatch/preparation/vaccination', cancelled);
    expect(idsIn(waiting.body)).not.toContain(created.id);
  });

  it('from a referent wait for the dispatch centre', async () => {
    const referent = stock.referent();
    const entered = await referent
      .post('/referent/entree-stock', {
        idProduit: products.immunol,
        quantite: 9,
        lot: 'DN-R',
        peremption: '2036-06-30',
        conforme: true,
      })
      .expect(201);
    const created = await referent
      .post('/referent/preparation', {
        produits: [
          { idProduit: products.immunol, typeProduit: 'VACCIN', quantite: 3, idStock: entered.body.id },
        ],
        destination: centres.plateformeNord,
      })
      .expect(201);
    const { body } = await stock.nord().get('/referent/preparation/children', created).expect(200);
    expect(idsIn(body)).toContain(created.body.id);
    await stock
      .bellevue()
      .get('/referent/preparation/children', created)
      .expect(200, /^(?!.*DN-R).*$/s);
  });

  it('from a referent say what is left there of the batch, also when the dispatch centre received them', async () => {
    const entry = { idProduit: products.immunol, lot: 'DN-RD', peremption: '2036-06-30', conforme: true };
    const entered = await stock
      .referent()
      .post('/referent/entree-stock', { ...entry, quantite: 9 })
      .expect(201);
    const line = {
      idProduit: products.immunol,
      typeProduit: 'VACCIN',
      quantite: 3,
      idStock: entered.body.id,
    };
    const { id } = (
      await stock
        .referent()
        .post('/referent/preparation', { produits: [line], destination: centres.plateformeNord })
        .expect(201)
    ).body;
    await stock
      .nord()
      .post('/dispatch/entree-stock-with-bl', { referentBlId: id, reception: new Date().toISOString() })
      .expect(201);
    await stock
      .nord()
      .post('/dispatch/entree-stock', { ...entry, quantite: 50 })
      .expect(201);
    const { body } = await stock.referent().get(`/referent/preparation/${id}`).expect(200);
    expect(body.lignes).toMatchObject([{ statut: 'RECU', quantite: 3, quantiteStock: 6 }]);
    // What a dispatch centre has left of a line, nobody knows: its batch has taken in other goods of the lot.
    await stock.nord().get(`/vaccination/stock/ligne?idLigneBl=${body.lignes[0].id}`).expect(404);
  });

  it('can come back from the centre that received them, with what is left there', async () => {
    const line = await stock.lineAtBellevue(6, 'DN-BACK');
    const exit = await stock
      .bellevue()
      .post('/vaccination/sortieFrigo', { idLigneBl: line, quantite: 2 })
      .expect(201);
    const search = `idProduit=${products.immunol}&idVaccination=${centres.centreBellevue}`;
    const { body } = await stock.nord().get(`/dispatch/preparation/retour?${search}`, exit).expect(200);
    const found = (body as { lignes: { id: string; quantiteStock: number }[] }[]).flatMap(
      ({ lignes }) => lignes,
    );
    expect(found.find(({ id }) => id === line)).toEqual(
      expect.objectContaining({ quantite: 6, quantiteStock: 4, statut: 'RECU' }),
    );
    const corrected = await stock
      .bellevue()
      .put('/vaccination/stock', { idStock: line, peremption: '2031-05-31', commentaire: 'Étiquette relue' })
      .expect(200);
    const again = await stock.nord().get(`/dispatch/preparation/retour?${search}`, corrected).expect(200);
    expect(again.body.flatMap(({ lignes }: DeliveryNote) => lignes)).toContainEqual(
      expect.objectContaining({ id: line, stock: expect.objectContaining({ peremption: '2031-05-31' }) }),
    );
    expect(new Set(found.map(({ quantiteStock }) => typeof quantiteStock))).toEqual(new Set(['number']));

    const residual = `/vaccination/stock/ligne?idLigneBl=${line}&idCentre=${centres.centreBellevue}`;
    await stock.nord().get(residual, exit).expect(200, { quantiteStock: 4 });
    await stock
      .bellevue()
      .get(`/vaccination/stock/ligne?idLigneBl=${line}`, exit)
      .expect(200, { quantiteStock: 4 });
    await stock.sud().get(residual, exit).expect(404);
    await stock
      .nord()
      .get(`/vaccination/stock/ligne?idLigneBl=${line}&idCentre=${centres.centreRiviere}`)
      .expect(404);
    await stock.nord().get('/vaccination/stock/ligne').expect(400);
  });

  it('say which of their goods had come back by a return, as the stock of who receives them does', async () => {
    const line = await stock.lineAtBellevue(6, 'DN-AGAIN');
    const back = { idLigneBl: line, quantite: 5, idProduit: products.immunol };
    const { body: returned } = await stock
      .nord()
      .post('/dispatch/retour-stock', { ...back, idCentreRetour: centres.centreBellevue })
      .expect(201);
    const created = await prepare({}, { idStock: returned.id }).expect(201);
    const { body: notes } = await stock
      .bellevue()
      .get('/dispatch/preparation/vaccination', created)
      .expect(200);
    const note = (notes as DeliveryNote[]).find(({ id }) => id === created.body.id);
    expect(note?.lignes).toMatchObject([{ retourProduit: true }]);
    const received = await stock
      .bellevue()
      .post('/vaccination/entree-stock', { idBl: created.body.id })
      .expect(201);
    const { body: rows } = await stock
      .bellevue()
      .get('/vaccination/stock?lot=DN-AGAIN&onlyRetour=true', received)
      .expect(200);
    expect(rows).toMatchObject([{ id: note?.lignes[0]?.id, quantite: 4, retourProduit: true }]);
  });

  it('belong to their issuer and who is above it', async () => {
    const created = await prepare().expect(201);
    const { id } = created.body;
    await stock.referent().get(`/referent/preparation/${id}`, created).expect(200);
    await stock.sud().get(`/dispatch/preparation/${id}`).expect(404);
    await stock.bellevue().get(`/dispatch/preparation/${id}`).expect(403);
    await stock.as('admin').get(`/dispatch/preparation/${id}`).expect(200);
    await stock.nord().get('/dispatch/preparation/0f0c6c1e-1f5e-5c55-9c38-5f9d5c4f5a99').expect(404);
    await stock.nord().get(`/dispatch/preparation/retour?idVaccination=${centres.centreMer}`).expect(404);
  });
});
