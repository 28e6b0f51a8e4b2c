import { centres, products, StockApi } from '../../../../test/support/stock-api.js';
import { addDays, atHour, businessDate, mondayOf } from '../../../domain/shared/calendar.js';
import type { CalendarEntry } from './calendar.dto.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('the calendar of a week', () => {
  let stock: StockApi;
  let ahead: number;
  const start = async () => {
    stock = await StockApi.start();
    stock.api.stopClock();
    ahead = 0;
  };
  const close = () => stock.close();

  const advance = (milliseconds: number) => {
    ahead += milliseconds;
    stock.api.advance(milliseconds);
  };
  const today = () => businessDate(new Date(Date.now() + ahead).toISOString(), 'Europe/Paris');
  const week = async (day: string, user = stock.bellevue()) =>
    (await user.get(`/centre/calendrier?semaine=${day}`).expect(200)).body as CalendarEntry[];
  const immunol = (quantite: number) => [
    { produit: expect.objectContaining({ id: products.immunol }), quantite },
  ];

  describe('in one ledger, one spec after the other,', () => {
    beforeAll(start);
    afterAll(close);

    it('is the current week where none is asked for, and of centres that hold stock alone', async () => {
      await stock.batchAtNord(4, 'CA-3');
      await stock.batchAtNord(2, 'CA-3');
      const entries = (await stock.nord().get('/centre/calendrier').expect(200)).body as CalendarEntry[];
      expect(entries).toMatchObject([
        { type: 'ENTREE', date: today(), enRetard: false },
        { type: 'ENTREE', date: today() },
      ]);
      expect(await week(addDays(mondayOf(today()), 7), stock.nord())).toEqual([]);
      const { body } = await stock.nord().get('/centre/calendrier?semaine=demain').expect(400);
      expect(body.fieldErrors[0].field).toBe('semaine');
      await stock.as('point', centres.pointBellevue).get('/centre/calendrier').expect(403);
      await stock.as('admin').get('/centre/calendrier').expect(400);
    });

    it('shows a delivery on the day on which it is expected, then on today, then as entered', async () => {
      const idBl = await stock.noteTo(centres.centreBellevue, await stock.batchAtNord(9, 'CA-1'), 4);
      const expected = addDays(today(), 3);
      const note = {
        id: idBl,
        date: expected,
        type: 'LIVRAISON_ATTENDUE',
        produits: immunol(4),
        enRetard: false,
        idBl,
        numeroBl: expect.any(String),
        origine: { id: centres.plateformeNord, nom: 'Plateforme Nord' },
      };
      expect(await week(expected)).toEqual([note]);
      expect(await week(addDays(expected, 7))).toEqual([]);
      advance(10 * DAY);
      expect(await week(today())).toEqual([{ ...note, date: today(), enRetard: true }]);
      await stock.bellevue().post('/vaccination/entree-stock', { idBl }).expect(201);
      expect(await week(today())).toEqual([
        { ...note, id: expect.any(String), date: today(), type: 'ENTREE' },
      ]);
      expect(await week(today(), stock.sud())).toEqual([]);
    });
  });

  describe('in a ledger of its own', () => {
    beforeEach(start);
    afterEach(close);

    it('shows a confirmed request on the day that was promised, until it is prepared', async () => {
      const day = addDays(today(), 12);
      const asked = {
        idProduit: products.immunol,
        modeQte: 'CONDITIONNEMENT',
        nbCond: 8,
        dateSouhaitee: day,
      };
      const { body } = await stock.bellevue().post('/vaccination/besoin', asked).expect(201);
      expect(await week(day)).toEqual([]);
      const promised = { nbFlacons: 6, dateReception: atHour(day, 12, 'Europe/Paris') };
      await stock
        .nord()
        .put('/vaccination/besoin', { id: body.id, newStatut: 'CONFIRME', ...promised })
        .expect(200);
      const request = {
        id: body.id,
        date: day,
        type: 'DEMANDE_CONFIRMEE',
        produits: immunol(6),
        enRetard: false,
        origine: { id: centres.plateformeNord, nom: 'Plateforme Nord' },
      };
      expect(await week(day)).toEqual([request]);
      const idStock = await stock.batchAtNord(9, 'CA-4');
      const preparation = {
        destination: centres.centreBellevue,
        replenishmentId: body.id,
        produits: [{ idProduit: products.immunol, typeProduit: 'VACCIN', quantite: 6, idStock }],
      };
      const note = await stock.nord().post('/dispatch/preparation', preparation).expect(201);
      expect(await week(day)).toMatchObject([
        { id: note.body.id, date: day, type: 'LIVRAISON_ATTENDUE', produits: immunol(6) },
      ]);
      await stock.nord().put(`/dispatch/preparation/${note.body.id}`).expect(200);
      expect(await week(day)).toEqual([request]);
    });

    it('expects a delivery that serves an unconfirmed request when its sender would call it late, until it is promised', async () => {
      const wished = addDays(today(), 12);
      const asked = {
        idProduit: products.immunol,
        modeQte: 'CONDITIONNEMENT',
        nbCond: 6,
        dateSouhaitee: wished,
      };
      const { body } = await stock.bellevue().post('/vaccination/besoin', asked).expect(201);
      const idStock = await stock.batchAtNord(9, 'CA-5');
      const preparation = {
        destination: centres.centreBellevue,
        replenishmentId: body.id,
        produits: [{ idProduit: products.immunol, typeProduit: 'VACCIN', quantite: 6, idStock }],
      };
      await stock.nord().post('/dispatch/preparation', preparation).expect(201);
      const late = addDays(today(), 3);
      expect(await week(late)).toMatchObject([{ date: late, type: 'LIVRAISON_ATTENDUE' }]);
      expect(await week(wished)).toEqual([]);
      await stock.nord().put('/vaccination/besoin', { id: body.id, newStatut: 'TRAITE' }).expect(200);
      expect(await week(late)).toEqual([]);
      expect(await week(wished)).toMatchObject([{ date: wished, type: 'LIVRAISON_ATTENDUE' }]);
    });

    it('shows what expires and what reaches its usage limit, while something is left of it', async () => {
      const peremption = addDays(today(), 20);
      const entry = { conforme: true, lot: 'CA-2', quantite: 3 };
      const enter = async (more: object) =>
        (
          await stock
            .nord()
            .post('/dispatch/entree-stock', { ...entry, ...more })
            .expect(201)
        ).body.id as string;
      const expiring = await enter({ idProduit: products.immunol, peremption });
      const thawed = await enter({
        idProduit: products.vaxilor,
        peremption: '2036-06-30',
        transfertType: 'DECONGELE',
        transfertDate: new Date(Date.now() - DAY).toISOString(),
      });
      const ends = (entries: readonly CalendarEntry[]) => entries.filter(({ type }) => type !== 'ENTREE');
      expect(ends(await week(peremption, stock.nord()))).toEqual([
        {
          id: expiring,
          date: peremption,
          type: 'PEREMPTION',
          produits: immunol(3),
          enRetard: false,
          lot: 'CA-2',
        },
      ]);
      const limit = (await stock.nord().get('/dispatch/stock?lot=CA-2').expect(200)).body.find(
        ({ id }: { id: string }) => id === thawed,
      ).limiteUtilisation as string;
      const day = businessDate(limit, 'Europe/Paris');
      expect(ends(await week(day, stock.nord()))).toMatchObject([
        { id: thawed, date: day, type: 'LIMITE', limite: limit, lot: 'CA-2' },
      ]);
      await stock
        .nord()
        .post('/dispatch/dechet', {
          idProduit: products.immunol,
          idStock: expiring,
          quantite: 3,
          cause: 'CASSE',
        })
        .expect(201);
      expect(ends(await week(peremption, stock.nord()))).toEqual([]);
    });
  });
});
