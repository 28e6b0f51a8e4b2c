import { createDemonstrationReferenceData } from '../../services/demonstration/reference-data/demonstration.js';
import { openReferenceData } from '../../services/reference-data/database/data-source.js';
import { copyOf, type TestDatabase } from './database.js';

/** A database with the tables of the reference data, empty: what a start makes of an empty database first. */
export const createMigratedDatabase = (): Promise<TestDatabase> =>
  copyOf('migrated_template', async (url) => {
    await (await openReferenceData(url)).destroy();
  });

/** A database with the reference data of the demonstration: tables, triggers and rows. */
export const createReferenceDatabase = (): Promise<TestDatabase> =>
  copyOf('reference_template', fillWithReferenceData);

/** @param url of an empty database, to which no connection is left */
export async function fillWithReferenceData(url: string): Promise<void> {
  const source = await openReferenceData(url);
  await createDemonstrationReferenceData(source, { language: 'en' });
  await source.destroy();
}
