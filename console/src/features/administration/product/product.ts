import type { ExpiryType } from '../../../api/types.js';
import type { AdministeredRecord } from '../record/administered-kind.js';

/** `GET /referentiel/produit/{id}` */
export interface AdministeredProduct extends AdministeredRecord {
  readonly type: string;
  readonly codeCip: string;
  readonly nomCommercial: string;
  readonly nom: string;
  readonly typeConditionnement: string;
  readonly nbDoses: number | null;
  readonly peremptionType: ExpiryType;
  readonly actif: boolean;
}

const NUMBER = null as number | null;

export const BLANK_PRODUCT = {
  type: null as string | null,
  codeCip: '',
  codeUcd: '',
  nomCommercial: '',
  nom: '',
  surveillanceRenforcee: false,
  commentaireBl: '',
  formePharma: '',
  substanceActive1: '',
  substanceActive2: '',
  voieAdministration: '',
  peremptionType: 'MOIS' as ExpiryType,
  conservation: '',
  stabilite28: NUMBER,
  stabiliteMoins20: NUMBER,
  stabiliteMiseTemperature: NUMBER,
  stabiliteReconstitution: NUMBER,
  stabilite1erPrelevement: NUMBER,
  dureeDecongelation: NUMBER,
  typeConditionnement: '',
  nbDoses: NUMBER,
  nbUnitesBoite: NUMBER,
  actif: false,
};

/** Hours; if entered, at least 1 (section 5). */
export const STABILITIES = [
  ['stabilite28', 'stabiliteMoins20'],
  ['stabiliteMiseTemperature', 'stabiliteReconstitution'],
] as const;

/** A vaccine must say more of itself than a syringe (section 5). */
export const isVaccine = (type: string | null): boolean => type === 'VACCIN';
