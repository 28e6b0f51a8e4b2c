import { randomUUID } from 'node:crypto';
import type { Response } from 'supertest';
import { centres, EXPIRY, products, StockApi } from '../../../test/support/stock-api.js';
import { AdministrationModule } from '../administration/administration.module.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const faults = ({ body }: Response) =>
  (body.fieldErrors as { field: string; code: string }[]).map(({ field, code }) => [field, code]);

describe('actions made offline', () => {
  let api: StockApi;
  let ahead = 0;

  beforeAll(async () => {
    api = await StockApi.start({ imports: [AdministrationModule] });
  });
  afterAll(() => api.close());

  const advance = (ms: number) => {
    api.api.advance(ms);
    ahead += ms;
  };
  const hoursAgo = (hours: number) => new Date(Date.now() + ahead - hours * HOUR_MS).toISOString();
  let lots = 0;
  const newLot = () => `OFF-${++lots}`;

  /** Packages that arrived two days ago. */
  async function line(quantity: number, lot: string): Promise<string> {
    const id = await api.lineAtBellevue(quantity, lot);
    advance(2 * DAY_MS);
    return id;
  }
  const history = async (lot: string) =>
    (await api.bellevue().get(`/vaccination/mouvement?lot=${lot}&dateDebut=2020-01-01&dateFin=2040-01-01`))
      .body as {
      type: string;
      date: string;
      offline: boolean;
      lotRappele: boolean;
      dateEnregistrement: string;
    }[];

  it('before a count, and sent after it, leave what was counted', async () => {
    const lot = newLot();
    const idLigneBl = await line(10, lot);
    const madeAt = hoursAgo(2);
    const admin = api.as('admin', centres.centreBellevue);
    const { id } = (await admin.post('/vaccination/inventaire', {}).expect(201)).body;
    const lignes = [{ idStock: idLigneBl, quantiteComptee: 6 }];
    await admin.put(`/vaccination/inventaire/${id}/lignes`, { lignes }).expect(200);
    const takeOut = (quantite: number) =>
      api.bellevue().post('/vaccination/sortieFrigo', { idLigneBl, quantite, dateOperation: madeAt });

    await takeOut(3).expect(201);
    const open = (await admin.get(`/vaccination/inventaire/${id}`).expect(200)).body;
    expect(open.lignes).toContainEqual(
      expect.objectContaining({ lot, quantiteAttendue: 7, quantiteComptee: 6, ecart: -1 }),
    );
    const closed = await admin.put(`/vaccination/inventaire/${id}/cloture`).expect(200);
    expect(await api.quantityOf(api.bellevue(), 'vaccination', lot, closed)).toBe(6);

    const late = await takeOut(1).expect(201);
    expect(await api.quantityOf(api.bellevue(), 'vaccination', lot, late)).toBe(6);
    const { body: after } = await admin.get(`/vaccination/inventaire/${id}`).expect(200);
    expect(after.lignes).toEqual(closed.body.lignes);
    const told = (await history(lot)).map((movement) => `${movement.type} ${movement.offline}`);
    expect(told.sort()).toEqual([
      'CORRECTION false',
      'CORRECTION true',
      'ENTREE false',
      'SORTIE_FRIGO true',
      'SORTIE_FRIGO true',
    ]);
  });

  it.each<[string, (idLigneBl: string) => { path: string; put?: true; body: object; type: string }]>([
    [
      'exit',
      (idLigneBl) => ({
        path: '/vaccination/sortieFrigo',
        body: { idLigneBl, quantite: 2 },
        type: 'SORTIE_FRIGO',
      }),
    ],
    [
      'scrapping',
      (idLigneBl) => ({
        path: '/vaccination/dechet',
        body: { idLigneBl, quantite: 1, causeDechet: 'CASSE' },
        type: 'DECHET',
      }),
    ],
    [
      'stock edit',
      (idStock) => ({
        path: '/vaccination/stock',
        put: true,
        body: { idStock, quantite: -1, commentaire: 'Inventaire' },
        type: 'CORRECTION',
      }),
    ],
  ])('of the kind %s are dated by when they were made', async (_, callOf) => {
    const lot = newLot();
    const { path, put, body, type } = callOf(await line(10, lot));
    const send = (dateOperation: unknown, key?: string) =>
      api.bellevue()[put ? 'put' : 'post'](path, { ...body, dateOperation }, key);

    const dateOperation = hoursAgo(5);
    const key = randomUUID();
    const sent = await send(dateOperation, key);
    expect(sent.status).toBe(put ? 200 : 201);
    expect(sent.body).toMatchObject({ offline: true });
    const repeated = await send(dateOperation, key);
    expect(repeated.body).toEqual(sent.body);
    for (const online of [null, '', undefined]) {
      expect((await send(online)).body).toMatchObject({ offline: false });
    }

    const rows = (await history(lot)).filter((row) => row.type === type);
    expect(rows).toHaveLength(4);
    expect(rows.filter(({ offline }) => offline)).toEqual([expect.objectContaining({ date: dateOperation })]);
    for (const row of rows) expect(row.dateEnregistrement).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);

    for (const [given, code] of [
      [hoursAgo(-1), 'global.error.dateInFuture'],
      [hoursAgo(31 * 24), 'offline.error.tooOld'],
      [hoursAgo(3 * 24), 'offline.error.beforeBatch'],
      ['2026-11-20T08:30:00', 'global.error.dateForm'],
      ['nonsense', 'global.error.dateForm'],
    ]) {
      expect([given, faults(await send(given).expect(400))]).toEqual([given, [['dateOperation', code]]]);
    }
    expect(faults(await send(5).expect(400))).toEqual([['dateOperation', 'global.error.notText']]);
  });

  it('take out what was recalled since then, marked in the history, and nothing that was recalled before', async () => {
    const lot = newLot();
    const idLigneBl = await line(5, lot);
    const before = hoursAgo(5);
    await api
      .as('admin')
      .post('/lot/rappel', { idProduit: products.immunol, lot, motif: 'Défaut' })
      .expect(201);
    const take = (dateOperation?: string) =>
      api.bellevue().post('/vaccination/sortieFrigo', { idLigneBl, quantite: 2, dateOperation });
    expect(faults(await take().expect(400))).toEqual([['idLigneBl', 'global.error.lotRecalled']]);
    await take(before).expect(201);
    advance(HOUR_MS);
    expect(faults(await take(hoursAgo(0.5)).expect(400))).toEqual([
      ['idLigneBl', 'global.error.lotRecalled'],
    ]);
    expect((await history(lot)).map(({ type, lotRappele }) => ({ type, lotRappele }))).toEqual([
      { type: 'SORTIE_FRIGO', lotRappele: true },
      { type: 'ENTREE', lotRappele: false },
    ]);
  });

  describe('whose point or cause is offered no longer', () => {
    const setStatus = (path: string, id: string, status: boolean) =>
      api.as('admin').put(`/${path}/status`, { id, status }).expect(200);
    const aPoint = { sortieType: 'VACCINATION_POINT', idPoint: centres.pointBellevue };

    it('are taken for a point that was withdrawn since then, and refused for one that is not below the centre', async () => {
      const lot = newLot();
      const idLigneBl = await line(5, lot);
      await setStatus('centre', centres.pointBellevue, false);
      const take = (more: object) =>
        api.bellevue().post('/vaccination/sortieFrigo', { idLigneBl, quantite: 1, ...aPoint, ...more });
      const dateOperation = hoursAgo(1);
      expect(faults(await take({}).expect(400))).toEqual([['idPoint', 'global.error.destinationInvalid']]);
      await take({ dateOperation }).expect(201);
      expect(faults(await take({ dateOperation, idPoint: centres.centreBellevue }).expect(400))).toEqual([
        ['idPoint', 'global.error.destinationInvalid'],
      ]);
      expect((await history(lot)).map(({ type }) => type)).toEqual(['SORTIE_POINT', 'ENTREE']);
      await setStatus('centre', centres.pointBellevue, true);
    });

    it('are taken with a cause that was withdrawn since then, and refused with one that never was', async () => {
      const { body: entries } = await api.as('admin').get('/value-list/all').expect(200);
      const { id } = (entries as { id: string; liste: string; code: string }[]).find(
        ({ liste, code }) => liste === 'SCRAPPING_CAUSE' && code === 'CASSE',
      )!;
      const idLigneBl = await line(5, newLot());
      const idBl = await api.noteTo(centres.centreBellevue, await api.batchAtNord(5, newLot()), 5);
      advance(DAY_MS);
      const { body: notes } = await api.bellevue().get('/dispatch/preparation/vaccination').expect(200);
      const [ofNote] = (notes as { id: string; lignes: { id: string }[] }[]).find(
        (note) => note.id === idBl,
      )!.lignes;
      await setStatus('value-list', id, false);
      const scrap = (more: object) =>
        api.bellevue().post('/vaccination/dechet', { idLigneBl, quantite: 1, causeDechet: 'CASSE', ...more });
      const receive = (cause: string, more: object) =>
        api.bellevue().post('/vaccination/entree-stock', {
          idBl,
          lignes: [{ idLigneBl: ofNote!.id, quantiteRecue: 3, cause }],
          ...more,
        });
      const dateOperation = hoursAgo(1);
      const unknown = 'global.error.unknownValue';
      expect(faults(await scrap({}).expect(400))).toEqual([['causeDechet', unknown]]);
      expect(faults(await scrap({ dateOperation, causeDechet: 'VOL' }).expect(400))).toEqual([
        ['causeDechet', unknown],
      ]);
      await scrap({ dateOperation }).expect(201);
      expect(faults(await receive('CASSE', {}).expect(400))).toEqual([['lignes[0].cause', unknown]]);
      expect(faults(await receive('VOL', { dateOperation }).expect(400))).toEqual([
        ['lignes[0].cause', unknown],
      ]);
      await receive('CASSE', { dateOperation }).expect(201);
      await setStatus('value-list', id, true);
    });
  });

  it('tell their faults together with those of the other fields', async () => {
    const idLigneBl = await line(3, newLot());
    const body = { idLigneBl, quantite: 4, dateOperation: hoursAgo(-1) };
    const refused = await api.bellevue().post('/vaccination/sortieFrigo', body).expect(400);
    expect(faults(refused)).toEqual([
      ['quantite', 'global.error.quantityMax'],
      ['dateOperation', 'global.error.dateInFuture'],
    ]);
  });

  it('receive a note, of which goods are then taken at a time in between', async () => {
    const lot = newLot();
    const idBl = await api.noteTo(centres.centreBellevue, await api.batchAtNord(5, lot), 5);
    advance(DAY_MS);
    const receive = (dateOperation: string) =>
      api.bellevue().post('/vaccination/entree-stock', { idBl, conforme: true, dateOperation });
    expect(faults(await receive(hoursAgo(25)).expect(400))).toEqual([
      ['dateOperation', 'offline.error.beforeNote'],
    ]);
    const received = await receive(hoursAgo(6)).expect(201);
    expect(received.body).toEqual({ id: expect.any(String), offline: true });

    const take = (dateOperation: string) =>
      api.bellevue().post('/vaccination/sortieFrigo', {
        idLigneBl: received.body.id,
        quantite: 1,
        dateOperation,
      });
    await take(hoursAgo(5)).expect(201);
    expect(faults(await take(hoursAgo(7)).expect(400))).toEqual([
      ['dateOperation', 'offline.error.beforeBatch'],
    ]);
    expect((await history(lot)).map(({ type, offline }) => [type, offline])).toEqual([
      ['SORTIE_FRIGO', true],
      ['ENTREE', true],
    ]);
  });

  it('are judged by the limit of the goods at that time', async () => {
    const lot = newLot();
    const peremption = new Date(Date.now() + ahead + 4 * DAY_MS).toISOString().slice(0, 10);
    const entry = { idProduit: products.immunol, quantite: 5, lot, peremption, conforme: true };
    const batch = (await api.nord().post('/dispatch/entree-stock', entry).expect(201)).body.id;
    const idBl = await api.noteTo(centres.centreBellevue, batch, 5);
    const { body } = await api.bellevue().post('/vaccination/entree-stock', { idBl }).expect(201);
    advance(6 * DAY_MS);
    const exit = { idLigneBl: body.id, quantite: 1 };
    await api.bellevue().post('/vaccination/sortieFrigo', exit).expect(400);
    await api
      .bellevue()
      .post('/vaccination/sortieFrigo', { ...exit, dateOperation: hoursAgo(4 * 24) })
      .expect(201);
  });

  it.each<[string, (dateOperation: string) => Promise<Response>]>([
    [
      'an entry',
      (dateOperation) =>
        api.nord().post('/dispatch/entree-stock', {
          idProduit: products.immunol,
          quantite: 1,
          lot: newLot(),
          peremption: EXPIRY,
          conforme: true,
          dateOperation,
        }),
    ],
    [
      'a stock edit of a dispatch centre',
      (dateOperation) =>
        api.nord().put('/dispatch/stock', { idStock: randomUUID(), quantite: 1, dateOperation }),
    ],
    [
      'a cancellation, which has no body',
      (dateOperation) => api.nord().put(`/dispatch/preparation/${randomUUID()}`, { dateOperation }),
    ],
    [
      'a declaration of use',
      (dateOperation) => api.bellevue().post('/vaccination/utilisation', { dateOperation }),
    ],
  ])('are not %s', async (_, send) => {
    const refused = await send(hoursAgo(1));
    expect(refused.status).toBe(400);
    expect(faults(refused)).toEqual([['dateOperation', 'offline.error.elsewhere']]);
  });
});
