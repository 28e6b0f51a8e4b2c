import type { Answer } from '../../../api/calls.js';
import type { Saved } from '../record/administered-kind.js';

/** Who drives for a dispatch centre (`transporteur`). */
export type Carrier = Saved<Answer<'/referentiel/transporteur/{id}'>>;

export const BLANK_CARRIER = {
  nom: '',
  siret: '',
  idCentre: null as string | null,
  adresse: '',
  complementAdresse: '',
  codePostal: '',
  ville: '',
  pays: '',
  telephone: '',
  mailContact: '',
  actif: false,
};
