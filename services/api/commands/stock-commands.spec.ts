import { randomUUID } from 'node:crypto';
import type { Response } from 'supertest';
import {
  carriers,
  centres,
  containers,
  EXPIRY,
  products,
  StockApi,
  trackers,
} from '../../../test/support/stock-api.js';

const field = ({ body }: Response, name: string) =>
  (body.fieldErrors as { field: string; code: string }[]).find((error) => error.field === name)?.code;

describe('commands on stock', () => {
  let api: StockApi;

  beforeAll(async () => {
    api = await StockApi.start();
  });
  afterAll(() => api.close());

  let lots = 0;
  const newLot = () => `LOT-${++lots}`;
  const entry = (more: object = {}) => ({
    idProduit: products.immunol,
    quantite: 20,
    lot: newLot(),
    peremption: EXPIRY,
    conforme: true,
    ...more,
  });

  describe('external entries', () => {
    it('answer the batch, and where its effect can be read', async () => {
      const body = entry();
      const first = await api.nord().post('/dispatch/entree-stock', body).expect(201);
      expect(first.body).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
      expect(Number(first.headers['x-ledger-position'])).toBeGreaterThan(0);
      const again = await api.nord().post('/dispatch/entree-stock', body).expect(201);
      expect(again.body.id).toBe(first.body.id);
      expect(await api.quantityOf(api.nord(), 'dispatch', body.lot, again)).toBe(40);
    });

    it('are made at a referent that keeps stock', async () => {
      await api
        .referent()
        .post('/referent/entree-stock', entry({ reception: '2026-01-05T10:00:00Z' }))
        .expect(201);
    });

    it('tell of every fault at once, in the words of the payload', async () => {
      const faulty = {
        ...entry(),
        quantite: 0,
        lot: '  ',
        peremption: '2020-01-01',
        idProduit: products.vaxilor,
      };
      const answer = await api.nord().post('/dispatch/entree-stock', faulty).expect(400);
      expect(['quantite', 'lot', 'peremption'].map((name) => field(answer, name))).toEqual([
        'global.error.positive',
        'global.error.required',
        'global.error.expiryBeforeMonth',
      ]);
    });

    it('take a business day for an instant', async () => {
      const body = entry({ peremption: '2036-06-29T22:00:00.000Z' });
      const entered = await api.nord().post('/dispatch/entree-stock', body).expect(201);
      const { body: rows } = await api.nord().get(`/dispatch/stock?lot=${body.lot}`, entered).expect(200);
      expect(rows).toMatchObject([{ peremption: '2036-06-30' }]);
    });

    it('refuse a transfer where it is not offered', async () => {
      const body = entry({ transfertType: 'CONGELE' });
      const answer = await api.nord().post('/dispatch/entree-stock', body).expect(400);
      expect(field(answer, 'transfertType')).toBe('global.error.transferNotOffered');
    });
  });

  describe('preparations', () => {
    it('issue a note, and can be cancelled once', async () => {
      const lot = newLot();
      const idStock = await api.batchAtNord(30, lot);
      const body = {
        produits: [{ idProduit: products.immunol, quantite: 12, idStock, refExterne: 'CMD-1' }],
        destination: centres.centreBellevue,
        idTracker: trackers.fridge,
        numTracker: 'T-1',
        idTransporteur: carriers.nord,
        idContenant: containers.small,
        numContenant: 'C-1',
      };
      const prepared = await api.nord().post('/dispatch/preparation', body).expect(201);
      expect(await api.quantityOf(api.nord(), 'dispatch', lot, prepared)).toBe(18);
      const path = `/dispatch/preparation/${prepared.body.id}`;
      const { body: shown } = await api.nord().get(path, prepared).expect(200);
      expect(shown).toMatchObject({ numeroBl: expect.stringMatching(/^PN-\d{4}-\d{6}$/), annule: false });

      const cancelled = await api.nord().put(path).expect(200);
      expect(cancelled.body).toMatchObject({
        id: prepared.body.id,
        annule: true,
        lignes: [{ statut: 'ANNULE' }],
      });
      expect(await api.quantityOf(api.nord(), 'dispatch', lot, cancelled)).toBe(30);
      const second = await api.nord().put(path).expect(400);
      expect(second.body).toMatchObject({
        globalErrors: [{ code: 'deliveryNote.error.alreadyCancelled' }],
        fieldErrors: [],
      });
    });

    it('go from a referent to its dispatch centre, which receives them', async () => {
      const lot = newLot();
      const batch = await api.referent().post('/referent/entree-stock', entry({ lot })).expect(201);
      const produits = [{ idProduit: products.immunol, quantite: 5, idStock: batch.body.id }];
      const body = { produits, destination: centres.plateformeNord, decongele: false };
      const note = await api.referent().post('/referent/preparation', body).expect(201);
      const late = { referentBlId: note.body.id, reception: '2999-01-01T00:00:00Z' };
      const future = await api.nord().post('/dispatch/entree-stock-with-bl', late).expect(400);
      expect(field(future, 'reception')).toBe('global.error.dateInFuture');
      const reception = { referentBlId: note.body.id, reception: new Date().toISOString(), conforme: true };
      const received = await api.nord().post('/dispatch/entree-stock-with-bl', reception).expect(201);
      const { body: rows } = await api.nord().get(`/dispatch/stock?lot=${lot}`, received).expect(200);
      expect(rows).toMatchObject([{ id: received.body.id, quantite: 5 }]);
      await api.referent().put(`/referent/preparation/${note.body.id}`).expect(400);
    });

    it('refuse a transfer at a referent on its field', async () => {
      const body = { produits: [], destination: centres.plateformeNord, transfert: true };
      const answer = await api.referent().post('/referent/preparation', body).expect(400);
      expect(field(answer, 'transfert')).toBe('global.error.transferNotOffered');
    });

    it('name the line that cannot be served by its index', async () => {
      const idStock = await api.batchAtNord(10, newLot());
      const line = { idProduit: products.immunol, quantite: 6, idStock };
      const body = { produits: [line, line], destination: centres.centreBellevue };
      const answer = await api.nord().post('/dispatch/preparation', body).expect(400);
      expect(answer.body.fieldErrors).toMatchObject([{ field: 'quantite', code: '1' }]);
      const unknown = { ...body, produits: [{ ...line, idStock: 'nonsense' }] };
      const second = await api.nord().post('/dispatch/preparation', unknown).expect(400);
      expect(second.body.fieldErrors).toMatchObject([{ field: 'quantite', code: '0' }]);
    });

    it.each([
      ['no line', { produits: [] }, 'produits'],
      ['a destination of another dispatch centre', { destination: centres.centreMer }, 'destination'],
      ['a point', { destination: centres.pointBellevue }, 'destination'],
      ['no destination', { destination: null }, 'destination'],
      ['a number without its container', { numContenant: 'C-1' }, 'numContenant'],
      ['a number without its tracker', { numTracker: 'T-1' }, 'numTracker'],
      ['a carrier of another dispatch centre', { idTransporteur: carriers.sud }, 'idTransporteur'],
      ['a carrier that nobody knows', { idTransporteur: randomUUID() }, 'idTransporteur'],
      ['a request that is no id', { replenishmentId: 'x' }, 'replenishmentId'],
      ['a request that nobody knows', { replenishmentId: randomUUID() }, 'replenishmentId'],
    ])('are refused with %s', async (_, wrong, name) => {
      const idStock = await api.batchAtNord(10, newLot());
      const produits = [{ idProduit: products.immunol, quantite: 1, idStock }];
      const body = { produits, destination: centres.centreBellevue, ...wrong };
      const answer = await api.nord().post('/dispatch/preparation', body).expect(400);
      expect(field(answer, name)).toBeDefined();
    });

    it('are refused with all that is wrong, an unknown request too', async () => {
      const produits = [{ idProduit: products.immunol, quantite: 0 }];
      const wrong = { produits, numContenant: 'C-1', idTracker: randomUUID(), replenishmentId: randomUUID() };
      const { body } = await api.nord().post('/dispatch/preparation', wrong).expect(400);
      expect(new Set((body.fieldErrors as { field: string }[]).map((fault) => fault.field))).toEqual(
        new Set([
          'quantite',
          'produits[0].idStock',
          'destination',
          'numContenant',
          'idTracker',
          'replenishmentId',
        ]),
      );
    });

    it.each<[unknown[], string]>([
      [[null], 'produits[0]'],
      [['x'], 'produits[0]'],
      [[5], 'produits[0]'],
      [[[]], 'produits'],
    ])('are refused with the lines %j', async (produits, told) => {
      const body = { produits, destination: centres.centreBellevue };
      const { body: refusal } = await api.nord().post('/dispatch/preparation', body).expect(400);
      expect(refusal).toMatchObject({ globalErrors: [], fieldErrors: [{ field: told }] });
    });

    it('of others cannot be cancelled', async () => {
      const note = await api.noteTo(centres.centreBellevue, await api.batchAtNord(10, newLot()), 1);
      await api.sud().put(`/dispatch/preparation/${note}`).expect(404);
      await api.referent().put(`/referent/preparation/${note}`).expect(403);
      await api.nord().put(`/dispatch/preparation/${randomUUID()}`).expect(404);
      await api.nord().put('/dispatch/preparation/nonsense').expect(404);
      await api.nord().put(`/dispatch/preparation/${note.toUpperCase()}`).expect(200);
    });
  });

  describe('a vaccination centre', () => {
    it('receives a note once', async () => {
      const lot = newLot();
      const note = await api.noteTo(centres.centreBellevue, await api.batchAtNord(10, lot), 10);
      const incomplete = { idBl: note, conforme: false };
      const refused = await api.bellevue().post('/vaccination/entree-stock', incomplete).expect(400);
      expect(field(refused, 'commentaire')).toBe('global.error.required');
      const received = await api.bellevue().post('/vaccination/entree-stock', { idBl: note }).expect(201);
      expect(received.body).toEqual({ id: expect.any(String), offline: false });
      const { body: rows } = await api.bellevue().get(`/vaccination/stock?lot=${lot}`, received).expect(200);
      expect(rows).toMatchObject([{ id: received.body.id, idLigneBl: received.body.id, quantite: 10 }]);
      const again = await api.bellevue().post('/vaccination/entree-stock', { idBl: note }).expect(400);
      expect(again.body.globalErrors).toMatchObject([{ code: 'deliveryNote.error.alreadyReceived' }]);
      const late = await api.nord().put(`/dispatch/preparation/${note}`).expect(400);
      expect(late.body.globalErrors).toHaveLength(1);
    });

    it('keeps the comment of a compliant reception, of at most 250 characters', async () => {
      const lot = newLot();
      const idBl = await api.noteTo(centres.centreBellevue, await api.batchAtNord(3, lot), 3);
      const body = { idBl, conforme: true, commentaire: 'x'.repeat(251) };
      const long = await api.bellevue().post('/vaccination/entree-stock', body).expect(400);
      expect(field(long, 'commentaire')).toBe('global.error.textMax');
      const kept = { ...body, commentaire: 'Reçu au quai' };
      const received = await api.bellevue().post('/vaccination/entree-stock', kept).expect(201);
      const { body: rows } = await api
        .bellevue()
        .get(`/vaccination/mouvement?lot=${lot}`, received)
        .expect(200);
      expect(rows).toMatchObject([{ commentaire: 'Reçu au quai' }]);
      const entered = entry({ conforme: true, commentaire: 'x'.repeat(251) });
      const tooLong = await api.nord().post('/dispatch/entree-stock', entered).expect(400);
      expect(field(tooLong, 'commentaire')).toBe('global.error.textMax');
    });

    it('are prepared with all that is wrong told at once', async () => {
      const [unknown, idStock] = [randomUUID(), await api.batchAtNord(3, newLot())];
      const line = { idProduit: products.immunol, quantite: 0, idStock };
      const body = { produits: [line], destination: unknown, idTransporteur: unknown, idTracker: unknown };
      const answer = await api.nord().post('/dispatch/preparation', body).expect(400);
      for (const name of ['destination', 'idTransporteur', 'idTracker', 'quantite'])
        expect(field(answer, name)).toBeDefined();
      // What is asked of the user waits until the fields are right.
      expect(answer.body.globalErrors).toEqual([]);
    });

    it('may name a note by its number', async () => {
      const idStock = await api.batchAtNord(3, newLot());
      const produits = [{ idProduit: products.immunol, quantite: 3, idStock }];
      const body = { produits, destination: centres.centreBellevue };
      const note = await api.nord().post('/dispatch/preparation', body).expect(201);
      const { numeroBl } = (await api.nord().get(`/dispatch/preparation/${note.body.id}`, note)).body;
      await api.bellevue().post('/vaccination/entree-stock', { numeroBl }).expect(201);
      const unknown = await api
        .bellevue()
        .post('/vaccination/entree-stock', { numeroBl: 'PN-1-1' })
        .expect(400);
      expect(field(unknown, 'numeroBl')).toBe('deliveryNote.error.notFound');
    });

    it.each<[string, () => Promise<string>]>([
      [
        'of another centre',
        async () => api.noteTo(centres.centreRiviere, await api.batchAtNord(3, newLot()), 3),
      ],
      ['that nobody issued', async () => randomUUID()],
      ['that is no id', async () => 'nonsense'],
    ])('cannot receive a note %s', async (_, note) => {
      const answer = await api
        .bellevue()
        .post('/vaccination/entree-stock', { idBl: await note() })
        .expect(400);
      expect(field(answer, 'idBl')).toBe('deliveryNote.error.notFound');
    });

    it('takes vials and syringes out of the fridge', async () => {
      const lot = newLot();
      const idLigneBl = await api.lineAtBellevue(10, lot);
      const exit = await api
        .bellevue()
        .post('/vaccination/sortieFrigo', { idLigneBl, quantite: 2 })
        .expect(201);
      expect(exit.body).toEqual({ id: expect.any(String), offline: false });
      const point = { sortieType: 'VACCINATION_POINT', idPoint: centres.pointBellevue };
      const syringes = { idLigneBl, typeConditionnement: 'SERINGUE', seringue: 11, ...point };
      const second = await api.bellevue().post('/vaccination/sortieFrigo', syringes).expect(201);
      expect(await api.quantityOf(api.bellevue(), 'vaccination', lot, second)).toBe(6);
      const tooMuch = { idLigneBl, quantite: 7 };
      const refused = await api.bellevue().post('/vaccination/sortieFrigo', tooMuch).expect(400);
      expect(field(refused, 'quantite')).toBe('global.error.quantityMax');
      const elsewhere = { idLigneBl, quantite: 1, ...point, idPoint: centres.centreRiviere };
      const wrongPoint = await api.bellevue().post('/vaccination/sortieFrigo', elsewhere).expect(400);
      expect(field(wrongPoint, 'idPoint')).toBeDefined();
    });

    it('scraps, with a comment where the cause says nothing', async () => {
      const lot = newLot();
      const idLigneBl = await api.lineAtBellevue(10, lot);
      const other = { idLigneBl, quantite: 1, causeDechet: 'AUTRE' };
      const refused = await api.bellevue().post('/vaccination/dechet', other).expect(400);
      expect(field(refused, 'commentaireDechet')).toBe('global.error.required');
      const unlisted = await api
        .bellevue()
        .post('/vaccination/dechet', { ...other, causeDechet: 'X' })
        .expect(400);
      expect(field(unlisted, 'causeDechet')).toBe('global.error.unknownValue');
      const done = { ...other, causeDechet: 'CASSE' };
      const scrapped = await api.bellevue().post('/vaccination/dechet', done).expect(201);
      expect(scrapped.body).toEqual({ id: expect.any(String), offline: false });
      expect(await api.quantityOf(api.bellevue(), 'vaccination', lot, scrapped)).toBe(9);
    });

    it.each([
      ['another product', products.vaxilor, 'idStock'],
      ['a product that nobody knows', randomUUID(), 'idProduit'],
      ['what is no product', 'vaxilor', 'idProduit'],
    ])('scraps nothing as %s', async (_, idProduit, name) => {
      const idStock = await api.batchAtNord(5, newLot());
      const refused = await api
        .nord()
        .post('/dispatch/dechet', { idProduit, idStock, quantite: 1, cause: 'CASSE' })
        .expect(400);
      expect(field(refused, name)).toBeDefined();
    });

    it('corrects its own stock and sees the row as it is then', async () => {
      const idStock = await api.lineAtBellevue(10, newLot());
      const body = { idStock, quantite: -3, peremption: '2036-05-31', commentaire: 'Inventaire' };
      const edited = await api.bellevue().put('/vaccination/stock', body).expect(200);
      expect(edited.body).toMatchObject({ id: idStock, quantite: 7, peremption: '2036-05-31' });
      const nothing = await api
        .bellevue()
        .put('/vaccination/stock', { idStock, commentaire: 'x' })
        .expect(400);
      expect(nothing.body.globalErrors).toMatchObject([{ code: 'stock.error.quantityOrExpiry' }]);
      const zero = await api
        .bellevue()
        .put('/vaccination/stock', { ...body, quantite: 0 })
        .expect(400);
      expect(field(zero, 'quantite')).toBe('stock.error.quantityInvalid');
    });

    it('declares use, again and again for the same day', async () => {
      const body = {
        idProduit: products.immunol,
        dayOfWeek: '2026-03-03',
        modeAdministration: 'JOUR',
        doseCount1: 4,
      };
      const first = await api.bellevue().post('/vaccination/utilisation', body).expect(201);
      const second = await api
        .bellevue()
        .post('/vaccination/utilisation', { ...body, doseCount1: 5 })
        .expect(201);
      expect(second.body).toEqual(first.body);
      const faulty = { ...body, dayOfWeek: null, doseCount2: -1, idProduit: 'nonsense' };
      const refused = await api.bellevue().post('/vaccination/utilisation', faulty).expect(400);
      expect(['dayOfWeek', 'doseCount2', 'idProduit'].map((name) => field(refused, name))).not.toContain(
        undefined,
      );
    });
  });

  describe('goods past their usage limit', () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toISOString();
    const FORCED = { forceValidation: true, commentaire: 'Vu avec le référent' };

    /** Goods that keep for 30 days after `sortie`. */
    const vaxilor = async () => {
      const body = entry({ idProduit: products.vaxilor });
      const { id } = (await api.nord().post('/dispatch/entree-stock', body).expect(201)).body;
      const preparation = (sortie: string, more: object = {}) => ({
        produits: [{ idProduit: products.vaxilor, quantite: 5, idStock: id, sortie }],
        destination: centres.centreBellevue,
        ...more,
      });
      return { lot: body.lot, preparation };
    };
    const horsLimite = async (path: string) =>
      ((await api.nord().get(path).expect(200)).body as { type: string; horsLimite: boolean }[]).map(
        (row) => [row.type, row.horsLimite],
      );

    it('leave, arrive and are taken out where that is confirmed and explained, and are marked', async () => {
      const { lot, preparation } = await vaxilor();
      const path = '/dispatch/preparation';
      const old = daysAgo(40);
      const asked = await api.nord().post(path, preparation(old)).expect(400);
      expect(asked.body).toMatchObject({ globalErrors: [{ code: 'horsLimite' }], fieldErrors: [] });
      const forced = { forceValidation: true };
      const unexplained = await api.nord().post(path, preparation(old, forced)).expect(400);
      expect(field(unexplained, 'commentaire')).toBe('global.error.required');
      const note = await api.nord().post(path, preparation(old, FORCED)).expect(201);

      const reception = { idBl: note.body.id };
      const atDoor = await api.bellevue().post('/vaccination/entree-stock', reception).expect(400);
      expect(atDoor.body.globalErrors).toMatchObject([{ code: 'horsLimite' }]);
      const silent = await api
        .bellevue()
        .post('/vaccination/entree-stock', { ...reception, ...forced })
        .expect(400);
      expect(field(silent, 'commentaire')).toBe('global.error.required');
      const received = await api
        .bellevue()
        .post('/vaccination/entree-stock', { ...reception, ...FORCED })
        .expect(201);

      const exit = { idLigneBl: received.body.id, quantite: 1 };
      const atFridge = await api.bellevue().post('/vaccination/sortieFrigo', exit).expect(400);
      expect(atFridge.body.globalErrors).toMatchObject([{ code: 'horsLimite' }]);
      await api
        .bellevue()
        .post('/vaccination/sortieFrigo', { ...exit, ...FORCED })
        .expect(201);
      const { body: rows } = await api.bellevue().get(`/vaccination/mouvement?lot=${lot}`).expect(200);
      expect(rows).toMatchObject([
        { type: 'SORTIE_FRIGO', horsLimite: true, commentaire: FORCED.commentaire },
        { type: 'ENTREE', horsLimite: true, commentaire: FORCED.commentaire },
      ]);
      expect(await horsLimite(`/dispatch/mouvement?lot=${lot}`)).toEqual(
        expect.arrayContaining([
          ['PREPARATION', true],
          ['ENTREE', false],
        ]),
      );
    });

    it('are refused at a referent too, and by a dispatch centre that receives them', async () => {
      const batch = await api
        .referent()
        .post('/referent/entree-stock', entry({ idProduit: products.vaxilor }))
        .expect(201);
      const produits = [
        { idProduit: products.vaxilor, quantite: 5, idStock: batch.body.id, sortie: daysAgo(40) },
      ];
      const body = { produits, destination: centres.plateformeNord };
      const asked = await api.referent().post('/referent/preparation', body).expect(400);
      expect(asked.body.globalErrors).toMatchObject([{ code: 'horsLimite' }]);
      const note = await api
        .referent()
        .post('/referent/preparation', { ...body, ...FORCED })
        .expect(201);
      const reception = { referentBlId: note.body.id, reception: new Date().toISOString() };
      const atDoor = await api.nord().post('/dispatch/entree-stock-with-bl', reception).expect(400);
      expect(atDoor.body.globalErrors).toMatchObject([{ code: 'horsLimite' }]);
      await api
        .nord()
        .post('/dispatch/entree-stock-with-bl', { ...reception, ...FORCED })
        .expect(201);
    });

    it('are not what a slip of the keyboard makes of good ones', async () => {
      const { preparation } = await vaxilor();
      const tomorrow = daysAgo(-1);
      const told = async (sortie: string) =>
        field(
          await api.nord().post('/dispatch/preparation', preparation(sortie, FORCED)).expect(400),
          'produits[0].sortie',
        );
      expect(await told(tomorrow)).toBe('global.error.dateInFuture');
      expect(await told(daysAgo(91))).toBe('preparation.error.exitTooOld');
      const entered = await api
        .nord()
        .post('/dispatch/entree-stock', {
          ...entry({ idProduit: products.vaxilor }),
          reception: tomorrow,
          transfertType: 'DECONGELE',
          transfertDate: tomorrow,
        })
        .expect(400);
      expect([field(entered, 'reception'), field(entered, 'transfertDate')]).toEqual([
        'global.error.dateInFuture',
        'global.error.dateInFuture',
      ]);
    });

    it.each([{ transfertType: 'CONGELE' }, {}])(
      'nor is a transfer said to be later, as %j',
      async (transfer) => {
        const told = async (transfertDate: string) => {
          const body = { ...entry({ idProduit: products.vaxilor }), ...transfer, transfertDate };
          return field(await api.nord().post('/dispatch/entree-stock', body).expect(400), 'transfertDate');
        };
        expect(await told(daysAgo(-1))).toBe('global.error.dateInFuture');
        expect(await told('yesterday')).toBe('global.error.dateForm');
      },
    );
  });

  describe('returns', () => {
    const back = (idLigneBl: string, quantite: number, more: object = {}) => ({
      idLigneBl,
      quantite,
      idProduit: products.immunol,
      idCentreRetour: centres.centreBellevue,
      ...more,
    });

    it('leave the centre and arrive at the dispatch centre', async () => {
      const lot = newLot();
      const line = await api.lineAtBellevue(10, lot);
      const returned = await api
        .nord()
        .post('/dispatch/retour-stock', back(line, 4, { commentaire: 'Surplus' }))
        .expect(201);
      expect(await api.quantityOf(api.bellevue(), 'vaccination', lot, returned)).toBe(6);
      const { commentaire } = (
        await api.nord().get(`/dispatch/mouvement?lot=${lot}`, returned).expect(200)
      ).body.find(({ type }: { type: string }) => type === 'RETOUR');
      expect(commentaire).toBe('Surplus');
      const { body: rows } = await api
        .nord()
        .get(`/dispatch/stock?lot=${lot}&onlyRetour=true`, returned)
        .expect(200);
      expect(rows).toMatchObject([{ id: returned.body.id, quantite: 4, retourProduit: true }]);
    });

    it('above the residual ask for confirmation, and then take what is there', async () => {
      const lot = newLot();
      const line = await api.lineAtBellevue(10, lot);
      await api.bellevue().post('/vaccination/sortieFrigo', { idLigneBl: line, quantite: 4 }).expect(201);
      const asked = await api.nord().post('/dispatch/retour-stock', back(line, 8)).expect(400);
      expect(field(asked, 'quantite')).toBe('global.error.quantityResidual');
      const confirmed = { forceValidation: true };
      const returned = await api
        .nord()
        .post('/dispatch/retour-stock', back(line, 8, confirmed))
        .expect(201);
      expect(await api.quantityOf(api.bellevue(), 'vaccination', lot, returned)).toBe(0);
      expect(await api.quantityOf(api.nord(), 'dispatch', `${lot}&onlyRetour=true`, returned)).toBe(8);
      const tooMuch = await api
        .nord()
        .post('/dispatch/retour-stock', back(line, 3, confirmed))
        .expect(400);
      expect(field(tooMuch, 'quantite')).toBe('productReturn.error.aboveDelivered');
    });

    it('of a centre that was moved arrive at a dispatch centre that is above it now, bounded as before', async () => {
      const lot = newLot();
      const line = await api.lineAtBellevue(10, lot);
      await api.nord().post('/dispatch/retour-stock', back(line, 3)).expect(201);
      const move = async (to: string) => {
        const moved = 'UPDATE reference.centre_link SET parent_id = $1 WHERE child_id = $2';
        await api.api.pool.query(moved, [to, centres.centreBellevue]);
        await api.api.directory.refresh();
      };
      const listed = async () => {
        const path = `/dispatch/preparation/retour?idVaccination=${centres.centreBellevue}`;
        const notes = (await api.sud().get(path).expect(200)).body as { lignes: { id: string }[] }[];
        return notes.flatMap(({ lignes }) => lignes).some(({ id }) => id === line);
      };
      const [nord, sud] = [centres.plateformeNord, centres.plateformeSud];
      const both = 'INSERT INTO reference.centre_link (parent_id, child_id) VALUES ($1, $2)';
      await move(sud);
      try {
        expect(await listed()).toBe(true);
        const beyond = await api.nord().post('/dispatch/retour-stock', back(line, 99)).expect(400);
        expect(beyond.body.fieldErrors.map((fault: { field: string }) => fault.field)).toEqual([
          'idCentreRetour',
        ]);
        const returned = await api.sud().post('/dispatch/retour-stock', back(line, 4)).expect(201);
        expect(await api.quantityOf(api.sud(), 'dispatch', `${lot}&onlyRetour=true`, returned)).toBe(4);
        const above = back(line, 4, { forceValidation: true });
        const tooMuch = await api.sud().post('/dispatch/retour-stock', above).expect(400);
        expect(field(tooMuch, 'quantite')).toBe('productReturn.error.aboveDelivered');
        await api.api.pool.query(both, [nord, centres.centreBellevue]);
        await api.api.directory.refresh();
        expect(await listed()).toBe(false);
        const notMoved = await api.sud().post('/dispatch/retour-stock', back(line, 1)).expect(400);
        expect(field(notMoved, 'idLigneBl')).toBe('global.error.batchNotFound');
        await api.api.pool.query('UPDATE reference.centre SET active = false WHERE id = $1', [nord]);
        await api.api.directory.refresh();
        expect(await listed()).toBe(true);
        await api.sud().post('/dispatch/retour-stock', back(line, 1)).expect(201);
      } finally {
        await api.api.pool.query('UPDATE reference.centre SET active = true WHERE id = $1', [nord]);
        await api.api.pool.query('DELETE FROM reference.centre_link WHERE child_id = $1', [
          centres.centreBellevue,
        ]);
        await api.api.pool.query(both, [nord, centres.centreBellevue]);
        await api.api.directory.refresh();
      }
    });

    it('come from a centre without follow-up only where confirmed, and not of a cancelled note', async () => {
      const batch = await api.sud().post('/dispatch/entree-stock', entry()).expect(201);
      const produits = [{ idProduit: products.immunol, quantite: 5, idStock: batch.body.id }];
      const body = { produits, destination: centres.centreMer };
      const note = await api.sud().post('/dispatch/preparation', body).expect(201);
      const path = `/dispatch/preparation/${note.body.id}`;
      const { body: shown } = await api.sud().get(path, note).expect(200);
      const returned = back(shown.lignes[0].id, 2, { idCentreRetour: centres.centreMer });
      await api.sud().post('/dispatch/retour-stock', returned).expect(400);
      await api
        .sud()
        .post('/dispatch/retour-stock', { ...returned, forceValidation: true })
        .expect(201);
      const cancelled = await api.sud().put(path).expect(200);
      const lot = shown.lignes[0].stock.lot;
      expect(await api.quantityOf(api.sud(), 'dispatch', lot, cancelled)).toBe(20);
      await api
        .sud()
        .post('/dispatch/retour-stock', { ...returned, forceValidation: true })
        .expect(400);
    });

    it('tell of an unknown product beside all that is wrong, and of nothing that only follows from it', async () => {
      const unknown = { idProduit: randomUUID() };
      const line = await api.lineAtBellevue(3, newLot());
      const returned = await api
        .nord()
        .post('/dispatch/retour-stock', back(line, 0, unknown))
        .expect(400);
      const fields = ({ body }: { body: { fieldErrors: { field: string }[] } }) =>
        body.fieldErrors.map((error) => error.field).sort();
      expect(fields(returned)).toEqual(['idProduit', 'quantite']);
      const batch = await api.batchAtNord(3, newLot());
      const scrapped = { ...unknown, idStock: batch, quantite: 0, cause: 'CASSE' };
      expect(fields(await api.nord().post('/dispatch/dechet', scrapped).expect(400))).toEqual([
        'idProduit',
        'quantite',
      ]);
    });

    it('tell all that is missing at once, and what is wrong by the name that was sent', async () => {
      const nothing = await api.nord().post('/dispatch/retour-stock', {}).expect(400);
      for (const name of ['idCentreRetour', 'idLigneBl', 'idProduit', 'quantite'])
        expect(field(nothing, name)).toBe('global.error.required');
      const line = await api.lineAtBellevue(3, newLot());
      for (const name of ['commentaire', 'commentaireRetour']) {
        const body = back(line, 1, { [name]: 'x'.repeat(251) });
        const tooLong = await api.nord().post('/dispatch/retour-stock', body).expect(400);
        expect(field(tooLong, name)).toBe('global.error.textMax');
      }
    });

    it.each([
      ['a centre of somebody else', { idCentreRetour: centres.centreMer }, 'idCentreRetour'],
      ['no centre', { idCentreRetour: null }, 'idCentreRetour'],
      ['a line that nobody knows', { idLigneBl: randomUUID() }, 'idLigneBl'],
      ['a line that went elsewhere', { idCentreRetour: centres.centreRiviere }, 'idLigneBl'],
      ['another product', { idProduit: products.vaxilor }, 'idLigneBl'],
      ['a product that nobody knows', { idProduit: randomUUID() }, 'idProduit'],
    ])('are refused from %s', async (_, wrong, name) => {
      const line = await api.lineAtBellevue(3, newLot());
      const answer = await api
        .nord()
        .post('/dispatch/retour-stock', back(line, 1, wrong))
        .expect(400);
      expect(field(answer, name)).toBeDefined();
    });
  });

  describe('access', () => {
    const broken = { quantite: 'not even looked at' };

    it.each([
      ['a vaccination centre', 'bellevue', centres.centreBellevue, '/dispatch/entree-stock'],
      ['a dispatch centre', 'dispatch', centres.plateformeNord, '/vaccination/sortieFrigo'],
      ['a point', 'point', centres.pointBellevue, '/vaccination/sortieFrigo'],
      ['a referent without stock', 'agence', centres.agenceRegionale, '/referent/entree-stock'],
      ['a referent without stock', 'agence', centres.agenceRegionale, '/referent/dechet'],
      ['a referent, of another’s centre', 'referent', centres.plateformeNord, '/dispatch/dechet'],
      ['a referent', 'referent', centres.pharmacieCentrale, '/vaccination/utilisation'],
    ])('refuses %s (%s)', async (_, login, centreId, path) => {
      await api.as(login, centreId).post(path, broken).expect(403);
    });

    it('lets administrators and dispatch administrators alone correct stock of referents and dispatch centres', async () => {
      const idStock = await api.batchAtNord(10, newLot());
      const body = { idStock, quantite: 1, commentaire: 'Inventaire' };
      await api.sud().put('/dispatch/stock', broken).expect(403);
      await api.referent().put('/referent/stock', broken).expect(403);
      await api.nord().put('/dispatch/stock', body).expect(200);
      await api.as('admin', centres.plateformeNord).put('/dispatch/stock', body).expect(200);
      await api.as('admin').put('/dispatch/stock', body).expect(400);
    });

    it('does not let a centre touch the stock of another', async () => {
      const idStock = await api.batchAtNord(10, newLot());
      const line = await api.lineAtBellevue(10, newLot());
      const scrap = { idProduit: products.immunol, idStock, quantite: 1, cause: 'CASSE' };
      expect(field(await api.sud().post('/dispatch/dechet', scrap).expect(400), 'idStock')).toBeDefined();
      const exit = { idLigneBl: line, quantite: 1 };
      const riviere = api.as('riviere', centres.centreRiviere);
      expect(
        field(await riviere.post('/vaccination/sortieFrigo', exit).expect(400), 'idLigneBl'),
      ).toBeDefined();
    });
  });
});
