import type { RecordDefinition } from '../../../reference-data/records/definition.js';

/**
 * A body that creates a record of a kind, of the examples that its definition gives.
 *
 * @param mark digits, in each text that may exist only once
 */
export function exampleOf(
  { fields, unique }: RecordDefinition,
  mark: string | number,
): Record<string, unknown> {
  const once = new Set(unique.map(({ at }) => at));
  const examples = Object.entries(fields).filter(([, { example }]) => example !== undefined);
  return Object.fromEntries(
    examples.map(([name, { example }]) => [name, once.has(name) ? `${String(example)}${mark}` : example]),
  );
}
