import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { blockedByRecall } from '../../../../projections/recall/concerned.js';
import { stockTable } from '../../../../projections/stock/table.js';
import { select } from '../../../../projections/table.js';
import {
  CENTRE_TYPES,
  type CentreType,
  TRANSFER_TYPES,
  type TransferType,
} from '../../../domain/ledger/vocabulary.js';
import type { Directory } from '../../../reference-data/directory.js';
import { CentreReference, centreView, ProductReference, productView } from '../shared/references.dto.js';

/** A stock batch as lists show it. */
export class StockRow {
  @ApiProperty({
    description: 'Batch; at a vaccination centre the delivery-note line (`idLigneBl`).',
    format: 'uuid',
    example: '3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d',
  })
  id!: string;

  @ApiProperty({ description: 'Batch number.', example: 'VX2411A' })
  lot!: string;

  @ApiProperty({
    description: 'Expiry; for month-type products the last day of the month.',
    type: String,
    format: 'date',
    example: '2027-06-30',
  })
  peremption!: string;

  @ApiProperty({ description: 'What is there. Unit: packages.', type: 'integer', minimum: 0, example: 12 })
  quantite!: number;

  @ApiProperty({ description: 'Comes from a product return.', example: false })
  retourProduit!: boolean;

  @ApiProperty({ description: 'Thawed.', example: false })
  decongele!: boolean;

  @ApiProperty({
    description: 'Thermal state in which it entered.',
    enum: TRANSFER_TYPES,
    nullable: true,
    example: null,
  })
  transfertType!: TransferType | null;

  @ApiProperty({
    description: 'When it entered that state.',
    type: String,
    format: 'date-time',
    nullable: true,
    example: null,
  })
  transfertDate!: string | null;

  @ApiProperty({ description: 'Product.', type: () => ProductReference })
  produit!: ProductReference;

  @ApiProperty({ description: 'Where it is.', type: () => CentreReference })
  centre!: CentreReference;

  @ApiProperty({ description: 'Type of that centre.', enum: CENTRE_TYPES, example: 'DISPATCH' })
  centerType!: CentreType;

  @ApiProperty({
    description: 'May be used until; null where no limit is known yet.',
    type: String,
    format: 'date-time',
    nullable: true,
    example: '2027-06-30T21:00:00.000Z',
  })
  limiteUtilisation!: string | null;

  @ApiProperty({
    description: 'When it left the freezer, as far as known; of goods that met in the batch, the earliest.',
    type: String,
    format: 'date-time',
    nullable: true,
    example: null,
  })
  dateSortie!: string | null;

  @ApiProperty({
    description: 'Its lot is recalled: it can neither be prepared, taken out nor returned.',
    example: false,
  })
  rappel!: boolean;

  @ApiPropertyOptional({
    description: 'Delivery-note line, at a vaccination centre.',
    format: 'uuid',
    example: '3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d',
  })
  idLigneBl?: string;

  @ApiPropertyOptional({
    description: 'Number of the delivery note by which it arrived.',
    example: 'PN-2026-000123',
  })
  numeroBl?: string;
}

export interface StockRecord {
  readonly id: string;
  readonly centre_id: string;
  readonly product_id: string;
  readonly lot: string;
  readonly expiry: string;
  readonly thawed: boolean;
  readonly returned: boolean;
  readonly transfer_type: TransferType | null;
  readonly transferred_at: Date | null;
  readonly usage_limit: Date | null;
  readonly exit_at: Date | null;
  readonly note_number: string | null;
  readonly quantity: number;
  readonly recalled: boolean;
}

/** Columns of {@link StockRecord}; the alias of the table is `s`. */
export const STOCK_COLUMNS = `${select(
  stockTable,
  's',
  'id',
  'centre_id',
  'product_id',
  'lot',
  'expiry',
  'thawed',
  'returned',
  'transfer_type',
  'transferred_at',
  'usage_limit',
  'exit_at',
  'note_number',
  'quantity',
)}, ${blockedByRecall('s')} AS recalled`;

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
