import { ACTIVE, ACTIVE_FILTER } from '../records/common-fields.js';
import type { RecordDefinition } from '../records/definition.js';

/** Colder and hotter than anything that is shipped. */
const CELSIUS = { kind: 'number', required: true, unit: '°C', decimals: 2, min: -273.15, max: 1000 } as const;

/** A temperature logger that travels with a delivery. */
export const trackerDefinition = {
  name: 'tracker',
  schema: 'Tracker',
  path: 'referentiel/tracker',
  choicesPath: 'referentiel/liste/tracker',
  address: '/trackers',
  icon: 'tracker',
  entity: 'tracker',
  table: 'tracker',
  plural: 'trackers',
  tag: 'Trackers',
  fields: {
    fabricant: {
      column: 'maker',
      kind: 'text',
      required: true,
      description: 'Manufacturer; with the name it exists once.',
      example: 'Thermotrace',
    },
    nom: { column: 'name', kind: 'text', required: true, description: 'Name.', example: 'TT-100' },
    type1: {
      column: 'type1',
      kind: 'text',
      required: true,
      description: 'What kind of logger it is.',
      example: 'Enregistreur',
    },
    type2: {
      column: 'type2',
      kind: 'text',
      required: true,
      description: 'How it is read.',
      example: 'USB',
    },
    minTemperature: {
      ...CELSIUS,
      column: 'minTemperature',
      description: 'Lowest temperature that it may have recorded.',
      example: 2,
    },
    maxTemperature: {
      ...CELSIUS,
      column: 'maxTemperature',
      description: 'Highest temperature that it may have recorded.',
      example: 8,
    },
    actif: ACTIVE,
  },
  unique: [{ fields: ['fabricant', 'nom'], at: 'nom', code: 'global.error.makerNameTaken' }],
  ascending: [{ fields: ['minTemperature', 'maxTemperature'], code: 'tracker.error.temperatures' }],
  checks: { tracker_temperature_check: 'min_temperature <= max_temperature' },
  searched: ['nom', 'fabricant'],
  filters: {
    nom: { by: 'contains', description: 'Contained in the name.' },
    fabricant: { by: 'contains', description: 'Contained in the manufacturer.' },
    actif: ACTIVE_FILTER,
  },
  list: { columns: ['nom', 'fabricant', 'type1', 'type2', 'minTemperature', 'maxTemperature', 'actif'] },
  form: [
    {
      title: 'identity',
      rows: [
        ['fabricant', 'nom'],
        ['type1', 'type2'],
      ],
    },
    { title: 'temperatures', rows: [['minTemperature', 'maxTemperature']] },
  ],
  activeField: 'actif',
  order: 'nom',
  exported: {
    fabricant: 24,
    nom: 24,
    type1: 18,
    type2: 18,
    minTemperature: 14,
    maxTemperature: 14,
    actif: 8,
  },
} as const satisfies RecordDefinition;
