/** The lines of a preparation while they are being put together (docs/rules/preparations.md, PR-4 to PR-6). */
import { v4 as uuid } from 'uuid';
import { VACCINE } from '../../api/generated/vocabulary.js';
import { serviceNow } from '../../api/service-clock.js';
import type { Product, ProductBrief, StockRow } from '../../api/types.js';
import { earlierThan, portionsOf, splitOf } from '../../shared/pickers/first-out.js';
import { asksForExit, firstExit } from '../../shared/pickers/freezer-exit.js';
import { firstUsable } from '../../shared/pickers/freshness.js';
import { type StockedProduct, stockedProducts } from '../../shared/pickers/stocked-products.js';
import { keepsTyped } from '../../shared/scan/keeps-typed.js';

export interface PreparableProduct extends StockedProduct {
  /** Hours at 2-8 °C; null where the product does not thaw. */
  readonly stabilite28: number | null;
}

/** What the entry of one line holds. */
export interface LineValues {
  readonly product: string | null;
  readonly batch: string | null;
  readonly quantity: number | null;
  /** When it leaves the freezer, ISO 8601. */
  readonly exit: string | null;
  readonly reference: string;
  /** Why this batch, where another one ends earlier; empty where that was not asked. */
  readonly laterBatchReason: string;
  /** Answer to the question of defrosted returns; null where it was not asked. */
  readonly fromReturns: boolean | null;
}

export const EMPTY_LINE: LineValues = {
  product: null,
  batch: null,
  quantity: null,
  exit: null,
  reference: '',
  laterBatchReason: '',
  fromReturns: null,
};

/** Something was chosen or typed for it. The exit time alone does not count: it is taken over from the line before. */
export const isBegun = ({ product, quantity, reference }: LineValues): boolean =>
  product !== null || quantity !== null || reference.trim() !== '';

/**
 * Another product would make another line, and something was typed for this one (docs/rules/scanning.md, SN-7).
 * @param typedExit null where nobody typed it: it is what the batch, or the line before, brings along
 */
export const keepsProduct = (values: LineValues, typedExit: string | null, other: string): boolean =>
  keepsTyped({ ...values, exit: typedExit }, EMPTY_LINE, other, ['batch', 'fromReturns']);

/**
 * A line of the list. Product and batch are kept as they were chosen: somebody else may take the batch meanwhile. The
 * product's other batches are not: the form copies all its values with every key that is typed.
 */
export interface Line {
  readonly key: string;
  readonly product: Omit<PreparableProduct, 'batches'>;
  readonly batch: StockRow | null;
  readonly quantity: number;
  readonly exit: string | null;
  readonly reference: string;
  readonly laterBatchReason: string;
  readonly fromReturns: boolean;
}

/** What can leave, by product, in the alphabet's order. */
export function preparableProducts(
  rows: readonly StockRow[],
  products: readonly Pick<Product, 'id' | 'stabilite28'>[],
): PreparableProduct[] {
  const stability = new Map(products.map(({ id, stabilite28 }) => [id, stabilite28]));
  return stockedProducts(rows.filter(({ quantite }) => quantite > 0)).map((product) => ({
    ...product,
    stabilite28: stability.get(product.id) ?? null,
  }));
}

/**
 * The product's batches with what other lines leave of them.
 * @param fromReturns only goods that came back, only others, or both where nobody asked
 */
export function batchesLeft(
  product: Pick<PreparableProduct, 'batches'> | undefined,
  others: readonly Pick<Line, 'batch' | 'quantity'>[],
  fromReturns: boolean | null = null,
): StockRow[] {
  return (product?.batches ?? []).flatMap((batch) => {
    if (fromReturns !== null && batch.retourProduit !== fromReturns) return [];
    const taken = others.reduce((sum, line) => sum + (line.batch?.id === batch.id ? line.quantity : 0), 0);
    return batch.quantite > taken ? [{ ...batch, quantite: batch.quantite - taken }] : [];
  });
}

/** What is filled in with a product: its first usable batch, and the exit from the freezer where it is asked for. */
export function proposalFor(
  product: PreparableProduct,
  batches: readonly StockRow[],
  { thawed, zone, exit }: { thawed: boolean; zone: string; exit: string },
): Pick<LineValues, 'batch' | 'exit'> {
  const batch = firstUsable(batches, zone);
  return {
    batch: batch?.id ?? null,
    exit: asksForExit(product, batch, thawed) ? (firstExit(batch) ?? exit) : null,
  };
}

