import { ACTIVE, ACTIVE_FILTER } from '../records/common-fields.js';
import type { RecordDefinition } from '../records/definition.js';

/** Who drives for a dispatch centre. */
export const carrierDefinition = {
  name: 'carrier',
  schema: 'Carrier',
  path: 'referentiel/transporteur',
  choicesPath: 'referentiel/liste/transporteur',
  address: '/carriers',
  entity: 'transporteur',
  table: 'carrier',
  plural: 'carriers',
  tag: 'Carriers',
  fields: {
    nom: {
      column: 'name',
      kind: 'text',
      required: true,
      description: 'Name; exists once.',
      example: 'Froid Express Nord',
    },
    siret: {
      column: 'siret',
      kind: 'text',
      description: 'SIRET number; exists once.',
      example: '40000000000011',
    },
    idCentre: {
      column: 'centreId',
      kind: 'id',
      of: 'centre',
      locked: true,
      description:
        'The dispatch centre that it drives for. Required of an administrator at creation, for others the selected centre; never changes.',
    },
    adresse: {
      column: 'address',
      kind: 'text',
      required: true,
      description: 'Street and number.',
      example: '1 rue des Transporteurs',
    },
    complementAdresse: {
      column: 'addressComplement',
      kind: 'text',
      description: 'Second line of the address.',
    },
    codePostal: {
      column: 'postalCode',
      kind: 'text',
      max: 5,
      limitsColumn: true,
      required: true,
      description: 'Postal code.',
      example: '59810',
    },
    ville: { column: 'city', kind: 'text', required: true, description: 'Town.', example: 'Lesquin' },
    pays: { column: 'country', kind: 'text', required: true, description: 'Country.', example: 'France' },
    telephone: {
      column: 'phone',
      kind: 'text',
      description: 'Telephone number.',
      example: '+33 3 20 00 01 11',
    },
    mailContact: {
      column: 'mailContact',
      kind: 'email',
      required: true,
      description: 'E-mail address of the contact.',
      example: 'exploitation@froid-nord.example',
    },
    actif: ACTIVE,
  },
  unique: [
    { fields: ['nom'], at: 'nom', code: 'global.error.nameTaken' },
    { fields: ['siret'], at: 'siret', code: 'carrier.error.siretTaken' },
  ],
  searched: ['nom', 'siret', 'ville'],
  filters: {
    nom: { by: 'contains', description: 'Contained in the name.' },
    idCentre: { by: 'equals', description: 'Of this dispatch centre.' },
    actif: ACTIVE_FILTER,
  },
  list: {
    columns: ['nom', 'siret', 'centreDispatch', 'codePostal', 'ville', 'telephone', 'mailContact', 'actif'],
    filters: ['nom', 'actif'],
  },
  activeField: 'actif',
  order: 'nom',
  orders: { centreDispatch: '(SELECT c.name FROM reference.centre c WHERE c.id = record.centre_id)' },
  // A dispatch administrator sees those of the centres below the selected one; who only chooses one may choose any.
  within: { reach: 'dispatch', sql: 'record.centre_id = ANY(:centres)' },
  exported: {
    nom: 28,
    siret: 16,
    idCentre: 28,
    adresse: 32,
    complementAdresse: 24,
    codePostal: 12,
    ville: 20,
    pays: 16,
    telephone: 16,
    mailContact: 30,
    actif: 8,
  },
} as const satisfies RecordDefinition;
