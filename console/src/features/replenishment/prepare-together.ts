/** Several requests for one product, prepared from one batch (docs/rules/replenishment.md, RQ-8). */
import { ErrorCode } from '../../api/generated/codes.js';
import type { Filled, Product, Schemas, StockRow } from '../../api/types.js';
import type { Rule } from '../../shared/form/rules.js';
import { firstUsable } from '../../shared/pickers/freshness.js';
import { owed, type Request } from './request.js';

export interface TogetherValues {
  readonly batch: string | null;
  /** When the goods leave the freezer, ISO 8601. */
  readonly exit: string | null;
  readonly reference: string;
  readonly followUpDisabled: boolean;
  readonly comment: string;
}

/** `POST /dispatch/preparation/multiple` */
export type TogetherBody = Filled<Schemas['RequestsPreparationBody']>;

/** Packages of all of them. */
export const totalOwed = (requests: readonly Request[]): number =>
  requests.reduce((sum, request) => sum + owed(request), 0);

/** The batch that serves all and expires first, else the one that expires first. */
export function valuesAtFirst(
  batches: readonly StockRow[],
  total: number,
  zone: string,
  now: Date = new Date(),
): TogetherValues {
  const enough = batches.filter(({ quantite }) => quantite >= total);
  const batch = firstUsable(enough, zone, now) ?? firstUsable(batches, zone, now);
  return {
    batch: batch?.id ?? null,
    exit: now.toISOString(),
    reference: '',
    followUpDisabled: false,
    comment: '',
  };
}

/** Frozen goods leave frozen; of a product without hours at 2-8 °C nobody asks. */
export const asksForExit = (
  product: Pick<Product, 'stabilite28'> | undefined,
  batch: Pick<StockRow, 'transfertType'> | undefined,
): boolean => (product?.stabilite28 ?? null) !== null && batch?.transfertType !== 'CONGELE';

/** Of the chosen batch: it has to hold what all ask for. */
export const holds =
  (batches: readonly Pick<StockRow, 'id' | 'quantite'>[], total: number): Rule<string | null> =>
  (id) => {
    const batch = batches.find((each) => each.id === id);
    return batch && batch.quantite < total
      ? { code: ErrorCode.quantityMax, arguments: { max: batch.quantite } }
      : undefined;
  };

const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

export const toBody = (
  requests: readonly Pick<Request, 'id'>[],
  values: TogetherValues,
  asksExit: boolean,
): TogetherBody => ({
  idDemandesList: requests.map(({ id }) => id),
  idStock: values.batch,
  refExterne: textOrNull(values.reference),
  sortie: asksExit ? values.exit : null,
  suiviDesactive: values.followUpDisabled,
  commentaire: textOrNull(values.comment),
  forceValidation: false,
});

export const FIELD_NAMES = {
  idStock: 'batch',
  quantite: 'batch',
  sortie: 'exit',
  refExterne: 'reference',
  suiviDesactive: 'followUpDisabled',
  commentaire: 'comment',
} as const;

/** What is printed of all of them, one after the other. */
export const DOCUMENTS = [
  'DISPATCH_BL',
  'DISPATCH_ETIQUETTE',
  'DISPATCH_FLACON_36',
  'DISPATCH_FLACON_96',
] as const;
