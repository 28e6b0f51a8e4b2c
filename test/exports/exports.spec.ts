import { setTimeout as sleep } from 'node:timers/promises';
import { AdministrationModule } from '../../services/api/administration/administration.module.js';
import { ExportsApiModule } from '../../services/api/exports/exports-api.module.js';
import { demonstrationIds } from '../../services/demonstration/reference-data/ids.js';
import { FileStore } from '../../services/jobs/file-store.js';
import { JobDesk } from '../../services/jobs/job-desk.js';
import { JobsModule } from '../../services/jobs/jobs.module.js';
import { ExportsModule } from '../../services/worker/exports/exports.module.js';
import { carriers, centres, products, StockApi, type StockUser } from '../support/stock-api.js';
import { file, type Sheets, sheetsOf } from './sheets.js';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

describe('exports over HTTP', () => {
  let api: StockApi;

  beforeAll(async () => {
    api = await StockApi.start({
      imports: [AdministrationModule, JobsModule, ExportsModule, ExportsApiModule],
    });
    await api.batchAtNord(40, 'EXP-A');
    const batch = await api.batchAtNord(7, 'EXP_B');
    await api.noteTo(centres.centreBellevue, batch, 7);
    await api.lineAtBellevue(3, 'EXP-C');
  });
  afterAll(() => api.close());

  const exported = async (user: StockUser, path: string): Promise<Sheets> =>
    sheetsOf((await file(user.get(path)).expect(200)).body as Buffer);

  it('answers a workbook to be saved, under a name of its own', async () => {
    const answer = await file(api.nord().get('/dispatch/stock/export')).expect(200);
    expect(answer.headers['content-type']).toBe(XLSX);
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="?stocks-\d{4}-\d\d-\d\d\.xlsx"?$/,
    );
    expect(Number(answer.headers['content-length'])).toBe((answer.body as Buffer).length);
  });

  it('shows the stock that the list shows, with numbers and dates as such', async () => {
    const { rows, filters } = await exported(
      api.nord(),
      '/dispatch/stock/export?quantiteNonNulle=true&lot=EXP',
    );
    expect(rows).toEqual([
      expect.objectContaining({
        Centre: 'Plateforme Nord',
        Product: 'Immunol',
        Batch: 'EXP-A',
        Quantity: 40,
        Doses: 400,
        Expiry: new Date('2036-06-30'),
      }),
    ]);
    expect(Object.fromEntries(filters)).toMatchObject({
      'Selected centre': 'Plateforme Nord',
      Batch: 'EXP',
      'Without used-up stock': 'yes',
      'Number of rows': '1',
      'Exported by': 'Hugo Lambert',
    });
  });

  it.each(['/dispatch/stock/export', '/dispatch/mouvement/export'])(
    '%s as of a position holds the rows that it held then',
    async (path) => {
      const entered = await api
        .sud()
        .post('/dispatch/entree-stock', {
          idProduit: products.immunol,
          quantite: 9,
          lot: 'EXP-PAST',
          peremption: '2036-06-30',
          conforme: true,
        })
        .expect(201);
      const position = entered.headers['x-ledger-position'] as string;
      const before = await exported(api.sud(), path);
      const scrapped = { idProduit: products.immunol, idStock: entered.body.id, quantite: 4, cause: 'CASSE' };
      await api.sud().post('/dispatch/dechet', scrapped).expect(201);
      expect((await exported(api.sud(), path)).rows).not.toEqual(before.rows);

      const past = await exported(api.sud(), `${path}?asOfPosition=${position}`);
      expect(past.rows).toEqual(before.rows);
      expect(past.filters.get('As of')).toMatch(/\d/);
    },
  );

  it('say which stock is recalled, now and as of a position', async () => {
    const lot = 'EXP-RECALL';
    const entry = { idProduit: products.immunol, quantite: 4, lot, peremption: '2036-06-30', conforme: true };
    const entered = await api.sud().post('/dispatch/entree-stock', entry).expect(201);
    const stock = async (query = '') =>
      (await exported(api.sud(), `/dispatch/stock/export?lot=${lot}${query}`)).rows;
    expect(await stock()).toMatchObject([{ Batch: lot, Recall: 'no' }]);
    await api
      .as('admin')
      .post('/lot/rappel', { idProduit: products.immunol, lot, motif: 'Défaut' })
      .expect(201);
    expect(await stock()).toMatchObject([{ Batch: lot, Recall: 'yes' }]);
    const then = entered.headers['x-ledger-position'] as string;
    expect(await stock(`&asOfPosition=${then}`)).toMatchObject([{ Batch: lot, Recall: 'no' }]);
  });

  it('name those of the centres of a user that are within the reach of the reader', async () => {
    const centresFor = async (user: StockUser) =>
      (await exported(user, '/users/export?login=riviere')).rows.map(({ Centres }) => Centres);
    expect(await centresFor(api.as('admin'))).toEqual(['Centre Mer, Centre Rivière']);
    expect(await centresFor(api.nord())).toEqual(['Centre Rivière']);
  });

  it('call value lists by their names, and have them in the order of these', async () => {
    const { rows } = await exported(api.as('admin'), '/value-list/export');
    expect([...new Set(rows.map(({ List }) => List))]).toEqual(['Product types', 'Scrapping causes']);
  });

  it('takes a pattern in a filter for text', async () => {
    const { rows } = await exported(api.nord(), '/dispatch/stock/export?lot=EXP_');
    expect(rows.map((row) => row.Batch)).toEqual(['EXP_B']);
  });

  it('keeps the order of the list', async () => {
    const quantities = async (direction: string) => {
      const order = encodeURIComponent(`["quantite","${direction}"]`);
      const { rows } = await exported(api.nord(), `/dispatch/stock/export?lot=EXP&sort=${order}`);
      return rows.map(({ Quantity }) => Quantity);
    };
    expect(await quantities('DESC')).toEqual([40, 0, 0]);
    expect(await quantities('ASC')).toEqual([0, 0, 40]);
    await api.nord().get('/dispatch/stock/export?sort=["password","ASC"]').expect(400);
    for (const direction of ['ASC', 'DESC']) {
      const order = encodeURIComponent(`["quantite","${direction}"]`);
      const { rows } = await exported(api.nord(), `/dispatch/mouvement/export?sort=${order}`);
      const quantities = rows.map((row) => Number(row.Quantity));
      const ascending = [...quantities].sort((one, other) => one - other);
      expect(new Set(quantities).size).toBeGreaterThan(1);
      expect(quantities).toEqual(direction === 'ASC' ? ascending : ascending.reverse());
    }
    const byType = encodeURIComponent('["type","ASC"]');
    const types = (await exported(api.nord(), `/dispatch/mouvement/export?sort=${byType}`)).rows.map(
      ({ Type }) => String(Type),
    );
    expect(types).toEqual([...types].sort());
    expect(new Set(types).size).toBeGreaterThan(1);
    await api.nord().get('/dispatch/mouvement/export?sort=["password","ASC"]').expect(400);
  });

  it('has the words of the language of the user', async () => {
    await api.referent().put('/utilisateurs/langue', { langue: 'fr' }).expect(200);
    const { rows } = await exported(api.referent(), '/referent/mouvement/export');
    expect(rows).toEqual([]);
    const { filters } = await exported(api.referent(), '/dispatch/stock/export?lot=EXP-A');
    expect(filters.get('Centre sélectionné')).toBe('Pharmacie centrale');
    await api.referent().put('/utilisateurs/langue', { langue: 'en' }).expect(200);
  });

  it('writes the dates of its filters in the format that its reader chose', async () => {
    const first = async (week = '2026-11-16') => {
      const path = `/vaccination/utilisation/export?week=${encodeURIComponent(week)}`;
      return (await exported(api.as('admin'), path)).filters.get('First week');
    };
    expect(await first()).toBe('11/16/2026');
    expect(await first('2026-11-16T00:30:00+01:00')).toBe('11/16/2026');
    await api.as('admin').put('/utilisateurs/format-date', { dateFormat: 'FR' }).expect(200);
    expect(await first()).toBe('16/11/2026');
    await api.as('admin').put('/utilisateurs/format-date', { dateFormat: null }).expect(200);
  });

  it('exports movements by their filters', async () => {
    const all = await exported(api.nord(), '/dispatch/mouvement/export');
    expect(all.rows.map(({ Type }) => Type)).toEqual(expect.arrayContaining(['Entry', 'Preparation']));
    const narrowed = await exported(
      api.nord(),
      `/dispatch/mouvement/export?lot=exp_b&destination=${centres.centreBellevue}&idProduit=${products.immunol}`,
    );
    expect(narrowed.rows).toEqual([
      expect.objectContaining({
        Type: 'Preparation',
        Direction: 'Out',
        Quantity: 7,
        Destination: 'Centre Bellevue',
      }),
    ]);
    const line = await api.lineAtBellevue(5, 'EXP-BACK');
    await api.bellevue().post('/vaccination/sortieFrigo', { idLigneBl: line, quantite: 3 }).expect(201);
    const back = {
      idLigneBl: line,
      idProduit: products.immunol,
      idCentreRetour: centres.centreBellevue,
      quantite: 4,
      forceValidation: true,
    };
    await api.nord().post('/dispatch/retour-stock', back).expect(201);
    const marked = await exported(api.nord(), '/dispatch/mouvement/export?lot=exp-back');
    expect(
      marked.rows.map((row) => [row.Type, row['Past limit'], row.Anomaly ?? null, row.Compliant ?? null]),
    ).toEqual([
      ['Return', 'no', 'declared 4, taken 2', null],
      ['Preparation', 'no', null, null],
      ['Entry', 'no', null, 'yes'],
    ]);
    expect(narrowed.filters.get('Destination')).toBe('Centre Bellevue');
    const none = await exported(api.nord(), '/dispatch/mouvement/export?dateFin=2020-01-01');
    expect(none.rows).toEqual([]);
    expect(none.filters.get('From')).toBeUndefined();
    expect(none.filters.get('Until')).toBe('01/01/2020');
    await api.nord().get('/dispatch/mouvement/export?dateDebut=never').expect(400);
  });

  it('says of a cancelled preparation that it was cancelled', async () => {
    const note = await api.noteTo(centres.centreBellevue, await api.batchAtNord(3, 'EXP-X'), 3);
    await api.nord().put(`/dispatch/preparation/${note}`).expect(200);
    const { rows } = await exported(api.nord(), '/dispatch/mouvement/export?lot=EXP-X');
    expect(rows.map(({ Type, Direction }) => [Type, Direction])).toEqual([
      ['Preparation cancelled', 'In'],
      ['Preparation', 'Out'],
      ['Entry', 'In'],
    ]);
  });

  it('says of a changed expiry which it was before', async () => {
    const idStock = await api.batchAtNord(3, 'EXP-Y');
    const changed = { idStock, peremption: '2036-07-31', commentaire: 'Étiquette' };
    await api.nord().put('/dispatch/stock', changed).expect(200);
    const { rows } = await exported(api.nord(), '/dispatch/mouvement/export?lot=EXP-Y');
    expect(rows.map((row) => [row['Previous expiry'] ?? null, row.Expiry])).toEqual([
      [new Date('2036-06-30'), new Date('2036-07-31')],
      [null, new Date('2036-06-30')],
    ]);
  });

  it('writes a month of use and loss as months are written', async () => {
    const path = (of: string) => `/statistiques/pertes${of}?groupe=MOIS`;
    const { body } = await api.nord().get(path('')).expect(200);
    const months = (body as { groupe: string }[]).map(({ groupe }) => groupe.split('-').reverse().join('/'));
    expect(months).toEqual([expect.stringMatching(/^\d\d\/\d{4}$/)]);
    const { rows } = await exported(api.nord(), path('/export'));
    expect(rows.map(({ Group }) => Group)).toEqual(months);
  });

  it('sees what its caller has just done', async () => {
    const idStock = await api.batchAtNord(5, 'EXP-D');
    const produits = [{ idProduit: products.immunol, typeProduit: 'VACCIN', quantite: 2, idStock }];
    const note = { produits, destination: centres.centreBellevue };
    const done = await api.nord().post('/dispatch/preparation', note).expect(201);
    const answer = await file(api.nord().get('/dispatch/stock/export?lot=EXP-D', done)).expect(200);
    expect((await sheetsOf(answer.body as Buffer)).rows[0]).toMatchObject({ Quantity: 3 });
  });

  it.each([
    ['centre', 8],
    ['users', 9],
    ['value-list', 13],
    ['referentiel/produit', 3],
    ['referentiel/tracker', 2],
    ['referentiel/contenant', 2],
    ['referentiel/transporteur', 2],
    ['template', 0],
    ['vaccination/utilisation', 0],
  ])('exports /%s whole to an administrator', async (path, length) => {
    expect((await exported(api.as('admin'), `/${path}/export`)).rows).toHaveLength(length);
  });

  it.each([
    ['/centre?nom=riviere', 'nom', 'Name', ['Centre Rivière']],
    ['/centre?type=DISPATCH', 'nom', 'Name', ['Plateforme Nord', 'Plateforme Sud']],
    ['/centre?statut=false', 'nom', 'Name', []],
    ['/centre?q=nord%20PLATE', 'nom', 'Name', ['Plateforme Nord']],
    ['/users?q=claire%20ber', 'login', 'Login', ['bellevue']],
    ['/users?authority=ROLE_ADMIN', 'login', 'Login', ['admin']],
    ['/referentiel/produit?codeCip=3400930000021', 'nomCommercial', 'Commercial name', ['Immunol']],
    [`/referentiel/produit?id=${products.vaxilor}`, 'nomCommercial', 'Commercial name', ['Vaxilor']],
    ['/referentiel/produit?q=seringue%201%20ml', 'nomCommercial', 'Commercial name', ['Seringue 1 mL']],
    ['/value-list/all?liste=PRODUCT_TYPE&q=vacc', 'code', 'Code', ['VACCIN']],
    ['/value-list/all?q=e%20C%20fi', 'code', 'Code', ['FIN_DE_VIE_FLACON']],
    ['/value-list/all?q=%25', 'code', 'Code', []],
    ['/value-list/all?liste=PRODUCT_TYPE&q=_', 'code', 'Code', []],
    [`/referentiel/transporteur?idCentre=${centres.plateformeSud}`, 'nom', 'Name', ['Froid Express Sud']],
    ['/dispatch/stock?lot=exp_', 'lot', 'Batch', ['EXP_B']],
    ['/dispatch/stock?lot=%25', 'lot', 'Batch', []],
    ['/dispatch/mouvement?lot=EXP_', 'lot', 'Batch', ['EXP_B', 'EXP_B']],
    ['/dispatch/mouvement?numeroBl=%25', 'lot', 'Batch', []],
    ['/dispatch/mouvement?lot=EXP_&destination=bellevue', 'lot', 'Batch', ['EXP_B']],
    [`/dispatch/mouvement?lot=EXP_&idProduit=${products.vaxilor}`, 'lot', 'Batch', []],
    ['/vaccination/besoin?etiquette=%25', 'id', 'Centre', []],
  ])('%s has the same rows in the list and in its export', async (path, key, heading, expected) => {
    const user = path.startsWith('/dispatch') ? api.nord() : api.as('admin');
    const { body: listed } = await user.get(path).expect(200);
    const { rows } = await exported(user, path.replace(/(\/all)?\?/, '/export?'));
    expect(rows.map((row) => row[heading])).toEqual(expected);
    expect((listed as Record<string, unknown>[]).map((row) => row[key])).toEqual(expected);
  });

  it('shows each reader the centres within reach, and no others', async () => {
    const names = async (user: StockUser) =>
      (await exported(user, '/centre/export')).rows.map(({ Name }) => Name);
    expect(await names(api.nord())).toEqual([
      'Centre Bellevue',
      'Centre Rivière',
      'Plateforme Nord',
      'Point Bellevue',
    ]);
    const carriers = await exported(api.nord(), '/referentiel/transporteur/export');
    expect(carriers.rows.map((row) => row['Dispatch centre'])).toEqual(['Plateforme Nord']);
  });

  it.each([
    ['bellevue', '/dispatch/stock/export', 403],
    ['bellevue', '/centre/export', 403],
    ['bellevue', '/users/export', 403],
    ['bellevue', `/vaccination/stock/export?idCentre=${centres.centreMer}`, 404],
    ['bellevue', `/vaccination/utilisation/export?idCentre=${centres.centreMer}`, 404],
    ['bellevue', '/vaccination/utilisation/export?nbWeeks=3', 400],
    ['bellevue', '/vaccination/utilisation/export?week=yesterday', 400],
    ['bellevue', '/vaccination/stock/export?idProduit=nothing', 400],
  ])('%s asking for %s gets %i', async (login, path, status) => {
    await api.as(login, centres.centreBellevue).get(path).expect(status);
  });

  describe('with Prefer: respond-async', () => {
    const PATH = '/dispatch/mouvement/export';
    const begin = async (user: StockUser) => {
      const answer = await user.get(PATH).set('Prefer', 'respond-async').expect(202);
      expect(answer.headers['preference-applied']).toBe('respond-async');
      expect(answer.headers.location).toBe(`/api/admin/exports/${answer.body.id}`);
      return answer.body.id as string;
    };
    const ended = async (user: StockUser, id: string) => {
      for (let tries = 0; tries < 200; tries++) {
        const { body } = await user.get(`/exports/${id}`).expect(200);
        if (body.statut !== 'EN_ATTENTE' && body.statut !== 'EN_COURS') return body;
        await sleep(25);
      }
      throw new Error('the export does not end');
    };

    it('tells how far it is, then hands out the file, to its owner alone', async () => {
      const id = await begin(api.nord());
      const { statut, nbLignes, nbLignesTotal } = await ended(api.nord(), id);
      expect(statut).toBe('TERMINE');
      expect(nbLignes).toBe(nbLignesTotal);
      const { body } = await file(api.nord().get(`/exports/${id}/file`)).expect(200);
      expect((await sheetsOf(body as Buffer)).rows).toHaveLength(nbLignes);
      await api.bellevue().get(`/exports/${id}`).expect(404);
      await api.bellevue().get(`/exports/${id}/file`).expect(404);
      await api.bellevue().delete(`/exports/${id}`).expect(404);
      // It has ended: to cancel it changes nothing.
      await api.nord().delete(`/exports/${id}`).expect(204);
      expect(await ended(api.nord(), id)).toMatchObject({ statut: 'TERMINE' });
    });

    it('is not handed out to a user who has lost the centre meanwhile', async () => {
      const id = await begin(api.nord());
      await ended(api.nord(), id);
      const { pool, directory } = api.api;
      const user = demonstrationIds.users.dispatch;
      const { rows } = await pool.query(
        'DELETE FROM reference.centre_user WHERE user_id = $1 AND centre_id = $2 RETURNING *',
        [user, centres.plateformeNord],
      );
      await directory.refresh();
      const alone = api.as('dispatch');
      await alone.get(`/exports/${id}`).expect(404);
      await alone.get(`/exports/${id}/file`).expect(404);
      await pool.query('INSERT INTO reference.centre_user (user_id, centre_id) VALUES ($1, $2)', [
        rows[0].user_id,
        rows[0].centre_id,
      ]);
      await directory.refresh();
      await file(alone.get(`/exports/${id}/file`)).expect(200);
    });

    it('is not handed out to a user who has lost an authority meanwhile', async () => {
      const id = await begin(api.nord());
      await ended(api.nord(), id);
      const { pool, directory } = api.api;
      const user = demonstrationIds.users.dispatch;
      const give = async (change: string) => {
        const sql = `UPDATE reference.user_account SET authorities = ${change} WHERE id = $1`;
        await pool.query(sql, [user]);
        await directory.refresh();
      };
      await give(`array_remove(authorities, 'ROLE_ADMIN_DISPATCH')`);
      await api.nord().get(`/exports/${id}/file`).expect(404);
      await give(`array_append(authorities, 'ROLE_ADMIN_DISPATCH')`);
      await file(api.nord().get(`/exports/${id}/file`)).expect(200);
    });

    it.each([
      ['while it waits', 2],
      ['while it is made', 0],
    ])('stops when it is cancelled %s, and leaves no file', async (_, before) => {
      // No export ends as long as its rows cannot be read.
      const held = await api.api.pool.connect();
      let id: string;
      const others: string[] = [];
      try {
        await held.query('BEGIN; LOCK TABLE read_model.movement IN ACCESS EXCLUSIVE MODE');
        for (let count = 0; count < before; count++) others.push(await begin(api.nord()));
        id = await begin(api.nord());
        await api.nord().delete(`/exports/${id}`).expect(204);
      } finally {
        await held.query('ROLLBACK');
        held.release();
      }
      for (const other of others) await ended(api.nord(), other);
      expect(await ended(api.nord(), id)).toMatchObject({ statut: 'ANNULE' });
      await api.nord().get(`/exports/${id}/file`).expect(404);
      expect(await api.api.app.get(FileStore, { strict: false }).has(id)).toBe(false);
      // Nobody is to mend it: what is told of failed jobs does not count it.
      expect((await api.api.app.get(JobDesk, { strict: false }).counts('exports')).failed).toBe(0);
    });
  });
});

