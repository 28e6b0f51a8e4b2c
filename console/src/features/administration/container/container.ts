import type { Answer } from '../../../api/calls.js';
import type { Saved } from '../record/administered-kind.js';

/** What goods travel in (`contenant`); measures as the manufacturer gives them. */
export type Container = Saved<Answer<'/referentiel/contenant/{id}'>>;

export const BLANK_CONTAINER = {
  fabricant: '',
  nom: '',
  type: '',
  taille: null as number | null,
  poids: null as number | null,
  capacite: null as number | null,
  actif: false,
};
