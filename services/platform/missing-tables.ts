/** How Postgres says that tables were not made yet, or that this role may not make them. */
import pg from 'pg';

/** SQLSTATE */
export const INSUFFICIENT_PRIVILEGE = '42501';
/** SQLSTATE of a column that a release before did not have. */
export const UNDEFINED_COLUMN = '42703';

/** End of a sentence: what helps a role that meets no tables, and does not make them itself. */
export const MAKE_TABLES_FIRST =
  '; a role that may not make tables needs them made before, by their owner: run npm run ledger -- migrate with DATABASE_OWNER_URL (docs/operations.md, Two roles)';

/** SQLSTATE of a table and of a schema that do not exist. */
const MISSING = new Set(['42P01', '3F000']);

export const isMissingTable = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && MISSING.has(error.code ?? '');