/** Vaccines leave by batch; of anything else the service takes what expires first. */
export const needsBatch = ({ type }: Pick<ProductBrief, 'type'>): boolean => type === VACCINE;

/** Thawed goods that came back are asked about before others are proposed; a product without hours never thaws. */
export const asksAboutReturns = (
  { stabilite28 }: Pick<PreparableProduct, 'stabilite28'>,
  batches: readonly Pick<StockRow, 'retourProduit'>[],
  thawed: boolean,
): boolean => thawed && stabilite28 !== null && batches.some(({ retourProduit }) => retourProduit);

export function lineOf(
  values: LineValues,
  product: PreparableProduct,
  batch: StockRow | undefined,
  thawed: boolean,
  key: string = uuid(),
): Line {
  const { batches: _, ...chosen } = product;
  return {
    key,
    product: chosen,
    batch: batch ?? null,
    quantity: values.quantity ?? 0,
    exit: asksForExit(product, batch, thawed) ? values.exit : null,
    reference: values.reference.trim(),
    laterBatchReason: values.laterBatchReason.trim(),
    fromReturns: batch?.retourProduit ?? values.fromReturns ?? false,
  };
}

/**
 * Lines for so many packages of a product: from the batches that expire first and may still be used, as many as it
 * takes (docs/rules/preparations.md, PR-15). Fewer packages where the batches do not hold them all.
 * @param batches of the product, with what other lines leave of them
 * @param entered what was typed for all of them; its exit is that of the batches which have none of their own
 */
export function linesFor(
  product: PreparableProduct,
  packages: number,
  {
    zone,
    batches = product.batches,
    entered = EMPTY_LINE,
    thawed = false,
    now = serviceNow(),
  }: {
    zone: string;
    batches?: readonly StockRow[];
    entered?: LineValues;
    thawed?: boolean;
    now?: Date;
  },
): Line[] {
  return portionsOf(batches, packages, zone, now).map(({ batch, quantity }) => {
    const exit = asksForExit(product, batch, thawed)
      ? (firstExit(batch) ?? entered.exit ?? now.toISOString())
      : null;
    const values = { ...entered, product: product.id, batch: batch.id, quantity, exit };
    return lineOf(values, product, batch, thawed);
  });
}

/**
 * More than the proposed batch holds: the same packages from several batches, the first to expire first
 * (docs/rules/preparations.md, PR-16). Undefined where that batch is enough, where all together are not, and where
 * somebody chose another batch: that one alone was meant.
 */
export function splitFor(
  product: PreparableProduct,
  entered: LineValues,
  options: { zone: string; batches: readonly StockRow[]; thawed: boolean; now?: Date },
): Line[] | undefined {
  const packages = entered.quantity ?? 0;
  const split = splitOf(options.batches, entered.batch, packages, options.zone, options.now);
  return split && linesFor(product, packages, { ...options, entered });
}

/**
 * Lines that nobody was asked about, though goods that end earlier stay: another line, which took those, was changed or
 * removed afterwards (docs/rules/stock.md, ST-22).
 */
export function unexplainedLines(
  lines: readonly Line[],
  products: readonly PreparableProduct[],
  { thawed, zone }: { thawed: boolean; zone: string },
): Line[] {
  return lines.filter((line) => {
    if (line.batch === null || line.laterBatchReason !== '') return false;
    const product = products.find(({ id }) => id === line.product.id);
    const others = lines.filter((other) => other !== line);
    const left = batchesLeft(product, others);
    const isAnswered = asksAboutReturns(line.product, left, thawed);
    const offered = isAnswered
      ? left.filter(({ retourProduit }) => retourProduit === line.fromReturns)
      : left;
    return earlierThan(offered, line.batch.id, zone) !== undefined;
  });
}

export const valuesOf = (line: Line): LineValues => ({
  product: line.product.id,
  batch: line.batch?.id ?? null,
  quantity: line.quantity,
  exit: line.exit,
  reference: line.reference,
  laterBatchReason: line.laterBatchReason,
  fromReturns: null,
});
