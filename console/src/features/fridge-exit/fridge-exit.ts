/** What a fridge exit asks for, and what it sends. */
import { packagesFor } from '../../api/generated/doses.js';
import { serviceNow } from '../../api/service-clock.js';
import type { Filled, Packaging, ProductBrief, Schemas, StockRow } from '../../api/types.js';
import { atMost, type Rule } from '../../shared/form/rules.js';
import type { FieldNames } from '../../shared/form/server-errors.js';
import type { Part } from '../../shared/form/useOperationForm.js';
import type { ExitDestinationValues } from '../../shared/pickers/ExitDestinationFields.js';
import { splitOf } from '../../shared/pickers/first-out.js';
import { keepsTyped } from '../../shared/scan/keeps-typed.js';

export interface FridgeExitValues extends ExitDestinationValues {
  readonly product: string | null;
  readonly batch: string | null;
  /** Why this batch, where another one ends earlier; empty where that is not asked. */
  readonly laterBatchReason: string;
  readonly mode: Packaging;
  readonly quantity: number | null;
  readonly syringes: number | null;
  readonly comment: string;
}

export const EMPTY_EXIT: FridgeExitValues = {
  product: null,
  batch: null,
  laterBatchReason: '',
  destination: 'INTERNE',
  point: null,
  mode: 'FLACON',
  quantity: 1,
  syringes: null,
  comment: '',
};

/** Another product would begin anew, and something was typed for this one (docs/rules/scanning.md, SN-7). */
export const keepsProduct = (values: FridgeExitValues, other: string): boolean =>
  keepsTyped(values, EMPTY_EXIT, other, ['batch']);

/** `POST /vaccination/sortieFrigo` */
export type FridgeExitBody = Filled<Schemas['FridgeExitBody']>;

/** In syringe mode the service opens as many packages as the syringes need. */
export const toBody = (values: FridgeExitValues): FridgeExitBody => ({
  idLigneBl: values.batch,
  sortieType: values.destination,
  typeConditionnement: values.mode,
  ...(values.mode === 'FLACON' ? { quantite: values.quantity } : { seringue: values.syringes }),
  ...(values.destination === 'VACCINATION_POINT' ? { idPoint: values.point } : {}),
  ...(values.laterBatchReason.trim() === '' ? {} : { motifDerogation: values.laterBatchReason.trim() }),
  ...(values.comment.trim() === '' ? {} : { commentaire: values.comment.trim() }),
});

/**
 * Vials that the proposed batch does not hold: one exit of each batch, the first to end first (docs/rules/stock.md,
 * ST-21). Empty where one exit is enough. Syringes are drawn from one batch.
 */
export function exitsOf(
  values: FridgeExitValues,
  batches: readonly StockRow[],
  zone: string,
  now: Date = serviceNow(),
): readonly Part<FridgeExitValues>[] {
  const { mode, batch, quantity } = values;
  const split = mode === 'FLACON' ? splitOf(batches, batch, quantity ?? 0, zone, now) : undefined;
  let left = quantity ?? 0;
  return (split ?? []).map(({ batch: { id }, quantity: taken }) => {
    const shown = { ...values, batch: id, quantity: left };
    left -= taken;
    return { shown, sent: { ...shown, quantity: taken } };
  });
}

/** In syringe mode the form has no quantity: too many packages are reported at the number of syringes. */
export const fieldNames = ({ mode }: FridgeExitValues): FieldNames<FridgeExitValues> => ({
  idLigneBl: 'batch',
  quantite: mode === 'FLACON' ? 'quantity' : 'syringes',
  seringue: 'syringes',
  idPoint: 'point',
  sortieType: 'destination',
  typeConditionnement: 'mode',
  commentaire: 'comment',
  motifDerogation: 'laterBatchReason',
});

/** Packages that leave the fridge. */
export function packagesOut(
  { mode, quantity, syringes }: Pick<FridgeExitValues, 'mode' | 'quantity' | 'syringes'>,
  { nbDoses }: Pick<ProductBrief, 'nbDoses'>,
): number {
  return mode === 'FLACON' ? (quantity ?? 0) : packagesFor(syringes ?? 0, nbDoses);
}

/** The vials that the syringes open are in the batch. */
export const drawnFrom =
  (
    batch: Pick<StockRow, 'quantite'> | undefined,
    { nbDoses }: Pick<ProductBrief, 'nbDoses'>,
  ): Rule<number | null> =>
  (syringes) =>
    atMost(batch?.quantite)(packagesFor(syringes ?? 0, nbDoses));
