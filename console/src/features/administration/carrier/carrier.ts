import type { Answer } from '../../../api/calls.js';
import type { Saved } from '../record/administered-kind.js';

/** Who drives for a dispatch centre (`transporteur`). */
export type Carrier = Saved<Answer<'/referentiel/transporteur/{id}'>>;
