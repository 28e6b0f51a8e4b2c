import type { LineValues } from '../../../documents/fields/common.js';
import { dosesIn } from '../../../domain/shared/doses.js';
import { unitWord } from '../../../words/catalogue.js';
import type { Formats } from './formats.js';
import { gs1Elements } from './gs1.js';
import type { ProductRecord } from './reference.js';

/** A batch as a line of any document names it. */
export interface BatchRecord {
  readonly product_id: string;
  readonly lot: string;
  /** `YYYY-MM-DD` */
  readonly expiry: string;
  readonly thawed: boolean;
  readonly returned: boolean;
  readonly transfer_type: 'CONGELE' | 'MOINS_20' | 'DECONGELE' | null;
  readonly usage_limit: Date | null;
  /** Packages. */
  readonly quantity: number;
  readonly exit_at: Date | null;
  readonly external_reference: string | null;
}

const TRANSFER_LABELS = {
  fr: { CONGELE: 'Transfert congelé', MOINS_20: 'Transfert à −20 °C', DECONGELE: 'Transfert décongelé' },
  en: { CONGELE: 'Transferred frozen', MOINS_20: 'Transferred at −20 °C', DECONGELE: 'Transferred thawed' },
} as const;

export function lineValues(
  batch: BatchRecord,
  index: number,
  product: ProductRecord | undefined,
  formats: Formats,
): LineValues {
  return {
    numero: String(index + 1),
    produit: product?.commercial_name ?? batch.product_id,
    designation: product?.name ?? '',
    codeCip: product?.cip_code ?? '',
    typeConditionnement: unitWord(product?.packaging ?? '', batch.quantity, formats.language),
    conservation: product?.storage ?? '',
    commentaireBl: product?.note_comment ?? '',
    lot: batch.lot,
    peremption: formats.expiry(batch.expiry, product?.expiry_type ?? 'JOUR'),
    quantite: formats.number(batch.quantity),
    doses: formats.number(dosesIn(batch.quantity, product?.doses_per_package ?? 1)),
    dateSortie: formats.dateTime(batch.exit_at),
    limiteUtilisation: formats.dateTime(batch.usage_limit),
    decongele: batch.thawed,
    retour: batch.returned,
    transfert: batch.transfer_type ? TRANSFER_LABELS[formats.language][batch.transfer_type] : '',
    refExterne: batch.external_reference ?? '',
    codeDatamatrix: product ? gs1Elements(product.cip_code, batch.expiry, batch.lot) : '',
  };
}

export interface Totals {
  readonly nbLignes: string;
  readonly totalQuantite: string;
  readonly totalDoses: string;
}

export function totalsOf(
  batches: readonly BatchRecord[],
  products: ReadonlyMap<string, ProductRecord>,
  formats: Formats,
): Totals {
  const doses = batches.map(({ quantity, product_id }) =>
    dosesIn(quantity, products.get(product_id)?.doses_per_package ?? 1),
  );
  const sum = (values: readonly number[]) =>
    values.reduce((total, value) => total + Math.round(value * 10), 0) / 10;
  return {
    nbLignes: formats.number(batches.length),
    totalQuantite: formats.number(sum(batches.map(({ quantity }) => quantity))),
    totalDoses: formats.number(sum(doses)),
  };
}
