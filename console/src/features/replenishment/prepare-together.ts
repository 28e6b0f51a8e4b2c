/** Several requests for one product, prepared from one batch or more (docs/rules/replenishment.md, RQ-8). */
import { ErrorCode } from '../../api/generated/codes.js';
import { serviceNow } from '../../api/service-clock.js';
import type { Filled, Schemas, StockRow } from '../../api/types.js';
import type { Rule } from '../../shared/form/rules.js';
import { earlierThan, type Portion } from '../../shared/pickers/first-out.js';
import { firstExit } from '../../shared/pickers/freezer-exit.js';
import { byUrgency, isUsable } from '../../shared/pickers/freshness.js';
import { owed, type Request } from './request.js';

export interface TogetherValues {
  readonly batch: string | null;
  /** When the goods leave the freezer, ISO 8601. */
  readonly exit: string | null;
  readonly reference: string;
  /** Why these batches, where goods that end earlier stay; empty where nothing is asked. */
  readonly laterBatchReason: string;
  readonly followUpDisabled: boolean;
  readonly comment: string;
}

/** `POST /dispatch/preparation/multiple` */
export type TogetherBody = Filled<Schemas['RequestsPreparationBody']>;

/** Packages of all of them. */
export const totalOwed = (requests: readonly Request[]): number =>
  requests.reduce((sum, request) => sum + owed(request), 0);

/**
 * Of the batches that may be used, by which expires first: the first that serves all with those that complete it, else
 * the one with which most is served.
 */
export function valuesAtFirst(
  batches: readonly StockRow[],
  total: number,
  zone: string,
  now: Date = serviceNow(),
): TogetherValues {
  const usable = byUrgency(batches, zone, { now })
    .filter((batch) => isUsable(batch, zone, now))
    .map((batch) => ({ batch, served: servedBy(portionsFrom(batches, batch.id, total, zone, now)) }));
  const most = Math.max(...usable.map(({ served }) => served));
  const batch = usable.find(({ served }) => served === most)?.batch;
  return {
    batch: batch?.id ?? null,
    exit: proposedExit(batch, now),
    reference: '',
    laterBatchReason: '',
    followUpDisabled: false,
    comment: '',
  };
}

/** When goods left the freezer, as far as known, else now: an instant, ISO 8601 (docs/rules/stock.md, ST-13). */
export const proposedExit = (batch: StockRow | undefined, now: Date = serviceNow()): string =>
  firstExit(batch) ?? now.toISOString();

/**
 * What leaves of the chosen batch, and of further ones where it does not hold all: those that expire first, may still
 * be used, and are in the same thermal state, because they leave the freezer together. Less than the total where the
 * stock does not hold it.
 */
export function portionsFrom(
  batches: readonly StockRow[],
  chosen: string | null,
  total: number,
  zone: string,
  now: Date = serviceNow(),
): readonly Portion<StockRow>[] {
  const first = batches.find(({ id }) => id === chosen);
  if (!first) return [];
  const further = byUrgency(batches, zone, { now }).filter(
    (batch) =>
      batch.id !== first.id &&
      batch.transfertType === first.transfertType &&
      batch.retourProduit === first.retourProduit &&
      isUsable(batch, zone, now),
  );
  let left = total;
  const portions: Portion<StockRow>[] = [];
  for (const batch of [first, ...further]) {
    const quantity = Math.min(left, batch.quantite);
    if (quantity <= 0) continue;
    portions.push({ batch, quantity });
    left -= quantity;
  }
  return portions;
}

/** Packages of all portions. */
export const servedBy = (portions: readonly Portion<StockRow>[]): number =>
  portions.reduce((sum, { quantity }) => sum + quantity, 0);

/** Goods that stay although they can be used and end earlier than some that leave (docs/rules/stock.md, ST-22). */
export function passedOver(
  batches: readonly StockRow[],
  portions: readonly Portion<StockRow>[],
  zone: string,
  now: Date = serviceNow(),
): StockRow | undefined {
  const taken = new Map(portions.map(({ batch, quantity }) => [batch.id, quantity]));
  const left = batches.map((batch) => ({
    ...batch,
    quantite: batch.quantite - (taken.get(batch.id) ?? 0),
  }));
  return portions
    .map(({ batch }) => earlierThan(left, batch.id, zone, now))
    .find((earlier) => earlier !== undefined);
}

/** Of the chosen batch: with those that complete it, it has to hold what all ask for. */
export const holds =
  (batches: readonly StockRow[], total: number, zone: string, now?: Date): Rule<string | null> =>
  (id) => {
    const portions = portionsFrom(batches, id, total, zone, now);
    const held = servedBy(portions);
    return portions.length > 0 && held < total
      ? { code: ErrorCode.quantityMax, arguments: { max: held } }
      : undefined;
  };

export const toBody = (
  requests: readonly Pick<Request, 'id'>[],
  values: TogetherValues,
  portions: readonly Portion<StockRow>[],
  asksExit: boolean,
): TogetherBody => ({
  idDemandesList: requests.map(({ id }) => id),
  idStock: values.batch,
  idStocksSuivants: portions.slice(1).map(({ batch }) => batch.id),
  refExterne: values.reference.trim() || null,
  motifDerogation: values.laterBatchReason.trim() || null,
  sortie: asksExit ? values.exit : null,
  suiviDesactive: values.followUpDisabled,
  commentaire: values.comment.trim() || null,
  forceValidation: false,
});

export const FIELD_NAMES = {
  idStock: 'batch',
  idStocksSuivants: 'batch',
  quantite: 'batch',
  sortie: 'exit',
  refExterne: 'reference',
  motifDerogation: 'laterBatchReason',
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
