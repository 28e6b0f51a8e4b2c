import { randomUUID } from 'node:crypto';
import type { Response } from 'supertest';
import { centres, products, StockApi } from '../../../../test/support/stock-api.js';
import { businessDate, mondayOf } from '../../../domain/shared/calendar.js';

const fields = ({ body }: Response) =>
  Object.fromEntries(
    (body.fieldErrors as { field: string; code: string }[]).map((one) => [one.field, one.code]),
  );

describe('preparations that serve requests', () => {
  let api: StockApi;
  beforeAll(async () => {
    api = await StockApi.start();
  });
  afterAll(() => api.close());

  let lots = 0;
  const batch = (quantity: number) => api.batchAtNord(quantity, `RQ-${++lots}`);
  const ask = (nbCond: number, more: object = {}) => ({
    idProduit: products.immunol,
    modeQte: 'CONDITIONNEMENT',
    nbCond,
    dateSouhaitee: '2036-01-07',
    ...more,
  });
  const request = async (nbCond: number, more: object = {}, user = api.bellevue()): Promise<string> =>
    (await user.post('/vaccination/besoin', ask(nbCond, more)).expect(201)).body.id;
  const together = (idDemandesList: readonly string[], idStock: string | null, more: object = {}) =>
    api.nord().post('/dispatch/preparation/multiple', { idDemandesList, idStock, ...more });

  it('are made together, one a request, and leave their status to the user', async () => {
    const riviere = api.as('riviere', centres.centreRiviere);
    const ids = [await request(4), await request(6, {}, riviere)];
    await api
      .nord()
      .put('/vaccination/besoin', {
        id: ids[0],
        newStatut: 'CONFIRME',
        nbFlacons: 3,
        dateReception: '2036-01-08T11:00:00Z',
      })
      .expect(200);
    const idStock = await batch(10);
    const inCapitals = ids.map((id) => id.toUpperCase());
    const made = await together(inCapitals, idStock, { refExterne: 'TOUR-1', suiviDesactive: true }).expect(
      201,
    );
    expect(made.body).toHaveLength(2);
    const notes = [];
    for (const { id } of made.body)
      notes.push((await api.nord().get(`/dispatch/preparation/${id}`).expect(200)).body);
    expect(notes).toMatchObject([
      {
        idDemande: ids[0],
        destination: { id: centres.centreBellevue },
        desactivationSuivi: true,
        lignes: [{ quantite: 3, refExterne: 'TOUR-1' }],
      },
      { idDemande: ids[1], destination: { id: centres.centreRiviere }, lignes: [{ quantite: 6 }] },
    ]);
    const { body } = await api.nord().get(`/vaccination/besoin/${ids[0]}`).expect(200);
    expect(body).toMatchObject({
      statut: 'CONFIRME',
      preparations: [
        {
          id: made.body[0].id,
          statut: 'PREPARE',
          utilisateur: 'Hugo Lambert',
          dateFin: null,
          utilisateurFin: null,
          conforme: null,
        },
      ],
    });
  });

  it('name the batch, also of what others may leave to the service', async () => {
    const id = await request(2, { idProduit: products.seringue });
    expect(fields(await together([id], null).expect(400))).toEqual({ idStock: 'global.error.required' });
  });

  it('are made for all or for none', async () => {
    const ids = [await request(6), await request(6)];
    const lot = `RQ-ALL-${randomUUID().slice(0, 4)}`;
    const idStock = await api.batchAtNord(10, lot);
    const short = await together(ids, idStock).expect(400);
    expect(fields(short)).toEqual({ quantite: '1' });
    expect(await api.quantityOf(api.nord(), 'dispatch', lot, short)).toBe(10);
    expect(fields(await together(ids, null).expect(400))).toEqual({ idStock: 'global.error.required' });
  });

  it('take from further batches, in the order in which they are named, what the first does not hold', async () => {
    const ids = [await request(6), await request(6)];
    const [first, second, third] = [await batch(4), await batch(5), await batch(9)];
    const made = await together(ids, first, { idStocksSuivants: [second, third] }).expect(201);
    const lines = [];
    for (const { id } of made.body) {
      const { body } = await api.nord().get(`/dispatch/preparation/${id}`).expect(200);
      lines.push(
        body.lignes.map((line: { quantite: number; stock: { id: string } }) => [
          line.stock.id,
          line.quantite,
        ]),
      );
    }
    expect(lines).toEqual([
      [
        [first, 4],
        [second, 2],
      ],
      [
        [second, 3],
        [third, 3],
      ],
    ]);
    const others = [await request(9), await request(9)];
    const short = await together(others, third, { idStocksSuivants: [await batch(11)] }).expect(400);
    expect(fields(short)).toEqual({ quantite: '1' });
    const unknown = await together(others, third, { idStocksSuivants: [randomUUID()] }).expect(400);
    expect(fields(unknown)).toEqual({ quantite: '0' });
    await together(others, third, { idStocksSuivants: ['x'] }).expect(400);
  });

  it('keep why a later batch was taken', async () => {
    const lot = 'RQ-LATER';
    const idStock = await api.batchAtNord(9, lot);
    const ids = [await request(7)];
    const taking = (motifDerogation: string) => together(ids, idStock, { motifDerogation });
    expect(fields(await taking('x'.repeat(101)).expect(400))).toEqual({
      motifDerogation: 'global.error.textMax',
    });
    const made = await taking(' Premier lot réservé ').expect(201);
    const { body } = await api.nord().get(`/dispatch/mouvement?lot=${lot}`, made).expect(200);
    expect(body).toContainEqual(
      expect.objectContaining({ type: 'PREPARATION', motifDerogation: 'Premier lot réservé' }),
    );
  });

  it('take from a batch that is named twice no more than it holds', async () => {
    const only = await batch(10);
    const refused = await together([await request(15)], only, { idStocksSuivants: [only] }).expect(400);
    expect(fields(refused)).toEqual({ quantite: '0' });
    await together([await request(9)], only, { idStocksSuivants: [only] }).expect(201);
  });

  it('are refused for requests that cannot be served so', async () => {
    const idStock = await batch(50);
    const [one, other] = [await request(1), await request(1, { idProduit: products.vaxilor })];
    expect(fields(await together([one, other], idStock).expect(400))).toEqual({
      'idDemandesList[1]': 'replenishment.error.severalProducts',
    });
    expect(fields(await together([one, randomUUID()], idStock).expect(400))).toEqual({
      'idDemandesList[1]': 'global.error.unknownRecord',
    });
    await api.nord().put('/vaccination/besoin', { id: one, newStatut: 'TRAITE' }).expect(200);
    expect(fields(await together([one], idStock).expect(400))).toEqual({
      'idDemandesList[0]': 'replenishment.error.notPreparable',
    });
    await together([], idStock).expect(400);
    expect(fields(await together([one, 'x', 'y'], idStock).expect(400))).toEqual({
      'idDemandesList[1]': 'global.error.notUuid',
      'idDemandesList[2]': 'global.error.notUuid',
    });
    const elsewhere = api.sud().post('/dispatch/preparation/multiple', { idDemandesList: [other], idStock });
    expect(fields(await elsewhere.expect(400))).toEqual({
      'idDemandesList[0]': 'global.error.unknownRecord',
    });
    const others = [
      api.bellevue(),
      api.referent(),
      api.as('point', centres.pointBellevue),
      api.as('auditeur', centres.plateformeNord),
    ];
    for (const user of others)
      await user.post('/dispatch/preparation/multiple', { idDemandesList: [other], idStock }).expect(403);
  });

  it('tell of all faults at once, those of the other fields too', async () => {
    const [one, other] = [await request(4), await request(1, { idProduit: products.vaxilor })];
    const ids = [randomUUID(), one, other];
    const unknown = {
      'idDemandesList[0]': 'global.error.unknownRecord',
      'idDemandesList[2]': 'replenishment.error.severalProducts',
    };
    const sortie = '2999-01-01T00:00:00Z';
    const late = await together(ids, await batch(9), { sortie }).expect(400);
    expect(fields(late)).toEqual({ ...unknown, sortie: 'global.error.dateInFuture' });
    // The place is the one in the body, not among those that can be prepared.
    expect(fields(await together(ids, await batch(3)).expect(400))).toEqual({ ...unknown, quantite: '1' });
  });

  it('name a request of their destination, and no other', async () => {
    const id = await request(2, { commentaire: 'Pour jeudi' });
    const prepare = async (destination: string, replenishmentId: string, more: object = {}) => {
      const produits = [{ idProduit: products.immunol, quantite: 2, idStock: await batch(5) }];
      return api.nord().post('/dispatch/preparation', { produits, destination, replenishmentId, ...more });
    };
    const prepared = await prepare(centres.centreBellevue, id);
    expect(prepared.status).toBe(201);
    const { body } = await api.nord().get(`/dispatch/preparation/${prepared.body.id}`).expect(200);
    expect(body).toMatchObject({ idDemande: id, commentaireDemande: 'Pour jeudi' });
    const again = await prepare(centres.centreBellevue, id, { commentaire: 'Dérogation' });
    expect((await api.nord().get(`/dispatch/preparation/${again.body.id}`).expect(200)).body).toMatchObject({
      commentaireDemande: 'Pour jeudi',
    });
    for (const answer of [
      await prepare(centres.centreRiviere, id),
      await prepare(centres.centreBellevue, randomUUID()),
    ])
      expect([answer.status, fields(answer)]).toEqual([
        400,
        { replenishmentId: 'global.error.unknownRecord' },
      ]);
    const refusal = { id, newStatut: 'REFUSE', commentaire: 'Non' };
    await api.nord().put('/vaccination/besoin', refusal).expect(200);
    const late = await prepare(centres.centreBellevue, id);
    expect([late.status, fields(late)]).toEqual([
      400,
      { replenishmentId: 'replenishment.error.notPreparable' },
    ]);
  });

  it('ask before they exceed the week’s plan, which counts what their request was promised', async () => {
    const thisWeek = mondayOf(businessDate(new Date().toISOString(), 'Europe/Paris'));
    await api
      .nord()
      .post('/vaccination/approvisionnement', {
        idCentre: centres.centreRiviere,
        idProduit: products.immunol,
        debutSemaine: thisWeek,
        modeQte: 'CONDITIONNEMENT',
        dimanche: 4,
      })
      .expect(201);
    const prepare = async (quantite: number, more: object = {}) => {
      const produits = [{ idProduit: products.immunol, quantite, idStock: await batch(20) }];
      return api
        .nord()
        .post('/dispatch/preparation', { produits, destination: centres.centreRiviere, ...more });
    };
    const beyond = await prepare(5);
    expect([beyond.status, beyond.body.globalErrors]).toEqual([
      400,
      [expect.objectContaining({ code: 'quantitePrevision', arguments: { residual: 4 } })],
    ]);
    const id = await request(5, {}, api.as('riviere', centres.centreRiviere));
    const idStock = await batch(20);
    expect((await together([id], idStock).expect(400)).body.globalErrors).toMatchObject([
      { code: 'quantitePrevision' },
    ]);
    // Not before the fields are right.
    const unknown = await together([id, randomUUID()], idStock).expect(400);
    expect([fields(unknown), unknown.body.globalErrors]).toEqual([
      { 'idDemandesList[1]': 'global.error.unknownRecord' },
      [],
    ]);
    const riviere = api.as('riviere', centres.centreRiviere);
    const both = [await request(2, {}, riviere), await request(3, {}, riviere)];
    expect((await together(both, idStock).expect(400)).body.globalErrors).toMatchObject([
      { code: 'quantitePrevision', arguments: { residual: 2 } },
    ]);
    const promise = { newStatut: 'CONFIRME', dateReception: new Date(Date.now() + 60_000).toISOString() };
    for (const [index, nbFlacons] of [2, 2].entries())
      await api
        .nord()
        .put('/vaccination/besoin', { id: both[index], nbFlacons, ...promise })
        .expect(200);
    await together(both, idStock).expect(201);
    expect((await prepare(5, { forceValidation: true })).status).toBe(201);
    expect((await prepare(1)).status).toBe(400);
  });
});
