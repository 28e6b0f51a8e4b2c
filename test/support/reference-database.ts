import { createDemonstrationReferenceData } from '../../services/demonstration/reference-data/demonstration.js';
import { openReferenceData } from '../../services/reference-data/database/data-source.js';
import { copyOf, type TestDatabase } from './database.js';

/** A database with the reference data of the demonstration: tables, triggers and rows. */
export function createReferenceDatabase(): Promise<TestDatabase> {
  return copyOf('reference_template', async (url) => {
    const source = await openReferenceData(url);
    await createDemonstrationReferenceData(source, { language: 'en' });
    await source.destroy();
  });
}
