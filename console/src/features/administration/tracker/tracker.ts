import type { Answer } from '../../../api/calls.js';
import type { Saved } from '../record/administered-kind.js';

/** A temperature logger that travels with goods (`tracker`). */
export type Tracker = Saved<Answer<'/referentiel/tracker/{id}'>>;

export const BLANK_TRACKER = {
  fabricant: '',
  nom: '',
  type1: '',
  type2: '',
  minTemperature: null as number | null,
  maxTemperature: null as number | null,
  actif: false,
};
