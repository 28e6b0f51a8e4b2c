import { randomUUID } from 'node:crypto';
import { centres, EXPIRY, products, StockApi, type StockUser } from '../../../../test/support/stock-api.js';

interface Line {
  idStock: string;
  lot: string;
  quantiteAttendue: number | null;
  quantiteComptee: number | null;
  ecart: number | null;
}

interface StockRow {
  lot: string;
  quantite: number;
}

describe('a count of stock', () => {
  let stock: StockApi;
  beforeAll(async () => {
    stock = await StockApi.start();
  });
  afterAll(() => stock.close());

  const counter = () => stock.nord();
  const admin = () => stock.as('admin', centres.plateformeNord);
  const opened = async (user: StockUser, prefix = 'dispatch', body: object = {}) =>
    (await user.post(`/${prefix}/inventaire`, body).expect(201)).body.id as string;
  const counted = (user: StockUser, id: string, ...lignes: object[]) =>
    user.put(`/dispatch/inventaire/${id}/lignes`, { lignes });
  const lineOf = (body: { lignes: Line[] }, lot: string) => body.lignes.find((line) => line.lot === lot);
  const abandonAll = async () => {
    const { body } = await admin().get('/dispatch/inventaire?statut=OUVERT').expect(200);
    for (const { id } of body) await admin().put(`/dispatch/inventaire/${id}/abandon`).expect(200);
  };
  afterEach(abandonAll);

  it('compares each line with the stock when it was counted, and corrects only the difference', async () => {
    const batch = await stock.batchAtNord(20, 'CO-1');
    const other = await stock.batchAtNord(7, 'CO-2');
    const id = await opened(admin());
    await counted(admin(), id, { idStock: batch, quantiteComptee: 18 }).expect(200);
    await stock.noteTo(centres.centreBellevue, batch, 5);
    const meanwhile = await stock.batchAtNord(4, 'CO-3');
    const { body: view } = await counted(admin(), id, { idStock: meanwhile, quantiteComptee: 6 }).expect(200);
    expect(view).toMatchObject({ id, statut: 'OUVERT', nbComptes: 2, nbEcarts: 2, peutCloturer: true });
    expect(view.numero).toMatch(/^INV-PN-\d{4}-\d{6}$/);
    expect(lineOf(view, 'CO-1')).toMatchObject({ quantiteAttendue: 20, quantiteComptee: 18, ecart: -2 });
    expect(lineOf(view, 'CO-3')).toMatchObject({ quantiteAttendue: 4, quantiteComptee: 6, ecart: 2 });
    expect(lineOf(view, 'CO-2')).toMatchObject({
      idStock: other,
      quantiteAttendue: 7,
      quantiteComptee: null,
      ecart: null,
    });

    const closed = await admin().put(`/dispatch/inventaire/${id}/cloture`).expect(200);
    expect(closed.body).toMatchObject({ id, statut: 'CLOTURE' });
    expect(closed.headers['x-ledger-position']).toBeDefined();
    for (const [lot, quantity] of [
      ['CO-1', 13],
      ['CO-2', 7],
      ['CO-3', 6],
    ] as const)
      expect(await stock.quantityOf(counter(), 'dispatch', lot, closed)).toBe(quantity);
    const { body: movements } = await counter().get('/dispatch/mouvement?lot=CO-1', closed).expect(200);
    expect(movements).toContainEqual(
      expect.objectContaining({
        type: 'CORRECTION',
        sens: 'SORTIE',
        quantite: 2,
        commentaire: view.numero,
      }),
    );

    await stock.batchAtNord(50, 'CO-4');
    const { body: afterwards } = await admin().get(`/dispatch/inventaire/${id}`).expect(200);
    expect(afterwards.lignes).toEqual(closed.body.lignes);
    expect(lineOf(afterwards, 'CO-4')).toBeUndefined();
  });

  it('tells who may not edit the stock what was expected only after a line was counted', async () => {
    const entry = {
      idProduit: products.immunol,
      quantite: 20,
      lot: 'CB-1',
      peremption: EXPIRY,
      conforme: true,
    };
    const batch = (await stock.sud().post('/dispatch/entree-stock', entry).expect(201)).body.id;
    const id = await opened(stock.sud());
    const { body: before } = await stock.sud().get(`/dispatch/inventaire/${id}`).expect(200);
    expect(before.peutCloturer).toBe(false);
    expect(lineOf(before, 'CB-1')).toMatchObject({
      quantiteAttendue: null,
      quantiteComptee: null,
      ecart: null,
    });
    const line = { idStock: batch, quantiteComptee: 19 };
    const { body: after } = await counted(stock.sud(), id, line).expect(200);
    expect(lineOf(after, 'CB-1')).toMatchObject({
      quantiteAttendue: 20,
      quantiteComptee: 19,
      ecart: -1,
    });
    await stock.sud().put(`/dispatch/inventaire/${id}/cloture`).expect(403);
    for (const user of [stock.as('admin', centres.plateformeSud), stock.as('auditeur')]) {
      const { body } = await user.get(`/dispatch/inventaire/${id}`).expect(200);
      expect(body.lignes.every((one: Line) => one.quantiteAttendue !== null)).toBe(true);
    }
    await stock.sud().put(`/dispatch/inventaire/${id}/abandon`).expect(200);
  });

  it('is closed by nobody who works at another centre or at none, which its view says', async () => {
    const id = await opened(counter());
    const mayClose = async (user: StockUser) =>
      (await user.get(`/dispatch/inventaire/${id}`).expect(200)).body.peutCloturer as boolean;
    expect(await mayClose(admin())).toBe(true);
    expect(await mayClose(stock.as('admin'))).toBe(false);
    await stock.as('admin').put(`/dispatch/inventaire/${id}/cloture`).expect(400);
  });

  it('is closed by no auditor, which its view says also at a vaccination centre', async () => {
    const id = await opened(stock.bellevue(), 'vaccination');
    const path = `/vaccination/inventaire/${id}`;
    const mayClose = async (user: StockUser) => (await user.get(path).expect(200)).body.peutCloturer;
    expect(await mayClose(stock.bellevue())).toBe(true);
    expect(await mayClose(stock.as('auditeur', centres.centreBellevue))).toBe(false);
    await stock.bellevue().put(`${path}/abandon`).expect(200);
  });

  it('is listed with its lines, blind for who counts blind; of an ended one what was counted', async () => {
    const enter = async (lot: string) =>
      (
        await stock
          .sud()
          .post('/dispatch/entree-stock', {
            idProduit: products.immunol,
            quantite: 9,
            lot,
            peremption: EXPIRY,
            conforme: true,
          })
          .expect(201)
      ).body.id as string;
    const batch = await enter('CL-1');
    const uncounted = await enter('CL-2');
    const id = await opened(stock.sud());
    await counted(stock.sud(), id, { idStock: batch, quantiteComptee: 8 }).expect(200);
    const listed = async (user: StockUser, query = '') => {
      const { body } = await user.get(`/dispatch/inventaire${query}`).expect(200);
      return body.find((row: { id: string }) => row.id === id) as { lignes: Line[] };
    };
    const line = { idStock: batch, lot: 'CL-1', quantiteAttendue: 9, quantiteComptee: 8, ecart: -1 };
    const waiting = { idStock: uncounted, lot: 'CL-2', quantiteComptee: null, ecart: null };
    const blind = await listed(stock.sud());
    expect(blind.lignes).toContainEqual(line);
    expect(blind.lignes).toContainEqual({ ...waiting, quantiteAttendue: null });
    const boss = stock.as('admin', centres.plateformeSud);
    expect((await listed(boss)).lignes).toContainEqual({ ...waiting, quantiteAttendue: 9 });
    expect(await listed(boss, '?lignes=false')).not.toHaveProperty('lignes');
    await boss.put(`/dispatch/inventaire/${id}/cloture`).expect(200);
    expect((await listed(stock.sud())).lignes).toEqual([line]);
  });

  it('is one at a time for the same products, also when two are opened at once', async () => {
    const immunol = { idProduit: products.immunol };
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => counter().post('/dispatch/inventaire', n % 2 ? immunol : {})),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400, 400]);
    for (const { body } of answers.filter(({ status }) => status === 400))
      expect(body.globalErrors).toEqual([expect.objectContaining({ code: 'count.error.open' })]);
    await abandonAll();
    await opened(counter(), 'dispatch', immunol);
    await counter().post('/dispatch/inventaire', immunol).expect(400);
    await counter().post('/dispatch/inventaire', {}).expect(400);
    await opened(counter(), 'dispatch', { idProduit: products.vaxilor });
    const { body } = await counter().post('/dispatch/inventaire', { idProduit: randomUUID() }).expect(400);
    expect(body.fieldErrors).toEqual([expect.objectContaining({ field: 'idProduit' })]);
  });

  it('corrects nothing where a correction would take a batch below zero', async () => {
    const batch = await stock.batchAtNord(10, 'CZ-1');
    const other = await stock.batchAtNord(10, 'CZ-2');
    const id = await opened(admin());
    await counted(
      admin(),
      id,
      { idStock: batch, quantiteComptee: 2 },
      { idStock: other, quantiteComptee: 12 },
    ).expect(200);
    await stock.noteTo(centres.centreBellevue, batch, 9);
    const refused = await admin().put(`/dispatch/inventaire/${id}/cloture`).expect(400);
    expect(refused.body.globalErrors).toEqual([
      expect.objectContaining({ code: 'count.error.belowZero', arguments: { lot: 'CZ-1', quantity: 1 } }),
    ]);
    const after = (await admin().get('/dispatch/stock?lot=CZ').expect(200)).body as StockRow[];
    expect(Object.fromEntries(after.map(({ lot, quantite }) => [lot, quantite]))).toEqual({
      'CZ-1': 1,
      'CZ-2': 10,
    });
    await counted(admin(), id, { idStock: batch, quantiteComptee: 1 }).expect(200);
    const closed = await admin().put(`/dispatch/inventaire/${id}/cloture`).expect(200);
    expect(await stock.quantityOf(admin(), 'dispatch', 'CZ-2', closed)).toBe(12);
  });

  it('is of all products where the call has no body', async () => {
    const opening = await stock.api
      .http()
      .post('/api/admin/dispatch/inventaire')
      .set('Authorization', `Bearer ${stock.api.tokenOf('dispatch')}`)
      .set('X-Centre-Id', centres.plateformeNord)
      .expect(201);
    const { body } = await counter().get('/dispatch/inventaire?page=0&size=1', opening).expect(200);
    expect(body.content).toEqual([expect.objectContaining({ id: opening.body.id, produit: null })]);
  });

  it('names the fields of wrong lines', async () => {
    const batch = await stock.batchAtNord(1, 'CF-1');
    const id = await opened(counter());
    const { body } = await counted(
      counter(),
      id,
      { idStock: batch, quantiteComptee: -1 },
      { idStock: randomUUID(), quantiteComptee: 1 },
      { quantiteComptee: 1.5 },
    ).expect(400);
    expect(body.fieldErrors.map(({ field }: { field: string }) => field).sort()).toEqual([
      'lignes[0].quantiteComptee',
      'lignes[1].idStock',
      'lignes[2].idStock',
      'lignes[2].quantiteComptee',
    ]);
    await counted(counter(), id).expect(400);
    await counter().put(`/dispatch/inventaire/${id}/lignes`, {}).expect(400);
  });

  it.each([
    ['cloture', 'CLOTURE', 'count.error.closed'],
    ['abandon', 'ABANDONNE', 'count.error.abandoned'],
  ])('that has ended by %s changes no more', async (ending, statut, code) => {
    const batch = await stock.batchAtNord(3, `CE-${ending}`);
    const id = await opened(admin());
    await counted(admin(), id, { idStock: batch, quantiteComptee: 3 }).expect(200);
    const ended = await admin().put(`/dispatch/inventaire/${id}/${ending}`).expect(200);
    expect(ended.body.statut).toBe(statut);
    for (const again of [
      counted(admin(), id, { idStock: batch, quantiteComptee: 3 }),
      admin().put(`/dispatch/inventaire/${id}/cloture`),
      admin().put(`/dispatch/inventaire/${id}/abandon`),
    ]) {
      const { body } = await again.expect(400);
      expect(body.globalErrors).toEqual([expect.objectContaining({ code })]);
    }
  });

  it('is opened, counted and abandoned by who works at the centre, closed by who edits its stock', async () => {
    const line = await stock.lineAtBellevue(4, 'CA-1');
    const bellevue = await opened(stock.bellevue(), 'vaccination');
    await stock
      .bellevue()
      .put(`/vaccination/inventaire/${bellevue}/lignes`, {
        lignes: [{ idStock: line, quantiteComptee: 3 }],
      })
      .expect(200);
    const closed = await stock.bellevue().put(`/vaccination/inventaire/${bellevue}/cloture`).expect(200);
    expect(await stock.quantityOf(stock.bellevue(), 'vaccination', 'CA-1', closed)).toBe(3);

    const id = await opened(counter());
    const auditor = stock.as('auditeur', centres.plateformeNord);
    await auditor.get('/dispatch/inventaire').expect(200);
    for (const refused of [
      auditor.post('/dispatch/inventaire', {}),
      auditor.put(`/dispatch/inventaire/${id}/lignes`, { lignes: [] }),
      auditor.put(`/dispatch/inventaire/${id}/cloture`),
      auditor.put(`/dispatch/inventaire/${id}/abandon`),
      stock.bellevue().post('/dispatch/inventaire', {}),
      stock.bellevue().get('/dispatch/inventaire'),
    ])
      await refused.expect(403);
    await stock.as('sud', centres.plateformeSud).get(`/dispatch/inventaire/${id}`).expect(404);
    await stock.as('sud', centres.plateformeSud).put(`/dispatch/inventaire/${id}/abandon`).expect(404);
    await counter().get(`/dispatch/inventaire/${randomUUID()}`).expect(404);
    await counter().put(`/dispatch/inventaire/${id}/abandon`).expect(200);
  });

  it('is the same for the same key, and has any past state', async () => {
    const key = randomUUID();
    const first = await counter().post('/dispatch/inventaire', {}, key).expect(201);
    const again = await counter().post('/dispatch/inventaire', {}, key).expect(201);
    expect(again.body).toEqual(first.body);
    const { id } = first.body;
    const position = String(first.headers['x-ledger-position']);
    const { body: then } = await admin().get(`/dispatch/inventaire/${id}`, first).expect(200);
    const batch = await stock.batchAtNord(2, 'CP-1');
    await counted(admin(), id, { idStock: batch, quantiteComptee: 1 }).expect(200);
    await admin().put(`/dispatch/inventaire/${id}/cloture`).expect(200);
    const { body } = await admin().get(`/dispatch/inventaire/${id}?asOfPosition=${position}`).expect(200);
    expect(body).toEqual(then);
    const before = BigInt(position) - 1n;
    await admin().get(`/dispatch/inventaire/${id}?asOfPosition=${before}`).expect(404);
    const list = await counter().get('/dispatch/inventaire?page=0&size=1').expect(200);
    expect(list.body.content).toEqual([expect.objectContaining({ id, statut: 'CLOTURE', nbEcarts: 1 })]);
  });
});
