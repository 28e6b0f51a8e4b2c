import { ACTIVE, ACTIVE_FILTER } from '../records/common-fields.js';
import type { RecordDefinition } from '../records/definition.js';

/** Measures have no unit of their own: they are in the manufacturer's. */
const MEASURE = {
  kind: 'number',
  required: true,
  unit: 'as the manufacturer gives it',
  decimals: 3,
  max: 999_999_999,
} as const;

/** An insulated box that goods travel in. */
export const containerDefinition = {
  name: 'container',
  schema: 'Container',
  path: 'referentiel/contenant',
  choicesPath: 'referentiel/liste/contenant',
  address: '/containers',
  icon: 'container',
  entity: 'contenant',
  table: 'container',
  plural: 'containers',
  tag: 'Containers',
  fields: {
    fabricant: {
      column: 'maker',
      kind: 'text',
      required: true,
      description: 'Manufacturer; with the name it exists once.',
      example: 'Isotherma',
    },
    nom: {
      column: 'name',
      kind: 'text',
      required: true,
      description: 'Name.',
      example: 'Caisse isotherme 12 L',
    },
    type: {
      column: 'type',
      kind: 'text',
      required: true,
      description: 'What kind of container it is.',
      example: 'Passif 2-8 °C',
    },
    taille: { ...MEASURE, column: 'size', min: 1, description: 'Size.', example: 12 },
    poids: { ...MEASURE, column: 'weight', min: 0, description: 'Weight.', example: 3.4 },
    capacite: { ...MEASURE, column: 'capacity', min: 0, description: 'Capacity.', example: 60 },
    actif: ACTIVE,
  },
  unique: [{ fields: ['fabricant', 'nom'], at: 'nom', code: 'global.error.makerNameTaken' }],
  checks: { container_measures_check: 'size >= 1 AND weight >= 0 AND capacity >= 0' },
  searched: ['nom', 'fabricant'],
  filters: {
    nom: { by: 'contains', description: 'Contained in the name.' },
    fabricant: { by: 'contains', description: 'Contained in the manufacturer.' },
    actif: ACTIVE_FILTER,
  },
  list: { columns: ['nom', 'fabricant', 'type', 'taille', 'poids', 'capacite', 'actif'] },
  form: [
    { title: 'identity', rows: [['fabricant', 'nom'], ['type']] },
    { title: 'measures', rows: [['taille', 'poids', 'capacite']] },
  ],
  activeField: 'actif',
  order: 'nom',
  exported: { fabricant: 24, nom: 24, type: 18, taille: 11, poids: 11, capacite: 11, actif: 8 },
} as const satisfies RecordDefinition;
