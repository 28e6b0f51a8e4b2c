/** The names that a request has for the fields of a command, used to read the body and to name the fields in refusals. */
import { DomainError, type RuleViolation } from '../../domain/shared/error.js';
import { InvalidRequest, type Violation } from '../http/errors/api-error.js';

/** Field of the command → field of the body. */
type FieldNames<Body> = Readonly<Record<string, keyof Body & string>>;

/** The fields of the command that the body holds. */
export function fieldsOf<Body extends object, const Names extends FieldNames<Body>>(
  body: Body,
  names: Names,
): { readonly [Field in keyof Names]: Body[Names[Field]] } {
  const fields: Record<string, unknown> = {};
  for (const field in names) fields[field] = body[names[field]!];
  return fields as { readonly [Field in keyof Names]: Body[Names[Field]] };
}

/** Puts the name of the body's field into a violation; one of the whole command stays as it is. */
export const refusedAs =
  (names: Readonly<Record<string, string>>) =>
  ({ field, ...violation }: RuleViolation): Violation =>
    field === undefined ? violation : { ...violation, field: names[field] ?? field };

const LINE_FIELD = /^lines\[(\d+)\]\.(\w+)$/;

/** The same for a command with lines: `lines[0].quantity` is the field of that line in the body's list. */
export const refusedInLine =
  (list: string, names: Readonly<Record<string, string>>, refused: (violation: RuleViolation) => Violation) =>
  (violation: RuleViolation): Violation => {
    const [, index, field] = LINE_FIELD.exec(violation.field ?? '') ?? [];
    if (index === undefined || field === undefined) return refused(violation);
    return { ...violation, field: `${list}[${index}].${names[field] ?? field}` };
  };

/** @throws InvalidRequest in place of a DomainError of `attempt` */
export async function refusedIn<T>(
  refused: (violation: RuleViolation) => Violation,
  attempt: () => T | Promise<T>,
): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof DomainError) throw new InvalidRequest(...error.violations.map(refused));
    throw error;
  }
}

/** The fields' faults that a command was refused for, to be told with others. */
export const fieldFaultsOf = (tried: Promise<unknown>): Promise<readonly Violation[]> =>
  tried.then(
    () => [],
    (error: unknown) => {
      // What concerns the whole command, a question to the user for one, waits until its fields are right.
      if (error instanceof InvalidRequest) return error.violations.filter(({ field }) => field !== undefined);
      throw error;
    },
  );
