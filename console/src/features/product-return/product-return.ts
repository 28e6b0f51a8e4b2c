/** What a product return asks for, and what it sends. */
import type { RefusedError } from '../../api/errors.js';
import { ErrorCode } from '../../api/generated/codes.js';
import type { DeliveryNote, Filled, Schemas, StockRow } from '../../api/types.js';

/** `GET /dispatch/preparation/retour`: only the lines of the product that was asked for. */
export type ReturnableNote = DeliveryNote;

export interface ReturnValues {
  readonly centre: string | null;
  readonly product: string | null;
  readonly note: string | null;
  readonly line: string | null;
  readonly quantity: number | null;
  readonly comment: string;
}

export const EMPTY_RETURN: ReturnValues = {
  centre: null,
  product: null,
  note: null,
  line: null,
  quantity: null,
  comment: '',
};

/** `POST /dispatch/retour-stock` */
type ReturnBody = Filled<Schemas['StockReturnBody']>;

export const toBody = ({ centre, product, line, quantity, comment }: ReturnValues): ReturnBody => ({
  idCentreRetour: centre,
  idProduit: product,
  idLigneBl: line,
  quantite: quantity,
  ...(comment.trim() === '' ? {} : { commentaireRetour: comment.trim() }),
});

export const FIELD_NAMES = {
  idCentreRetour: 'centre',
  idProduit: 'product',
  idLigneBl: 'line',
  quantite: 'quantity',
  commentaireRetour: 'comment',
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
    ? note.lignes.map(({ id, stock, produit, quantiteStock, limiteUtilisation, dateSortie, rappel }) => ({
        ...stock,
        id,
        produit,
        centre,
        centerType: centre.type,
        quantite: quantiteStock,
        retourProduit: false,
        decongele: note.decongele,
        transfertDate: null,
        limiteUtilisation,
        dateSortie,
        rappel,
      }))
    : [];

/** Packages that the centre has left of all lines. */
export const leftOf = ({ lignes }: Pick<DeliveryNote, 'lignes'>): number =>
  lignes.reduce((sum, { quantiteStock }) => sum + quantiteStock, 0);

/** A note without follow-up is never received in the system, so what is left of it is unknown. */
export const isUntracked = ({ lignes }: Pick<DeliveryNote, 'lignes'>): boolean =>
  lignes.some(({ statut }) => statut === 'PREPARE');
