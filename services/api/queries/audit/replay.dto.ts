import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { MOVEMENT_TYPES, type MovementType } from '../../../domain/ledger/vocabulary.js';
import { IdFilter, PeriodBegin, PeriodEnd, TextFilter } from '../../http/fields/query-filters.js';
import { CentreReference, ProductReference } from '../shared/references.dto.js';

/** Most movements of one answer. */
export const MAX_MOVEMENTS = 1_000;

/** A whole number of the query; what is none stays what it is, and is refused. */
const toNumber = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value,
  );

/** What is replayed, or put into a dossier: a centre, or a lot of a product wherever it went. */
export class ReplayFilters {
  @IdFilter('Centre; it may be left out where product and lot are given.')
  idCentre?: string;

  @IdFilter('Only this product.')
  idProduit?: string;

  @TextFilter('Only this lot, written like this.', 'VX24-0117')
  lot?: string;

  @PeriodBegin('Default: the first movement.')
  dateDebut?: string;

  @PeriodEnd()
  dateFin?: string;
}

export class ReplayPage extends ReplayFilters {
  @ApiPropertyOptional({
    description: 'Only movements after this position.',
    type: 'integer',
    minimum: 0,
    example: 0,
  })
  @IsOptional()
  @toNumber()
  @IsInt()
  @Min(0)
  @Max(Number.MAX_SAFE_INTEGER)
  after?: number;

  @ApiPropertyOptional({
    description:
      'Most movements, up to 1,000; those of one event stay together. Default: 200. Unit: movements.',
    type: 'integer',
    minimum: 1,
    maximum: MAX_MOVEMENTS,
    example: 200,
  })
  @IsOptional()
  @toNumber()
  @IsInt()
  @Min(1)
  @Max(MAX_MOVEMENTS)
  limit?: number;
}

/** A movement, what it left, and its proof. */
export class ReplayedMovement {
  @ApiProperty({ description: 'Movement.', format: 'uuid', example: '9d1f0a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d' })
  id!: string;

  @ApiProperty({
    description: 'Position of its event in the ledger: `asOfPosition` shows what it left.',
    type: 'integer',
    example: 1042,
  })
  position!: number;

  @ApiProperty({ description: 'Place of its event among all, from 0.', type: 'integer', example: 1041 })
  index!: number;

  @ApiProperty({
    description: 'Event of the ledger that it comes from.',
    format: 'uuid',
    example: '1e1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d',
  })
  idEvenement!: string;

  @ApiProperty({
    description: 'Hash of that event, 64 hexadecimal digits: a leaf of the tree.',
    example: '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
  })
  hash!: string;

  @ApiProperty({
    description: 'When it happened.',
    type: String,
    format: 'date-time',
    example: '2026-11-20T08:30:00.000Z',
  })
  date!: string;

  @ApiProperty({
    description: 'When the ledger took it.',
    type: String,
    format: 'date-time',
    example: '2026-11-20T08:30:00.120Z',
  })
  dateEnregistrement!: string;

  @ApiProperty({ description: 'What happened.', enum: MOVEMENT_TYPES, example: 'PREPARATION' })
  type!: MovementType;

  @ApiProperty({ description: 'Into the stock or out of it.', enum: ['ENTREE', 'SORTIE'], example: 'SORTIE' })
  sens!: 'ENTREE' | 'SORTIE';

  @ApiProperty({
    description: 'How much, without a sign. Unit: packages.',
    type: 'integer',
    minimum: 0,
    example: 5,
  })
  quantite!: number;

  @ApiProperty({
    description:
      'What the centre then had of the product; where a lot is asked for, of that lot. Unit: packages.',
    type: 'integer',
    example: 12,
  })
  solde!: number;

  @ApiProperty({ description: 'Centre whose stock it is.', type: () => CentreReference })
  centre!: CentreReference;

  @ApiProperty({ description: 'Product.', type: () => ProductReference })
  produit!: ProductReference;

  @ApiProperty({ description: 'Batch.', format: 'uuid', example: '3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d' })
  idStock!: string;

  @ApiProperty({ description: 'Batch number.', example: 'VX2411A' })
  lot!: string;

  @ApiProperty({ description: 'Who: first and last name.', example: 'Claire Bernard' })
  utilisateur!: string;

  @ApiProperty({ description: 'Comment.', type: String, nullable: true, example: null })
  commentaire!: string | null;

  @ApiProperty({ description: 'Delivery note.', type: String, nullable: true, example: 'PN-2026-000123' })
  numeroBl!: string | null;

  @ApiProperty({ description: 'It takes back an earlier preparation.', type: Boolean, example: false })
  annulation!: boolean;
}
