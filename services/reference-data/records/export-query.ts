/** What an export reads of a kind of record: the rows of its list, with the columns that its definition names. */
import { type Enumeration, type Heading, heading } from '../../words/catalogue.js';
import type { Language } from '../../words/language.js';
import { conditionsOf, orderSql, type RecordFilters, sqlOf } from './conditions.js';
import {
  type ExportedKind,
  type FieldDefinition,
  type FurtherColumn,
  type RecordDefinition,
  UNIT_SIGNS,
} from './definition.js';

export interface ExportedColumn {
  /** Field, or further column, of the definition. */
  readonly name: Heading;
  /** Shown in the heading. */
  readonly unit?: string;
  /** Characters. */
  readonly width: number;
  readonly sql: string;
  readonly kind: ExportedKind | 'whole' | 'decimal' | 'flag' | 'words' | 'centre' | 'label';
  /** Of a `word` or `words`. */
  readonly enumeration?: Enumeration;
  /** Of a `label`: the value list that its codes are of. */
  readonly valueList?: string;
}

/** What an export was asked for, as it is kept in a job. */
export interface RecordExport {
  readonly filters: RecordFilters;
  /** Ids of the centres within the reader's reach; null: all. */
  readonly centres: readonly string[] | null;
  readonly order: { readonly field: string; readonly descending: boolean };
}

function kindOf(field: FieldDefinition): ExportedColumn['kind'] {
  switch (field.kind) {
    case 'number':
      return field.decimals === 0 ? 'whole' : 'decimal';
    case 'flag':
      return 'flag';
    case 'choice':
      return field.enumeration ? 'word' : 'text';
    case 'choices':
      return 'words';
    case 'id':
      return field.of === 'centre' ? 'centre' : field.of === 'user' ? 'user' : 'text';
    case 'text':
      return field.valueList ? 'label' : field.enumeration ? 'word' : 'text';
    default:
      return 'text';
  }
}

/** The columns of the export of a kind of records, in the order of their definition, with the SQL of each. */
export function exportedColumns({ exported, fields }: RecordDefinition): readonly ExportedColumn[] {
  const columns = Object.entries(exported) as [Heading, number | FurtherColumn][];
  return columns.map(([name, column]): ExportedColumn => {
    if (typeof column !== 'number') return { name, ...column };
    const field = fields[name]!;
    const kind = kindOf(field);
    // Postgres answers `numeric` as text.
    const sql = kind === 'decimal' ? `${sqlOf(field)}::float8` : sqlOf(field);
    return {
      name,
      width: column,
      sql,
      kind,
      unit: field.kind === 'number' ? UNIT_SIGNS[field.unit] : undefined,
      valueList: field.kind === 'text' ? field.valueList : undefined,
      enumeration: 'enumeration' in field ? field.enumeration : undefined,
    };
  });
}

/** What heads the column: its name in words, and the unit of its values where they have one. */
export const headingOf = (
  { name, unit }: Pick<ExportedColumn, 'name' | 'unit'>,
  language: Language,
): string => (unit ? `${heading(name, language)} (${unit})` : heading(name, language));

/** @returns a query for `pg`; `text` without ORDER BY, so that it can be counted */
export function exportQuery(
  definition: RecordDefinition,
  { filters, centres, order }: RecordExport,
  language: Language,
): { readonly text: string; readonly orderBy: string; readonly values: unknown[] } {
  const values: unknown[] = [];
  const reach = () => `$${values.push(centres)}::uuid[]`;
  const conditions = conditionsOf(definition, filters, centres, (value) => `$${values.push(value)}`);
  const columns = exportedColumns(definition).map(
    ({ name, sql }) => `${sql.replaceAll(':centres', reach)} AS "${name}"`,
  );
  const where = conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : '';
  const direction = order.descending ? 'DESC' : 'ASC';
  return {
    text: `SELECT ${columns.join(', ')} FROM reference.${definition.table} record${where}`,
    orderBy: `${orderSql(definition, order.field, language)} ${direction}, record.id ${direction}`,
    values,
  };
}
