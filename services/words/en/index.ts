import type { fr } from '../fr/index.js';
import { documentFields } from './document-fields.js';
import { documents } from './documents.js';
import { enumerations } from './enumerations.js';
import { errors } from './errors.js';
import { mailSubjects } from './mails.js';
import { nouns } from './nouns.js';
import { fields, formSections, recordKinds } from './records.js';
import { documentParts, templateFaults } from './template-faults.js';
import { units } from './units.js';

export const en: typeof fr = {
  documentFields,
  documentParts,
  documents,
  enumerations,
  errors,
  fields,
  formSections,
  mailSubjects,
  nouns,
  recordKinds,
  templateFaults,
  units,
};
