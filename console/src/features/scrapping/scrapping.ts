/** What a scrapping asks for, and what it sends. */
import type { Filled, Schemas, StockRow } from '../../api/types.js';
import type { Prefix } from '../../providers/session/prefix.js';
import { atMost, type Rule } from '../../shared/form/rules.js';
import type { StockedProduct } from '../../shared/pickers/stocked-products.js';
import { keepsTyped } from '../../shared/scan/keeps-typed.js';

/** Counted in packages - vials, syringes - or in whole boxes of them. */
export type Unit = 'PACKAGE' | 'BOX';

export interface ScrappingValues {
  readonly product: string | null;
  readonly batch: string | null;
  readonly unit: Unit;
  readonly quantity: number | null;
  readonly cause: string | null;
  readonly comment: string;
}

export const EMPTY_SCRAPPING: ScrappingValues = {
  product: null,
  batch: null,
  unit: 'PACKAGE',
  quantity: null,
  cause: null,
  comment: '',
};

/** What is chosen with a product: its only batch is no question. */
export const scrappingOf = (
  product: Pick<StockedProduct, 'id' | 'batches'> | undefined,
): ScrappingValues => ({
  ...EMPTY_SCRAPPING,
  product: product?.id ?? null,
  batch: product?.batches.length === 1 ? (product.batches[0]?.id ?? null) : null,
});

/** Another product would begin anew, and something was typed for this one (docs/rules/scanning.md, SN-7). */
export const keepsProduct = (values: ScrappingValues, other: string): boolean =>
  keepsTyped(values, EMPTY_SCRAPPING, other, ['batch']);

/** What an alert asks to be scrapped, as far as it is still there. */
export function scrappingGiven(
  products: readonly Pick<StockedProduct, 'id' | 'batches'>[],
  { idProduit, idStock }: Readonly<Record<string, string | undefined>>,
): ScrappingValues {
  const product = products.find(({ id }) => id === idProduit);
  const begun = scrappingOf(product);
  const batch = product?.batches.find(({ id }) => id === idStock);
  return { ...begun, batch: batch?.id ?? begun.batch };
}

/** Batches that can be scrapped, of all products: one call, and the form waits for no other. */
export const BATCHES = {
  referent: '/referent/preparation',
  dispatch: '/dispatch/preparation',
  vaccination: '/vaccination/available-lot',
} as const satisfies Record<Prefix, string>;

/** `POST /{referent|dispatch}/dechet` */
type CentreBody = Filled<Schemas['CentreScrappingBody']>;
/** `POST /vaccination/dechet` */
type VaccinationBody = Filled<Schemas['VaccinationScrappingBody']>;

type ScrappingBody = CentreBody | VaccinationBody;

/** @param packages what the typed quantity comes to */
export function toBody(
  prefix: Prefix,
  { product, batch, cause, comment }: ScrappingValues,
  packages: number | null,
): ScrappingBody {
  const words = comment.trim() || undefined;
  return prefix === 'vaccination'
    ? { idLigneBl: batch, quantite: packages, causeDechet: cause, ...(words && { commentaireDechet: words }) }
    : { idProduit: product, idStock: batch, quantite: packages, cause, ...(words && { commentaire: words }) };
}

/** Of either body. */
export const FIELD_NAMES = {
  idProduit: 'product',
  idStock: 'batch',
  idLigneBl: 'batch',
  quantite: 'quantity',
  cause: 'cause',
  causeDechet: 'cause',
  commentaire: 'comment',
  commentaireDechet: 'comment',
} as const;

/** `boxSize`: packages in a box. */
export const packagesOf = (
  { unit, quantity }: Pick<ScrappingValues, 'unit' | 'quantity'>,
  boxSize: number | null,
): number | null => (quantity === null || unit === 'PACKAGE' ? quantity : quantity * (boxSize ?? 1));

/** What is scrapped is in the batch. */
export const fromBatch =
  (batch: Pick<StockRow, 'quantite'> | undefined, unit: Unit, boxSize: number | null): Rule<number | null> =>
  (quantity) =>
    atMost(batch?.quantite)(packagesOf({ unit, quantity }, boxSize));

/** Boxes are offered where a box holds several packages, and the batch a box. */
export const offersBoxes = (boxSize: number | null, batch: Pick<StockRow, 'quantite'> | undefined): boolean =>
  boxSize !== null && boxSize > 1 && (batch?.quantite ?? 0) >= boxSize;
