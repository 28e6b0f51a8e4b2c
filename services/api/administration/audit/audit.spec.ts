import { demonstrationIds } from '../../../demonstration/reference-data/demonstration.js';
import type { AuditedEntity } from '../../../reference-data/records/definitions.js';
import {
  type AdministrationApi,
  NEW,
  RESOURCES,
  type Resource,
  startAdministrationApi,
} from '../testing/administration-api.js';

const { centres, users } = demonstrationIds;

interface Entry {
  readonly entity: AuditedEntity;
  readonly recordId: string;
  readonly name: string;
  readonly userId: string | null;
  readonly user: string | null;
  readonly origin: string;
  readonly before: Record<string, unknown> | null;
  readonly after: Record<string, unknown> | null;
}

const ENTITY: Readonly<Record<Resource, AuditedEntity>> = {
  centre: 'centre',
  'referentiel/produit': 'produit',
  'referentiel/tracker': 'tracker',
  'referentiel/contenant': 'contenant',
  'referentiel/transporteur': 'transporteur',
  'value-list': 'value-list',
  users: 'users',
};

/** A change of a field that every body of the resource may carry. */
const EDIT: Readonly<Record<Resource, object>> = {
  centre: { nom: 'Renommé' },
  'referentiel/produit': { nom: 'Renommé' },
  'referentiel/tracker': { type1: 'Sonde' },
  'referentiel/contenant': { type: 'Caisse' },
  'referentiel/transporteur': { ville: 'Roubaix' },
  'value-list': { labels: { '1': 'Larcin', '2': 'Larceny' } },
  users: { company: 'Hôpital' },
};

