import type { AdministeredRecord } from '../record/administered-kind.js';

/** Who drives for a dispatch centre (`transporteur`). */
export interface Carrier extends AdministeredRecord {
  readonly nom: string;
  readonly siret: string | null;
  readonly idCentre: string;
  readonly centreDispatch: { readonly id: string; readonly nom: string; readonly service: string | null };
  readonly adresse: string;
  readonly complementAdresse: string | null;
  readonly codePostal: string;
  readonly ville: string;
  readonly pays: string;
  readonly telephone: string | null;
  readonly mailContact: string;
  readonly actif: boolean;
}

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
