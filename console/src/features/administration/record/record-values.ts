/** Between a record of the wire and the values of its form: texts are never null in a field. */

export type Values = Record<string, unknown>;

/** The record's values for the fields of `blank`; what the record leaves open stays blank, in groups of fields too. */
export const valuesOf = <V extends Values>(blank: V, record: object): V =>
  Object.fromEntries(
    Object.entries(blank).map(([name, empty]) => {
      const value = (record as Values)[name];
      return [name, isGroup(empty) && isGroup(value) ? { ...empty, ...value } : (value ?? empty)];
    }),
  ) as V;

const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Texts without blanks around them; an empty one is nothing. */
export const bodyOf = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.trim() || null : value,
    ]),
  );

const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

/** Nothing, an empty text and an empty list are all nothing. */
function canonical(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'null';
  // The content of files is not compared: they are the same where name, size and modification time are.
  if (value instanceof File) return JSON.stringify([value.name, value.size, value.lastModified]);
  if (Array.isArray(value)) return value.length === 0 ? 'null' : `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value)
    .map(([name, each]) => `${name}:${canonical(each)}`)
    .filter((entry) => !entry.endsWith(':null'));
  return entries.length === 0 ? 'null' : `{${entries.sort().join()}}`;
}

/** All fields side by side, those of a group too: `labels.1`. */
export const fieldsIn = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      isGroup(value) ? Object.entries(value).map(([key, each]) => [`${name}.${key}`, each]) : [[name, value]],
    ),
  );

/** The values with some of these fields on top. */
function withFields<V extends Values>(values: V, fields: Values): V {
  const result: Values = { ...values };
  for (const [field, value] of Object.entries(fields)) {
    const [name = field, key] = field.split('.');
    result[name] = key === undefined ? value : { ...(result[name] as Values), [key]: value };
  }
  return result as V;
}

/** Names of the fields in which the two differ. */
export function changedFields(before: Values, after: Values): string[] {
  const [one, other] = [fieldsIn(before), fieldsIn(after)];
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter((name) => !isSame(one[name], other[name]));
}

/** A field that somebody else changed while one was editing the record. */
export interface FieldConflict {
  readonly field: string;
  readonly theirs: unknown;
  readonly mine: unknown;
  /** Both changed it, to different values. */
  readonly isContested: boolean;
}

/** What two editors did to a record that both had opened as `base`. */
export function compareEdits<V extends Values>(base: V, mine: V, theirs: V) {
  const ours = new Set(changedFields(base, mine));
  const [myFields, theirFields] = [fieldsIn(mine), fieldsIn(theirs)];
  const conflicts = changedFields(base, theirs).map(
    (field): FieldConflict => ({
      field,
      theirs: theirFields[field],
      mine: myFields[field],
      isContested: ours.has(field) && !isSame(myFields[field], theirFields[field]),
    }),
  );
  const kept = Object.fromEntries([...ours].map((field) => [field, myFields[field]]));
  return {
    conflicts,
    /** The other's version with my changes on top. */
    merged: withFields(theirs, kept),
  };
}
