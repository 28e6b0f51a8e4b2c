import { DefaultNamingStrategy, type Table } from 'typeorm';
import { snakeCase } from './snake-case.js';

/** The names that Postgres itself gives (`centre_code_key`, `carrier_centre_id_fkey`), so that migrations are plain SQL. */
export class PostgresNamingStrategy extends DefaultNamingStrategy {
  override tableName(className: string, given: string | undefined): string {
    return given ?? snakeCase(className);
  }

  override columnName(property: string, given: string | undefined, prefixes: string[]): string {
    return [...prefixes.map(snakeCase), given ?? snakeCase(property)].join('_');
  }

  override joinColumnName(relation: string, column: string): string {
    return `${snakeCase(relation)}_${snakeCase(column)}`;
  }

  override primaryKeyName(table: Table | string): string {
    return `${nameOf(table)}_pkey`;
  }

  override uniqueConstraintName(table: Table | string, columns: string[]): string {
    return `${nameOf(table)}_${columns.join('_')}_key`;
  }

  override foreignKeyName(table: Table | string, columns: string[]): string {
    return `${nameOf(table)}_${columns.join('_')}_fkey`;
  }

  override indexName(table: Table | string, columns: string[]): string {
    return `${nameOf(table)}_${columns.join('_')}_idx`;
  }
}

function nameOf(table: Table | string): string {
  const path = typeof table === 'string' ? table : table.name;
  return path.slice(path.lastIndexOf('.') + 1);
}
