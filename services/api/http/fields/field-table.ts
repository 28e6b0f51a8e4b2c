/**
 * A class to extend that has a field for each of the names, declared alike, where a table of fields (days by doses) would
 * otherwise be written out one by one.
 *
 * @param initial what each field is before it is filled; none: it is absent
 */
export function fieldTable<Name extends string, Value>(
  names: readonly Name[],
  declare: (name: Name) => PropertyDecorator,
  initial?: Value,
): new () => Record<Name, Value> {
  class Fields {
    constructor() {
      if (initial !== undefined) for (const name of names) Object.assign(this, { [name]: initial });
    }
  }
  for (const name of names) declare(name)(Fields.prototype, name);
  return Fields as unknown as new () => Record<Name, Value>;
}
