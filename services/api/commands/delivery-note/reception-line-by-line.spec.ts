import { centres, products, StockApi, type StockUser } from '../../../../test/support/stock-api.js';

/** What a list of movements is asked for here. */
interface Movement {
  readonly type: string;
  readonly quantite: number;
}

describe('a reception line by line', () => {
  let stock: StockApi;
  beforeAll(async () => {
    stock = await StockApi.start();
  });
  afterAll(() => stock.close());

  /** A note of two lines to Centre Bellevue. */
  async function note(lots: readonly [string, string]) {
    const batches = [await stock.batchAtNord(20, lots[0]), await stock.batchAtNord(20, lots[1])];
    const produits = batches.map((idStock) => ({ idProduit: products.immunol, quantite: 10, idStock }));
    const { body } = await stock
      .nord()
      .post('/dispatch/preparation', { produits, destination: centres.centreBellevue })
      .expect(201);
    const prepared = await stock.nord().get(`/dispatch/preparation/${body.id}`).expect(200);
    return { id: body.id as string, lines: prepared.body.lignes as { id: string }[] };
  }
  const receive = (idBl: string, lignes: readonly object[]) =>
    stock.bellevue().post('/vaccination/entree-stock', { idBl, lignes });
  const movements = async (user: StockUser, path: string) =>
    ((await user.get(path).expect(200)).body as Movement[]).map(({ type, quantite }) => [type, quantite]);

  it('enters all, scraps what is missing, and tells the sender', async () => {
    const { id, lines } = await note(['LL-1', 'LL-2']);
    const [first, second] = lines as [{ id: string }, { id: string }];
    await receive(id, [
      { idLigneBl: first.id, quantiteRecue: 7, cause: 'CASSE', commentaire: 'carton mouillé' },
    ]).expect(201);

    const bellevue = stock.bellevue();
    const rows = (await bellevue.get('/vaccination/stock?lot=LL-').expect(200)).body;
    expect(rows.map(({ lot, quantite }: { lot: string; quantite: number }) => [lot, quantite])).toEqual(
      expect.arrayContaining([
        ['LL-1', 7],
        ['LL-2', 10],
      ]),
    );
    expect(await movements(bellevue, `/vaccination/stock/${first.id}/mouvement`)).toEqual(
      expect.arrayContaining([
        ['DECHET', 3],
        ['ENTREE', 10],
      ]),
    );
    const { body } = await stock.nord().get(`/dispatch/preparation/${id}`).expect(200);
    const differences = body.lignes.map((line: { id: string; ecart: number }) => [line.id, line.ecart]);
    expect(differences).toEqual([
      [first.id, 3],
      [second.id, 0],
    ]);
  });

  it('keeps a sheet of what was scrapped', async () => {
    const { id, lines } = await note(['LS-1', 'LS-2']);
    await receive(id, [{ idLigneBl: lines[1]!.id, quantiteRecue: 0, cause: 'PERTE' }]).expect(201);
    const history = (await stock.bellevue().get('/vaccination/mouvement?lot=LS-2').expect(200)).body;
    const scrapped = history.find(({ type }: Movement) => type === 'DECHET');
    const sheet = await stock.bellevue().get(`/vaccination/dechet/${scrapped.idOperation}`).expect(200);
    expect(JSON.stringify(sheet.body)).toContain('PERTE');
    expect(
      (await stock.bellevue().get('/vaccination/stock?lot=LS-2&quantiteNonNulle=true').expect(200)).body,
    ).toEqual([]);
  });

  it('does so at a dispatch centre too', async () => {
    const entered = await stock
      .referent()
      .post('/referent/entree-stock', {
        idProduit: products.immunol,
        quantite: 30,
        lot: 'LR-1',
        peremption: '2036-06-30',
        conforme: true,
      })
      .expect(201);
    const produits = [{ idProduit: products.immunol, quantite: 12, idStock: entered.body.id }];
    const sent = await stock
      .referent()
      .post('/referent/preparation', { produits, destination: centres.plateformeNord })
      .expect(201);
    const [line] = (await stock.referent().get(`/referent/preparation/${sent.body.id}`).expect(200)).body
      .lignes;
    const lignes = [{ idLigneBl: line.id, quantiteRecue: 11, cause: 'CASSE' }];
    const reception = {
      referentBlId: sent.body.id,
      reception: new Date(Date.now() - 60_000).toISOString(),
      lignes,
    };
    await stock.nord().post('/dispatch/entree-stock-with-bl', reception).expect(201);
    expect((await stock.nord().get('/dispatch/stock?lot=LR-1').expect(200)).body).toMatchObject([
      { quantite: 11 },
    ]);
    const seen = await stock.referent().get(`/referent/preparation/${sent.body.id}`).expect(200);
    expect(seen.body.lignes[0].ecart).toBe(1);
  });

  it('refuses on the field of the line, and receives nothing', async () => {
    const { id, lines } = await note(['LF-1', 'LF-2']);
    const [first, second] = lines.map((line) => line.id) as [string, string];
    const cases: readonly (readonly [readonly object[], string, string])[] = [
      [[{ idLigneBl: first, quantiteRecue: 11 }], 'lignes[0].quantiteRecue', 'deliveryNote.error.aboveSent'],
      [[{ idLigneBl: first, quantiteRecue: -1 }], 'lignes[0].quantiteRecue', 'global.error.min'],
      [[{ idLigneBl: first }], 'lignes[0].quantiteRecue', 'global.error.required'],
      [[{ quantiteRecue: 1 }], 'lignes[0].idLigneBl', 'global.error.required'],
      [[{ idLigneBl: first, quantiteRecue: 9 }], 'lignes[0].cause', 'global.error.required'],
      [[{ idLigneBl: first, quantiteRecue: 9, cause: 'X' }], 'lignes[0].cause', 'global.error.unknownValue'],
      [
        [{ idLigneBl: first, quantiteRecue: 9, cause: 'AUTRE' }],
        'lignes[0].commentaire',
        'global.error.required',
      ],
      [
        [
          { idLigneBl: second, quantiteRecue: 10 },
          { idLigneBl: second, quantiteRecue: 10 },
        ],
        'lignes[1].idLigneBl',
        'deliveryNote.error.lineTwice',
      ],
      [[{ idLigneBl: id, quantiteRecue: 1 }], 'lignes[0].idLigneBl', 'global.error.unknownValue'],
    ];
    for (const [lignes, field, code] of cases) {
      const { body } = await receive(id, lignes).expect(400);
      expect(body.fieldErrors).toEqual([expect.objectContaining({ field, code })]);
    }
    for (const lignes of [[7], [[]], 'x', [null]]) await receive(id, lignes as object[]).expect(400);
    expect((await stock.bellevue().get('/vaccination/stock?lot=LF-').expect(200)).body).toEqual([]);
    // Nothing said of the lines: everything arrived.
    await receive(id, []).expect(201);
    expect((await stock.bellevue().get('/vaccination/stock?lot=LF-').expect(200)).body).toHaveLength(2);
  });

  it('is answered again where it is repeated, with what was said first', async () => {
    const { id, lines } = await note(['LK-1', 'LK-2']);
    const key = '6b1f0c6e-5d6a-4b1e-8c58-0d1c2b3a4f01';
    const body = { idBl: id, lignes: [{ idLigneBl: lines[0]!.id, quantiteRecue: 9, cause: 'CASSE' }] };
    const first = await stock.bellevue().post('/vaccination/entree-stock', body, key).expect(201);
    const second = await stock.bellevue().post('/vaccination/entree-stock', body, key).expect(201);
    expect(second.body).toEqual(first.body);
    expect((await stock.bellevue().get('/vaccination/stock?lot=LK-1').expect(200)).body).toMatchObject([
      { quantite: 9 },
    ]);
  });
});
