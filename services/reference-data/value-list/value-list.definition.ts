import { ACTIVE, ACTIVE_FILTER } from '../records/common-fields.js';
import type { RecordDefinition } from '../records/definition.js';

const CODE = { source: '[A-Z][A-Z0-9_]*', code: 'valueList.error.code' } as const;

/** One choice of a list that an administrator can extend, such as SCRAPPING_CAUSE. */
export const valueListDefinition = {
  name: 'value-list',
  schema: 'ValueListEntry',
  path: 'value-list',
  listPath: 'all',
  address: '/value-list',
  entity: 'value-list',
  table: 'value_list_entry',
  plural: 'values',
  tag: 'Value lists',
  fields: {
    liste: {
      column: 'list',
      kind: 'text',
      locked: true,
      pattern: CODE,
      enumeration: 'valueList',
      description: 'The list. Required at creation; never changes.',
      example: 'SCRAPPING_CAUSE',
    },
    code: {
      column: 'code',
      kind: 'text',
      locked: true,
      pattern: CODE,
      description:
        'What records keep of the choice; exists once in its list. Required at creation; never changes.',
      example: 'CASSE',
    },
    labels: {
      column: 'labels',
      kind: 'labels',
      required: true,
      description: 'What users read, by language id.',
    },
    actif: ACTIVE,
  },
  unique: [{ fields: ['liste', 'code'], at: 'code', code: 'valueList.error.codeTaken' }],
  searched: ['code', 'labels'],
  filters: {
    liste: { by: 'equals', description: 'The list.' },
    actif: ACTIVE_FILTER,
  },
  list: { columns: ['liste', 'code', 'labels', 'actif'], filters: ['q', 'liste', 'actif'] },
  form: [
    { title: 'identity', rows: [['liste', 'code']] },
    { title: 'labels', rows: [['labels']] },
  ],
  activeField: 'actif',
  order: 'liste',
  // Within a list by rank.
  orders: { liste: `:shown || ' ' || lpad(record.rank::text, 10, '0')` },
  exported: {
    liste: 22,
    code: 24,
    'labels.1': { width: 40, kind: 'text', sql: `record.labels ->> '1'` },
    'labels.2': { width: 40, kind: 'text', sql: `record.labels ->> '2'` },
    actif: 8,
  },
} as const satisfies RecordDefinition;
