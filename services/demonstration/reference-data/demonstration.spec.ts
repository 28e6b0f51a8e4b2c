import type { DataSource } from 'typeorm';
import type { TestDatabase } from '../../../test/support/database.js';
import { createMigratedDatabase } from '../../../test/support/reference-database.js';
import { createFirstAdministrator } from '../../api/auth/first-administrator.js';
import { isPassword } from '../../platform/password-hash.js';
import { Centre } from '../../reference-data/centre/centre.entity.js';
import { openReferenceData } from '../../reference-data/database/data-source.js';
import { User } from '../../reference-data/user/user.entity.js';
import {
  createDemonstrationReferenceData,
  DEMONSTRATION_PASSWORD,
  demonstrationIds,
} from './demonstration.js';

describe('the first content of an empty database', () => {
  let database: TestDatabase;
  let source: DataSource;

  beforeEach(async () => {
    database = await createMigratedDatabase();
    source = await openReferenceData(database.url);
  });

  afterEach(async () => {
    await source.destroy();
    await database.release();
  });

  const administrator = {
    login: 'root',
    email: 'root@example.org',
    password: 'Correct-horse-7-battery',
    language: 'fr',
  } as const;

  it('creates the demonstration once, also when three processes start at the same time', async () => {
    const created = await Promise.all([1, 2, 3].map(() => createDemonstrationReferenceData(source)));
    expect(created.filter(Boolean)).toHaveLength(1);
    expect(await createDemonstrationReferenceData(source)).toBe(false);
    expect(await source.getRepository(User).count()).toBe(9);
    expect(await source.getRepository(Centre).count()).toBe(8);
    const changed = 'SELECT record_id FROM reference.audit_entry WHERE before IS NOT NULL';
    expect(await source.query(changed)).toEqual([]);
  });

  it('puts every centre in its place', async () => {
    await createDemonstrationReferenceData(source);
    const rows: { name: string; parents: string[]; users: string[]; carrier: string | null }[] =
      await source.query(`
        SELECT centre.name, carrier.name AS carrier,
          array(SELECT p.name FROM reference.centre_link JOIN reference.centre p ON p.id = parent_id
                WHERE child_id = centre.id) AS parents,
          array(SELECT login FROM reference.centre_user JOIN reference.user_account u ON u.id = user_id
                WHERE centre_id = centre.id) AS users
        FROM reference.centre LEFT JOIN reference.carrier ON carrier.id = centre.carrier_id ORDER BY centre.code`);
    const place = (name: string) => rows.find((row) => row.name === name);
    expect(place('Agence régionale')).toMatchObject({ parents: [], users: ['agence'] });
    expect(place('Plateforme Nord')).toMatchObject({ parents: ['Pharmacie centrale'], users: ['dispatch'] });
    expect(place('Plateforme Sud')).toMatchObject({ parents: ['Agence régionale'], users: ['sud'] });
    expect(place('Centre Bellevue')).toMatchObject({
      parents: ['Plateforme Nord'],
      carrier: 'Froid Express Nord',
    });
    expect(place('Centre Rivière')).toMatchObject({ parents: ['Plateforme Nord'], users: ['riviere'] });
    expect(place('Centre Mer')).toMatchObject({ parents: ['Plateforme Sud'], users: ['riviere'] });
    expect(place('Point Bellevue')).toMatchObject({ parents: ['Centre Bellevue'], users: ['point'] });
  });

  it('gives everything the same id in every installation, and the printed password', async () => {
    await createDemonstrationReferenceData(source);
    const user = await source
      .getRepository(User)
      .createQueryBuilder('user')
      .addSelect('user.passwordHash')
      .where({ login: 'bellevue' })
      .getOneOrFail();
    expect(user.id).toBe(demonstrationIds.users.bellevue);
    expect(user.id).toBe('7f5bd3b1-1aac-58be-9f32-a5409c4d6765');
    expect(await isPassword(DEMONSTRATION_PASSWORD, user.passwordHash, 'spec')).toBe(true);
  });

  it('refuses a login for the first administrator that could be taken for another', async () => {
    await expect(
      createFirstAdministrator(source, { ...administrator, login: 'r\u043e\u043et' }),
    ).rejects.toThrow(/ADMIN_LOGIN/);
  });

  it('makes the first administrator only where nobody is there', async () => {
    expect(await createFirstAdministrator(source, administrator)).toBe(true);
    expect(await createFirstAdministrator(source, administrator)).toBe(false);
    expect(await createDemonstrationReferenceData(source)).toBe(false);
    expect(await source.getRepository(User).find()).toMatchObject([
      { login: 'root', authorities: ['ROLE_ADMIN'], active: true, language: 'fr', dateFormat: null },
    ]);
  });

  it('refuses a weak password for the first administrator', async () => {
    await expect(createFirstAdministrator(source, { ...administrator, password: 'short' })).rejects.toThrow(
      /ADMIN_PASSWORD cannot be used:\n- 12 characters at least/,
    );
  });
});
