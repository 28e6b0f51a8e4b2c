import type { AdministeredRecord } from '../record/administered-kind.js';

/** What goods travel in (`contenant`); measures as the manufacturer gives them. */
export interface Container extends AdministeredRecord {
  readonly nom: string;
  readonly fabricant: string;
  readonly type: string;
  readonly taille: number;
  readonly poids: number;
  readonly capacite: number;
  readonly actif: boolean;
}

export const BLANK_CONTAINER = {
  fabricant: '',
  nom: '',
  type: '',
  taille: null as number | null,
  poids: null as number | null,
  capacite: null as number | null,
  actif: false,
};
