import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { COUNT_STATUSES, type CountStatus } from '../../../../projections/count/tables.js';
import { TRANSFER_TYPES, type TransferType } from '../../../domain/ledger/vocabulary.js';
import { FlagFilter, IdFilter, OneOfFilter } from '../../http/fields/query-filters.js';
import { ListQuery } from '../../http/lists/list-query.js';
import { NamedCentre, ProductReference } from '../shared/references.dto.js';

/** Filters of `GET /{centerPath}/inventaire`. */
export class CountFilters extends ListQuery {
  @IdFilter('Only counts of this product alone; counts of all products are left out.')
  idProduit?: string;

  @OneOfFilter('Only these statuses; absent: all.', COUNT_STATUSES)
  statut?: CountStatus[];

  @FlagFilter('`false`: without the lines. Default: with them.')
  lignes?: boolean;
}

/** What a count of stock is, without its lines. */
export class CountFacts {
  @ApiProperty({ description: 'Count.', format: 'uuid', example: '3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d' })
  id!: string;

  @ApiProperty({
    description: 'Its number, which is the comment of the corrections that it makes.',
    example: 'INV-PN-2026-000012',
  })
  numero!: string;

  @ApiProperty({ description: 'Open, closed with its corrections, or abandoned.', enum: COUNT_STATUSES })
  statut!: CountStatus;

  @ApiProperty({ description: 'Where it is.', type: () => NamedCentre })
  centre!: NamedCentre;

  @ApiProperty({
    description: 'The product; null: all products.',
    type: () => ProductReference,
    nullable: true,
  })
  produit!: ProductReference | null;

  @ApiProperty({
    description: 'When it was opened.',
    type: String,
    format: 'date-time',
    example: '2026-11-22T08:10:00.000Z',
  })
  dateOuverture!: string;

  @ApiProperty({ description: 'Who opened it.', example: 'Claire Martin' })
  ouvertPar!: string;

  @ApiProperty({
    description: 'When it was closed or abandoned.',
    type: String,
    format: 'date-time',
    nullable: true,
    example: null,
  })
  dateFin!: string | null;

  @ApiProperty({ description: 'Who closed or abandoned it.', type: String, nullable: true, example: null })
  terminePar!: string | null;

  @ApiProperty({ description: 'Batches that were counted. Unit: batches.', type: 'integer', example: 14 })
  nbComptes!: number;

  @ApiProperty({
    description: 'Of these, batches with a difference. Unit: batches.',
    type: 'integer',
    example: 2,
  })
  nbEcarts!: number;
}

/** A batch in a count. */
export class CountLine {
  @ApiProperty({
    description: 'Batch; at a vaccination centre the delivery-note line (`idLigneBl`).',
    format: 'uuid',
    example: '3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d',
  })
  idStock!: string;

  @ApiProperty({ description: 'Batch number.', example: 'VX2411A' })
  lot!: string;

  @ApiProperty({
    description:
      'What the ledger had when the line was counted; before that, what it has. Null before the line is counted for who may not edit the stock. Unit: packages.',
    type: 'integer',
    nullable: true,
    example: 12,
  })
  quantiteAttendue!: number | null;

  @ApiProperty({
    description: 'What was found; null: not counted. Unit: packages.',
    type: 'integer',
    nullable: true,
    example: 11,
  })
  quantiteComptee!: number | null;

  @ApiProperty({
    description: 'Counted − expected; null: not counted. Unit: packages.',
    type: 'integer',
    nullable: true,
    example: -1,
  })
  ecart!: number | null;
}

/** A count of stock as lists show it. */
export class CountRow extends CountFacts {
  @ApiPropertyOptional({
    description:
      'Batches that were counted; of an open count also those that the centre holds and that are not counted yet. By product, expiry and lot. Absent where the list was asked for without them.',
    type: () => [CountLine],
  })
  lignes?: readonly CountLine[];
}

/** A batch in a count, with what one has to know to find it. */
export class CountLineView extends CountLine {
  @ApiProperty({ description: 'Product.', type: () => ProductReference })
  produit!: ProductReference;

  @ApiProperty({
    description: 'Expiry; for month-type products the last day of the month.',
    type: String,
    format: 'date',
    example: '2027-06-30',
  })
  peremption!: string;

  @ApiProperty({ description: 'Thawed.', example: false })
  decongele!: boolean;

  @ApiProperty({ description: 'Comes from a product return.', example: false })
  retourProduit!: boolean;

  @ApiProperty({ description: 'Thermal state.', enum: TRANSFER_TYPES, nullable: true, example: null })
  transfertType!: TransferType | null;

  @ApiPropertyOptional({
    description: 'Number of the delivery note by which it arrived.',
    example: 'PN-2026-000123',
  })
  numeroBl?: string;

  @ApiProperty({
    description: 'When it was counted.',
    type: String,
    format: 'date-time',
    nullable: true,
    example: '2026-11-22T08:10:00.000Z',
  })
  dateComptage!: string | null;

  @ApiProperty({ description: 'Who counted it.', type: String, nullable: true, example: 'Claire Martin' })
  comptePar!: string | null;
}

export class CountView extends CountFacts {
  @ApiProperty({
    description: 'The caller may close it while it is open: who edits the stock of the centre.',
  })
  peutCloturer!: boolean;

  @ApiProperty({
    description:
      'Batches that were counted, and batches that the centre holds and that are not counted yet; of a count that has ended, as it ended. By product, expiry and lot.',
    type: () => [CountLineView],
  })
  lignes!: readonly CountLineView[];
}
