/** What a fridge exit asks for, and what it sends (section 2 "Fridge exit"). */
import { packagesFor } from '../../api/generated/doses.js';
import { VACCINE } from '../../api/generated/vocabulary.js';
import type { ExitDestination, Packaging, ProductBrief, StockRow } from '../../api/types.js';

export interface FridgeExitValues {
  readonly product: string | null;
  readonly batch: string | null;
  readonly destination: ExitDestination;
  readonly point: string | null;
  readonly mode: Packaging;
  readonly quantity: number | null;
  readonly syringes: number | null;
  readonly comment: string;
}

export const EMPTY_EXIT: FridgeExitValues = {
  product: null,
  batch: null,
  destination: 'INTERNE',
  point: null,
  mode: 'FLACON',
  quantity: 1,
  syringes: null,
  comment: '',
};

/** `POST /vaccination/sortieFrigo` */
export interface FridgeExitBody {
  readonly idLigneBl: string | null;
  readonly quantite?: number | null;
  readonly seringue?: number | null;
  readonly sortieType: ExitDestination;
  readonly idPoint?: string | null;
  readonly typeConditionnement: Packaging;
  readonly commentaire?: string;
}

/** In syringe mode the service opens as many packages as the syringes need (decisions.md, "Delivery notes"). */
export const toBody = (values: FridgeExitValues): FridgeExitBody => ({
  idLigneBl: values.batch,
  sortieType: values.destination,
  typeConditionnement: values.mode,
  ...(values.mode === 'FLACON' ? { quantite: values.quantity } : { seringue: values.syringes }),
  ...(values.destination === 'VACCINATION_POINT' ? { idPoint: values.point } : {}),
  ...(values.comment.trim() === '' ? {} : { commentaire: values.comment.trim() }),
});

export const FIELD_NAMES = {
  idLigneBl: 'batch',
  quantite: 'quantity',
  seringue: 'syringes',
  idPoint: 'point',
  sortieType: 'destination',
  typeConditionnement: 'mode',
  commentaire: 'comment',
} as const;

/** Packages that leave the fridge. */
export function packagesOut(
  { mode, quantity, syringes }: Pick<FridgeExitValues, 'mode' | 'quantity' | 'syringes'>,
  { nbDoses }: Pick<ProductBrief, 'nbDoses'>,
): number {
  return mode === 'FLACON' ? (quantity ?? 0) : packagesFor(syringes ?? 0, nbDoses);
}

/** Only vaccines are drawn into syringes. */
export const offersSyringes = ({ type }: Pick<ProductBrief, 'type'>): boolean => type === VACCINE;

export interface StockedProduct extends ProductBrief {
  readonly batches: readonly StockRow[];
  /** Packages in all batches together. */
  readonly inStock: number;
}

/** What the fridge holds, by product, in the alphabet's order. */
export function stockedProducts(rows: readonly StockRow[]): StockedProduct[] {
  const products = new Map<string, StockedProduct>();
  for (const row of rows) {
    const known = products.get(row.produit.id);
    products.set(row.produit.id, {
      ...row.produit,
      batches: [...(known?.batches ?? []), row],
      inStock: (known?.inStock ?? 0) + row.quantite,
    });
  }
  return [...products.values()].sort((one, other) => one.nomCommercial.localeCompare(other.nomCommercial));
}
