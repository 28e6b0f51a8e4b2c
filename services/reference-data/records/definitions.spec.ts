import type { RecordDefinition } from './definition.js';
import { RECORD_DEFINITIONS } from './definitions.js';

const definitions: readonly RecordDefinition[] = RECORD_DEFINITIONS;

describe.each(definitions.map((definition) => [definition.name, definition] as const))(
  'the definition of %s',
  (_, { fields, form, unique, ascending = [], order, activeField, exported }) => {
    const inForm = form?.flatMap(({ rows }) => rows.flat()) ?? [];

    it('names only fields that it has', () => {
      const named = [
        ...inForm,
        ...unique.flatMap((rule) => [...rule.fields, rule.at]),
        ...ascending.flatMap((rule) => rule.fields),
        ...Object.entries(exported).flatMap(([name, column]) => (typeof column === 'number' ? [name] : [])),
        order,
        activeField,
      ];
      expect(named.filter((name) => !(name in fields))).toEqual([]);
    });

    it('has each field in its form once, and the one that switches it on in no section', () => {
      const others = Object.keys(fields).filter((name) => name !== activeField);
      if (form) expect([...inForm].sort()).toEqual(others.sort());
    });
  },
);
