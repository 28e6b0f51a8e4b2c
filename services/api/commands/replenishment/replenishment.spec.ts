import { randomUUID } from 'node:crypto';
import type { Response } from 'supertest';
import { eventually } from '../../../../test/support/eventually.js';
import { centres, products, StockApi, type StockUser } from '../../../../test/support/stock-api.js';
import { REQUEST_STATUSES, type RequestStatus } from '../../../domain/replenishment/request-status.js';
import { addDays, businessDate, mondayOf } from '../../../domain/shared/calendar.js';
import type { Replenishment } from '../../queries/replenishment/replenishment-row.dto.js';

const TODAY = businessDate(new Date().toISOString(), 'Europe/Paris');
/** A Monday long ahead: each test that plans takes a week of its own. */
let weeks = 2;
const newWeek = () => addDays(mondayOf(TODAY), 7 * weeks++);
const noonOf = (day: string) => `${day}T12:00:00+01:00`;

const code = ({ body }: Response): string =>
  body.globalErrors?.[0]?.code ?? body.fieldErrors?.[0]?.code ?? body.code;
const fields = ({ body }: Response) =>
  Object.fromEntries(
    (body.fieldErrors as { field: string; code: string }[]).map((one) => [one.field, one.code]),
  );

describe('requests for goods', () => {
  let api: StockApi;
  let users: Readonly<Record<string, StockUser>>;

  beforeAll(async () => {
    api = await StockApi.start();
    users = {
      DISPATCH: api.nord(),
      REFERENT: api.referent(),
      VACCINATION: api.bellevue(),
      VACCINATION_POINT: api.as('point', centres.pointBellevue),
      elsewhere: api.sud(),
      admin: api.as('admin', centres.plateformeNord),
    };
  });
  afterAll(() => api.close());

  const asked = (more: object = {}) => ({
    idProduit: products.immunol,
    modeQte: 'CONDITIONNEMENT',
    nbCond: 5,
    dateSouhaitee: addDays(TODAY, 3),
    ...more,
  });
  const request = async (more: object = {}): Promise<string> =>
    (await api.bellevue().post('/vaccination/besoin', asked(more)).expect(201)).body.id;
  const requestOfPoint = async (): Promise<string> =>
    (await users.VACCINATION_POINT!.post('/point-vaccination/besoin', asked()).expect(201)).body.id;
  const read = async (id: string): Promise<Replenishment> =>
    (await api.nord().get(`/vaccination/besoin/${id}`).expect(200)).body;

  /** What each status takes beside the status. */
  const FORMS: Readonly<Record<RequestStatus, object>> = {
    EN_ATTENTE: {},
    CONFIRME: { nbFlacons: 4, dateReception: noonOf(addDays(TODAY, 4)) },
    TRAITE: {},
    DEPART_MARCHANDISES: { dateDepart: noonOf(addDays(TODAY, 1)) },
    REFUSE: { commentaire: 'Stock insuffisant' },
    ANNULE: { commentaire: 'Doublon' },
  };
  const change = (user: StockUser, id: string, newStatut: RequestStatus, more: object = {}) =>
    user.put('/vaccination/besoin', { id, newStatut, ...FORMS[newStatut], ...more });

  /** How a request gets to each status. */
  const PATHS: Readonly<Record<RequestStatus, readonly RequestStatus[]>> = {
    EN_ATTENTE: [],
    CONFIRME: ['CONFIRME'],
    TRAITE: ['TRAITE'],
    DEPART_MARCHANDISES: ['TRAITE', 'DEPART_MARCHANDISES'],
    REFUSE: ['REFUSE'],
    ANNULE: ['ANNULE'],
  };
  async function requestIn(status: RequestStatus): Promise<string> {
    const id = await request();
    for (const step of PATHS[status])
      await change(step === 'ANNULE' ? api.referent() : api.nord(), id, step).expect(200);
    return id;
  }

  it('are made in packages or in doses, and shown as documented', async () => {
    const id = await request({
      modeQte: 'DOSE',
      nbDoses1: 20,
      nbDoses2: 5,
      nbDosesR: 1,
      nbCond: null,
      commentaire: 'Séance samedi',
      dateCouvertureDebut: addDays(TODAY, 3),
      dateCouvertureFin: addDays(TODAY, 10),
    });
    expect(await read(id)).toEqual({
      id,
      statut: 'EN_ATTENTE',
      modeQte: 'DOSE',
      nbDoses1: 20,
      nbDoses2: 5,
      nbDosesR: 1,
      nbCond: 3,
      totalDoses: 26,
      produit: expect.objectContaining({ id: products.immunol, nbDoses: 10 }),
      centreVacc: expect.objectContaining({
        id: centres.centreBellevue,
        referentEmail: 'bellevue@demo.example',
        centerEmail: 'centre.bellevue@demo.example',
      }),
      centreDispatch: expect.objectContaining({ id: centres.plateformeNord }),
      pointVacc: null,
      transporteur: expect.anything(),
      dateReception: expect.stringMatching(/T1[01]:00:00.000Z$/),
      dateReceptionConfirmee: null,
      quantiteConfirmee: null,
      dateDepart: null,
      dateCouvertureDebut: expect.any(String),
      dateCouvertureFin: expect.any(String),
      commentaireDispatch: null,
      commentaireConfirmation: null,
      commentaireDepart: null,
      commentaireVaccination: 'Séance samedi',
      commentaireCentre: 'Séance samedi',
      commentairePoint: null,
      dateCreation: expect.any(String),
      utilisateur: expect.any(String),
      historique: [
        expect.objectContaining({ statut: 'EN_ATTENTE', quantite: 3, commentaire: 'Séance samedi' }),
      ],
      preparations: [],
    });
  });

  it('are refused where no active dispatch centre could see them, made or generated', async () => {
    const week = newWeek();
    const plan = {
      idCentre: centres.centreBellevue,
      idProduit: products.immunol,
      debutSemaine: week,
      modeQte: 'CONDITIONNEMENT',
      lundi: 2,
    };
    await api.nord().post('/vaccination/approvisionnement', plan).expect(201);
    const activate = async (active: boolean) => {
      const values = [centres.plateformeNord, active];
      await api.api.pool.query('UPDATE reference.centre SET active = $2 WHERE id = $1', values);
      await api.api.directory.refresh();
    };
    await activate(false);
    try {
      const refused = {
        globalErrors: [
          {
            code: 'replenishment.error.noDispatch',
            arguments: { centre: 'Centre Bellevue' },
            message: expect.stringContaining('ask an administrator'),
          },
        ],
      };
      const { body } = await api.bellevue().post('/vaccination/besoin', asked()).expect(400);
      expect(body).toMatchObject(refused);
      const ofPoint = users.VACCINATION_POINT!.post('/point-vaccination/besoin', asked());
      expect((await ofPoint.expect(400)).body).toMatchObject(refused);
      const generated = api.referent().post('/vaccination/approvisionnement/generation', {
        debutSemaine: week,
      });
      expect((await generated.expect(400)).body).toMatchObject(refused);
    } finally {
      await activate(true);
    }
  });

  it('tell of every fault at once, in the words of the payload', async () => {
    const faulty = {
      idProduit: randomUUID(),
      dateSouhaitee: addDays(TODAY, -1),
      dateCouvertureDebut: addDays(TODAY, 2),
      dateCouvertureFin: addDays(TODAY, 1),
      commentaire: 'x'.repeat(251),
    };
    expect(fields(await api.bellevue().post('/vaccination/besoin', faulty).expect(400))).toEqual({
      idProduit: 'global.error.productNotFound',
      modeQte: 'global.error.required',
      dateSouhaitee: 'global.error.dateInPast',
      dateCouvertureDebut: 'replenishment.error.coverageReversed',
      commentaire: 'global.error.textMax',
    });
    const doses = await api
      .bellevue()
      .post('/vaccination/besoin', asked({ modeQte: 'DOSE', nbDoses1: 0 }))
      .expect(400);
    expect(fields(doses)).toEqual({ nbDoses1: 'global.error.positive' });
    const carrier = asked({ idTransporteur: randomUUID(), commentaire: 'x'.repeat(251) });
    expect(fields(await api.bellevue().post('/vaccination/besoin', carrier).expect(400))).toEqual({
      idTransporteur: 'global.error.unknownValue',
      commentaire: 'global.error.textMax',
    });
  });

  it.each(['DISPATCH', 'REFERENT', 'VACCINATION_POINT', 'admin'])('are not made by %s', async (user) => {
    await users[user]!.post('/vaccination/besoin', asked()).expect(403);
  });

  /** Status × status asked for × who → answer. */
  const ALLOWED: Readonly<Partial<Record<RequestStatus, readonly RequestStatus[]>>> = {
    EN_ATTENTE: ['CONFIRME', 'REFUSE', 'TRAITE'],
    CONFIRME: ['EN_ATTENTE', 'TRAITE'],
    TRAITE: ['DEPART_MARCHANDISES'],
  };
  const CANCELLABLE: readonly RequestStatus[] = ['EN_ATTENTE', 'CONFIRME'];

  describe.each(REQUEST_STATUSES)('a request that is %s', (from) => {
    it.each(REQUEST_STATUSES)('goes to %s as its table says', async (to) => {
      const id = await requestIn(from);
      for (const user of ['VACCINATION', 'VACCINATION_POINT'])
        expect((await change(users[user]!, id, to)).status).toBe(403);
      const others = to === 'ANNULE' ? ['DISPATCH', 'admin'] : ['REFERENT'];
      for (const user of others) expect((await change(users[user]!, id, to)).status).toBe(403);
      const [may, elsewhere] =
        to === 'ANNULE'
          ? [users.REFERENT!, api.as('agence', centres.agenceRegionale)]
          : [users.DISPATCH!, users.elsewhere!];
      const outside = await change(elsewhere, id, to);
      expect([outside.status, fields(outside)]).toEqual([400, { id: 'global.error.unknownRecord' }]);
      expect((await read(id)).statut).toBe(from);

      const possible = to === 'ANNULE' ? CANCELLABLE.includes(from) : (ALLOWED[from] ?? []).includes(to);
      const answer = await change(may, id, to);
      expect([answer.status, code(answer)]).toEqual(
        possible ? [200, undefined] : [400, 'replenishment.error.statusImpossible'],
      );
      expect((await read(id)).statut).toBe(possible ? to : from);
    });
  });

  it('say what a status still needs', async () => {
    const past = noonOf(addDays(TODAY, -1));
    const pending = await request();
    const processed = await requestIn('TRAITE');
    const confirmed = await requestIn('CONFIRME');
    const faults = async (user: StockUser, id: string, to: RequestStatus, more: object) =>
      fields(await user.put('/vaccination/besoin', { id, newStatut: to, ...more }).expect(400));
    expect(await faults(api.nord(), pending, 'CONFIRME', {})).toEqual({
      nbFlacons: 'global.error.required',
      dateReception: 'global.error.required',
    });
    expect(await faults(api.nord(), pending, 'CONFIRME', { nbFlacons: 0, dateReception: past })).toEqual({
      nbFlacons: 'global.error.positive',
      dateReception: 'global.error.dateInPast',
    });
    expect(await faults(api.nord(), pending, 'REFUSE', {})).toEqual({ commentaire: 'global.error.required' });
    expect(await faults(api.nord(), processed, 'DEPART_MARCHANDISES', {})).toEqual({
      dateDepart: 'global.error.required',
    });
    expect(await faults(api.nord(), processed, 'DEPART_MARCHANDISES', { dateDepart: past })).toEqual({
      dateDepart: 'global.error.dateInPast',
    });
    expect(await faults(api.referent(), confirmed, 'ANNULE', {})).toEqual({
      commentaire: 'global.error.required',
    });
    expect(await faults(api.nord(), pending, 'INCONNU' as RequestStatus, {})).toEqual({
      newStatut: expect.any(String),
    });
    expect(await faults(api.nord(), randomUUID(), 'REFUSE', { commentaire: 'x' })).toEqual({
      id: 'global.error.unknownRecord',
    });
    const nothing = { id: 'global.error.required', newStatut: 'global.error.required' };
    for (const path of ['/vaccination/besoin', '/point-vaccination/besoin'])
      expect(fields(await api.nord().put(path, {}).expect(400))).toEqual(nothing);
    const { id: ids, ...further } = nothing;
    expect(fields(await api.nord().put('/vaccination/besoin/multiple', {}).expect(400))).toEqual({
      ids,
      ...further,
    });
    const nobodys = { newStatut: 'REFUSE', commentaire: 'x' };
    for (const path of ['/vaccination/besoin', '/point-vaccination/besoin'])
      for (const body of [nobodys, { ...nobodys, id: null }, { ...nobodys, id: '' }])
        expect(fields(await api.nord().put(path, body).expect(400))).toEqual({
          id: 'global.error.required',
        });
    await api.referent().put('/vaccination/besoin', { id: pending, newStatut: 'ANNULE' }).expect(200);
  });

  it('keep what was asked for and what was promised when they are cancelled', async () => {
    const id = await requestIn('CONFIRME');
    const { body } = await change(api.referent(), id, 'ANNULE').expect(200);
    expect(body).toMatchObject({
      statut: 'ANNULE',
      nbCond: 5,
      quantiteConfirmee: 4,
      dateReceptionConfirmee: new Date(noonOf(addDays(TODAY, 4))).toISOString(),
      commentaireDispatch: 'Doublon',
    });
    expect(body.historique.map(({ statut }: { statut: string }) => statut)).toEqual([
      'EN_ATTENTE',
      'CONFIRME',
      'ANNULE',
    ]);
  });

  it('show no comment of a confirmation that was taken back, which their history keeps', async () => {
    const id = await request();
    const shown = async () => {
      const { commentaireConfirmation, commentaireDispatch } = await read(id);
      return [commentaireConfirmation, commentaireDispatch];
    };
    await change(api.nord(), id, 'CONFIRME', { commentaire: 'Livraison mardi' }).expect(200);
    expect(await shown()).toEqual(['Livraison mardi', null]);
    await change(api.nord(), id, 'EN_ATTENTE', { commentaire: 'Rupture' }).expect(200);
    expect(await shown()).toEqual([null, 'Rupture']);
    await change(api.nord(), id, 'CONFIRME').expect(200);
    expect(await shown()).toEqual([null, null]);
    await change(api.nord(), id, 'TRAITE', { commentaire: 'Tournée' }).expect(200);
    await change(api.nord(), id, 'DEPART_MARCHANDISES').expect(200);
    expect(await shown()).toEqual([null, 'Tournée']);
    expect((await read(id)).historique.map(({ commentaire }) => commentaire)).toEqual([
      null,
      'Livraison mardi',
      'Rupture',
      null,
      'Tournée',
      null,
    ]);
  });

  describe('of points', () => {
    const to = (user: string, id: string, newStatut: string) =>
      users[user]!.put('/point-vaccination/besoin', { id, newStatut, commentaire: 'x' });

    /** Who takes a point’s request that waits to each status; nobody takes it anywhere else. */
    const MAY: Readonly<Partial<Record<RequestStatus, readonly string[]>>> = {
      TRAITE: ['DISPATCH'],
      ANNULE: ['VACCINATION_POINT', 'VACCINATION', 'REFERENT'],
    };
    const OF_A_POINT = ['EN_ATTENTE', 'TRAITE', 'ANNULE'] as const;
    const requestOfPointIn = async (status: RequestStatus): Promise<string> => {
      const id = await requestOfPoint();
      if (status !== 'EN_ATTENTE') await to(MAY[status]![0]!, id, status).expect(200);
      return id;
    };

    describe.each(OF_A_POINT)('a request that is %s', (from) => {
      it.each(REQUEST_STATUSES)('goes to %s as its table says', async (status) => {
        const id = await requestOfPointIn(from);
        const may = MAY[status];
        const inSight = ['DISPATCH', 'VACCINATION_POINT', 'VACCINATION', 'REFERENT'];
        for (const user of may ? inSight.filter((one) => !may.includes(one)) : [])
          expect([user, (await to(user, id, status)).status]).toEqual([user, 403]);
        // Where no centre may, and where this one may not see it, nothing is said but that it cannot be.
        const outside = await to('elsewhere', id, status);
        expect(outside.status).toBe(may?.includes('DISPATCH') === false ? 403 : 400);
        for (const user of may ?? inSight) {
          const answer = await to(user, id, status);
          const possible = from === 'EN_ATTENTE' && user === may?.[0];
          expect([user, answer.status, code(answer)]).toEqual(
            possible ? [user, 200, undefined] : [user, 400, 'replenishment.error.statusImpossible'],
          );
        }
        const { body } = await api.nord().get(`/point-vaccination/besoin/${id}`).expect(200);
        expect(body.statut).toBe(from === 'EN_ATTENTE' && may ? status : from);
      });
    });

    it.each(MAY.ANNULE!)('that waits is cancelled by %s', async (user) => {
      expect((await to(user, await requestOfPoint(), 'ANNULE').expect(200)).body.statut).toBe('ANNULE');
    });

    it('go through an active vaccination centre, also where a disabled one stands before it by name', async () => {
      const referenceData = async (sql: string, ...values: unknown[]) => {
        await api.api.pool.query(sql, values);
        await api.api.directory.refresh();
      };
      const enable = (active: boolean) =>
        referenceData(
          'UPDATE reference.centre SET active = $2 WHERE id = $1',
          centres.centreBellevue,
          active,
        );
      const link = [centres.centreRiviere, centres.pointBellevue];
      await referenceData('INSERT INTO reference.centre_link (parent_id, child_id) VALUES ($1, $2)', ...link);
      await enable(false);
      try {
        const id = await requestOfPoint();
        const { body } = await api.nord().get(`/point-vaccination/besoin/${id}`).expect(200);
        expect(body.centreVacc.nom).toBe('Centre Rivière');
        const alerts = await api.as('riviere', centres.centreRiviere).get('/centre/alertes').expect(200);
        expect(alerts.body).toContainEqual(expect.objectContaining({ idDemande: id }));
      } finally {
        await enable(true);
        await referenceData(
          'DELETE FROM reference.centre_link WHERE parent_id = $1 AND child_id = $2',
          ...link,
        );
      }
    });

    it('stay listed once they are processed, and do not change any more', async () => {
      const id = await requestOfPoint();
      await to('DISPATCH', id, 'TRAITE').expect(200);
      expect(code(await to('VACCINATION_POINT', id, 'ANNULE').expect(400))).toBe(
        'replenishment.error.statusImpossible',
      );
      for (const user of ['DISPATCH', 'VACCINATION', 'VACCINATION_POINT', 'REFERENT']) {
        const { body } = await users[user]!.get('/point-vaccination/besoin?statut=TRAITE').expect(200);
        expect(body).toContainEqual(
          expect.objectContaining({ id, pointVacc: expect.objectContaining({ id: centres.pointBellevue }) }),
        );
      }
      expect((await users.elsewhere!.get('/point-vaccination/besoin').expect(200)).body).toEqual([]);
    });

    it('are not requests of centres', async () => {
      const id = await requestOfPoint();
      await api.nord().get(`/vaccination/besoin/${id}`).expect(404);
      expect(fields(await change(api.nord(), id, 'TRAITE').expect(400))).toEqual({
        id: 'global.error.unknownRecord',
      });
    });
  });

  describe('against the plan of their week', () => {
    async function planned(packages: number): Promise<string> {
      const week = newWeek();
      const plan = {
        idCentre: centres.centreBellevue,
        idProduit: products.immunol,
        debutSemaine: week,
        modeQte: 'CONDITIONNEMENT',
        lundi: packages,
      };
      await api.nord().post('/vaccination/approvisionnement', plan).expect(201);
      return week;
    }
    const left = async (week: string) =>
      (
        await api
          .nord()
          .get(
            `/vaccination/approvisionnement/plan?debutSemaine=${week}&idProduit=${products.immunol}&idCentre=${centres.centreBellevue}`,
          )
          .expect(200)
      ).body.residualPrevision as number;
    const confirm = (id: string, week: string, nbFlacons: number, more: object = {}) =>
      change(api.nord(), id, 'CONFIRME', { nbFlacons, dateReception: noonOf(week), ...more });

    it('ask before they go beyond what it leaves', async () => {
      const week = await planned(8);
      const beyond = await api
        .bellevue()
        .post('/vaccination/besoin', asked({ nbCond: 9, dateSouhaitee: week }))
        .expect(400);
      expect(beyond.body.globalErrors).toEqual([
        {
          code: 'quantitePrevision',
          message: 'The quantity entered exceeds the quantity allocated to this centre. Do you confirm it?',
          arguments: { residual: 8 },
        },
      ]);
      const id = await request({ nbCond: 9, dateSouhaitee: week, forceValidation: true });
      expect(await left(week)).toBe(8);
      expect(code(await confirm(id, week, 9).expect(400))).toBe('quantitePrevision');
      await confirm(id, week, 5).expect(200);
      expect(await left(week)).toBe(3);
      const other = await request({ nbCond: 3, dateSouhaitee: week });
      expect(code(await confirm(other, week, 4).expect(400))).toBe('quantitePrevision');
      await confirm(other, week, 4, { forceValidation: true }).expect(200);
      expect(await left(week)).toBe(0);
      await change(api.nord(), other, 'EN_ATTENTE').expect(200);
      expect(await left(week)).toBe(3);
    });

    it('count until they are cancelled, whatever becomes of them', async () => {
      const week = await planned(10);
      const id = await request({ nbCond: 4, dateSouhaitee: week });
      await confirm(id, week, 4).expect(200);
      await change(api.nord(), id, 'TRAITE').expect(200);
      expect(await left(week)).toBe(6);
      await change(api.nord(), id, 'DEPART_MARCHANDISES').expect(200);
      expect(await left(week)).toBe(6);
      const unconfirmed = await request({ nbCond: 5, dateSouhaitee: week });
      await change(api.nord(), unconfirmed, 'TRAITE').expect(200);
      expect(await left(week)).toBe(1);
    });

    it('never go below it together, unless forced', async () => {
      const week = await planned(10);
      const ids = await Promise.all(
        Array.from({ length: 8 }, () => request({ nbCond: 3, dateSouhaitee: week })),
      );
      const answers = await Promise.all(ids.map((id) => confirm(id, week, 3)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
      expect(new Set(answers.filter(({ status }) => status !== 200).map(code))).toEqual(
        new Set(['quantitePrevision']),
      );
      expect(await left(week)).toBe(1);
    });

    it('count each other in a bulk confirmation, which is then refused as a whole', async () => {
      const week = await planned(10);
      const ids = [];
      for (let n = 0; n < 4; n++) ids.push(await request({ nbCond: 3, dateSouhaitee: week }));
      const bulk = { ids, newStatut: 'CONFIRME' };
      const refusedBulk = await api.nord().put('/vaccination/besoin/multiple', bulk).expect(400);
      expect(code(refusedBulk)).toBe('quantitePrevision');
      for (const id of ids) expect((await read(id)).statut).toBe('EN_ATTENTE');
      await api
        .nord()
        .put('/vaccination/besoin/multiple', { ...bulk, ids: ids.slice(1) })
        .expect(200);
      expect(await left(week)).toBe(1);
    });

    it('are counted as they are when the bulk confirmation holds them, not as they were when it was sent', async () => {
      const week = await planned(10);
      const ids = [
        await request({ nbCond: 8, dateSouhaitee: week }),
        await request({ nbCond: 8, dateSouhaitee: week }),
      ];
      const { pool } = api.api;
      // Locks are taken in the order of their keys: who waits for the first one holds nothing of the second.
      const { rows } = await pool.query<{ id: string; key: string }>(
        `SELECT id, hashtextextended('request ' || id, 0) AS key FROM unnest($1::text[]) AS id ORDER BY key`,
        [ids],
      );
      const [held, confirmed] = rows as [(typeof rows)[0], (typeof rows)[0]];
      await confirm(confirmed.id, week, 8).expect(200);
      const holder = await pool.connect();
      try {
        await holder.query('SELECT pg_advisory_lock($1)', [held.key]);
        const bulk = Promise.resolve(
          api.nord().put('/vaccination/besoin/multiple', { ids, newStatut: 'TRAITE' }),
        );
        await eventually(async () => {
          const waiting = await holder.query(
            `SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
               AND (classid::bigint << 32 | objid::bigint) = $1`,
            [held.key],
          );
          return waiting.rowCount === 1;
        });
        await change(api.nord(), confirmed.id, 'EN_ATTENTE').expect(200);
        await holder.query('SELECT pg_advisory_unlock($1)', [held.key]);
        expect(code(await bulk)).toBe('quantitePrevision');
      } finally {
        await holder.query('SELECT pg_advisory_unlock_all()');
        holder.release();
      }
      expect(await left(week)).toBe(10);
    });
  });

  describe('many at once', () => {
    const bulk = (ids: readonly string[], newStatut: string, more: object = {}, key?: string) =>
      api.nord().put('/vaccination/besoin/multiple', { ids, newStatut, ...more }, key);

    it('are confirmed as they were asked for, processed and sent off, 40 of them', async () => {
      const ids = await Promise.all(Array.from({ length: 40 }, () => request()));
      const { body } = await bulk(ids, 'CONFIRME').expect(200);
      expect(body.map(({ id }: Replenishment) => id)).toEqual(ids);
      for (const row of body as Replenishment[])
        expect(row).toMatchObject({
          statut: 'CONFIRME',
          quantiteConfirmee: 5,
          dateReceptionConfirmee: row.dateReception,
        });
      const inCapitals = ids.map((id) => id.toUpperCase());
      await bulk(inCapitals, 'TRAITE').expect(200);
      const sent = await bulk(ids, 'DEPART_MARCHANDISES', FORMS.DEPART_MARCHANDISES).expect(200);
      expect(new Set(sent.body.map(({ statut }: Replenishment) => statut))).toEqual(
        new Set(['DEPART_MARCHANDISES']),
      );
    });

    it('change all or none', async () => {
      const [pending, processed] = [await request(), await requestIn('TRAITE')];
      expect(code(await bulk([pending, processed], 'CONFIRME').expect(400))).toBe(
        'replenishment.error.statusImpossible',
      );
      const unknown = await bulk([pending, randomUUID()], 'CONFIRME').expect(400);
      expect(fields(unknown)).toEqual({ 'ids[1]': 'global.error.unknownRecord' });
      expect((await read(pending)).statut).toBe('EN_ATTENTE');
      await bulk([], 'CONFIRME').expect(400);
    });

    it('tell of all faults at once, and ask nothing until they are mended', async () => {
      const ids = [randomUUID(), await request()];
      const unknown = { 'ids[0]': 'global.error.unknownRecord' };
      expect(fields(await bulk(ids, 'REFUSE').expect(400))).toEqual({
        ...unknown,
        commentaire: 'global.error.required',
      });
      const withoutStatus = await api.nord().put('/vaccination/besoin/multiple', { ids }).expect(400);
      expect(fields(withoutStatus)).toEqual({ ...unknown, newStatut: 'global.error.required' });
      const impossible = await bulk(ids, 'DEPART_MARCHANDISES', FORMS.DEPART_MARCHANDISES).expect(400);
      expect([fields(impossible), impossible.body.globalErrors]).toEqual([unknown, []]);
      expect((await read(ids[1]!)).statut).toBe('EN_ATTENTE');
    });

    it('are done once under one key', async () => {
      const ids = [await request(), await request()];
      const key = randomUUID();
      const first = await bulk(ids, 'CONFIRME', {}, key).expect(200);
      const again = await bulk(ids, 'CONFIRME', {}, key).expect(200);
      expect(again.body).toEqual(first.body);
    });
  });

  describe('in lists', () => {
    const list = async (query: string, user = api.nord()) =>
      (await user.get(`/vaccination/besoin${query}`).expect(200)).body as Replenishment[];

    it('are found by every filter', async () => {
      const id = await request({
        idProduit: products.vaxilor,
        nbCond: 77,
        dateSouhaitee: addDays(TODAY, 20),
      });
      const carrier = (await read(id)).transporteur!.id;
      const found = async (query: string) => (await list(query)).some((row) => row.id === id);
      const day = addDays(TODAY, 20);
      for (const [query, expected] of [
        ['', true],
        ['?statut=EN_ATTENTE&statut=CONFIRME', true],
        ['?statut=REFUSE', false],
        [`?idProduit=${products.vaxilor}`, true],
        [`?idProduit=${products.immunol}`, false],
        [`?idCentre=${centres.centreBellevue}`, true],
        [`?idCentre=${centres.centreRiviere}`, false],
        [`?idTransporteur=${carrier}`, true],
        [`?idTransporteur=${randomUUID()}`, false],
        ['?typeEtiquette=SECTEUR&etiquette=nulle-part', false],
        [`?typeDate=RECEPTION&dateDebut=${day}&dateFin=${day}`, true],
        [`?typeDate=CREATION&dateDebut=${TODAY}&dateFin=${TODAY}`, true],
        [`?typeDate=CREATION&dateDebut=${day}&dateFin=${day}`, false],
        [`?filter=${encodeURIComponent('{"statut":["EN_ATTENTE"]}')}`, true],
        [`?filter=${encodeURIComponent('{"statut":[]}')}`, true],
        ['?statut=', true],
      ] as const)
        expect([query, await found(query)]).toEqual([query, expected]);
      const { body: page } = await api.nord().get('/vaccination/besoin?page=0&size=2').expect(200);
      expect(page.content).toHaveLength(2);
      expect(page.totalElements).toBeGreaterThan(2);
    });

    it('name the dispatch centre that answered, and while they wait the one that is to answer now', async () => {
      const referenceData = async (sql: string, ...values: string[]) => {
        await api.api.pool.query(sql, values);
        await api.api.directory.refresh();
      };
      const [bellevue, nord, sud] = [centres.centreBellevue, centres.plateformeNord, centres.plateformeSud];
      const link = (parent: string) =>
        referenceData(
          'INSERT INTO reference.centre_link (parent_id, child_id) VALUES ($1, $2)',
          parent,
          bellevue,
        );
      const unlink = (parent: string) =>
        referenceData(
          'DELETE FROM reference.centre_link WHERE parent_id = $1 AND child_id = $2',
          parent,
          bellevue,
        );
      const [waiting, answered, cancelled] = [await request(), await request(), await request()];
      const ofPoint = await requestOfPoint();
      const shown = async (user: StockUser) => {
        const rows = [
          ...(await list('', user)),
          ...(await user.get('/point-vaccination/besoin').expect(200)).body,
        ];
        const byId = new Map(rows.map(({ id, centreDispatch }) => [id, centreDispatch?.nom]));
        return [waiting, answered, cancelled, ofPoint].map((id) => byId.get(id));
      };
      const [ofNord, ofSud] = ['Plateforme Nord', 'Plateforme Sud'];
      await link(sud);
      try {
        expect(await shown(api.sud())).toEqual([ofNord, ofNord, ofNord, ofNord]);
        await change(api.sud(), answered, 'CONFIRME').expect(200);
        await change(api.sud(), cancelled, 'CONFIRME').expect(200);
        await change(api.referent(), cancelled, 'ANNULE').expect(200);
        expect(await shown(api.sud())).toEqual([ofNord, ofSud, ofSud, ofNord]);
        await change(api.sud(), answered, 'EN_ATTENTE').expect(200);
        expect(await shown(api.sud())).toEqual([ofNord, ofNord, ofSud, ofNord]);
        await change(api.nord(), answered, 'REFUSE').expect(200);
        await unlink(nord);
        expect(await shown(api.sud())).toEqual([ofSud, ofNord, ofSud, ofSud]);
        const { body } = await api.sud().get(`/vaccination/besoin/${waiting}`).expect(200);
        expect(body.centreDispatch.nom).toBe(ofSud);
      } finally {
        await unlink(nord);
        await unlink(sud);
        await link(nord);
      }
    });

    it('are told the status that there is not', async () => {
      const { body } = await api.nord().get('/vaccination/besoin?statut=PERDU').expect(400);
      expect(body.fieldErrors).toMatchObject([{ field: 'statut', rejectedValue: 'PERDU' }]);
    });

    it('need both dates, in their order', async () => {
      const { body } = await api.nord().get('/vaccination/besoin?typeDate=CREATION').expect(400);
      expect(body.fieldErrors.map(({ field }: { field: string }) => field)).toEqual(['dateDebut', 'dateFin']);
      await api
        .nord()
        .get(`/vaccination/besoin?typeDate=CREATION&dateDebut=${addDays(TODAY, 1)}&dateFin=${TODAY}`)
        .expect(400);
    });

    it('are those of the selected centre and below', async () => {
      const id = await request();
      const sees = async (user: StockUser) => (await list('', user)).some((row) => row.id === id);
      expect(await sees(users.VACCINATION!)).toBe(true);
      expect(await sees(users.REFERENT!)).toBe(true);
      expect(await sees(api.as('admin'))).toBe(true);
      expect(await sees(users.elsewhere!)).toBe(false);
      expect(await sees(api.as('riviere', centres.centreRiviere))).toBe(false);
      await users.elsewhere!.get(`/vaccination/besoin/${id}`).expect(404);
      await users.elsewhere!.get(`/vaccination/besoin?idCentre=${centres.centreBellevue}`).expect(404);
    });
  });
});
