import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { utils, write } from '@e965/xlsx';
import ExcelJS from 'exceljs';
import type { Response } from 'supertest';
import { centres, products, StockApi, type StockUser } from '../../../../test/support/stock-api.js';
import { addDays, businessDate, mondayOf } from '../../../domain/shared/calendar.js';
import type { AllocationRow } from '../../queries/allocation/allocation-row.dto.js';
import { IMPORT_LENGTH, modelHeadings, quantityColumns } from './import-columns.js';

const PATH = '/vaccination/approvisionnement';
const THIS_WEEK = mondayOf(businessDate(new Date().toISOString(), 'Europe/Paris'));
let weeks = 20;
/** A Monday long ahead, with no plan in it or in the dozen weeks after it. */
function newWeek(): string {
  weeks += 12;
  return addDays(THIS_WEEK, 7 * weeks);
}

const fields = ({ body }: Response) =>
  Object.fromEntries(
    (body.fieldErrors as { field: string; code: string }[]).map((one) => [one.field, one.code]),
  );
const globalCode = ({ body }: Response) => body.globalErrors[0]?.code;

describe('plans of weeks', () => {
  let api: StockApi;
  let finess: Readonly<Record<string, string>>;
  beforeAll(async () => {
    api = await StockApi.start();
    finess = {
      [centres.centreBellevue]: '590000101',
      [centres.centreMer]: '590000102',
      [centres.centreRiviere]: '590000103',
    };
    for (const [id, number] of Object.entries(finess))
      await api.api.pool.query('UPDATE reference.centre SET finess = $2 WHERE id = $1', [id, number]);
  });
  afterAll(() => api.close());

  const plan = (more: object = {}) => ({
    idCentre: centres.centreBellevue,
    idProduit: products.immunol,
    debutSemaine: THIS_WEEK,
    modeQte: 'CONDITIONNEMENT',
    ...more,
  });
  const make = async (more: object): Promise<string> =>
    (await api.nord().post(PATH, plan(more)).expect(201)).body.id;
  const read = async (id: string): Promise<AllocationRow> =>
    (await api.nord().get(`${PATH}/${id}`).expect(200)).body;
  const inWeek = async (week: string): Promise<AllocationRow[]> =>
    (await api.nord().get(`${PATH}?debutSemaine=${week}`).expect(200)).body;

  const enable = async (table: 'product' | 'centre', id: string, active: boolean) => {
    await api.api.pool.query(`UPDATE reference.${table} SET active = $2 WHERE id = $1`, [id, active]);
    await api.api.directory.refresh();
  };
  const enableVaxilor = (active: boolean) => enable('product', products.vaxilor, active);
  const enableRiviere = (active: boolean) => enable('centre', centres.centreRiviere, active);

  it('are made in packages or doses, and shown with their sums and what they leave', async () => {
    const week = newWeek();
    const id = await make({ debutSemaine: week, lundi: 5, mercredi: 2, lundi1: 99 });
    expect(await read(id)).toMatchObject({
      id,
      debutSemaine: week,
      centre: { id: centres.centreBellevue },
      produit: { id: products.immunol },
      modeQte: 'CONDITIONNEMENT',
      lundi: 5,
      mercredi: 2,
      lundi1: 0,
      totalCond: 7,
      totalDoses: 70,
      quantiteConfirmee: 0,
      residualPrevision: 7,
    });
    const inDoses = await make({ debutSemaine: addDays(week, 7), modeQte: 'DOSE', lundi1: 20, mardi2: 5 });
    expect(await read(inDoses)).toMatchObject({ totalCond: 3, totalDoses: 25, residualPrevision: 25 });
    const lookup = `idProduit=${products.immunol}&idCentre=${centres.centreBellevue}`;
    const found = await api
      .bellevue()
      .get(`${PATH}/plan?debutSemaine=${addDays(week, 2)}&${lookup}&modeQte=DOSE`)
      .expect(200);
    expect(found.body).toMatchObject({ id, residualPrevision: 70 });
    await api.bellevue().get(`${PATH}/unique?debutSemaine=${week}&${lookup}`).expect(200);
    const none = await api
      .bellevue()
      .get(`${PATH}/plan?debutSemaine=${addDays(week, 70)}&${lookup}`)
      .expect(404);
    expect(none.body.code).toBe('allocation.error.none');
    const missing = await api.bellevue().get(`${PATH}/plan?idCentre=${centres.centreBellevue}`).expect(400);
    expect(Object.keys(fields(missing))).toEqual(['idProduit', 'debutSemaine']);
    const offered = await api
      .nord()
      .get(`${PATH}/produits?idCentre=${centres.centreBellevue}&debutSemaine=${week}`)
      .expect(200);
    const ids = offered.body.map((product: { id: string }) => product.id);
    expect(ids).toContain(products.vaxilor);
    expect(ids).not.toContain(products.immunol);
  });

  it('are refused in the words of the payload', async () => {
    const faulty = {
      idCentre: centres.centreMer,
      idProduit: randomUUID(),
      debutSemaine: addDays(THIS_WEEK, -7),
      lundi: -1,
    };
    expect(fields(await api.nord().post(PATH, faulty).expect(400))).toEqual({
      idCentre: 'global.error.unknownValue',
      idProduit: 'global.error.productNotFound',
      debutSemaine: 'allocation.error.weekOver',
      modeQte: 'global.error.required',
      lundi: 'global.error.notNegative',
    });
    const tuesday = plan({ debutSemaine: addDays(newWeek(), 1) });
    expect(fields(await api.nord().post(PATH, tuesday).expect(400))).toEqual({
      debutSemaine: 'allocation.error.notMonday',
    });
    const once = { debutSemaine: newWeek(), lundi: 1 };
    await make(once);
    expect(fields(await api.nord().post(PATH, plan(once)).expect(400))).toEqual({
      debutSemaine: 'allocation.error.taken',
    });
  });

  describe('who', () => {
    const users = (): readonly (readonly [string, StockUser, boolean])[] => [
      ['a dispatch administrator', api.nord(), true],
      ['a referent', api.referent(), true],
      ['an administrator', api.as('admin', centres.plateformeNord), true],
      ['a dispatch user', api.sud(), false],
      ['a vaccination centre', api.bellevue(), false],
      ['a point', api.as('point', centres.pointBellevue), false],
    ];

    it('may plan, and who may not', async () => {
      for (const [who, user, may] of users()) {
        const week = newWeek();
        const made = await user.post(PATH, plan({ debutSemaine: week, lundi: 3 }));
        expect([who, made.status]).toEqual([who, may ? 201 : 403]);
        const id = may ? made.body.id : await make({ debutSemaine: week, lundi: 3 });
        const status = may ? 200 : 403;
        expect((await user.put(PATH, { id, modeQte: 'CONDITIONNEMENT', lundi: 4 })).status).toBe(status);
        expect((await user.post(`${PATH}/multiples`, { id, nbSemaines: 1 })).status).toBe(may ? 201 : 403);
        expect((await user.post(`${PATH}/generation`, { debutSemaine: week })).status).toBe(may ? 201 : 403);
        expect((await user.delete(`${PATH}/${id}`)).status).toBe(may ? 204 : 403);
        await api
          .nord()
          .get(`${PATH}/${id}`)
          .expect(may ? 404 : 200);
      }
    });

    it('sees them: those of the selected centre and below', async () => {
      const week = newWeek();
      const id = await make({ debutSemaine: week, lundi: 3 });
      const sees = async (user: StockUser) =>
        (await user.get(`${PATH}?debutSemaine=${week}`).expect(200)).body.some(
          (row: AllocationRow) => row.id === id,
        );
      expect(await sees(api.bellevue())).toBe(true);
      expect(await sees(api.referent())).toBe(true);
      expect(await sees(api.as('admin'))).toBe(true);
      expect(await sees(api.sud())).toBe(false);
      await api.sud().get(`${PATH}/${id}`).expect(404);
    });

    it('stays the plan of its centre, product and week: another one is refused', async () => {
      const id = await make({ debutSemaine: newWeek(), lundi: 3 });
      const body = { id, modeQte: 'CONDITIONNEMENT', lundi: 9 };
      const others = { idCentre: centres.centreMer, idProduit: products.vaxilor };
      expect(
        fields(
          await api
            .nord()
            .put(PATH, { ...body, ...others })
            .expect(400),
        ),
      ).toEqual({
        idCentre: 'global.error.locked',
        idProduit: 'global.error.locked',
      });
      const other = (debutSemaine: string) => api.nord().put(PATH, { ...body, debutSemaine });
      for (const [week, code] of [
        [newWeek(), 'global.error.locked'],
        [addDays(THIS_WEEK, -7), 'allocation.error.weekOver'],
        ['2999-02-30', 'global.error.locked'],
      ] as const)
        expect(fields(await other(week).expect(400))).toEqual({ debutSemaine: code });
      const own = { idCentre: centres.centreBellevue, idProduit: products.immunol };
      expect(
        (
          await api
            .nord()
            .put(PATH, { ...body, ...own })
            .expect(200)
        ).body,
      ).toMatchObject({ lundi: 9 });
    });

    it('changes none out of sight, and none without naming it', async () => {
      const id = await make({ debutSemaine: newWeek(), lundi: 3 });
      const elsewhere = api.as('agence', centres.agenceRegionale);
      const body = { id, modeQte: 'CONDITIONNEMENT', lundi: 9 };
      expect(fields(await elsewhere.put(PATH, body).expect(400))).toEqual({
        id: 'global.error.unknownRecord',
      });
      for (const nobodys of [
        { ...body, id: null },
        { ...body, id: undefined },
      ]) {
        expect(fields(await api.nord().put(PATH, nobodys).expect(400))).toEqual({
          id: 'global.error.required',
        });
        const copies = { id: nobodys.id, nbSemaines: 1 };
        expect(fields(await api.nord().post(`${PATH}/multiples`, copies).expect(400))).toEqual({
          id: 'global.error.required',
        });
      }
      expect(fields(await api.nord().post(`${PATH}/multiples`, {}).expect(400))).toEqual({
        id: 'global.error.required',
        nbSemaines: 'global.error.required',
      });
      await elsewhere.delete(`${PATH}/${id}`).expect(404);
      expect(fields(await elsewhere.post(`${PATH}/multiples`, { id, nbSemaines: 1 }).expect(400))).toEqual({
        id: 'global.error.unknownRecord',
      });
      expect((await read(id)).lundi).toBe(3);
    });
  });

  describe('are made for several weeks at once', () => {
    const together = (semaines: readonly object[], more: object = {}) =>
      api.nord().put(`${PATH}/semaines`, {
        idCentre: centres.centreBellevue,
        idProduit: products.immunol,
        semaines,
        ...more,
      });
    const packages = (week: string, more: object = {}) => ({
      debutSemaine: week,
      modeQte: 'CONDITIONNEMENT',
      ...more,
    });
    const read5 = async (week: string) =>
      (
        await api
          .nord()
          .get(
            `${PATH}/semaines?idCentre=${centres.centreBellevue}&idProduit=${products.immunol}&debutSemaine=${week}`,
          )
          .expect(200)
      ).body;

    it('new ones and changed ones, and read so', async () => {
      const week = newWeek();
      await make({ debutSemaine: addDays(week, 7), lundi: 1, mardi: 2 });
      const { body } = await together([
        packages(week, { lundi: 4 }),
        packages(addDays(week, 7), { lundi: 9 }),
        { debutSemaine: addDays(week, 28), modeQte: 'DOSE', jeudi2: 11 },
      ]).expect(200);
      expect(body).toHaveLength(3);
      expect(await read5(addDays(week, 3))).toMatchObject([
        { debutSemaine: week, quantiteConfirmee: 0, plan: { id: body[0].id, lundi: 4, totalCond: 4 } },
        { debutSemaine: addDays(week, 7), plan: { lundi: 9, mardi: 0 } },
        { debutSemaine: addDays(week, 14), plan: null },
        { debutSemaine: addDays(week, 21), plan: null },
        { debutSemaine: addDays(week, 28), plan: { modeQte: 'DOSE', jeudi2: 11, totalDoses: 11 } },
      ]);
      const ofPlan = (user: StockUser, id: string) => user.get(`${PATH}/semaines?id=${id}`);
      expect((await ofPlan(api.nord(), body[1].id).expect(200)).body).toMatchObject([
        { debutSemaine: addDays(week, 7), plan: { id: body[1].id } },
        { plan: null },
        { plan: null },
        { plan: { id: body[2].id } },
        { debutSemaine: addDays(week, 35), plan: null },
      ]);
      await ofPlan(api.nord(), randomUUID()).expect(404);
      await ofPlan(api.sud(), body[1].id).expect(404);
    });

    it('none of them where one is wrong, each fault on its day', async () => {
      const week = newWeek();
      const refused = await together([
        packages(week, { lundi: 4 }),
        packages(addDays(week, 7), { mardi: -1, dimanche: 1.5 }),
        packages(addDays(THIS_WEEK, -7), { lundi: 1 }),
        packages(week, { lundi: 5 }),
      ]).expect(400);
      expect(fields(refused)).toEqual({
        'semaines[1].mardi': 'global.error.notNegative',
        'semaines[1].dimanche': 'global.error.integer',
        'semaines[2].debutSemaine': 'allocation.error.weekOver',
        'semaines[3].debutSemaine': 'allocation.error.taken',
      });
      expect(await inWeek(week)).toEqual([]);
    });

    it('for a centre and a product that there are, and who may plan', async () => {
      const weeks = [packages(newWeek(), { lundi: 1 }), packages(newWeek(), { lundi: 1 })];
      const elsewhere = { idCentre: centres.centreMer, idProduit: null };
      expect(fields(await together(weeks, elsewhere).expect(400))).toEqual({
        idCentre: 'global.error.unknownValue',
        idProduit: 'global.error.required',
      });
      expect(fields(await together([]).expect(400))).toEqual({ semaines: 'global.error.required' });
      await api.bellevue().put(`${PATH}/semaines`, { semaines: weeks }).expect(403);
      await api
        .sud()
        .get(
          `${PATH}/semaines?idCentre=${centres.centreBellevue}&idProduit=${products.immunol}&debutSemaine=${THIS_WEEK}`,
        )
        .expect(404);
      expect(fields(await api.nord().get(`${PATH}/semaines`).expect(400))).toEqual({
        idCentre: 'global.error.required',
        idProduit: 'global.error.required',
        debutSemaine: 'global.error.required',
      });
    });
  });

  describe('that two planners change', () => {
    const PLAN = { modeQte: 'CONDITIONNEMENT' };
    const byReferent = (id: string, more: object) => api.referent().put(PATH, { id, ...PLAN, ...more });

    it('have a version, and tell who changed them last', async () => {
      const id = await make({ debutSemaine: newWeek(), lundi: 5 });
      expect(await read(id)).toMatchObject({ version: 1, history: { modificationUser: 'Hugo Lambert' } });
      const { body } = await byReferent(id, { lundi: 6, version: 1 }).expect(200);
      expect(body).toMatchObject({ version: 2, lundi: 6 });
      expect(body.history.modificationUser).not.toBe('Hugo Lambert');
    });

    it('are not overwritten unseen, and who was first is told', async () => {
      const week = newWeek();
      const id = await make({ debutSemaine: week, lundi: 5 });
      await byReferent(id, { lundi: 6, version: 1 }).expect(200);
      const editor = (await read(id)).history.modificationUser;
      const stale = { id, ...PLAN, lundi: 7, version: 1 };
      const answers = [
        await api.nord().put(PATH, stale),
        await api.nord().delete(`${PATH}/${id}?version=1`),
        await api.nord().put(`${PATH}/semaines`, {
          idCentre: centres.centreBellevue,
          idProduit: products.immunol,
          semaines: [
            { debutSemaine: addDays(week, 7), ...PLAN, lundi: 1, version: 0 },
            { debutSemaine: week, ...PLAN, lundi: 7, version: 1 },
          ],
        }),
      ];
      for (const { status, body } of answers) {
        expect([status, body.code]).toEqual([409, 'allocation.error.changed']);
        expect(body.message).toContain(editor);
      }
      expect(await read(id)).toMatchObject({ lundi: 6, version: 2 });
      expect(await inWeek(addDays(week, 7))).toEqual([]);
      await api
        .nord()
        .put(PATH, { ...stale, version: 2 })
        .expect(200);
      await api
        .nord()
        .put(PATH, { ...stale, lundi: 8, version: null })
        .expect(200);
      await api.nord().delete(`${PATH}/${id}?version=4`).expect(204);
      const anew = { debutSemaine: week, ...PLAN, lundi: 9 };
      const weeks = (version: number) =>
        api.nord().put(`${PATH}/semaines`, {
          idCentre: centres.centreBellevue,
          idProduit: products.immunol,
          semaines: [{ ...anew, version }],
        });
      expect((await weeks(4)).status).toBe(409);
      expect((await weeks(0)).status).toBe(200);
    });

    it('at the same time: one of them, and the other is told', async () => {
      const id = await make({ debutSemaine: newWeek(), lundi: 1 });
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          (index % 2 ? api.nord() : api.referent()).put(PATH, { id, ...PLAN, lundi: 10 + index, version: 1 }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
      expect(await read(id)).toMatchObject({ version: 2 });
    });
  });

  describe('are copied', () => {
    const copy = (id: string, nbSemaines: number | null) =>
      api.nord().post(`${PATH}/multiples`, { id, nbSemaines });

    it('into the weeks that follow, all or none', async () => {
      const week = newWeek();
      const id = await make({ debutSemaine: week, modeQte: 'DOSE', mardi1: 7, dimanche2: 3 });
      const { body } = await copy(id, 5).expect(201);
      expect(body).toHaveLength(5);
      for (const [index, { id: copied }] of body.entries())
        expect(await read(copied)).toMatchObject({
          debutSemaine: addDays(week, 7 * (index + 1)),
          mardi1: 7,
          dimanche2: 3,
        });
      const other = await make({ debutSemaine: addDays(week, -7), lundi: 1 });
      const refused = await copy(other, 2).expect(400);
      expect(globalCode(refused)).toBe('allocation.error.followingWeekTaken');
      const [year, month, day] = week.split('-');
      expect(refused.body.globalErrors[0].arguments).toEqual({ week: `${month}/${day}/${year}` });
      expect(await inWeek(addDays(week, 42))).toEqual([]);
    });

    it.each([
      [null, 'global.error.required'],
      [0, 'global.error.positive'],
      [6, 'allocation.error.tooManyWeeks'],
      [1.5, 'global.error.integer'],
    ])('not %s times', async (count, expected) => {
      const id = await make({ debutSemaine: newWeek(), lundi: 1 });
      expect(fields(await copy(id, count).expect(400))).toEqual({ nbSemaines: expected });
    });
  });

  it('are copied into no week after the last that there is', async () => {
    const id = await make({ debutSemaine: '9999-12-20', lundi: 1 });
    const copy = (nbSemaines: number) => api.nord().post(`${PATH}/multiples`, { id, nbSemaines });
    expect((await copy(2).expect(400)).body.fieldErrors).toMatchObject([
      { field: 'nbSemaines', code: 'global.error.date', rejectedValue: 2 },
    ]);
    expect((await copy(1).expect(201)).body).toHaveLength(1);
  });

  it('are changed, copied and removed once, however late the answer is asked for again', async () => {
    const week = newWeek();
    const id = await make({ debutSemaine: week, lundi: 5 });
    const [revised, copied, removed] = [randomUUID(), randomUUID(), randomUUID()];
    const calls = [
      () => api.nord().put(PATH, { id, modeQte: 'CONDITIONNEMENT', lundi: 6, version: 1 }, revised),
      () => api.nord().post(`${PATH}/multiples`, { id, nbSemaines: 2 }, copied),
      () => api.nord().delete(`${PATH}/${id}?version=2`, removed),
    ];
    const answers = [];
    for (const call of calls) answers.push(await call());
    expect(answers.map(({ status }) => status)).toEqual([200, 201, 204]);
    // As a process leaves it that ended before it could write the answer down.
    await api.api.pool.query(
      `UPDATE platform.idempotency_key SET status = NULL, response = NULL, position = NULL, lease_until = '-infinity'
        WHERE key = ANY ($1)`,
      [[revised, copied, removed]],
    );
    for (const [index, call] of calls.entries()) {
      const { status, body } = await call();
      expect([status, body]).toEqual([answers[index]!.status, answers[index]!.body]);
    }
  });

  it('of a disabled product are neither made, changed nor copied, but removed', async () => {
    const [week, ofProduct] = [newWeek(), { idProduit: products.vaxilor }];
    const id = await make({ ...ofProduct, debutSemaine: week, lundi: 5 });
    await enableVaxilor(false);
    try {
      const next = plan({ ...ofProduct, debutSemaine: addDays(week, 7), lundi: 5 });
      expect(fields(await api.nord().post(PATH, next).expect(400))).toEqual({
        idProduit: 'global.error.productNotFound',
      });
      const changed = { id, modeQte: 'CONDITIONNEMENT', lundi: 6 };
      expect(globalCode(await api.nord().put(PATH, changed).expect(400))).toBe(
        'global.error.productNotFound',
      );
      const copied = { id, nbSemaines: 1 };
      expect(globalCode(await api.nord().post(`${PATH}/multiples`, copied).expect(400))).toBe(
        'global.error.productNotFound',
      );
      await api.nord().delete(`${PATH}/${id}`).expect(204);
    } finally {
      await enableVaxilor(true);
    }
  });

  it('of a disabled centre are neither made, changed, copied nor turned into requests, but removed', async () => {
    const [week, ofCentre] = [newWeek(), { idCentre: centres.centreRiviere }];
    const id = await make({ ...ofCentre, debutSemaine: week, lundi: 5 });
    await make({ debutSemaine: week, mardi: 2 });
    const generate = (more: object = {}) =>
      api.nord().post(`${PATH}/generation`, { debutSemaine: week, ...more });
    await enableRiviere(false);
    try {
      const next = plan({ ...ofCentre, debutSemaine: addDays(week, 7), lundi: 5 });
      expect(fields(await api.nord().post(PATH, next).expect(400))).toEqual({
        idCentre: 'centre.error.inactive',
      });
      const changed = { id, modeQte: 'CONDITIONNEMENT', lundi: 6 };
      expect(globalCode(await api.nord().put(PATH, changed).expect(400))).toBe('centre.error.inactive');
      const copied = { id, nbSemaines: 1 };
      expect(globalCode(await api.nord().post(`${PATH}/multiples`, copied).expect(400))).toBe(
        'centre.error.inactive',
      );
      expect((await generate().expect(201)).body).toEqual({
        nbDemandes: 1,
        nbExistantes: 0,
        nbPlansEcartes: 1,
      });
      expect(fields(await generate(ofCentre).expect(400))).toEqual({ idCentre: 'global.error.unknownValue' });
      await api.nord().delete(`${PATH}/${id}`).expect(204);
    } finally {
      await enableRiviere(true);
    }
  });

  describe('are turned into requests', () => {
    it('one a day, and no second time', async () => {
      const week = newWeek();
      await make({ debutSemaine: week, lundi: 5, jeudi: 2 });
      await make({
        idCentre: centres.centreRiviere,
        debutSemaine: week,
        modeQte: 'DOSE',
        mardi1: 12,
        mardi2: 3,
      });
      const generate = (more: object = {}) =>
        api.nord().post(`${PATH}/generation`, { debutSemaine: week, ...more });
      expect((await generate({ idCentre: centres.centreRiviere }).expect(201)).body).toEqual({
        nbDemandes: 1,
        nbExistantes: 0,
        nbPlansEcartes: 0,
      });
      expect((await generate().expect(201)).body).toMatchObject({ nbDemandes: 2, nbExistantes: 1 });
      const from = `typeDate=RECEPTION&dateDebut=${week}&dateFin=${addDays(week, 6)}&sort=${encodeURIComponent('["dateReception","ASC"]')}`;
      const { body } = await api.nord().get(`/vaccination/besoin?${from}`).expect(200);
      expect(body).toMatchObject([
        { nbCond: 5, statut: 'EN_ATTENTE', centreVacc: { id: centres.centreBellevue } },
        { nbCond: 2, modeQte: 'DOSE', nbDoses1: 12, nbDoses2: 3, centreVacc: { id: centres.centreRiviere } },
        { nbCond: 2, modeQte: 'CONDITIONNEMENT' },
      ]);
      expect(businessDate(body[2].dateReception, 'Europe/Paris')).toBe(addDays(week, 3));
    });

    it('not of a product that is disabled: its plans are counted instead', async () => {
      const week = newWeek();
      await make({ debutSemaine: week, lundi: 5 });
      await make({ debutSemaine: week, idProduit: products.vaxilor, mardi: 4 });
      const generate = (more: object = {}) =>
        api.nord().post(`${PATH}/generation`, { debutSemaine: week, ...more });
      await enableVaxilor(false);
      try {
        expect((await generate().expect(201)).body).toEqual({
          nbDemandes: 1,
          nbExistantes: 0,
          nbPlansEcartes: 1,
        });
        expect(fields(await generate({ idProduit: products.vaxilor }).expect(400))).toEqual({
          idProduit: 'global.error.productNotFound',
        });
      } finally {
        await enableVaxilor(true);
      }
      expect((await generate().expect(201)).body).toEqual({
        nbDemandes: 1,
        nbExistantes: 1,
        nbPlansEcartes: 0,
      });
    });

    it('not of a week that is over, and for no centre out of sight', async () => {
      const generate = (body: object) => api.nord().post(`${PATH}/generation`, body);
      expect(fields(await generate({ debutSemaine: addDays(THIS_WEEK, -7) }).expect(400))).toEqual({
        debutSemaine: 'allocation.error.weekOver',
      });
      expect(fields(await generate({}).expect(400))).toEqual({ debutSemaine: 'global.error.required' });
      expect(fields(await generate({ debutSemaine: addDays(newWeek(), 1) }).expect(400))).toEqual({
        debutSemaine: 'allocation.error.notMonday',
      });
      const unknownProduct = { debutSemaine: newWeek(), idProduit: randomUUID() };
      expect(fields(await generate(unknownProduct).expect(400))).toEqual({
        idProduit: 'global.error.productNotFound',
      });
      const elsewhere = { debutSemaine: newWeek(), idCentre: centres.centreMer };
      expect(fields(await generate(elsewhere).expect(400))).toEqual({
        idCentre: 'global.error.unknownValue',
      });
      const wrong = { ...unknownProduct, ...elsewhere, debutSemaine: addDays(THIS_WEEK, 1) };
      expect(fields(await generate(wrong).expect(400))).toEqual({
        debutSemaine: 'allocation.error.notMonday',
        idCentre: 'global.error.unknownValue',
        idProduit: 'global.error.productNotFound',
      });
    });
  });

  describe('are imported', () => {
    const send = (file: Buffer, form: Readonly<Record<string, string>>, name = 'plan.xlsx') =>
      api.nord().upload(`${PATH}/import`, form, file, name);
    const xlsx = async (rows: readonly (readonly unknown[])[]): Promise<Buffer> => {
      const workbook = new ExcelJS.Workbook();
      workbook.addWorksheet('Plan').addRows(rows as unknown[][]);
      return Buffer.from(await workbook.xlsx.writeBuffer());
    };
    const xls = (rows: readonly (readonly unknown[])[]): Buffer =>
      write(
        { SheetNames: ['Plan'], Sheets: { Plan: utils.aoa_to_sheet(rows as unknown[][]) } },
        { bookType: 'biff8', type: 'buffer' },
      );
    const bellevue = () => finess[centres.centreBellevue]!;
    const KINDS = [
      ['JOUR', 'DOSE'],
      ['JOUR', 'CONDITIONNEMENT'],
      ['SEMAINE', 'DOSE'],
      ['SEMAINE', 'CONDITIONNEMENT'],
    ] as const;

    it('for a centre whose number is not of nine digits', async () => {
      const { pool } = api.api;
      const number = (finessNumber: string) =>
        pool.query('UPDATE reference.centre SET finess = $2 WHERE id = $1', [
          centres.centreRiviere,
          finessNumber,
        ]);
      const week = newWeek();
      const form = { period: 'SEMAINE', qtyMode: 'FLACON', startWeek: week, dryRun: 'true' };
      const lines = [
        ['finess', 'produit', 'S1'],
        ['F-1234', 'Vaxilor', 4],
      ];
      await number('F-1234');
      const tried = await send(await xlsx(lines), form);
      await number(finess[centres.centreRiviere]!);
      expect(tried.body).toMatchObject({ creations: 1, erreurs: 0 });
    });

    it.each([
      ['an .xlsx', xlsx],
      ['an .xls', xls],
    ])('from %s, by the week in packages; tried first', async (_, file) => {
      const week = newWeek();
      const form = { period: 'SEMAINE', qtyMode: 'FLACON', startWeek: week };
      const content = await file([
        ['finess', 'produit', 'S1', 'S2', 'S3'],
        [Number(bellevue()), 'immunol', 12, '', 3],
        [bellevue(), 'Vaxilor', '', 4],
      ]);
      const tried = await send(content, { ...form, dryRun: 'true' }).expect(200);
      expect(tried.body).toMatchObject({
        dryRun: true,
        creations: 2,
        erreurs: 0,
        lignes: [
          {
            ligne: 2,
            statut: 'CREATION',
            modifications: [
              { champ: week, avant: null, apres: 12, unite: 'CONDITIONNEMENT', uniteAvant: null },
              { apres: 3 },
            ],
          },
          { ligne: 3, statut: 'CREATION' },
        ],
      });
      expect(await inWeek(week)).toEqual([]);
      await send(content, form).expect(200);
      expect(await inWeek(week)).toMatchObject([
        { lundi: 12, totalCond: 12, produit: { id: products.immunol } },
      ]);
      expect(await inWeek(addDays(week, 7))).toMatchObject([{ lundi: 4, produit: { id: products.vaxilor } }]);
      expect(await inWeek(addDays(week, 14))).toMatchObject([{ lundi: 3 }]);
      expect((await send(content, form).expect(200)).body).toMatchObject({ inchanges: 2, creations: 0 });
      const changed = await file([
        ['finess', 'produit', 'S1'],
        [bellevue(), 'Immunol', 7],
      ]);
      expect((await send(changed, form).expect(200)).body).toMatchObject({ modifications: 1 });
      expect(await inWeek(week)).toMatchObject([{ lundi: 7 }]);
    });

    it('compared with what was planned: in one unit, in doses where another one counts from now on', async () => {
      const week = newWeek();
      const planned = (quantity: number, qtyMode: string, headings = ['S1']) =>
        xlsx([
          ['finess', 'produit', ...headings],
          [bellevue(), 'Immunol', quantity],
        ]).then((content) => send(content, { period: 'SEMAINE', qtyMode, startWeek: week }).expect(200));
      await planned(10, 'FLACON');
      const { rows } = await api.api.pool.query<{ doses: number }>(
        'SELECT doses_per_package AS doses FROM reference.product WHERE id = $1',
        [products.immunol],
      );
      const doses = 10 * rows[0]!.doses;
      const [first] = (await planned(7, 'DOSE', ['S1 D1'])).body.lignes;
      expect(first.modifications).toEqual([
        { champ: week, avant: doses, apres: 7, unite: 'DOSE', uniteAvant: 'CONDITIONNEMENT' },
      ]);
      const [second] = (await planned(9, 'DOSE', ['S1 D1'])).body.lignes;
      expect(second.modifications).toEqual([
        { champ: week, avant: 7, apres: 9, unite: 'DOSE', uniteAvant: 'DOSE' },
      ]);
      const [third] = (await planned(10, 'FLACON')).body.lignes;
      expect(third.modifications).toEqual([
        { champ: week, avant: 9, apres: doses, unite: 'DOSE', uniteAvant: 'DOSE' },
      ]);
    });

    it('are told all that is missing at once', async () => {
      const missing = {
        period: 'global.error.required',
        qtyMode: 'global.error.required',
        startWeek: 'global.error.required',
      };
      expect(fields(await api.nord().post(`${PATH}/import`, {}).expect(400))).toEqual({
        file: 'global.error.required',
        ...missing,
      });
      expect(fields(await send(await xlsx([]), {}).expect(400))).toEqual(missing);
      expect(fields(await send(await xlsx([]), { startWeek: 'x', dryRun: 'x' }).expect(400))).toEqual({
        period: missing.period,
        qtyMode: missing.qtyMode,
        dryRun: 'global.error.notBoolean',
      });
    });

    it('and its sender may ask how far it is', async () => {
      const week = newWeek();
      const key = randomUUID();
      const content = await xlsx([
        ['finess', 'produit', 'S1', 'S2'],
        [bellevue(), 'Immunol', 1, 2],
        [bellevue(), 'Vaxilor', 3],
      ]);
      const form = { period: 'SEMAINE', qtyMode: 'FLACON', startWeek: week };
      const first = await api.nord().upload(`${PATH}/import`, form, content, 'plan.xlsx', key).expect(200);
      const { body } = await api.nord().get(`/commandes/${key}`).expect(200);
      expect(body).toMatchObject({ termine: true });
      await api.referent().get(`/commandes/${key}`).expect(404);
      const again = await api.nord().upload(`${PATH}/import`, form, content, 'plan.xlsx', key).expect(200);
      expect(again.body).toEqual(first.body);
    });

    it('by the day in doses', async () => {
      const week = newWeek();
      const { rows } = await api.api.pool.query('SELECT cip_code FROM reference.product WHERE id = $1', [
        products.immunol,
      ]);
      const quantities = Array.from({ length: 70 }, (_, index) => index);
      const content = await xlsx([
        ['finess', 'produit', ...quantities.map((index) => `q${index}`)],
        [bellevue(), rows[0].cip_code, ...quantities],
      ]);
      await send(content, { period: 'JOUR', qtyMode: 'DOSE', startWeek: week }).expect(200);
      expect(await inWeek(week)).toMatchObject([
        { modeQte: 'DOSE', lundi1: 0, lundi2: 1, dimanche1: 12, dimanche2: 13 },
      ]);
      expect(await inWeek(addDays(week, 28))).toMatchObject([{ lundi1: 56, dimanche2: 69 }]);
    });

    it('not while a line is wrong, and each wrong line is told', async () => {
      const week = newWeek();
      const content = await xlsx([
        ['finess', 'produit', 'S1'],
        [bellevue(), 'Immunol', 5],
        ['', 'Immunol', 5],
        ['590000999', 'Immunol', 5],
        [finess[centres.centreMer], 'Immunol', 5],
        [bellevue(), 'Inconnu', 5],
        [bellevue(), 'Vaxilor', -1],
        [bellevue(), 'Vaxilor', 'beaucoup'],
        [bellevue(), 'immunol', 6],
        [finess[centres.centreRiviere], 'Immunol', true],
        [finess[centres.centreRiviere], 'Vaxilor', `1 ${'x'.repeat(999)}`],
      ]);
      const form = { period: 'SEMAINE', qtyMode: 'CONDITIONNEMENT', startWeek: week };
      const refused = await send(content, form).expect(400);
      interface Fault {
        readonly field: string;
        readonly code: string;
        readonly arguments: { readonly heading?: string };
      }
      const told = (refused.body.fieldErrors as Fault[]).map(({ field, code, arguments: { heading } }) => [
        field,
        code,
        heading,
      ]);
      expect(told).toEqual([
        ['lignes[3]', 'global.error.required', 'finess'],
        ['lignes[4]', 'allocation.error.finess', 'finess'],
        ['lignes[5]', 'allocation.error.finess', 'finess'],
        ['lignes[6]', 'allocation.error.product', 'produit'],
        ['lignes[7]', 'global.error.notNegative', 'S1'],
        ['lignes[8]', 'import.error.twice', undefined],
        ['lignes[8]', 'global.error.integer', 'S1'],
        ['lignes[9]', 'import.error.twice', undefined],
        ['lignes[10]', 'global.error.integer', 'S1'],
        ['lignes[11]', 'global.error.integer', 'S1'],
      ]);
      // What the cell held, as far as an answer repeats a text.
      const held = (refused.body.fieldErrors as { code: string; rejectedValue: unknown }[])
        .filter(({ code }) => code === 'global.error.integer')
        .map(({ rejectedValue }) => rejectedValue);
      expect(held).toEqual(['beaucoup', 'true', `1 ${'x'.repeat(248)}`]);
      expect(await inWeek(week)).toEqual([]);
      const tried = await send(content, { ...form, dryRun: 'true' }).expect(200);
      expect(tried.body).toMatchObject({ creations: 1, erreurs: 9 });
    });

    const DAYS_FORM = { period: 'JOUR', qtyMode: 'CONDITIONNEMENT' };
    it('not where a cell holds an error, or a formula without a result', async () => {
      const form = { ...DAYS_FORM, startWeek: newWeek() };
      const content = await xlsx([
        ['finess', 'produit', 'S1 lundi', 'S1 mardi'],
        [bellevue(), 'Immunol', { error: '#N/A' }, 5],
        [bellevue(), 'Vaxilor', 5, { formula: 'Z1', result: { error: '#REF!' } }],
        [{ error: '#N/A' }, 'Immunol', 5],
        [finess[centres.centreRiviere], { error: '#VALUE!' }, 5],
        [finess[centres.centreRiviere], 'Vaxilor', { formula: 'A1+1' }],
      ]);
      const refused = await send(content, form).expect(400);
      expect(refused.body.fieldErrors).toMatchObject([
        {
          field: 'lignes[2]',
          arguments: { heading: 'S1 lundi' },
          code: 'global.error.integer',
          rejectedValue: '#N/A',
        },
        {
          field: 'lignes[3]',
          arguments: { heading: 'S1 mardi' },
          code: 'global.error.integer',
          rejectedValue: '#REF!',
        },
        {
          field: 'lignes[4]',
          arguments: { heading: 'finess' },
          code: 'allocation.error.finess',
          rejectedValue: '#N/A',
        },
        {
          field: 'lignes[5]',
          arguments: { heading: 'produit' },
          code: 'allocation.error.product',
          rejectedValue: '#VALUE!',
        },
        {
          field: 'lignes[6]',
          arguments: { heading: 'S1 lundi' },
          code: 'global.error.integer',
          rejectedValue: '=A1+1',
        },
      ]);
      expect(await inWeek(form.startWeek)).toEqual([]);
    });

    it('not where a cell of an .xls holds an error', async () => {
      const form = { ...DAYS_FORM, startWeek: newWeek() };
      const error = (v: number) => ({ t: 'e', v });
      const content = xls([
        ['finess', 'produit', 'S1 lundi', 'S1 mardi'],
        [bellevue(), 'Immunol', 5, error(0x2a)],
        [bellevue(), 'Vaxilor', error(0), 5],
      ]);
      const refused = await send(content, form, 'plan.xls').expect(400);
      expect(refused.body.fieldErrors).toMatchObject([
        {
          field: 'lignes[2]',
          arguments: { heading: 'S1 mardi' },
          code: 'global.error.integer',
          rejectedValue: '#N/A',
        },
        {
          field: 'lignes[3]',
          arguments: { heading: 'S1 lundi' },
          code: 'global.error.integer',
          rejectedValue: '#NULL!',
        },
      ]);
      expect(await inWeek(form.startWeek)).toEqual([]);
    });

    it.each(['1.000', '1,000', '1 000', '0x10', '1e2', '1.5', '-0', '.0', '1.', '5 boîtes'])(
      'not where a text can be read in two ways, or is no number: %s',
      async (text) => {
        const form = { ...DAYS_FORM, startWeek: newWeek() };
        const content = await xlsx([
          ['finess', 'produit', 'S1 lundi'],
          [bellevue(), 'Immunol', text],
        ]);
        const refused = await send(content, form).expect(400);
        expect(refused.body.fieldErrors).toMatchObject([
          {
            field: 'lignes[2]',
            arguments: { heading: 'S1 lundi' },
            code: 'global.error.integer',
            rejectedValue: text,
          },
        ]);
      },
    );

    it('with quantities that are numbers, or texts of whole numbers', async () => {
      const form = { ...DAYS_FORM, startWeek: newWeek() };
      const content = await xlsx([
        ['finess', 'produit', ...modelHeadings('JOUR', 'CONDITIONNEMENT').slice(0, 7)],
        [bellevue(), 'Immunol', 100, '12', ' +3 ', '4,0', '5.00', '1000', { formula: '3*2', result: 6 }],
      ]);
      await send(content, form).expect(200);
      expect(await inWeek(form.startWeek)).toMatchObject([
        { lundi: 100, mardi: 12, mercredi: 3, jeudi: 4, vendredi: 5, samedi: 1000, dimanche: 6 },
      ]);
    });

    it('not where something is beside the columns of the model, nor without a column of quantities', async () => {
      const form = { ...DAYS_FORM, startWeek: newWeek() };
      const headings = ['finess', 'produit', ...modelHeadings('JOUR', 'CONDITIONNEMENT')];
      const full = [bellevue(), 'Immunol', ...Array.from({ length: 35 }, () => 1)];
      const column = async (content: Buffer) =>
        (await send(content, form).expect(400)).body.globalErrors.map(
          ({ code, arguments: { column } }: { code: string; arguments: { column: string } }) => [
            code,
            column,
          ],
        );
      expect(await column(await xlsx([headings, [...full, 99]]))).toEqual([['erreurColonne', 'AL2']]);
      expect(await column(xls([headings, [...full, 99]]))).toEqual([['erreurColonne', 'AL2']]);
      const without = await xlsx([headings.slice(0, 2), full.slice(0, 2)]);
      expect(await column(without)).toEqual([['erreurColonne', 'C1']]);
      expect(await inWeek(form.startWeek)).toEqual([]);
      await send(await xlsx([headings, [...full, ' ']]), form).expect(200);
    });

    it('not from a file of another shape, nor with a form that lacks something', async () => {
      const form = { period: 'SEMAINE', qtyMode: 'DOSE', startWeek: newWeek() };
      const row = ['590000101', 'Immunol', 5];
      expect(globalCode(await send(await xlsx([['produit', 'finess', 'S1'], row]), form).expect(400))).toBe(
        'erreurColonne',
      );
      const tooWide = [['finess', 'produit', ...Array.from({ length: 21 }, (_, n) => `S${n}`)], row];
      expect(globalCode(await send(await xlsx(tooWide), form).expect(400))).toBe('erreurColonne');
      expect(globalCode(await send(await xlsx([['finess', 'produit', 'S1']]), form).expect(400))).toBe(
        'csvVide',
      );
      expect(fields(await send(Buffer.from('no workbook'), form).expect(400))).toEqual({
        file: 'import.error.notWorkbook',
      });
      const damaged = xls([['finess', 'produit', 'S1'], row]).subarray(0, 900);
      expect((await send(damaged, form, 'plan.xls')).status).toBe(400);
      expect(Object.keys(fields(await send(await xlsx([['finess'], row]), {}).expect(400))).sort()).toEqual([
        'period',
        'qtyMode',
        'startWeek',
      ]);
      const past = { ...form, startWeek: addDays(THIS_WEEK, -7) };
      expect(fields(await send(await xlsx([['finess', 'produit', 'S1'], row]), past).expect(400))).toEqual({
        startWeek: 'allocation.error.weekOver',
      });
    });

    it.each([
      ['jour', 'dose', 'JOUR', 'DOSE'],
      ['jour', 'flacon', 'JOUR', 'CONDITIONNEMENT'],
      ['semaine', 'dose', 'SEMAINE', 'DOSE'],
      ['semaine', 'flacon', 'SEMAINE', 'CONDITIONNEMENT'],
    ] as const)(
      'the model of %s and %s has their columns, typed and commented',
      async (period, mode, asPeriod, asMode) => {
        const name = `import_prevision_${period}_${mode}.xlsx`;
        const file = await readFile(join(process.cwd(), 'console/public/model', name));
        const workbook = new ExcelJS.Workbook();
        await workbook.xlsx.load(Uint8Array.from(file).buffer);
        const [sheet] = workbook.worksheets;
        const head = sheet!.getRow(1);
        const columns = quantityColumns(asPeriod, asMode, THIS_WEEK);
        expect(head.cellCount).toBe(2 + columns.length);
        expect(columns).toHaveLength(IMPORT_LENGTH[asPeriod] * (asMode === 'DOSE' ? 2 : 1));
        head.eachCell((cell) => expect(cell.note).toBeTruthy());
        const headings = (head.values as string[]).slice(3);
        expect(headings).toEqual(modelHeadings(asPeriod, asMode));
        expect(sheet!.getRow(2).getCell(3).dataValidation).toMatchObject({
          type: 'whole',
          operator: 'greaterThanOrEqual',
        });
        const week = newWeek();
        sheet!.getRow(2).values = [bellevue(), 'Immunol', 3];
        const filled = Buffer.from(await workbook.xlsx.writeBuffer());
        await send(filled, { period: asPeriod, qtyMode: asMode, startWeek: week }).expect(200);
        expect(await inWeek(week)).toMatchObject([asMode === 'DOSE' ? { lundi1: 3 } : { lundi: 3 }]);
        const otherWeek = newWeek();
        const others = KINDS.filter(([period, mode]) => period !== asPeriod || mode !== asMode);
        for (const [index, [otherPeriod, otherMode]] of others.entries()) {
          const asked = { period: otherPeriod, qtyMode: otherMode, startWeek: otherWeek };
          const dryRun = String(index === 0);
          const refused = await send(filled, { ...asked, dryRun }).expect(400);
          expect(globalCode(refused)).toBe('erreurColonne');
          expect(refused.body.globalErrors[0].arguments).toEqual({ column: headings[0] });
        }
        expect(await inWeek(otherWeek)).toEqual([]);
      },
    );
  });
});