describe('exports of what is planned, asked for, declared and administered', () => {
  let api: StockApi;

  beforeAll(async () => {
    api = await StockApi.start({
      imports: [AdministrationModule, JobsModule, ExportsModule, ExportsApiModule],
    });
  });
  afterAll(() => api.close());

  const admin = () => api.as('admin');
  const riviere = () => api.as('riviere', centres.centreRiviere);
  const point = () => api.as('point', centres.pointBellevue);
  const exported = async (path: string): Promise<Sheets> =>
    sheetsOf((await file(admin().get(path)).expect(200)).body as Buffer);
  const shown = async (path: string, ...headings: readonly string[]) =>
    (await exported(path)).rows.map((row) => headings.map((heading) => row[heading]));

  describe('of declared doses', () => {
    const PATH = '/vaccination/utilisation';
    const MONDAY = '2026-03-02';
    const all = [products.immunol, products.vaxilor, products.seringue];
    beforeAll(async () => {
      const day = { modeAdministration: 'JOUR', dayOfWeek: MONDAY };
      const week = { modeAdministration: 'SEMAINE', endOfWeek: '2026-03-08' };
      const declare = (user: StockUser, idProduit: string, period: object, doseCount1: number) =>
        user.post(PATH, { idProduit, ...period, doseCount1 }).expect(201);
      for (const user of [api.bellevue(), point()])
        for (const idProduit of all) await declare(user, idProduit, day, 5);
      for (const idProduit of all) await declare(riviere(), idProduit, week, 7);
    });

    const NAMES = ['Immunol', 'Seringue 1 mL', 'Vaxilor'];
    const of = (...named: readonly string[]) =>
      named.flatMap((centre) => NAMES.map((product) => [centre, product]));

    it('by the day are those of the screen by the day, by names', async () => {
      const { body } = await admin().get(`${PATH}/jour?week=${MONDAY}`).expect(200);
      const listed = (body as { centre: { nom: string }; produit: { nomCommercial: string } }[]).map(
        ({ centre, produit }) => [centre.nom, produit.nomCommercial],
      );
      expect(listed).toEqual(of('Centre Bellevue', 'Point Bellevue'));
      const path = `${PATH}/export?modeAdministration=JOUR&week=${MONDAY}&nbWeeks=1`;
      expect(await shown(path, 'Centre', 'Product')).toEqual(listed);
    });

    it('by the week are all, by names', async () => {
      const path = `${PATH}/export?modeAdministration=SEMAINE&week=${MONDAY}&nbWeeks=1`;
      expect(await shown(path, 'Centre', 'Product')).toEqual(
        of('Centre Bellevue', 'Centre Rivière', 'Point Bellevue'),
      );
    });
  });

  it('of plans added together are the sum of their weeks, by names', async () => {
    const PATH = '/vaccination/approvisionnement';
    const plan = (idCentre: string, idProduit: string, debutSemaine: string, more: object) =>
      api
        .nord()
        .post(PATH, { idCentre, idProduit, debutSemaine, ...more })
        .expect(201);
    const doses = { modeQte: 'DOSE', lundi1: 11, lundi2: 7, mardi2: 4 };
    const packages = { modeQte: 'CONDITIONNEMENT', jeudi: 4 };
    for (const idCentre of [centres.centreRiviere, centres.centreBellevue])
      for (const idProduit of [products.vaxilor, products.seringue, products.immunol]) {
        await plan(idCentre, idProduit, '2036-01-07', doses);
        await plan(idCentre, idProduit, '2036-01-14', doses);
        await plan(idCentre, idProduit, '2036-01-21', packages);
      }
    // More than the first week holds: its residual is 0, and takes nothing from that of the others.
    const wanted = { idProduit: products.immunol, modeQte: 'CONDITIONNEMENT', nbCond: 3 };
    const { body: request } = await api
      .bellevue()
      .post('/vaccination/besoin', { ...wanted, dateSouhaitee: '2036-01-08', forceValidation: true })
      .expect(201);
    await api
      .nord()
      .put('/vaccination/besoin', {
        id: request.id,
        newStatut: 'CONFIRME',
        nbFlacons: 3,
        dateReception: '2036-01-08T11:00:00Z',
        forceValidation: true,
      })
      .expect(200);

    const LEFT = ['Left to confirm in packages', 'Left to confirm in doses'];
    const COUNTED = ['Total in packages', 'Total in doses', 'Confirmed quantity', ...LEFT];
    const query = '5?debutSemaine=2036-01-07';
    const left = await shown(`${PATH}/export/${query}`, 'Entered in', ...LEFT);
    const { body: listed } = await admin().get(PATH).expect(200);
    const inOwnUnit = left.map(([mode, ofPackages, ofDoses]) => (mode === 'Doses' ? ofDoses : ofPackages));
    expect(inOwnUnit.sort()).toEqual(
      (listed as { residualPrevision: number }[]).map(({ residualPrevision }) => residualPrevision).sort(),
    );

    const rounds = ['Entered in', 'Monday', 'Monday (D1)', 'Monday (D2)', 'Thursday', 'Thursday (D1)'];
    expect(await shown(`${PATH}/export/${query}`, ...rounds)).toEqual(
      expect.arrayContaining([
        ['Doses', 18, 11, 7, 0, 0],
        ['Packages', 0, undefined, undefined, 4, undefined],
      ]),
    );

    const weeks = await shown(`${PATH}/export/${query}`, 'Centre', 'Product', ...COUNTED);
    const sums = new Map<string, number[]>();
    for (const [centre, product, ...counts] of weeks) {
      const sum = sums.get(`${centre} ${product}`) ?? COUNTED.map(() => 0);
      sums.set(
        `${centre} ${product}`,
        sum.map((one, index) => one + Number(counts[index])),
      );
    }
    const total = await shown(`${PATH}/export-cumul/${query}`, 'Centre', 'Product', ...COUNTED);
    expect(total.map(([centre, product]) => `${centre} ${product}`)).toEqual(
      ['Centre Bellevue', 'Centre Rivière'].flatMap((centre) =>
        ['Immunol', 'Seringue 1 mL', 'Vaxilor'].map((product) => `${centre} ${product}`),
      ),
    );
    expect(total[0]).toEqual(['Centre Bellevue', 'Immunol', 10, 84, 3, 7, 62]);
    for (const [centre, product, ...counts] of total) {
      expect([centre, product, counts]).toEqual([centre, product, sums.get(`${centre} ${product}`)]);
    }
  });

  it.each(['vaccination/besoin', 'point-vaccination/besoin'])(
    'of %s take dates where it is said which, as the list does',
    async (path) => {
      await file(api.nord().get(`/${path}/export?dateDebut=x`)).expect(200);
      await api.nord().get(`/${path}/export?typeDate=CREATION&dateDebut=x&dateFin=2026-11-25`).expect(400);
    },
  );

  it('of requests keep the order of the list, and name a carrier that is switched off', async () => {
    const coverage = { dateCouvertureDebut: '2036-02-09', dateCouvertureFin: '2036-02-22' };
    for (const nbCond of [12, 15, 11]) {
      const wanted = { idProduit: products.vaxilor, modeQte: 'CONDITIONNEMENT', nbCond };
      await api
        .bellevue()
        .post('/vaccination/besoin', { ...wanted, dateSouhaitee: '2036-02-08', ...coverage })
        .expect(201);
    }
    const filter = `idProduit=${products.vaxilor}`;
    // Two packages of six: what was asked for are ten doses.
    const inDoses = { idProduit: products.vaxilor, modeQte: 'DOSE', nbDoses1: 7, nbDosesR: 3 };
    await api
      .bellevue()
      .post('/vaccination/besoin', { ...inDoses, dateSouhaitee: '2036-02-08', ...coverage })
      .expect(201);
    for (const direction of ['ASC', 'DESC']) {
      const sort = encodeURIComponent(`["nbCond","${direction}"]`);
      const { body } = await admin().get(`/vaccination/besoin?${filter}&sort=${sort}`).expect(200);
      const listed = (body as { nbCond: number }[]).map(({ nbCond }) => [nbCond]);
      expect(listed).toEqual(direction === 'ASC' ? [[2], [11], [12], [15]] : [[15], [12], [11], [2]]);
      const path = `/vaccination/besoin/export?${filter}&sort=${sort}`;
      expect(await shown(path, 'Requested quantity')).toEqual(listed);
    }
    expect(
      await shown(`/vaccination/besoin/export?${filter}`, 'Entered in', 'Requested quantity', 'Doses'),
    ).toEqual(
      expect.arrayContaining([
        ['Packages', 12, 72],
        ['Doses', 2, 10],
      ]),
    );
    expect(
      (await shown(`/vaccination/besoin/export?${filter}`, 'Coverage from', 'Coverage until'))[0],
    ).toEqual([new Date('2036-02-09T12:00:00Z'), new Date('2036-02-22T12:00:00Z')]);
    await admin().get('/vaccination/besoin/export?sort=["password","ASC"]').expect(400);

    const { nord } = carriers;
    await admin().put('/referentiel/transporteur/status', { id: nord, status: false }).expect(200);
    const { filters } = await exported(`/vaccination/besoin/export?idTransporteur=${nord}`);
    expect(filters.get('Carrier')).toBe('Froid Express Nord');
    await admin().put('/referentiel/transporteur/status', { id: nord, status: true }).expect(200);
  });

  it('of users say how far their invitation is, and how dates are shown', async () => {
    const invited = { login: 'invitee', email: 'invitee@example.org', firstname: 'Zoé', lastname: 'Petit' };
    const { body } = await admin()
      .post('/users', { ...invited, dateFormat: 'EN' })
      .expect(201);
    const state = () => shown('/users/export?login=invitee', 'Invitation', 'Date format');
    expect(await state()).toEqual([['Invitation sent', 'MM/DD/YYYY']]);
    const { pool } = api.api;
    await pool.query('UPDATE reference.password_link SET expires_at = now() WHERE user_id = $1', [body.id]);
    expect(await state()).toEqual([['Invitation expired', 'MM/DD/YYYY']]);
    expect(await shown('/users/export?login=bellevue', 'Invitation', 'Date format')).toEqual([
      [undefined, undefined],
    ]);
    await pool.query('DELETE FROM reference.user_account WHERE id = $1', [body.id]);
  });

  it('of security events keep the order of the list', async () => {
    await api.bellevue().get('/audit').expect(403);
    await api.nord().get('/audit').expect(403);
    for (const [direction, logins] of [
      ['ASC', ['bellevue', 'dispatch']],
      ['DESC', ['dispatch', 'bellevue']],
    ] as const) {
      const sort = encodeURIComponent(`["login","${direction}"]`);
      const path = `/audit/securite/export?evenement=REFUS&sort=${sort}`;
      expect((await shown(path, 'Login')).flat()).toEqual(logins);
    }
    await admin().get('/audit/securite/export?sort=["password","ASC"]').expect(400);
  });

  it('say in words and in numbers of the reader’s language what they show', async () => {
    await admin().put('/utilisateurs/langue', { langue: 'fr' }).expect(200);
    const { pool } = api.api;
    await pool.query('UPDATE reference.product SET doses_per_package = 7.5 WHERE id = $1', [
      products.immunol,
    ]);
    const idStock = await api.batchAtNord(300, 'MOTS');
    for (const [cause, quantite] of [
      ['CASSE', 201],
      ['AUTRE', 1],
    ] as const) {
      const scrapped = { idProduit: products.immunol, idStock, quantite, cause, commentaire: 'Chute' };
      await api.nord().post('/dispatch/dechet', scrapped).expect(201);
    }
    expect(await shown('/statistiques/pertes/export', 'Par cause')).toContainEqual([
      'Casse : 1\u00a0507,5, Autre : 7,5',
    ]);
    await pool.query(
      `INSERT INTO reference.template (id, name, type, published, file_name, file)
       VALUES (gen_random_uuid(), 'T', 'DISPATCH_BL', true, 't.docx', '')`,
    );
    const ofTemplates = await exported('/template/export?type=DISPATCH_BL');
    expect(ofTemplates.rows).toMatchObject([{ Type: 'Bon de livraison (répartition)' }]);
    expect(ofTemplates.filters.get('Type')).toBe('Bon de livraison (répartition)');
    const ofProducts = await exported('/referentiel/produit/export?type=VACCIN');
    expect(ofProducts.rows[0]).toMatchObject({ Type: 'Vaccin' });
    expect(ofProducts.filters.get('Type')).toBe('Vaccin');
  });
});
