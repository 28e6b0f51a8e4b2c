import { DOCUMENT_TYPES } from '../../documents/document-type.js';
import type { RecordDefinition } from '../records/definition.js';

/** A .docx from which documents of one type are made. Its file is no field: it is sent beside them, in a form. */
export const templateDefinition = {
  name: 'template',
  schema: 'Template',
  path: 'template',
  statusPath: 'publication',
  address: '/templates',
  icon: 'template',
  entity: 'template',
  table: 'template',
  plural: 'templates',
  tag: 'Templates',
  fields: {
    nom: {
      column: 'name',
      kind: 'text',
      required: true,
      description: 'Name; exists once.',
      example: 'Bon de livraison 2026',
    },
    type: {
      column: 'type',
      kind: 'choice',
      values: DOCUMENT_TYPES,
      enumeration: 'documentType',
      required: true,
      description: 'What is printed with it.',
      example: 'DISPATCH_BL',
    },
    publie: {
      column: 'published',
      kind: 'flag',
      description: 'Published: may be chosen for centres. A template that is created without is hidden.',
    },
  },
  unique: [{ fields: ['nom'], at: 'nom', code: 'global.error.nameTaken' }],
  searched: ['nom'],
  filters: {
    nom: { by: 'contains', description: 'Contained in the name.' },
    type: { by: 'equals', description: 'Of this type.' },
    publie: { by: 'equals', description: 'Only published ones, or only hidden ones.' },
  },
  list: { columns: ['nom', 'type', 'fileName', 'created', 'publie'], filters: ['nom', 'type', 'publie'] },
  activeField: 'publie',
  order: 'nom',
  exported: {
    nom: 32,
    type: 30,
    publie: 10,
    fileName: { width: 32, kind: 'text', sql: 'record.file_name' },
    createdOn: { width: 18, kind: 'instant', sql: 'record.created_at' },
    createdBy: { width: 24, kind: 'user', sql: 'record.created_by' },
  },
} as const satisfies RecordDefinition;
