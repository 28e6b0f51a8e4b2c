import type { AdministeredRecord } from '../record/administered-kind.js';

/** A temperature logger that travels with goods (`tracker`). */
export interface Tracker extends AdministeredRecord {
  readonly nom: string;
  readonly fabricant: string;
  readonly type1: string;
  readonly type2: string;
  /** °C */
  readonly minTemperature: number;
  /** °C */
  readonly maxTemperature: number;
  readonly actif: boolean;
}

export const BLANK_TRACKER = {
  fabricant: '',
  nom: '',
  type1: '',
  type2: '',
  minTemperature: null as number | null,
  maxTemperature: null as number | null,
  actif: false,
};
