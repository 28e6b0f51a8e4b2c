import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { Slice } from '../../http/lists/list-query.js';

/** Names in the order in which readers look for them (migration `find-by-name`). */
const ALPHABETICAL = 'COLLATE reference.alphabetical';

export interface SqlOrder {
  readonly expression: string;
  readonly isText: boolean;
  readonly descending?: boolean;
}

/** The records of a list: every condition that was given narrows them, one that was not given is none. */
export class Rows<Entity extends ObjectLiteral> {
  private parameters = 0;

  /** The query's alias is `record`; conditions name its columns as the entity does. */
  constructor(private readonly query: SelectQueryBuilder<Entity>) {}

  equals(column: keyof Entity & string, value: unknown): this {
    return value === undefined ? this : this.where((parameter) => `record.${column} = ${parameter(value)}`);
  }

  isOneOf(column: keyof Entity & string, values: Iterable<unknown> | undefined): this {
    if (values === undefined) return this;
    return this.where((parameter) => `record.${column} = ANY(${parameter([...values])})`);
  }

  /** Any of the columns contains the text, whatever the case and the accents. */
  contains(text: string | undefined, ...columns: readonly (keyof Entity & string)[]): this {
    if (text === undefined) return this;
    return this.where((parameter) => {
      const pattern = `reference.folded(${parameter(patternOf(text))})`;
      return columns.map((column) => `reference.folded(record.${column}) LIKE ${pattern}`).join(' OR ');
    });
  }

  where(condition: (parameter: (value: unknown) => string) => string): this {
    const values: ObjectLiteral = {};
    const sql = condition((value) => {
      const name = `condition${++this.parameters}`;
      values[name] = value;
      return `:${name}`;
    });
    this.query.andWhere(`(${sql})`, values);
    return this;
  }

  async first(): Promise<Entity | undefined> {
    return (await this.query.getOne()) ?? undefined;
  }

  async count(): Promise<number> {
    const row = await this.query
      .clone()
      .select('count(*)', 'count')
      .orderBy()
      .offset(undefined)
      .limit(undefined)
      .getRawOne<{ count: string }>();
    return Number(row!.count);
  }

  /** `expression` is SQL over `record`; texts are put into alphabetical order. */
  async read({ expression, isText, descending }: SqlOrder, { offset, limit }: Slice): Promise<Entity[]> {
    const direction = descending ? 'DESC' : 'ASC';
    const found = await this.query
      .orderBy(isText ? `${expression} ${ALPHABETICAL}` : expression, direction)
      .addOrderBy('record.id', direction)
      .offset(offset)
      .limit(limit)
      .getRawMany<ObjectLiteral>();
    return found.map((row) => this.recordOf(row));
  }

  /** TypeORM's own way from a row to an entity looks for relations in each: a thousand rows take five times as long. */
  private recordOf(row: ObjectLiteral): Entity {
    const { metadata } = this.query.expressionMap.mainAlias!;
    const { driver } = this.query.dataSource;
    const record: ObjectLiteral = {};
    for (const column of metadata.columns) {
      if (!column.isSelect) continue;
      const value = row[`record_${column.databaseName}`];
      record[column.propertyName] = driver.prepareHydratedValue(value, column);
    }
    return record as Entity;
  }
}

/** `%`, `_` and `\` mean themselves. */
export const patternOf = (text: string): string => `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;
