import { getMetadataStorage, isUUID, ValidationError } from 'class-validator';
import { ApiCode } from '../../../words/codes.js';
import type { Violation } from '../errors/api-error.js';
import { isKnownCode } from '../messages/translate.js';
import { type BrokenConstraint, meaningOf } from './constraint-codes.js';

/** Names of fields whose values are never repeated in an answer. */
const SECRET = /password|confirmation|token/i;

/** One violation for each field, nested ones as `produits[0].quantite`. */
export function violationsOf(errors: readonly ValidationError[], parent = ''): Violation[] {
  return errors.flatMap((error) => {
    const field = pathOf(parent, error.property);
    const own = error.constraints ? ownOf(field, error) : [];
    return [...own, ...violationsOf(error.children ?? [], field)];
  });
}

/** Of a list whose items are to be ids, and of which only some are none: each of those by its place. */
function ownOf(field: string, error: ValidationError): Violation[] {
  const { constraints, contexts, value } = error;
  const isOnlyIds = Object.keys(constraints!).every((name) => name === 'isUuid');
  if (!isOnlyIds || !Array.isArray(value) || contexts?.isUuid?.hasNoPlaces) return [violation(field, error)];
  // Where one id is asked for, the list itself is the fault, whatever is in it.
  const rule = ruleOf(error, 'isUuid');
  if (!rule?.each) return [violation(field, error)];
  return value.flatMap((item: unknown, index) =>
    isUUID(item, rule.constraints[0])
      ? []
      : [violation(`${field}[${index}]`, Object.assign(new ValidationError(), error, { value: item }))],
  );
}

function violation(field: string, error: ValidationError): Violation {
  // The pipe's own finding: the body is a list or a plain value, not an object.
  if (!error.target) return { code: ApiCode.malformed };
  const names = Object.keys(error.constraints!);
  // `@Matches(…, { context: { code: 'global.error.date' } })` chooses its own words.
  const chosen = names
    .map((name) => (error.contexts?.[name] as { code?: unknown } | undefined)?.code)
    .find(isKnownCode);
  const rejectedValue = repeatable(error);
  if (chosen) return { field, code: chosen, rejectedValue };
  return {
    field,
    ...meaningOf(
      names.map((name) => constraint(error, name)),
      error.value,
    ),
    rejectedValue,
  };
}

/** class-validator's error says which constraint was broken, not with which limit: the decorator knows. */
function constraint(error: ValidationError, name: string): BrokenConstraint {
  return { name, limit: (ruleOf(error, name)?.constraints as unknown[] | undefined)?.[0] };
}

function ruleOf({ target, property }: ValidationError, name: string) {
  const rules = getMetadataStorage().getTargetValidationMetadatas(target!.constructor, '', false, false);
  return rules.find((candidate) => candidate.propertyName === property && candidate.name === name);
}

function repeatable({ property, value }: Pick<ValidationError, 'property' | 'value'>): unknown {
  if (SECRET.test(property)) return null;
  // What may be sent several times in a query, and was sent once.
  if (Array.isArray(value) && value.length === 1) return repeatable({ property, value: value[0] });
  return ['string', 'number', 'boolean'].includes(typeof value) ? value : null;
}

function pathOf(parent: string, property: string): string {
  if (parent === '') return property;
  return /^\d+$/.test(property) ? `${parent}[${property}]` : `${parent}.${property}`;
}
