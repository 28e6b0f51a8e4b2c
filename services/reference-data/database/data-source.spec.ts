import type { DataSource } from 'typeorm';
import { createTestDatabase } from '../../../test/support/database.js';
import { Centre } from '../centre/centre.entity.js';
import { MIGRATIONS, openReferenceData } from './data-source.js';
import { SearchLigatures1795730400001 } from './migrations/1795730400001-search-ligatures.js';

describe('the schema of the reference data', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let sources: DataSource[];

  beforeAll(async () => {
    database = await createTestDatabase();
    sources = await Promise.all([1, 2, 3].map(() => openReferenceData(database.url)));
  });

  afterAll(async () => {
    await Promise.all(sources.map((source) => source.destroy()));
    await database.release();
  });

  it('is made once by processes that start at the same time', async () => {
    const [source] = sources;
    const applied = await source!.query('SELECT name FROM reference.migration ORDER BY id');
    expect(applied).toHaveLength(MIGRATIONS.length);
  });

  it('agrees with the entities', async () => {
    const difference = await sources[0]!.driver.createSchemaBuilder().log();
    expect(difference.upQueries.map(({ query }) => query)).toEqual([
      // TypeORM has no way to declare a check on a join table.
      'ALTER TABLE "reference"."centre_link" DROP CONSTRAINT "centre_link_not_itself"',
    ]);
  });

  it('brings the value lists in both languages', async () => {
    const rows = await sources[0]!.query(
      `SELECT list, count(*)::int AS entries, bool_and(labels ? '1' AND labels ? '2') AS bilingual
       FROM reference.value_list_entry WHERE active GROUP BY list ORDER BY list`,
    );
    expect(rows).toEqual([
      { list: 'PRODUCT_TYPE', entries: 6, bilingual: true },
      { list: 'SCRAPPING_CAUSE', entries: 7, bilingual: true },
    ]);
  });

  it.each([
    ['Sacré-Cœur', 'sacre-coeur'],
    ['ŒUVRE, Lætitia, Ǽ', 'oeuvre, laetitia, ae'],
    ['Straße, GROẞ', 'strasse, gross'],
  ])('searches %s as %s', async (text, searched) => {
    expect(await sources[0]!.query('SELECT reference.folded($1)', [text])).toEqual([{ folded: searched }]);
  });

  it('folds the names of users anew where the way of folding changes', async () => {
    const [source] = sources;
    const searched = async () => (await source!.query('SELECT search_text FROM reference.user_account'))[0];
    const before = MIGRATIONS.indexOf(SearchLigatures1795730400001);
    for (const _ of MIGRATIONS.slice(before)) await source!.undoLastMigration();
    await source!.query(`INSERT INTO reference.user_account (login, email, first_name, last_name, language)
      VALUES ('a', 'a@example.org', 'Lætitia', 'Cœur', 'fr')`);
    expect(await searched()).toEqual({ search_text: 'cœur lætitia cœur a a@example.org' });
    await source!.runMigrations();
    expect(await searched()).toEqual({ search_text: 'coeur laetitia coeur a a@example.org' });
    await source!.query('DELETE FROM reference.user_account');
  });

  it('knows when two editors worked on one record', async () => {
    const centres = sources[0]!.getRepository(Centre);
    const centre = await centres.save(
      centres.create({
        code: 'T1',
        name: 'Test',
        type: 'DISPATCH',
        address: '1 rue du Test',
        postalCode: '75001',
        city: 'Paris',
        mailReceivers: 'BOTH',
        parents: [],
      }),
    );
    expect(centre.version).toBe(1);
    centre.city = 'Lyon';
    expect((await centres.save(centre)).version).toBe(2);
  });

  it('can be taken back and made again', async () => {
    const [source] = sources;
    for (const _ of MIGRATIONS) await source!.undoLastMigration();
    await source!.runMigrations();
    expect(await source!.query('SELECT 1 FROM reference.migration')).toHaveLength(MIGRATIONS.length);
  });
});
