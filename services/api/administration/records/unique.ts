/** What may exist once: asked before writing, so that all faults are reported at once; the database decides in the end. */
import { type EntityManager, type EntityTarget, type ObjectLiteral, QueryFailedError } from 'typeorm';
import type { RecordDefinition } from '../../../reference-data/records/definition.js';
import { uniqueColumns, uniqueConstraint } from '../../../reference-data/records/entity.js';
import { InvalidRequest, type Violation } from '../../http/errors/api-error.js';

/**
 * @param next the record as it would be
 * @param id of the record that is changed; null: it is created
 */
export async function duplicates<Entity extends ObjectLiteral>(
  manager: EntityManager,
  definition: RecordDefinition,
  entity: EntityTarget<Entity>,
  next: Entity,
  id: string | null,
): Promise<readonly Violation[]> {
  const violations: Violation[] = [];
  for (const unique of definition.unique) {
    const columns = uniqueColumns(definition, unique);
    const values = columns.map((column) => next[column] as string | null | undefined);
    if (values.some((value) => value === null || value === undefined)) continue;
    const query = manager.createQueryBuilder(entity, 'record').select('record.id');
    for (const [index, column] of columns.entries()) {
      query.andWhere(
        unique.ignoresCase
          ? `lower(record.${column}) = lower(:value${index})`
          : `record.${column} = :value${index}`,
        { [`value${index}`]: values[index] },
      );
    }
    if (id !== null) query.andWhere('record.id <> :id', { id });
    if (await query.getExists()) {
      violations.push({
        field: unique.at,
        code: unique.code,
        rejectedValue: next[columns.at(-1)!],
      });
    }
  }
  return violations;
}

/** Another editor was quicker between the question and the write. */
export async function explainingDuplicates<T>(definition: RecordDefinition, write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    const constraint =
      error instanceof QueryFailedError && (error.driverError as { constraint?: string }).constraint;
    const broken = definition.unique.find((unique) => uniqueConstraint(definition, unique) === constraint);
    if (!broken) throw error;
    throw new InvalidRequest({ field: broken.at, code: broken.code });
  }
}
