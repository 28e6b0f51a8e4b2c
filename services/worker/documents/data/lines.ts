import type { deliveryNoteLineTable } from '../../../../projections/delivery-note/tables.js';
import type { stockTable } from '../../../../projections/stock/table.js';
import type { Stored } from '../../../../projections/table.js';
import type { LineValues } from '../../../documents/fields/common.js';
import { dosesIn } from '../../../domain/shared/doses.js';
import { gs1Elements } from '../../../gs1/element-string.js';
import { documentWord, enumerationWord, unitWord } from '../../../words/catalogue.js';
import type { Language } from '../../../words/language.js';
import type { Formats } from './formats.js';
import type { ProductRecord } from './reference.js';

/** A batch as a line of any document names it. */
export interface BatchRecord
  extends Pick<
      Stored<typeof stockTable>,
      'product_id' | 'lot' | 'expiry' | 'thawed' | 'returned' | 'transfer_type' | 'usage_limit' | 'quantity'
    >,
    Pick<Stored<typeof deliveryNoteLineTable>, 'exit_at' | 'external_reference'> {
  /** Packages of a delivery that did not arrive; absent or null: all did, or it is none. */
  readonly missing?: number | null;
}

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
    conservation: storageOf(batch, product, formats.language),
    commentaireBl: product?.note_comment ?? '',
    lot: batch.lot,
    peremption: formats.expiry(batch.expiry, product?.expiry_type ?? 'JOUR'),
    quantite: formats.number(batch.quantity),
    doses: formats.number(dosesIn(batch.quantity, product?.doses_per_package ?? 1)),
    ecart: batch.missing ? formats.number(batch.missing) : '',
    dateSortie: formats.dateTime(batch.exit_at),
    limiteUtilisation: formats.dateTime(batch.usage_limit),
    decongele: batch.thawed,
    retour: batch.returned,
    transfert: batch.transfer_type
      ? enumerationWord('transferType', batch.transfer_type, formats.language)
      : '',
    refExterne: batch.external_reference ?? '',
    codeDatamatrix: product ? gs1Elements(product.cip_code, batch.expiry, batch.lot) : '',
  };
}

/**
 * Where the goods are to be kept in the state that they are in (docs/rules/documents-and-mail.md, DM-9). The product
 * says it for goods that did not leave the freezer; a usage limit tells that they did, since only then their hours count.
 */
function storageOf(batch: BatchRecord, product: ProductRecord | undefined, language: Language): string {
  const storage = product?.storage ?? '';
  if (!product || product.stability_28_hours === null) return storage;
  if (batch.transfer_type === 'MOINS_20') return documentWord('storageMinus20', language);
  const outOfFreezer = batch.thawed || batch.usage_limit !== null;
  return outOfFreezer ? documentWord('storage28', language) : storage;
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
