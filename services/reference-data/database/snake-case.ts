/** `addressComplement` → `address_complement`, `type1` → `type_1`: a property's column in the database. */
export const snakeCase = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replace(/([a-z])(\d)/g, '$1_$2')
    .toLowerCase();
