import { connectEventStore } from '../event-store/connect.js';
import { grantRunning } from '../platform/running-role.js';
import { openReferenceData } from '../reference-data/database/data-source.js';

/**
 * As the owner of the tables: makes and changes them, and lets the role of `databaseUrl` use them.
 *
 * @param eventStoreUrl in another database or engine, it is made by its own role
 */
export async function prepareDatabase(
  ownerUrl: string,
  { databaseUrl, eventStoreUrl }: { readonly databaseUrl: string; readonly eventStoreUrl: string },
): Promise<void> {
  if (eventStoreUrl === databaseUrl) await (await connectEventStore(ownerUrl)).close();
  await (await openReferenceData(ownerUrl)).destroy();
  await grantRunning(ownerUrl, decodeURIComponent(new URL(databaseUrl).username));
}
