import type { units as french } from '../fr/units.js';

export const units: typeof french = {
  FLACON: ['vial', 'vials'],
  SERINGUE: ['syringe', 'syringes'],
  BOITE: ['box', 'boxes'],
  AMPOULE: ['ampoule', 'ampoules'],
  UNITE: ['unit', 'units'],
  DOSE: ['dose', 'doses'],
  LIGNE: ['line', 'lines'],
};
