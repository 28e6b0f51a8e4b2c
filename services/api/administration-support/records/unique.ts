/** What may exist once: asked before writing, so that all faults are told at once; the database has the last word. */
import { type EntityManager, type EntityTarget, type ObjectLiteral, QueryFailedError } from 'typeorm';
import { InvalidRequest, type Violation } from '../../http/errors/api-error.js';
import type { ApiCode } from '../../http/errors/codes.js';

export interface Unique<Entity, Body> {
  /** Together they exist once; where one of them is null, the rule does not apply. */
  readonly columns: readonly (keyof Entity & string)[];
  /** Name of the constraint, or unique index, in the database. */
  readonly constraint: string;
  /** Where the violation is shown. */
  readonly field: keyof Body & string;
  readonly code: ApiCode;
  /** The constraint does not tell `A` from `a`. */
  readonly ignoresCase?: boolean;
}

export async function duplicates<Entity extends ObjectLiteral, Body>(
  manager: EntityManager,
  entity: EntityTarget<Entity>,
  rules: readonly Unique<Entity, Body>[],
  next: Entity,
  id: string | null,
): Promise<readonly Violation[]> {
  const violations: Violation[] = [];
  for (const { columns, field, code, ignoresCase } of rules) {
    const values = columns.map((column) => next[column] as string | null | undefined);
    if (values.some((value) => value === null || value === undefined)) continue;
    const query = manager.createQueryBuilder(entity, 'record').select('record.id');
    for (const [index, column] of columns.entries()) {
      query.andWhere(
        ignoresCase ? `lower(record.${column}) = lower(:value${index})` : `record.${column} = :value${index}`,
        {
          [`value${index}`]: values[index],
        },
      );
    }
    if (id !== null) query.andWhere('record.id <> :id', { id });
    if (await query.getExists()) violations.push({ field, code, rejectedValue: next[columns.at(-1)!] });
  }
  return violations;
}

/** Somebody else was quicker between the question and the write. */
export async function explainingDuplicates<T, Entity, Body>(
  rules: readonly Unique<Entity, Body>[],
  write: Promise<T>,
): Promise<T> {
  try {
    return await write;
  } catch (error) {
    const constraint =
      error instanceof QueryFailedError && (error.driverError as { constraint?: string }).constraint;
    const rule = rules.find((candidate) => candidate.constraint === constraint);
    if (!rule) throw error;
    throw new InvalidRequest({ field: rule.field, code: rule.code });
  }
}
