/** What an empty installation begins with: the demonstration, or its first administrator. */
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { ProjectionProgress } from '../../projections/progress.js';
import { createFirstAdministrator } from '../api/auth/first-administrator.js';
import { DEMONSTRATION_TABLE, isBegun, noteBegun, noteComplete } from '../demonstration/begun.js';
import { createDemonstrationMovements } from '../demonstration/create-demonstration-movements.js';
import { createDemonstrationReferenceData } from '../demonstration/reference-data/demonstration.js';
import type { EventReader } from '../event-store/port.js';
import { Settlement } from '../execution/settlement.js';
import { AllocationExecution } from '../execution/streams/allocation.js';
import { DeliveryNoteExecution } from '../execution/streams/delivery-note.js';
import { LedgerExecution } from '../execution/streams/ledger.js';
import { ReplenishmentExecution } from '../execution/streams/replenishment.js';
import { UseDeclarationExecution } from '../execution/streams/use-declaration.js';
import type { Config } from '../platform/config.js';
import { createPlatformTables } from '../platform/platform-tables.js';
import { EVENT_READER, PG_POOL } from '../platform/tokens.js';
import { PostgresDirectory } from '../reference-data/directory/postgres-directory.js';
import { refuseDemonstrationUsers } from './production-checks.js';

const WAIT_LIMIT_MS = 30_000;

export async function createFirstData(
  app: NestFastifyApplication,
  config: Config,
  onProgress: (message: string) => void,
): Promise<void> {
  if (!config.roles.has('api')) return;
  const part = <Part>(token: symbol | { readonly prototype: Part }): Part =>
    app.get(token as never, { strict: false });
  const source = part(DataSource);
  if (config.installation === 'production') await refuseDemonstrationUsers(source);
  const language = config.defaultLanguage;
  if (config.demo) {
    const pool = part<Pool>(PG_POOL);
    await createPlatformTables(pool, [DEMONSTRATION_TABLE]);
    if (await createDemonstrationReferenceData(source, { language, within: noteBegun }))
      onProgress('creating the demonstration data');
    if (!(await isBegun(pool))) return;
    const directory = part(PostgresDirectory);
    await directory.refresh();
    const store = part<EventReader>(EVENT_READER);
    const added = await createDemonstrationMovements({
      store,
      ledgers: part(LedgerExecution),
      notes: part(DeliveryNoteExecution),
      declarations: part(UseDeclarationExecution),
      requests: part(ReplenishmentExecution),
      allocations: part(AllocationExecution),
      settlement: part(Settlement),
      directory,
      timeZone: config.timeZone,
      now: new Date(),
    });
    await noteComplete(pool);
    // The first screen shows what the ledger holds.
    if (added) await part(ProjectionProgress).waitFor(await store.head(), WAIT_LIMIT_MS);
  } else if (config.firstAdministrator) {
    if (await createFirstAdministrator(source, { ...config.firstAdministrator, language })) {
      onProgress('creating the first administrator');
    }
  }
}
