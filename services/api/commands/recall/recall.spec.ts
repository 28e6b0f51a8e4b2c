import { eventually } from '../../../../test/support/eventually.js';
import { centres, EXPIRY, products, StockApi, type StockUser } from '../../../../test/support/stock-api.js';

describe('a recall of a lot', () => {
  let stock: StockApi;
  beforeAll(async () => {
    stock = await StockApi.start();
  });
  afterAll(() => stock.close());

  const admin = () => stock.as('admin');
  const bodyOf = (lot: string) => ({
    idProduit: products.immunol,
    lot,
    motif: 'Défaut',
    instruction: 'Isoler',
  });
  const recall = async (lot: string, user = admin()) =>
    (await user.post('/lot/rappel', bodyOf(lot)).expect(201)).body.id as string;
  const lifted = (id: string, user = admin()) => user.put(`/lot/rappel/${id}/levee`, { motif: 'Conforme' });
  const shipped = (idStock: string | null) => ({
    destination: centres.centreBellevue,
    produits: [{ idProduit: products.immunol, typeProduit: 'VACCIN', quantite: 1, idStock }],
  });
  /** Four packages of a lot; answers the batch's id. */
  const entered = async (user: StockUser, lot: string): Promise<string> => {
    const entry = { idProduit: products.immunol, quantite: 4, lot, peremption: EXPIRY, conforme: true };
    return (await user.post('/dispatch/entree-stock', entry).expect(201)).body.id;
  };
  const refused = (field: string) => ({
    fieldErrors: [expect.objectContaining({ field, code: 'global.error.lotRecalled' })],
  });

  it('stops preparations, fridge exits and returns, and nothing else, until it is lifted', async () => {
    const line = await stock.lineAtBellevue(9, 'RE-1');
    const batch = await stock.batchAtNord(20, 'RE-1');
    const waiting = await stock.noteTo(centres.centreBellevue, batch, 2);
    const cancelled = await stock.noteTo(centres.centreBellevue, batch, 2);
    const id = await recall('RE-1');

    const exit = { idLigneBl: line, quantite: 1 };
    const giveBack = { ...exit, idProduit: products.immunol, idCentreRetour: centres.centreBellevue };
    expect((await stock.nord().post('/dispatch/preparation', shipped(batch)).expect(400)).body).toMatchObject(
      refused('produits[0].idStock'),
    );
    expect((await stock.bellevue().post('/vaccination/sortieFrigo', exit).expect(400)).body).toMatchObject(
      refused('idLigneBl'),
    );
    expect((await stock.nord().post('/dispatch/retour-stock', giveBack).expect(400)).body).toMatchObject(
      refused('idLigneBl'),
    );

    await stock.bellevue().post('/vaccination/entree-stock', { idBl: waiting }).expect(201);
    await stock.nord().put(`/dispatch/preparation/${cancelled}`).expect(200);
    await stock.batchAtNord(1, 'RE-1');
    await stock
      .bellevue()
      .post('/vaccination/dechet', { idLigneBl: line, quantite: 1, causeDechet: 'CASSE' })
      .expect(201);
    await stock
      .nord()
      .put('/dispatch/stock', { idStock: batch, quantite: -1, commentaire: 'Comptage' })
      .expect(200);

    const [row] = (await stock.nord().get('/dispatch/stock?lot=RE-1').expect(200)).body;
    expect(row).toMatchObject({ rappel: true });
    const { body: trace } = await admin()
      .get(`/lot/trace?idProduit=${products.immunol}&lot=RE-1`)
      .expect(200);
    expect(trace.rappel).toEqual({
      id,
      date: expect.any(String),
      motif: 'Défaut',
      instruction: 'Isoler',
      portee: 'RESEAU',
    });
    expect((await admin().get('/lot?lot=RE-1').expect(200)).body).toMatchObject([{ rappel: true }]);

    await lifted(id).expect(200);
    await lifted(id).expect(400);
    await stock.bellevue().post('/vaccination/sortieFrigo', exit).expect(201);
    expect((await admin().get('/lot?lot=RE-1').expect(200)).body).toMatchObject([{ rappel: false }]);
  });

  it('is acknowledged once by each centre that it reaches', async () => {
    await stock.lineAtBellevue(3, 'RE-2');
    const id = await recall('RE-2');
    const acknowledge = (user: StockUser) => user.put(`/lot/rappel/${id}/accuse`);
    const first = (await acknowledge(stock.bellevue()).expect(200)).body;
    expect((await acknowledge(stock.bellevue()).expect(200)).body).toEqual(first);

    const { body } = await admin().get(`/lot/rappel/${id}`).expect(200);
    expect(body).toMatchObject({
      id,
      produit: { id: products.immunol },
      lot: 'RE-2',
      motif: 'Défaut',
      instruction: 'Isoler',
      levee: null,
      centres: [
        {
          centre: { id: centres.centreBellevue, nom: 'Centre Bellevue' },
          quantite: 3,
          accuseLe: expect.any(String),
          accusePar: expect.stringMatching(/ /),
        },
        {
          centre: { id: centres.plateformeNord, nom: 'Plateforme Nord' },
          quantite: 0,
          accuseLe: null,
          accusePar: null,
        },
      ],
    });
    expect((await stock.bellevue().get(`/lot/rappel/${id}`).expect(200)).body.centres).toHaveLength(1);
    await admin().get(`/lot/rappel/${products.immunol}`).expect(404);
    await stock.bellevue().put(`/lot/rappel/${products.immunol}/accuse`).expect(404);
    expect((await stock.bellevue().get('/lot/rappel').expect(200)).body).toContainEqual(
      expect.objectContaining({ id, lot: 'RE-2' }),
    );
  });

  it('of the network and one of a referent stand beside each other', async () => {
    const batch = await stock.batchAtNord(5, 'RE-3');
    const own = await recall('RE-3', stock.referent());
    const all = await recall('RE-3');
    for (const user of [stock.referent(), admin()]) {
      const { body } = await user.post('/lot/rappel', bodyOf('RE-3')).expect(400);
      expect(body.fieldErrors).toEqual([
        expect.objectContaining({ field: 'lot', code: 'lot.error.alreadyRecalled' }),
      ]);
    }
    await lifted(all, stock.referent()).expect(403);
    await lifted(own, stock.as('agence', centres.agenceRegionale)).expect(403);
    await lifted(products.immunol, stock.as('agence', centres.agenceRegionale)).expect(404);
    await lifted(all).expect(200);
    await stock.nord().post('/dispatch/preparation', shipped(batch)).expect(400);
    await lifted(own, stock.referent()).expect(200);
    await stock.nord().post('/dispatch/preparation', shipped(batch)).expect(201);
    await recall('RE-3', stock.referent());
  });

  it('of a lot that nobody has seen holds where it arrives', async () => {
    await recall('RE-4');
    const batch = await stock.batchAtNord(5, 'RE-4');
    await stock.nord().post('/dispatch/preparation', shipped(batch)).expect(400);
  });

  /** A centre like another one, with nothing above it; answers its id. */
  const newCentre = async (like: string, code: string): Promise<string> => {
    const { rows } = await stock.api.pool.query<{ id: string }>(
      `INSERT INTO reference.centre
       SELECT (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(), 'code', $2::text, 'finess', NULL))).*
         FROM reference.centre c WHERE id = $1 RETURNING id`,
      [like, code],
    );
    const { id } = rows[0]!;
    await eventually(async () => stock.api.directory.centre(id) !== undefined);
    return id;
  };
  const newDispatch = (code: string) => newCentre(centres.plateformeNord, code);
  const attached = async (parent: string, child: string) => {
    await stock.api.pool.query('INSERT INTO reference.centre_link (parent_id, child_id) VALUES ($1, $2)', [
      parent,
      child,
    ]);
    await stock.api.directory.refresh();
  };

  it('of a referent stops a return from a centre without follow-up to a dispatch centre that it does not reach', async () => {
    const outside = await newDispatch('DEHORS');
    const untracked = await newCentre(centres.centreMer, 'LARGE');
    await attached(outside, untracked);
    await attached(centres.plateformeNord, untracked);
    const user = stock.as('admin', outside);
    const batch = await entered(user, 'RE-15');
    const note = await user
      .post('/dispatch/preparation', { ...shipped(batch), destination: untracked })
      .expect(201);
    const { body: shown } = await user.get(`/dispatch/preparation/${note.body.id}`).expect(200);
    const body = {
      idCentreRetour: untracked,
      idLigneBl: shown.lignes[0].id,
      idProduit: products.immunol,
      quantite: 1,
      forceValidation: true,
    };
    const id = await recall('RE-15', stock.referent());
    const answer = await user.post('/dispatch/retour-stock', body).expect(400);
    expect(answer.body).toMatchObject(refused('idLigneBl'));
    await lifted(id, stock.referent()).expect(200);
    await user.post('/dispatch/retour-stock', body).expect(201);
  });

  it('of a referent reaches a centre with goods of the lot that comes below it later', async () => {
    const newcomerId = await newDispatch('TARD');
    const newcomer = stock.as('admin', newcomerId);
    await attached(newcomerId, centres.centreRiviere);
    const [batch] = await Promise.all([entered(newcomer, 'RE-12'), entered(newcomer, 'RE-13')]);
    const prepared = () =>
      newcomer.post('/dispatch/preparation', { ...shipped(batch), destination: centres.centreRiviere });
    const id = await recall('RE-12', stock.referent());
    const other = await recall('RE-13', stock.referent());
    await lifted(other, stock.referent()).expect(200);
    await eventually(async () => (await prepared()).status === 201);
    await attached(centres.pharmacieCentrale, newcomerId);
    const isConcerned = async () =>
      (await stock.referent().get(`/lot/rappel/${id}`).expect(200)).body.centres.some(
        ({ centre, quantite }: { centre: { id: string }; quantite: number }) =>
          centre.id === newcomerId && quantite === 3,
      );
    await eventually(isConcerned);
    expect((await prepared().expect(400)).body).toMatchObject(refused('produits[0].idStock'));
    await newcomer.put(`/lot/rappel/${id.toUpperCase()}/accuse`).expect(200);
    // The lifted one stays out, and the other is written once.
    const { rows } = await stock.api.pool.query(
      `SELECT data->>'lot' AS lot FROM event_store.events WHERE stream = $1 AND type = 'LotBlocked'`,
      [`ledger-${newcomerId}`],
    );
    expect(rows.map(({ lot }) => lot).filter((lot) => /RE-1[23]/.test(lot))).toEqual(['RE-12']);
    await lifted(id, stock.referent()).expect(200);
    await eventually(async () => (await newcomer.get('/dispatch/stock?lot=RE-12')).body[0]?.rappel === false);
  });

  it('reaches a centre whose ledger begins later', async () => {
    const id = await recall('RE-5');
    const newcomerId = await newDispatch('NEUVE');
    await stock.api.pool.query(
      `INSERT INTO reference.centre_user (centre_id, user_id)
       SELECT $1, id FROM reference.user_account WHERE login = 'dispatch'`,
      [newcomerId],
    );
    await stock.api.directory.refresh();
    const newcomer = stock.as('dispatch', newcomerId);
    const lots = async () =>
      ((await newcomer.get('/lot/rappel?lot=RE-5').expect(200)).body as { lot: string }[]).map(
        ({ lot }) => lot,
      );
    expect(await lots()).toEqual(['RE-5']);
    expect((await newcomer.get(`/lot/rappel/${id}`).expect(200)).body.centres).toEqual([]);
    expect(await entered(newcomer, 'RE-5')).toBeDefined();
    await newcomer.put(`/lot/rappel/${id}/accuse`).expect(200);
  });

  it('does not make a ledger begin without the recalls that stood before it', async () => {
    await recall('RE-10');
    const newcomerId = await newDispatch('APRES');
    await recall('RE-11');
    const { rows: blocked } = await stock.api.pool.query<{ lot: string }>(
      `SELECT data->>'lot' AS lot FROM event_store.events
        WHERE stream = $1 AND type = 'LotBlocked' AND data->>'lot' IN ('RE-10', 'RE-11') ORDER BY lot`,
      [`ledger-${newcomerId}`],
    );
    // In any order: the reactor, which settles each recall once more, may be the one that makes the ledger begin.
    expect(blocked).toEqual([{ lot: 'RE-10' }, { lot: 'RE-11' }]);
  });

  it('that is lifted once more reaches no centre that came meanwhile', async () => {
    const id = await recall('RE-14');
    const key = 'c0a0a1de-5d0c-4b0e-8f60-6a1f0b1f7a14';
    const once = () => admin().put(`/lot/rappel/${id}/levee`, { motif: 'Conforme' }, key).expect(200);
    const { headers } = await once();
    const newcomerId = await newDispatch('LEVEE');
    await entered(stock.as('admin', newcomerId), 'RE-14');
    const { body } = await lifted(id).expect(400);
    expect(body.globalErrors).toMatchObject([{ code: 'lot.error.recallLifted' }]);
    expect((await once()).headers['x-ledger-position']).toBe(headers['x-ledger-position']);
    const { rows } = await stock.api.pool.query(
      `SELECT type FROM event_store.events WHERE stream = $1 AND type = 'LotBlocked' AND data->>'recallId' = $2`,
      [`ledger-${newcomerId}`, id],
    );
    // Its release may be there: the reactor, which lifts the recall once more, may come after the centre.
    expect(rows).toEqual([]);
  });

  it('is asked for by administrators and referents, with its fields', async () => {
    await stock.nord().post('/lot/rappel', bodyOf('RE-6')).expect(403);
    await stock.bellevue().post('/lot/rappel', bodyOf('RE-6')).expect(403);
    const { body } = await admin().post('/lot/rappel', {}).expect(400);
    expect(body.fieldErrors.map(({ field }: { field: string }) => field).sort()).toEqual([
      'idProduit',
      'lot',
      'motif',
    ]);
    const id = await recall('RE-6');
    await stock.nord().put(`/lot/rappel/${id}/levee`, { motif: 'x' }).expect(403);
    await admin().put(`/lot/rappel/${id}/levee`, {}).expect(400);
  });

  it('is found by product, by a part of the lot, and by whether it stands', async () => {
    const lots = async (query: string) =>
      ((await admin().get(`/lot/rappel?lot=re-9${query}`).expect(200)).body as { lot: string }[]).map(
        ({ lot }) => lot,
      );
    const over = await recall('RE-9-A');
    await recall('RE-9-B');
    await lifted(over).expect(200);
    expect(await lots('')).toEqual(['RE-9-B', 'RE-9-A']);
    expect(await lots('&levee=true')).toEqual(['RE-9-A']);
    expect(await lots('&levee=false')).toEqual(['RE-9-B']);
    expect(await lots(`&idProduit=${products.immunol}&range=[0,0]`)).toEqual(['RE-9-B']);
    expect(await lots(`&idProduit=${centres.centreBellevue}`)).toEqual([]);
  });

  it('answers again under its key', async () => {
    const key = '5d6f2b0e-7f43-4f0b-9d52-0c7c8f0b9e11';
    const first = await admin().post('/lot/rappel', bodyOf('RE-7'), key).expect(201);
    const again = await admin().post('/lot/rappel', bodyOf('RE-7'), key).expect(201);
    expect(again.body).toEqual(first.body);
    expect(again.headers['x-ledger-position']).toBe(first.headers['x-ledger-position']);
  });
});
