/** Links between centres, and between centres and users, changed from one end while the other is being edited. */
import { demonstrationIds } from '../../demonstration/reference-data/demonstration.js';
import { type AdministrationApi, NEW, startAdministrationApi } from './testing/administration-api.js';

const { centres, carriers, users } = demonstrationIds;

/** What the specs read of a centre or a user. */
interface Shown extends Record<string, unknown> {
  readonly version: number;
  readonly centreIds: string[];
  readonly childrenIds: string[];
}

describe('a link that is changed from its other end', () => {
  let api: AdministrationApi;

  beforeAll(async () => {
    api = await startAdministrationApi();
  });
  afterAll(() => api.close());

  const get = async (path: string) => (await api.as('admin', 'get', path).expect(200)).body as Shown;
  const put = (path: string, body: object) => api.as('admin', 'put', path, body);
  const newCentre = (change: object = {}) => api.create('centre', { ...NEW.centre, ...change });

  it.each([
    ['above', 'childrenIds', 'parentIds', { type: 'DISPATCH' }, {}],
    ['below', 'parentIds', 'childrenIds', {}, { type: 'DISPATCH' }],
  ])('is not overwritten by the editor of the centre %s', async (_, field, other, own, theirs) => {
    const [mine, edited] = [await newCentre(own), await newCentre(theirs)];
    const opened = await get(`centre/${edited}`);
    await put('centre', { ...(await get(`centre/${mine}`)), [field]: [edited] }).expect(200);
    await put('centre', opened).expect(409);
    const now = await get(`centre/${edited}`);
    expect(now[other]).toEqual([mine]);
    expect(now.version).toBe(opened.version + 1);
    // Taken away again, it is a change once more; what stays as it was is none.
    await put('centre', { ...(await get(`centre/${mine}`)), nom: 'Renommé' }).expect(200);
    expect((await get(`centre/${edited}`)).version).toBe(now.version);
    await put('centre', { ...(await get(`centre/${mine}`)), [field]: [] }).expect(200);
    await put('centre', now).expect(409);
  });

  it('is in the trail of both ends', async () => {
    const [above, below] = [await newCentre({ type: 'DISPATCH' }), await newCentre()];
    const lastOf = async (entity: string, id: string) => {
      const { body } = await api.as('admin', 'get', `audit?entity=${entity}&id=${id}`).expect(200);
      const { before, after } = body[0];
      return { before, after };
    };
    const save = async (id: string, change: object) =>
      put('centre', { ...(await get(`centre/${id}`)), ...change }).expect(200);
    await save(above, { childrenIds: [below], users: [users.point] });
    expect(await lastOf('centre', below)).toMatchObject({
      before: { parentIds: [] },
      after: { parentIds: [above] },
    });
    const joined = await lastOf('users', users.point);
    expect(joined.after.centreIds).toContain(above);
    expect(joined.before.centreIds).not.toContain(above);
    await save(below, { parentIds: [] });
    expect(await lastOf('centre', above)).toMatchObject({
      before: { childrenIds: [below] },
      after: { childrenIds: [] },
    });
    await save(above, { users: [] });
    const left = await lastOf('users', users.point);
    expect(left.before.centreIds).toContain(above);
    expect(left.after.centreIds).not.toContain(above);
  });

  it('is not overwritten by the editor of the user, nor by that of the centre', async () => {
    const centre = await newCentre();
    const user = await get(`users/${users.point}`);
    await put('centre', { ...(await get(`centre/${centre}`)), users: [users.point] }).expect(200);
    await put('users', user).expect(409);
    const member = await get(`users/${users.point}`);
    expect(member.centreIds).toContain(centre);
    const opened = await get(`centre/${centre}`);
    const without = member.centreIds.filter((id) => id !== centre);
    await put('users', { ...member, centreIds: without }).expect(200);
    await put('centre', opened).expect(409);
    expect(await get(`centre/${centre}`)).toMatchObject({ users: [] });
  });

  it('lets editors of both ends take turns', async () => {
    const [above, below] = [await newCentre({ type: 'DISPATCH' }), await newCentre()];
    const [one, other] = [await get(`centre/${above}`), await get(`centre/${below}`)];
    const answers = await Promise.all([
      put('centre', { ...one, childrenIds: [below] }),
      put('centre', { ...other, parentIds: [above] }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('ends a referent who leaves the centre', async () => {
    const centre = await newCentre({ users: [users.point], idReferent: users.point });
    const user = await get(`users/${users.point}`);
    const left = user.centreIds.filter((id) => id !== centre);
    await put('users', { ...user, centreIds: left }).expect(200);
    expect(await get(`centre/${centre}`)).toMatchObject({ users: [], idReferent: null });
  });

  it('knows the centres that a user is given', async () => {
    const user = await get(`users/${users.point}`);
    const unknown = '00000000-0000-4000-8000-000000000000';
    const { body } = await put('users', { ...user, centreIds: [unknown] }).expect(400);
    expect(body.fieldErrors).toMatchObject([{ field: 'centreIds', code: 'global.error.unknownRecord' }]);
    await put('users', { ...user, centreIds: undefined }).expect(200);
    expect((await get(`users/${users.point}`)).centreIds).toEqual(user.centreIds);
  });

  describe('of a vaccination centre and its dispatch centre', () => {
    const served = () => newCentre({ parentIds: [centres.plateformeNord], idTransporteur: carriers.nord });

    it('takes the default carrier of the old one with it', async () => {
      const id = await served();
      const { idTransporteur: _, ...centre } = await get(`centre/${id}`);
      await put('centre', { ...centre, parentIds: [centres.plateformeSud] }).expect(200);
      expect(await get(`centre/${id}`)).toMatchObject({ idTransporteur: null });
    });

    it('takes it with it from the other end too', async () => {
      const id = await served();
      const above = await get(`centre/${centres.plateformeNord}`);
      const childrenIds = above.childrenIds.filter((child) => child !== id);
      await put('centre', { ...above, childrenIds }).expect(200);
      expect(await get(`centre/${id}`)).toMatchObject({ parentIds: [], idTransporteur: carriers.nord });
      const other = await get(`centre/${centres.plateformeSud}`);
      await put('centre', { ...other, childrenIds: [...other.childrenIds, id] }).expect(200);
      expect(await get(`centre/${id}`)).toMatchObject({
        parentIds: [centres.plateformeSud],
        idTransporteur: null,
      });
    });

    it('is refused with the carrier of the old one', async () => {
      const id = await served();
      const centre = await get(`centre/${id}`);
      const { body } = await put('centre', { ...centre, parentIds: [centres.plateformeSud] }).expect(400);
      expect(body.fieldErrors).toMatchObject([
        { field: 'idTransporteur', code: 'centre.error.carrierNotOfParent' },
      ]);
    });
  });
});
