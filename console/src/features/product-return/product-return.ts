/** What a product return asks for, and what it sends. */
import type { RefusedError } from '../../api/errors.js';
import { ErrorCode } from '../../api/generated/codes.js';
import { serviceNow } from '../../api/service-clock.js';
import type { DeliveryNote, DeliveryNoteLine, Filled, Schemas, StockRow } from '../../api/types.js';
import type { Part } from '../../shared/form/useOperationForm.js';
import { splitOf } from '../../shared/pickers/first-out.js';
import { isThawed } from '../../shared/record/is-thawed.js';
import { keepsTyped } from '../../shared/scan/keeps-typed.js';
import { ofScannedExpiry } from '../../shared/scan/scanned-expiry.js';
import type { Reading } from '../../shared/scan/useScanning.js';

/** `GET /dispatch/preparation/retour`: only the lines of the product that was asked for. */
export type ReturnableNote = DeliveryNote;

export interface ReturnValues {
  readonly centre: string | null;
  readonly product: string | null;
  readonly note: string | null;
  readonly line: string | null;
  /** Why this batch, where another one ends earlier; empty where that is not asked. */
  readonly laterBatchReason: string;
  readonly quantity: number | null;
  readonly comment: string;
}

export const EMPTY_RETURN: ReturnValues = {
  centre: null,
  product: null,
  note: null,
  line: null,
  laterBatchReason: '',
  quantity: null,
  comment: '',
};

/**
 * Another product has other notes, and something was typed for this one. A scanned lot chooses note and line
 * (docs/rules/scanning.md, SN-7 and SN-9).
 */
export const keepsProduct = (values: ReturnValues, other: string): boolean =>
  keepsTyped(values, EMPTY_RETURN, other, ['centre', 'note', 'line']);

/** `POST /dispatch/retour-stock` */
type ReturnBody = Filled<Schemas['StockReturnBody']>;

export const toBody = (values: ReturnValues): ReturnBody => ({
  idCentreRetour: values.centre,
  idProduit: values.product,
  idLigneBl: values.line,
  quantite: values.quantity,
  ...(values.laterBatchReason.trim() === '' ? {} : { motifDerogation: values.laterBatchReason.trim() }),
  ...(values.comment.trim() === '' ? {} : { commentaireRetour: values.comment.trim() }),
});

export const FIELD_NAMES = {
  idCentreRetour: 'centre',
  idProduit: 'product',
  idLigneBl: 'line',
  quantite: 'quantity',
  commentaireRetour: 'comment',
  motifDerogation: 'laterBatchReason',
} as const;

/**
 * The residual that the quantity exceeds (packages), where this is the only fault: the user is then asked to confirm,
 * not to correct.
 */
export function exceededResidual(error: RefusedError): number | undefined {
  const [fault, ...others] = [...error.globalErrors, ...error.fieldErrors];
  const isResidual = fault?.code === ErrorCode.quantityResidual && others.length === 0;
  return isResidual ? Number(fault.arguments?.max ?? 0) : undefined;
}

/** The lines of a note as batches at the centre that received it; the quantity is what it has left. */
export const batchesOf = (
  note: ReturnableNote | undefined,
  centre: StockRow['centre'] | undefined,
): StockRow[] =>
  note && centre
    ? note.lignes.map((line) => ({
        ...line.stock,
        id: line.id,
        produit: line.produit,
        centre,
        centerType: centre.type,
        quantite: line.quantiteStock,
        retourProduit: false,
        decongele: isThawed(line),
        transfertDate: null,
        limiteUtilisation: line.limiteUtilisation,
        dateSortie: line.dateSortie,
        rappel: line.rappel,
      }))
    : [];

/** Packages that the centre has left of all lines. */
export const leftOf = ({ lignes }: Pick<DeliveryNote, 'lignes'>): number =>
  lignes.reduce((sum, { quantiteStock }) => sum + quantiteStock, 0);

/** A note without follow-up is never received in the system, so what is left of it is unknown. */
export const isUntracked = ({ lignes }: Pick<DeliveryNote, 'lignes'>): boolean =>
  lignes.some(({ statut }) => statut === 'PREPARE');

/** What the centre has left of the product, from all notes whose stock is followed. */
export const returnableBatches = (
  notes: readonly ReturnableNote[] | undefined,
  centre: StockRow['centre'] | undefined,
): StockRow[] =>
  (notes ?? []).filter((note) => !isUntracked(note)).flatMap((note) => batchesOf(note, centre));

/**
 * The line of these notes by which the lot of a box went: one with its expiry before others, and of those one with
 * something left. Notes come latest first.
 */
export function lineOfLot(
  notes: readonly ReturnableNote[],
  box: Pick<Reading, 'produit' | 'lot' | 'peremption'>,
): { readonly note: ReturnableNote; readonly line: DeliveryNoteLine } | undefined {
  const ofLot = notes.flatMap((note) =>
    note.lignes.filter(({ stock }) => stock.lot === box.lot).map((line) => ({ note, line })),
  );
  const lines = ofScannedExpiry(ofLot, box, ({ line }) => line.stock.peremption);
  return lines.find(({ line }) => line.quantiteStock > 0) ?? lines[0];
}

/**
 * More than the proposed batch holds: one return of each batch, the first to end first. Empty where one return is
 * enough; what is above all of them together is one return, which is asked about.
 */
export function returnsOf(
  values: ReturnValues,
  notes: readonly ReturnableNote[] | undefined,
  batches: readonly StockRow[],
  zone: string,
  now: Date = serviceNow(),
): readonly Part<ReturnValues>[] {
  let left = values.quantity ?? 0;
  return (splitOf(batches, values.line, left, zone, now) ?? []).map(({ batch: { id }, quantity }) => {
    const note = notes?.find(({ lignes }) => lignes.some((line) => line.id === id))?.id ?? null;
    const shown = { ...values, note, line: id, quantity: left };
    left -= quantity;
    return { shown, sent: { ...shown, quantity } };
  });
}
