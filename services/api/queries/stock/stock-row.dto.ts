import type { StockRecord } from '../../../../projections/stock/search.js';
import {
  CENTRE_TYPES,
  type CentreType,
  TRANSFER_TYPES,
  type TransferType,
} from '../../../domain/ledger/vocabulary.js';
import type { Directory } from '../../../reference-data/directory.js';
import * as shows from '../../http/fields/answer-fields.js';
import { CentreReference, centreView, ProductReference, productView } from '../shared/references.dto.js';

/** A stock batch as lists show it. */
export class StockRow {
  @shows.id('Batch; at a vaccination centre the delivery-note line (`idLigneBl`).')
  id!: string;

  @shows.text('Batch number.', { example: 'VX2411A' })
  lot!: string;

  @shows.day('Expiry; for month-type products the last day of the month.')
  peremption!: string;

  @shows.count('What is there.', { unit: 'packages', example: 12 })
  quantite!: number;

  @shows.flag('Comes from a product return.', { example: false })
  retourProduit!: boolean;

  @shows.flag('Thawed.', { example: false })
  decongele!: boolean;

  @shows.choice('Thermal state in which it entered.', TRANSFER_TYPES, { nullable: true })
  transfertType!: TransferType | null;

  @shows.instant('When it entered that state.', { nullable: true })
  transfertDate!: string | null;

  @shows.part('Product.', () => ProductReference)
  produit!: ProductReference;

  @shows.part('Where it is.', () => CentreReference)
  centre!: CentreReference;

  @shows.choice('Type of that centre.', CENTRE_TYPES, { example: 'DISPATCH' })
  centerType!: CentreType;

  @shows.instant('May be used until; null where no limit is known yet.', {
    nullable: true,
    example: '2027-06-30T21:00:00.000Z',
  })
  limiteUtilisation!: string | null;

  @shows.instant('When it left the freezer, as far as known; of goods that met in the batch, the earliest.', {
    nullable: true,
  })
  dateSortie!: string | null;

  @shows.flag('Its lot is recalled: it can neither be prepared, taken out nor returned.', { example: false })
  rappel!: boolean;

  @shows.id('Delivery-note line, at a vaccination centre.', { optional: true })
  idLigneBl?: string;

  @shows.text('Number of the delivery note by which it arrived.', {
    optional: true,
    example: 'PN-2026-000123',
  })
  numeroBl?: string;
}

export function stockRow(directory: Directory, record: StockRecord): StockRow {
  const centre = centreView(directory, record.centre_id);
  return {
    id: record.id,
    lot: record.lot,
    peremption: record.expiry,
    quantite: record.quantity,
    retourProduit: record.returned,
    decongele: record.thawed,
    transfertType: record.transfer_type,
    transfertDate: record.transferred_at?.toISOString() ?? null,
    produit: productView(directory, record.product_id),
    centre,
    centerType: centre.type,
    limiteUtilisation: record.usage_limit?.toISOString() ?? null,
    dateSortie: record.exit_at?.toISOString() ?? null,
    rappel: record.recalled,
    ...(centre.type === 'VACCINATION' && { idLigneBl: record.id }),
    ...(record.note_number !== null && { numeroBl: record.note_number }),
  };
}
