/** TypeORM's view of the schema `reference`. */
import { DataSource, type DataSourceOptions, QueryFailedError, type QueryRunner } from 'typeorm';
import { INSUFFICIENT_PRIVILEGE, MAKE_TABLES_FIRST } from '../../platform/missing-tables.js';
import { CONNECTION_LIMITS, KEPT_ALIVE } from '../../platform/pool.js';
import { isOwnedByAnother } from '../../platform/running-role.js';
import { LOCK_WITHIN_MS, untilFree } from '../../platform/schema-change.js';
import { StartRefused } from '../../platform/start-refused.js';
import { Carrier } from '../carrier/carrier.entity.js';
import { Centre } from '../centre/centre.entity.js';
import { CentreTag } from '../centre/centre-tag.entity.js';
import { CentreTemplate } from '../centre/centre-template.entity.js';
import { Product } from '../product/product.entity.js';
import { RECORD_DEFINITIONS } from '../records/definitions.js';
import { entityOf } from '../records/entity.js';
import { Template } from '../template/template.entity.js';
import { PasswordLink } from '../user/password-link.entity.js';
import { User } from '../user/user.entity.js';
import { ValueListEntry } from '../value-list/value-list-entry.entity.js';
import { ReferenceTables1763683200000 } from './migrations/1763683200000-reference-tables.js';
import { AnnounceChanges1763683200001 } from './migrations/1763683200001-announce-changes.js';
import { ValueLists1763683200002 } from './migrations/1763683200002-value-lists.js';
import { FindByName1763683200003 } from './migrations/1763683200003-find-by-name.js';
import { AuditTrail1763683200004 } from './migrations/1763683200004-audit-trail.js';
import { PasswordChanges1763683200005 } from './migrations/1763683200005-password-changes.js';
import { LongLists1763683200006 } from './migrations/1763683200006-long-lists.js';
import { PasswordLinkAddress1763683200020 } from './migrations/1763683200020-password-link-address.js';
import { DateFormatByLanguage1763683200021 } from './migrations/1763683200021-date-format-by-language.js';
import { Sessions1763683200030 } from './migrations/1763683200030-sessions.js';
import { SecurityEvents1763683200031 } from './migrations/1763683200031-security-events.js';
import { AuditAlways1763683200050 } from './migrations/1763683200050-audit-always.js';
import { LedgerTree1763683200070 } from './migrations/1763683200070-ledger-tree.js';
import { AuditChain1763683200071 } from './migrations/1763683200071-audit-chain.js';
import { AlertSettings1795365336001 } from './migrations/1795365336001-alert-settings.js';
import { MorningMail1795365336011 } from './migrations/1795365336011-morning-mail.js';
import { LeavesInRuns1795390553003 } from './migrations/1795390553003-leaves-in-runs.js';
import { LeavesWithoutIds1795401480002 } from './migrations/1795401480002-leaves-without-ids.js';
import { SearchLigatures1795730400001 } from './migrations/1795730400001-search-ligatures.js';
import { SamePassword1795763200001 } from './migrations/1795763200001-same-password.js';
import { CountedMinute1795850000001 } from './migrations/1795850000001-counted-minute.js';
import { PostgresNamingStrategy } from './naming-strategy.js';

/** Kinds of records with columns or relations beside the fields of their definition. */
const WITH_MORE_COLUMNS = {
  centre: Centre,
  product: Product,
  carrier: Carrier,
  template: Template,
  user: User,
  'value-list': ValueListEntry,
};

const hasMoreColumns = (name: string): name is keyof typeof WITH_MORE_COLUMNS => name in WITH_MORE_COLUMNS;

export const ENTITIES = [
  CentreTag,
  CentreTemplate,
  PasswordLink,
  ...RECORD_DEFINITIONS.map((definition) =>
    hasMoreColumns(definition.name) ? WITH_MORE_COLUMNS[definition.name] : entityOf(definition),
  ),
];

export const MIGRATIONS = [
  ReferenceTables1763683200000,
  AnnounceChanges1763683200001,
  ValueLists1763683200002,
  FindByName1763683200003,
  AuditTrail1763683200004,
  PasswordChanges1763683200005,
  LongLists1763683200006,
  PasswordLinkAddress1763683200020,
  DateFormatByLanguage1763683200021,
  Sessions1763683200030,
  SecurityEvents1763683200031,
  AuditAlways1763683200050,
  LedgerTree1763683200070,
  AuditChain1763683200071,
  AlertSettings1795365336001,
  MorningMail1795365336011,
  LeavesInRuns1795390553003,
  LeavesWithoutIds1795401480002,
  SearchLigatures1795730400001,
  SamePassword1795763200001,
  CountedMinute1795850000001,
];

/** Any number, the same in every process: the one that holds it migrates, the others wait. */
const MIGRATION_LOCK = 4_201_763;

/**
 * Connects and brings the schema up to date; processes that start at the same time take turns. A role that does not own
 * the tables finds them up to date.
 *
 * @throws StartRefused where they are not, and are another role's, or this role may not make them
 */
export async function openReferenceData(databaseUrl: string): Promise<DataSource> {
  const options: Extract<DataSourceOptions, { type: 'postgres' }> = {
    type: 'postgres',
    url: databaseUrl,
    schema: 'reference',
    applicationName: 'vaccine-stock-ledger reference data',
    poolSize: 5,
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    // Without a handler, an error of an idle connection would end the process.
    poolErrorHandler: () => {},
    entities: ENTITIES,
    migrations: MIGRATIONS,
    migrationsTableName: 'migration',
    migrationsTransactionMode: 'all',
    namingStrategy: new PostgresNamingStrategy(),
  };
  // A migration may take longer than a request, but keeps those who use its tables waiting no longer than they can.
  const extra = { lock_timeout: LOCK_WITHIN_MS };
  const migrating = await new DataSource({ ...options, poolSize: 2, extra }).initialize();
  try {
    await migrate(migrating);
  } finally {
    await migrating.destroy();
  }
  return new DataSource({ ...options, extra: { ...CONNECTION_LIMITS, ...KEPT_ALIVE } }).initialize();
}

async function migrate(source: DataSource): Promise<void> {
  const lock = source.createQueryRunner();
  try {
    // The process that migrates may take as long as it needs.
    await lock.query('SET lock_timeout = 0');
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const query = (sql: string, parameters: unknown[]) => lock.query(sql, parameters);
    if (await isOwnedByAnother(query, 'reference', 'migration')) {
      if (await source.showMigrations())
        throw new StartRefused(
          'The tables have to be changed for this release, and belong to another role: give it by DATABASE_OWNER_URL, or run `npm run ledger -- migrate` with it',
        );
    } else {
      await makeTables(source, lock);
    }
    await lock.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  } finally {
    await lock.release();
  }
}

async function makeTables(source: DataSource, lock: QueryRunner): Promise<void> {
  try {
    await lock.query('CREATE SCHEMA IF NOT EXISTS reference');
    await untilFree(() => source.runMigrations());
  } catch (error) {
    if (error instanceof QueryFailedError && error.driverError.code === INSUFFICIENT_PRIVILEGE)
      throw new StartRefused(`the database refuses: ${error.message}${MAKE_TABLES_FIRST}`, { cause: error });
    throw error;
  }
}
