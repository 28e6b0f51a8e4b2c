/** TypeORM entities of administered records, made from their definitions. */
import { Check, Column, type ColumnOptions, Entity, Index, Unique } from 'typeorm';
import { AdministeredRecord, decimal } from '../database/administered-record.js';
import { snakeCase } from '../database/snake-case.js';
import {
  type ColumnsOf,
  type FieldDefinition,
  isFilled,
  type RecordDefinition,
  type UniqueDefinition,
} from './definition.js';

/** A record of this kind as TypeORM reads and writes it. */
export type EntityOf<D extends RecordDefinition> = AdministeredRecord & ColumnsOf<D>;

type EntityClass<D extends RecordDefinition> = new () => EntityOf<D>;

const COLUMNS: Readonly<Record<Exclude<FieldDefinition['kind'], 'flag'>, ColumnOptions>> = {
  text: { type: 'text' },
  email: { type: 'text' },
  choice: { type: 'text' },
  number: { type: 'integer' },
  id: { type: 'uuid' },
  labels: { type: 'jsonb' },
  choices: { type: 'text', array: true, default: () => `'{}'` },
};

function columnOf(field: FieldDefinition): ColumnOptions {
  const nullable = !isFilled(field);
  if (field.kind === 'number' && field.decimals > 0) {
    const precision = String(Math.trunc(field.max)).length + field.decimals;
    return { type: 'numeric', precision, scale: field.decimals, transformer: decimal, nullable };
  }
  if (field.kind === 'flag') return { type: 'boolean', default: field.columnDefault ?? false };
  if (field.kind === 'text' && field.limitsColumn) return { type: 'varchar', length: field.max, nullable };
  const hasDefault = field.kind === 'choice' && field.default !== undefined && !nullable;
  return { ...COLUMNS[field.kind], nullable, ...(hasDefault && { default: field.default }) };
}

/** The columns that together exist once. */
export const uniqueColumns = ({ fields }: RecordDefinition, unique: UniqueDefinition): readonly string[] =>
  unique.fields.map((field) => fields[field]!.column);

/** Name of the constraint, or unique index, in the database. */
export const uniqueConstraint = (definition: RecordDefinition, unique: UniqueDefinition): string =>
  [definition.table, ...uniqueColumns(definition, unique).map(snakeCase), 'key'].join('_');

/**
 * The class that an entity extends which has columns or relations beside the fields of its definition. The entity
 * itself carries `@Entity(definition.table, { schema: 'reference' })`.
 */
export function recordColumns<D extends RecordDefinition>(definition: D): EntityClass<D> {
  class RecordColumns extends AdministeredRecord {}
  const { prototype } = RecordColumns;
  for (const field of Object.values(definition.fields)) Column(columnOf(field))(prototype, field.column);
  for (const unique of definition.unique) {
    // A unique index over `lower(column)` is made by the migration and listed among the indexes.
    if (!unique.ignoresCase) Unique([...uniqueColumns(definition, unique)])(RecordColumns);
  }
  for (const [name, sql] of Object.entries(definition.checks ?? {})) Check(name, sql)(RecordColumns);
  for (const name of definition.indexes ?? []) Index(name, { synchronize: false })(RecordColumns);
  return RecordColumns as unknown as EntityClass<D>;
}

const entities = new Map<RecordDefinition, EntityClass<RecordDefinition>>();

/** The entity of a kind that has nothing beside the fields of its definition; the same class at each call. */
export function entityOf<D extends RecordDefinition>(definition: D): EntityClass<D> {
  const known = entities.get(definition) as EntityClass<D> | undefined;
  if (known) return known;
  const made: EntityClass<RecordDefinition> = class extends recordColumns<RecordDefinition>(definition) {};
  Object.defineProperty(made, 'name', { value: definition.schema });
  Entity(definition.table, { schema: 'reference' })(made);
  entities.set(definition, made);
  return made as unknown as EntityClass<D>;
}
