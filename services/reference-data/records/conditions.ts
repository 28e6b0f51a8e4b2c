/**
 * How a list of administered records is narrowed and ordered, in SQL over the alias `record`: for list and export
 * alike.
 */
import { wordSql } from '../../platform/sql.js';
import { codesOf, enumerationWord } from '../../words/catalogue.js';
import type { Language } from '../../words/language.js';
import { snakeCase } from '../database/snake-case.js';
import { languageId } from '../value-list/language-id.js';
import type { FieldDefinition, FilterDefinition, RecordDefinition } from './definition.js';

/** Registers a value with the query; answers what is written in its place (`$1`, `:condition1`). */
export type Placeholder = (value: unknown) => string;

/** What a list was asked for. Filters that are undefined or null are not applied. */
export interface RecordFilters {
  /** Words, each to be found in one of the fields that identify a record. */
  readonly q?: string | null;
  /** Only these records. */
  readonly id?: readonly string[] | null;
  /** The filters of the definition, by name. */
  readonly [filter: string]: unknown;
}

/** Names in the order in which French readers look for them (migration `find-by-name`). */
const ALPHABETICAL = 'COLLATE reference.alphabetical';

/** A pattern for LIKE that finds the text anywhere: `%`, `_` and `\` mean themselves. */
export const patternOf = (text: string): string => `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;

/** The column of a field in SQL, of the record under the alias `record`. */
export const sqlOf = ({ column }: FieldDefinition): string => `record.${snakeCase(column)}`;

const texts = (field: FieldDefinition): readonly string[] =>
  field.kind === 'labels' ? ['1', '2'].map((id) => `${sqlOf(field)} ->> '${id}'`) : [sqlOf(field)];

/** Whatever the case and the accents. */
function contains(expressions: readonly string[], text: string, placeholder: Placeholder): string {
  const pattern = `reference.folded(${placeholder(patternOf(text))})`;
  return expressions.map((expression) => `reference.folded(${expression}) LIKE ${pattern}`).join(' OR ');
}

const FILTERS: Readonly<
  Record<FilterDefinition['by'], (field: FieldDefinition, value: unknown, placeholder: Placeholder) => string>
> = {
  contains: (field, value, placeholder) => contains(texts(field), String(value), placeholder),
  equals: (field, value, placeholder) => `${sqlOf(field)} = ${placeholder(value)}`,
  oneOf: (field, value, placeholder) => `${sqlOf(field)} = ANY(${placeholder(value)})`,
  holds: (field, value, placeholder) => `${placeholder(value)} = ANY(${sqlOf(field)})`,
};

/** Each word has to be found, in any order: two words of a name find it though the list shows them apart. */
function searches({ searched, fields }: RecordDefinition, q: string, placeholder: Placeholder): string[] {
  const words = q.trim().split(/\s+/);
  if ('words' in searched)
    return words.map((word) => `${searched.words} LIKE reference.folded(${placeholder(patternOf(word))})`);
  const expressions = searched.flatMap((name) => texts(fields[name]!));
  return words.map((word) => contains(expressions, word, placeholder));
}

/**
 * Conditions that are all to hold.
 * @param centres ids of the centres within the reader's reach; null: all
 */
export function conditionsOf(
  definition: RecordDefinition,
  filters: RecordFilters,
  centres: Iterable<string> | null,
  placeholder: Placeholder,
): string[] {
  const { q, id } = filters;
  const conditions: string[] = [];
  if (q !== undefined && q !== null) conditions.push(...searches(definition, q, placeholder));
  if (id) conditions.push(`record.id = ANY(${placeholder([...id])})`);
  for (const [name, { by, field = name }] of Object.entries(definition.filters)) {
    const value = filters[name];
    if (value === undefined || value === null) continue;
    conditions.push(FILTERS[by](definition.fields[field]!, value, placeholder));
  }
  if (definition.within && centres) {
    const ids = placeholder([...centres]);
    conditions.push(definition.within.sql.replaceAll(':centres', () => ids));
  }
  return conditions.map((condition) => `(${condition})`);
}

/** Names that a list can be sorted by. */
export const sortable = ({ fields, orders }: RecordDefinition): readonly string[] => [
  'id',
  ...Object.keys(fields),
  ...Object.keys(orders ?? {}),
];

/** SQL for what a reader sees of a text: of a code the words, where it has some. */
function shownSql(field: FieldDefinition, language: Language): string {
  const stored = sqlOf(field);
  if ((field.kind === 'choice' || field.kind === 'text') && field.enumeration) {
    const { enumeration } = field;
    return wordSql(stored, codesOf(enumeration), (code) => enumerationWord(enumeration, code, language));
  }
  if (field.kind === 'text' && field.valueList) {
    return `coalesce((SELECT entry.labels ->> '${languageId(language)}' FROM reference.value_list_entry entry
      WHERE entry.list = '${field.valueList}' AND entry.code = ${stored}), ${stored})`;
  }
  return stored;
}

/** SQL to sort by one of the {@link sortable} names; texts in alphabetical order, as the reader sees them. */
export function orderSql({ fields, orders }: RecordDefinition, name: string, language: Language): string {
  const field = fields[name];
  const own = orders?.[name];
  if (own) {
    const sql = field ? own.replaceAll(':shown', () => shownSql(field, language)) : own;
    return `(${sql}) ${ALPHABETICAL}`;
  }
  if (!field) return 'record.id';
  const isText = field.kind === 'text' || field.kind === 'email' || field.kind === 'choice';
  return isText ? `${shownSql(field, language)} ${ALPHABETICAL}` : sqlOf(field);
}
