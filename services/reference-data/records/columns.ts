/** Which property of an entity a field of the wire is kept in. */
import type { RecordDefinition } from './definition.js';

type SameKind<Column, Field> = [NonNullable<Field>] extends [NonNullable<Column>]
  ? [NonNullable<Column>] extends [NonNullable<Field>]
    ? true
    : false
  : false;

type ColumnOf<Entity, Field> = {
  [Column in keyof Entity & string]: SameKind<Entity[Column], Field> extends true ? Column : never;
}[keyof Entity & string];

/** Fields that need more than being copied are left out. */
export type Columns<Body, Entity> = {
  readonly [Field in keyof Body & string]?: ColumnOf<Entity, Body[Field]>;
};

/** The fields of a kind of record, each with the property of its entity. */
export const columnsOf = <Body, Entity>({ fields }: RecordDefinition): Columns<Body, Entity> =>
  Object.fromEntries(Object.entries(fields).map(([name, { column }]) => [name, column])) as Columns<
    Body,
    Entity
  >;

/** The columns that a body sets: absent fields are left out, null ones are null. */
export function columnsIn<Body extends object, Entity>(
  columns: Columns<Body, Entity>,
  body: Body,
): Partial<Entity> {
  const values: Record<string, unknown> = {};
  for (const [field, column] of Object.entries(columns) as [keyof Body & string, string][]) {
    if (body[field] !== undefined) values[column] = body[field];
  }
  return values as Partial<Entity>;
}

/** All fields of a record, as they are named on the wire. */
export function fieldsOf<Body, Entity>(
  columns: Columns<Body, Entity>,
  record: Entity,
): Record<keyof Body & string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [field, column] of Object.entries(columns) as [string, keyof Entity][])
    fields[field] = record[column];
  return fields as Record<keyof Body & string, unknown>;
}
