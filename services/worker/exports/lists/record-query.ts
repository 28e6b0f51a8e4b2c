/** Queries of administered records, narrowed as their lists are (`api/administration-support/listing`). */
import type { ExportJob } from '../../../jobs/job-kinds.js';
import type { ListQuery } from '../list.js';

export interface RecordList {
  /** `SELECT … FROM reference.… r`, without a condition. */
  readonly select: string;
  readonly orderBy: string;
  /** SQL in which `q` is looked for. */
  readonly searched: string;
  /** Conditions by the name of the parameter, for the placeholder of its value; one that was not given is none. */
  readonly conditions: Readonly<Record<string, (placeholder: string) => string>>;
}

/** Whatever the case and the accents; the value is a pattern. */
export const contains = (expression: string) => (placeholder: string) =>
  `reference.folded(${expression}) LIKE reference.folded(${placeholder}::text)`;

export const equals = (expression: string, type: 'text' | 'boolean' | 'uuid') => (placeholder: string) =>
  `${expression} = ${placeholder}::${type}`;

export const isOneOf = (expression: string, type: 'text' | 'uuid') => (placeholder: string) =>
  `${expression} = ANY (${placeholder}::${type}[])`;

/** Names in the order in which readers look for them. */
export const alphabetical = (column: string): string => `${column} COLLATE reference.alphabetical, r.id`;

/** Beside its own conditions each list takes `ids`, and `q`: patterns that are all to be found. */
export function recordQuery(
  { select, orderBy, searched, conditions }: RecordList,
  given: ExportJob['parameters'],
): ListQuery {
  const values: unknown[] = [];
  const placeholder = (value: unknown) => `$${values.push(value)}`;
  const known = { ids: isOneOf('r.id', 'uuid'), ...conditions };
  const wanted = Object.entries(known).flatMap(([name, condition]) => {
    const value = given[name];
    return value === undefined || value === null ? [] : [condition(placeholder(value))];
  });
  const patterns = Array.isArray(given.q) ? (given.q as readonly string[]) : [];
  wanted.push(...patterns.map((pattern) => contains(searched)(placeholder(pattern))));
  const where =
    wanted.length > 0 ? ` WHERE ${wanted.map((condition) => `(${condition})`).join(' AND ')}` : '';
  return { text: select + where, orderBy, values };
}
