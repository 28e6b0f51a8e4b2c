import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { Placeholder } from '../../../reference-data/records/conditions.js';
import type { Slice } from '../../http/lists/list-query.js';

/** The part of a list that is read, and in which direction. */
export interface Part extends Pick<Slice, 'offset' | 'limit'> {
  readonly descending: boolean;
}

/** The records of a table that fulfil conditions, read in parts. */
export class Rows<Entity extends ObjectLiteral> {
  private parameters = 0;

  /** The query's alias is `record`. */
  constructor(private readonly query: SelectQueryBuilder<Entity>) {}

  /** @param conditions SQL over `record`, given a way to put values in; all of them are to hold */
  narrow(conditions: (placeholder: Placeholder) => readonly string[]): this {
    const values: ObjectLiteral = {};
    const sql = conditions((value) => {
      const name = `condition${++this.parameters}`;
      values[name] = value;
      return `:${name}`;
    });
    for (const condition of sql) this.query.andWhere(condition);
    this.query.setParameters(values);
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

  /** @param order SQL over `record` */
  async read(order: string, { offset, limit, descending }: Part): Promise<Entity[]> {
    const direction = descending ? 'DESC' : 'ASC';
    const found = await this.query
      .orderBy(order, direction)
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
