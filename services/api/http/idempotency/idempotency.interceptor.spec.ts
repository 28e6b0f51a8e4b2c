import { randomUUID } from 'node:crypto';
import type { Test } from 'supertest';
import { centres, EXPIRY, products, StockApi } from '../../../../test/support/stock-api.js';
import { KeyedCalls } from './keyed-calls.js';

describe('Idempotency-Key', () => {
  let api: StockApi;
  let key: string;

  beforeAll(async () => {
    api = await StockApi.start();
  });
  afterAll(() => api.close());
  beforeEach(() => {
    key = randomUUID();
  });

  const entry = (lot: string, quantite = 20) => ({
    idProduit: products.immunol,
    quantite,
    lot,
    peremption: EXPIRY,
    conforme: true,
  });

  it('does a command once and answers the first answer, status and position included', async () => {
    const body = entry('KEY-1');
    const first = await api.nord().post('/dispatch/entree-stock', body, key).expect(201);
    const again = await api.nord().post('/dispatch/entree-stock', body, key).expect(201);
    expect(again.body).toEqual(first.body);
    expect(again.headers['x-ledger-position']).toBe(first.headers['x-ledger-position']);
    expect(await api.quantityOf(api.nord(), 'dispatch', 'KEY-1', again)).toBe(20);
  });

  it('lets repetitions at the same time wait for the first answer', async () => {
    const repeat = () => api.nord().post('/dispatch/entree-stock', entry('KEY-2'), key).expect(201);
    const answers = await Promise.all(Array.from({ length: 8 }, repeat));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await api.quantityOf(api.nord(), 'dispatch', 'KEY-2', answers[0]!)).toBe(20);
  });

  it('takes the same content in another order for the same body', async () => {
    const { lot, quantite, ...rest } = entry('KEY-3');
    const first = await api
      .nord()
      .post('/dispatch/entree-stock', { lot, quantite, ...rest }, key)
      .expect(201);
    const again = await api
      .nord()
      .post('/dispatch/entree-stock', { ...rest, quantite, lot }, key)
      .expect(201);
    expect(again.body).toEqual(first.body);
  });

  it('is 409 for another body, path or centre, in the language of the user', async () => {
    await api.nord().post('/dispatch/entree-stock', entry('KEY-4'), key).expect(201);
    const other = await api.nord().post('/dispatch/entree-stock', entry('KEY-4', 21), key).expect(409);
    expect(other.body).toEqual({ code: 'idempotencyKey.error.reused', message: expect.any(String) });
    await api.nord().post('/dispatch/dechet', entry('KEY-4'), key).expect(409);
    const admin = (centreId: string) =>
      api.as('admin', centreId).post('/dispatch/entree-stock', entry('KEY-4'), key);
    await admin(centres.plateformeNord).expect(201);
    await admin(centres.plateformeSud).expect(409);
  });

  it('is forgotten where the command was refused', async () => {
    const body = entry('KEY-5', 0);
    await api.nord().post('/dispatch/entree-stock', body, key).expect(400);
    await api
      .nord()
      .post('/dispatch/entree-stock', { ...body, quantite: 5 }, key)
      .expect(201);
  });

  it('is refused where it is no UUID', async () => {
    const answer = await api.nord().post('/dispatch/entree-stock', entry('KEY-6'), 'nonsense').expect(400);
    expect(answer.body.globalErrors).toMatchObject([{ code: 'idempotencyKey.error.invalid' }]);
  });

  it('lets a cancellation and a correction answer their record again', async () => {
    const idStock = await api.batchAtNord(10, 'KEY-7');
    const note = await api.noteTo(centres.centreBellevue, idStock, 4);
    const cancel = () => api.nord().put(`/dispatch/preparation/${note}`, undefined, key).expect(200);
    const first = await cancel();
    expect((await cancel()).text).toBe(first.text);
    // From what was written down, not from memory.
    await api.api.app.get(KeyedCalls, { strict: false }).idle();
    expect((await cancel()).text).toBe(first.text);
    const body = { idStock, quantite: -2, commentaire: 'Inventaire' };
    const edit = () => api.nord().put('/dispatch/stock', body, note).expect(200);
    const edited = await edit();
    expect((await edit()).body).toEqual(edited.body);
    expect(await api.quantityOf(api.nord(), 'dispatch', 'KEY-7', edited)).toBe(8);
  });

  it('finishes what a process that was killed has begun, for every kind of command', async () => {
    const line = await api.lineAtBellevue(20, 'KEY-8');
    const batch = await api.batchAtNord(20, 'KEY-9');
    const waiting = await api.noteTo(centres.centreBellevue, batch, 3);
    const cancelled = await api.noteTo(centres.centreBellevue, batch, 3);
    const produits = [{ idProduit: products.immunol, quantite: 2, idStock: batch }];
    const commands = [
      () => api.bellevue().post('/vaccination/sortieFrigo', { idLigneBl: line, quantite: 1 }, key),
      () => api.bellevue().post('/vaccination/entree-stock', { idBl: waiting }, key),
      () => api.nord().put(`/dispatch/preparation/${cancelled}`, undefined, key),
      () => api.nord().post('/dispatch/preparation', { produits, destination: centres.centreBellevue }, key),
      () =>
        api.nord().post(
          '/dispatch/retour-stock',
          {
            idLigneBl: line,
            quantite: 1,
            idProduit: products.immunol,
            idCentreRetour: centres.centreBellevue,
          },
          key,
        ),
      () =>
        api.nord().put('/dispatch/stock', { idStock: batch, quantite: -1, commentaire: 'Inventaire' }, key),
    ];
    for (const send of commands) {
      key = randomUUID();
      const first = await send();
      expect(first.status).toBeLessThan(300);
      const head = await headOf(api);
      // As if it had died before the answer was written down.
      await api.api.pool.query(
        `UPDATE platform.idempotency_key SET status = NULL, response = NULL, position = NULL WHERE key = $1`,
        [key],
      );
      const again = await send();
      expect([again.status, again.body]).toEqual([first.status, first.body]);
      expect(await headOf(api)).toBe(head);
    }
  });

  describe('of a command that was done, whose answer was lost,', () => {
    const wanted = { idProduit: products.immunol, modeQte: 'CONDITIONNEMENT', nbCond: 2 };
    const requested = async (dateSouhaitee = '2036-01-07'): Promise<string> => {
      const body = { ...wanted, dateSouhaitee };
      return (await api.bellevue().post('/vaccination/besoin', body).expect(201)).body.id;
    };
    const processed = (id: string) =>
      api.nord().put('/vaccination/besoin', { id, newStatut: 'TRAITE' }).expect(200);
    const setActive = async (table: 'centre' | 'product', id: string, active: boolean) => {
      await api.api.pool.query(`UPDATE reference.${table} SET active = $2 WHERE id = $1`, [id, active]);
      await api.api.directory.refresh();
    };
    /** Sends a command, then again after something has changed that would refuse it. */
    async function answersTheSame(
      send: (its: string) => Test,
      change: () => Promise<unknown>,
      refusedWith = 400,
    ) {
      const first = await send(key);
      expect(first.status).toBeLessThan(300);
      await api.api.pool.query(
        `UPDATE platform.idempotency_key SET status = NULL, response = NULL, position = NULL WHERE key = $1`,
        [key],
      );
      await change();
      const head = await headOf(api);
      const again = await send(key);
      expect([again.status, again.body]).toEqual([first.status, first.body]);
      expect(again.headers['x-ledger-position']).toBe(first.headers['x-ledger-position']);
      expect(await headOf(api)).toBe(head);
      // Under another key it is a command of its own, and refused.
      expect((await send(randomUUID())).status).toBe(refusedWith);
    }
    const moved = async (centreId: string, from: string, to: string) => {
      await api.api.pool.query(
        'UPDATE reference.centre_link SET parent_id = $3 WHERE child_id = $1 AND parent_id = $2',
        [centreId, from, to],
      );
      await api.api.directory.refresh();
    };
    const BELLEVUE_MOVES = [centres.centreBellevue, centres.plateformeNord, centres.plateformeSud] as const;
    const bellevueIsMoved = () => moved(...BELLEVUE_MOVES);
    const bellevueIsBack = () => moved(centres.centreBellevue, centres.plateformeSud, centres.plateformeNord);

    it('tells that it counted though no dispatch centre serves the centre any more', async () => {
      const body = { ...wanted, dateSouhaitee: '2036-01-08' };
      try {
        await answersTheSame(
          (its) => api.bellevue().post('/vaccination/besoin', body, its),
          () => setActive('centre', centres.plateformeNord, false),
        );
      } finally {
        await setActive('centre', centres.plateformeNord, true);
      }
    });

    it('tells that it counted though its requests are processed by now', async () => {
      const idStock = await api.batchAtNord(20, 'KEY-10');
      const [one, other, third] = [await requested(), await requested(), await requested()];
      const produits = [{ idProduit: products.immunol, typeProduit: 'VACCIN', quantite: 2, idStock }];
      const alone = { produits, destination: centres.centreBellevue, replenishmentId: one };
      await answersTheSame(
        (its) => api.nord().post('/dispatch/preparation', alone, its),
        () => processed(one),
      );
      key = randomUUID();
      const together = { idDemandesList: [other, third], idStock };
      await answersTheSame(
        (its) => api.nord().post('/dispatch/preparation/multiple', together, its),
        () => processed(other),
      );
    });

    it('tells that it counted though its product is disabled by now', async () => {
      const plan = {
        idCentre: centres.centreBellevue,
        idProduit: products.immunol,
        debutSemaine: '2036-01-07',
        modeQte: 'CONDITIONNEMENT',
        lundi: 2,
      };
      try {
        await answersTheSame(
          (its) => api.nord().post('/vaccination/approvisionnement', plan, its),
          () => setActive('product', products.immunol, false),
        );
      } finally {
        await setActive('product', products.immunol, true);
      }
    });

    describe('though the centre is another dispatch centre’s by now,', () => {
      afterEach(bellevueIsBack);
      const plan = {
        idCentre: centres.centreBellevue,
        idProduit: products.immunol,
        modeQte: 'CONDITIONNEMENT',
        lundi: 2,
      };
      const planned = async (debutSemaine: string): Promise<string> =>
        (
          await api
            .nord()
            .post('/vaccination/approvisionnement', { ...plan, debutSemaine })
            .expect(201)
        ).body.id;

      it('tells that a return counted', async () => {
        const idLigneBl = await api.lineAtBellevue(20, 'KEY-11');
        const body = {
          idLigneBl,
          quantite: 1,
          idProduit: products.immunol,
          idCentreRetour: centres.centreBellevue,
        };
        await answersTheSame((its) => api.nord().post('/dispatch/retour-stock', body, its), bellevueIsMoved);
      });

      it('tells that a plan was changed', async () => {
        const id = await planned('2036-02-04');
        const body = { ...plan, id, debutSemaine: '2036-02-04', lundi: 3 };
        await answersTheSame(
          (its) => api.nord().put('/vaccination/approvisionnement', body, its),
          bellevueIsMoved,
        );
      });

      it('tells that a plan was copied', async () => {
        const body = { id: await planned('2036-03-03'), nbSemaines: 2 };
        await answersTheSame(
          (its) => api.nord().post('/vaccination/approvisionnement/multiples', body, its),
          bellevueIsMoved,
        );
      });

      it('tells of a plan no more than that there is none, where the command was not done', async () => {
        const debutSemaine = '2036-05-05';
        const id = await planned(debutSemaine);
        await bellevueIsMoved();
        const revision = {
          ...plan,
          id,
          debutSemaine,
          idCentre: centres.centreRiviere,
          version: 9,
          lundi: -1,
        };
        for (const answer of [
          await api.nord().put('/vaccination/approvisionnement', revision).expect(400),
          await api
            .nord()
            .put('/vaccination/approvisionnement', { ...revision, idCentre: null, lundi: 1 })
            .expect(400),
          await api
            .nord()
            .post('/vaccination/approvisionnement/multiples', { id, nbSemaines: 9 })
            .expect(400),
        ]) {
          expect(answer.body.globalErrors).toEqual([]);
          expect(answer.body.fieldErrors).toEqual([
            expect.objectContaining({ field: 'id', code: 'global.error.unknownRecord' }),
          ]);
        }
      });

      it('tells that a plan was removed', async () => {
        const id = await planned('2036-04-07');
        await answersTheSame(
          (its) => api.nord().delete(`/vaccination/approvisionnement/${id}`, its),
          bellevueIsMoved,
          404,
        );
      });

      it('tells that requests were changed', async () => {
        const ids = [await requested('2036-06-02'), await requested('2036-06-03')];
        const body = { ids, newStatut: 'REFUSE', commentaire: 'Rupture' };
        await answersTheSame(
          (its) => api.nord().put('/vaccination/besoin/multiple', body, its),
          bellevueIsMoved,
        );
      });
    });
  });
});

async function headOf({ api }: StockApi): Promise<string> {
  const { rows } = await api.pool.query('SELECT max(position) AS head FROM event_store.events');
  return rows[0].head;
}
