/** What a request for goods asks for, and what it sends (docs/rules/replenishment.md, RQ-1 and RQ-2). */
import { packagesFor } from '../../api/generated/doses.js';
import type { RequestKind } from '../../api/generated/request-status.js';
import type { Configuration, Filled, QuantityMode, Schemas } from '../../api/types.js';

export interface RequestValues {
  readonly product: string | null;
  readonly mode: QuantityMode | null;
  /** Doses. */
  readonly first: number | null;
  readonly second: number | null;
  readonly booster: number | null;
  readonly packages: number | null;
  /** `YYYY-MM-DD` */
  readonly wanted: string | null;
  readonly coverageFrom: string | null;
  readonly coverageUntil: string | null;
  readonly carrier: string | null;
  readonly comment: string;
}

/** `POST /vaccination/besoin`; `POST /point-vaccination/besoin` takes the same without the coverage. */
export type RequestBody = Filled<Schemas['CentreRequestBody']>;

export const emptyRequest = (
  carrier: string | null,
  { replenishmentDose }: Pick<Configuration, 'replenishmentDose'>,
): RequestValues => ({
  product: null,
  mode: replenishmentDose ? 'DOSE' : 'CONDITIONNEMENT',
  first: null,
  second: null,
  booster: null,
  packages: null,
  wanted: null,
  coverageFrom: null,
  coverageUntil: null,
  carrier,
  comment: '',
});

export const dosesOf = ({ first, second, booster }: Pick<RequestValues, 'first' | 'second' | 'booster'>) =>
  (first ?? 0) + (second ?? 0) + (booster ?? 0);

/** Packages that hold what is asked for; null while nothing is. */
export function packagesOf(values: RequestValues, nbDoses: number): number | null {
  if (values.mode === 'CONDITIONNEMENT') return values.packages;
  const doses = dosesOf(values);
  return doses > 0 ? packagesFor(doses, nbDoses) : null;
}

/** What was typed in the other way of counting is not sent. */
export function toBody(values: RequestValues, kind: RequestKind): RequestBody {
  const inDoses = values.mode === 'DOSE';
  return {
    idProduit: values.product,
    modeQte: values.mode,
    nbDoses1: inDoses ? values.first : null,
    nbDoses2: inDoses ? values.second : null,
    nbDosesR: inDoses ? values.booster : null,
    nbCond: inDoses ? null : values.packages,
    dateSouhaitee: values.wanted,
    idTransporteur: values.carrier,
    commentaire: values.comment.trim() || null,
    forceValidation: false,
    ...(kind === 'CENTRE' && {
      dateCouvertureDebut: values.coverageFrom,
      dateCouvertureFin: values.coverageUntil,
    }),
  };
}

export const FIELD_NAMES = {
  idProduit: 'product',
  modeQte: 'mode',
  nbDoses1: 'first',
  nbDoses2: 'second',
  nbDosesR: 'booster',
  nbCond: 'packages',
  dateSouhaitee: 'wanted',
  dateCouvertureDebut: 'coverageFrom',
  dateCouvertureFin: 'coverageUntil',
  idTransporteur: 'carrier',
  commentaire: 'comment',
} as const;