describe('the audit trail', () => {
  let api: AdministrationApi;

  beforeAll(async () => {
    api = await startAdministrationApi();
  });
  afterAll(() => api.close());

  const trail = async (query: string): Promise<Entry[]> =>
    (await api.as('admin', 'get', `audit?${query}`).expect(200)).body;
  const state = async (resource: Resource, id: string) => {
    const { body } = await api.as('admin', 'get', `${resource}/${id}`).expect(200);
    return body as Record<string, unknown>;
  };
  /** What the trail says of it, out of what `GET` shows. */
  const within = (entry: Record<string, unknown> | null, shown: Record<string, unknown>) =>
    expect(shown).toMatchObject(entry ?? {});

  it.each(RESOURCES)('holds every write with its before and after: %s', async (resource) => {
    const id = await api.create(resource, NEW[resource]);
    const created = await state(resource, id);
    await api.as('admin', 'put', resource, { ...NEW[resource], ...EDIT[resource], id }).expect(200);
    const edited = await state(resource, id);
    await api.as('admin', 'put', `${resource}/status`, { id, status: true }).expect(200);
    const switched = await state(resource, id);

    const entries = await trail(`entity=${ENTITY[resource]}&id=${id}`);
    expect(entries.map(({ user, userId, origin }) => ({ user, userId, origin }))).toEqual(
      Array(3).fill({ user: 'Agnès Delmas', userId: users.admin, origin: 'service' }),
    );
    const [third, second, first] = entries as [Entry, Entry, Entry];
    expect(first.before).toBeNull();
    within(first.after, created);
    within(second.before, created);
    expect(second.after).toMatchObject(EDIT[resource]);
    within(second.after, edited);
    within(third.before, edited);
    expect(third.after).toMatchObject({ actif: true });
    within(third.after, switched);
  });

  it('says nothing of what was refused', async () => {
    const before = await trail('entity=users');
    await api
      .as('admin', 'post', 'users', { ...NEW.users, login: 'BELLEVUE', email: 'x@example.org' })
      .expect(400);
    expect(await trail('entity=users')).toHaveLength(before.length);
  });

  it('enters what belongs to a centre and stands in other tables', async () => {
    const etiquettes = [{ categorieType: 'SECTEUR', categorieLabel: null, valeur: 'Nord' }];
    const bellevue = await state('centre', centres.centreBellevue);
    const users = [demonstrationIds.users.bellevue, demonstrationIds.users.riviere];
    await api.as('admin', 'put', 'centre', { ...bellevue, users, etiquettes }).expect(200);
    const [entry] = await trail(`entity=centre&id=${centres.centreBellevue}`);
    expect(entry!.after!.etiquettes).toEqual(etiquettes);
    expect([...(entry!.after!.users as string[])].sort()).toEqual([...users].sort());
    expect(entry!.before!.etiquettes).not.toEqual(etiquettes);
  });

  it('enters a preference as its owner’s doing', async () => {
    await api.as('point', 'put', 'utilisateurs/langue', { langue: 'fr' }).expect(200);
    const [entry] = await trail(`entity=users&id=${users.point}`);
    expect(entry).toMatchObject({
      userId: users.point,
      before: { langue: 'en' },
      after: { langue: 'fr' },
    });
  });

  it('says nothing of a preference that is so already', async () => {
    const before = await trail(`entity=users&id=${users.riviere}`);
    await api.as('riviere', 'put', 'utilisateurs/langue', { langue: 'en' }).expect(200);
    expect(await trail(`entity=users&id=${users.riviere}`)).toHaveLength(before.length);
  });

  it('catches what was changed past the service', async () => {
    await api.pool.query(`UPDATE reference.carrier SET city = 'Douai' WHERE name = 'Froid Express Nord'`);
    const [entry] = await trail('entity=transporteur');
    expect(entry).toMatchObject({ origin: 'database', userId: null, after: { city: 'Douai' } });
  });

  it('calls each record by its name, what belongs to a centre by that of the centre', async () => {
    await api.pool.query(
      `DELETE FROM reference.centre_link WHERE child_id = (SELECT id FROM reference.centre WHERE name = 'Point Bellevue')`,
    );
    expect((await trail('entity=centre'))[0]).toMatchObject({ origin: 'database', name: 'Centre Bellevue' });
    expect((await trail('entity=transporteur'))[0]!.name).toBe('Froid Express Nord');
  });

  it.each([
    ['UPDATE', `UPDATE reference.audit_entry SET user_id = NULL`],
    ['DELETE', 'DELETE FROM reference.audit_entry'],
    ['TRUNCATE', 'TRUNCATE reference.audit_entry'],
  ])('cannot be rewritten: %s', async (_, statement) => {
    await expect(api.pool.query(statement)).rejects.toThrow('append-only');
  });

  it('is read by record, by user, by time, and in pages', async () => {
    const all = await trail('');
    const half = all[Math.floor(all.length / 2)] as Entry & { occurredAt: string };
    const later = await trail(`from=${encodeURIComponent(half.occurredAt)}`);
    const earlier = await trail(`to=${encodeURIComponent(half.occurredAt)}`);
    expect(later.length + earlier.length).toBe(all.length);
    expect(await trail(`userId=${users.point}`)).toHaveLength(1);
    const { body: page } = await api.as('admin', 'get', 'audit?page=1&size=2').expect(200);
    expect(page).toEqual({ content: all.slice(2, 4), totalElements: all.length });
    const ranged = await api.as('admin', 'get', 'audit?range=[0,1]').expect(200);
    expect(ranged.headers['content-range']).toBe(`audit 0-1/${all.length}`);
  });

  it('takes a day as one of the configured time zone, the last one included', async () => {
    const at = async (instant: string) => {
      const { rows } = await api.pool.query<{ id: string }>(
        `INSERT INTO reference.audit_entry (occurred_at, origin, entity, record_id, after)
         VALUES ($1, 'service', 'produit', gen_random_uuid(), '{}') RETURNING id::text`,
        [instant],
      );
      return rows[0]!.id;
    };
    const lastMinute = await at('2025-07-13T21:59:00Z');
    const first = await at('2025-07-13T22:00:00Z');
    const last = await at('2025-07-14T21:59:59Z');
    const next = await at('2025-07-14T22:00:00Z');
    const found = async (query: string) =>
      ((await trail(query)) as unknown as { id: string }[]).map(({ id }) => id);
    expect(await found('from=2025-07-14&to=2025-07-14')).toEqual([last, first]);
    expect(await found('to=2025-07-13')).toEqual([lastMinute]);
    expect(await found('from=2025-07-15&to=2025-07-20')).toEqual([next]);
    const { body } = await api.as('admin', 'get', 'audit?from=2025-02-30').expect(400);
    expect(body.fieldErrors).toMatchObject([{ field: 'from' }]);
    const reversed = await api.as('admin', 'get', 'audit?from=2025-07-15&to=2025-07-14').expect(400);
    expect(reversed.body.fieldErrors).toEqual([
      expect.objectContaining({ field: 'from', code: 'global.error.periodReversed' }),
    ]);
  });

  it('watches every table of administered records', async () => {
    const { rows } = await api.pool.query<{ table: string; watched: boolean }>(
      `SELECT c.relname AS "table", EXISTS (SELECT FROM pg_trigger t WHERE t.tgrelid = c.oid
         AND t.tgfoid = 'reference.enter_if_unaudited'::regproc) AS watched
       FROM pg_class c WHERE c.relnamespace = 'reference'::regnamespace AND c.relkind = 'r'`,
    );
    const unwatched = rows.filter(({ watched }) => !watched).map(({ table }) => table);
    // Migrations, what lives for hours only, and the trail itself.
    expect(unwatched.sort()).toEqual([
      'audit_entry',
      'migration',
      'password_link',
      'security_event',
      'session',
      'sign_in_failure',
    ]);
  });
});
