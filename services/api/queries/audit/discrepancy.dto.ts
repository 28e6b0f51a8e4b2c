import { ApiProperty } from '@nestjs/swagger';
import { DISCREPANCY_TYPES, type DiscrepancyType } from '../../../../projections/movement/discrepancy.js';
import { IdFilter, OneOfFilter, PeriodBegin, PeriodEnd } from '../../http/fields/query-filters.js';
import { CentreReference, ProductReference } from '../shared/references.dto.js';

/** Most rows of one answer: more than anybody reads. A shorter period shows the rest. */
export const MAX_DISCREPANCIES = 500;

export class DiscrepancyFilters {
  @PeriodBegin('Without dates: the current month.')
  dateDebut?: string;

  @PeriodEnd()
  dateFin?: string;

  @IdFilter('Only this centre; of a reception also the centre that received.')
  idCentre?: string;

  @IdFilter('Only this product; absent or `all`: every product.')
  idProduit?: string;

  @OneOfFilter('Only these; absent: all.', DISCREPANCY_TYPES)
  type?: DiscrepancyType[];
}

/** Something that does not add up, or went another way than the rules want. */
export class Discrepancy {
  @ApiProperty({
    description: 'The same as long as its cause is the same.',
    example: 'HORS_LIMITE-9d1f0a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d',
  })
  id!: string;

  @ApiProperty({
    description:
      'RETOUR a forced return, RECEPTION less arrived than was sent, RECEPTION_NON_CONFORME, HORS_LIMITE an operation past the limit that was confirmed, RAPPEL goods of a recalled lot that were moved offline before the recall was known, CORRECTION of a quantity, PEREMPTION_MODIFIEE, DECLARATION more declared as administered than was taken out, VERIFICATION what the check in the background found.',
    enum: DISCREPANCY_TYPES,
    example: 'HORS_LIMITE',
  })
  type!: DiscrepancyType;

  @ApiProperty({
    description: 'When; null for what concerns the whole period.',
    type: String,
    format: 'date-time',
    nullable: true,
    example: '2026-11-20T08:30:00.000Z',
  })
  date!: string | null;

  @ApiProperty({ description: 'Centre.', type: () => CentreReference, nullable: true })
  centre!: CentreReference | null;

  @ApiProperty({ description: 'Product.', type: () => ProductReference, nullable: true })
  produit!: ProductReference | null;

  @ApiProperty({ description: 'Batch number.', type: String, nullable: true, example: 'VX2411A' })
  lot!: string | null;

  @ApiProperty({
    description: 'How much, below zero where it is missing. Unit: packages.',
    type: 'integer',
    nullable: true,
    example: -2,
  })
  quantite!: number | null;

  @ApiProperty({
    description: 'DECLARATION: taken out less declared, below zero. Unit: doses.',
    type: Number,
    nullable: true,
    example: null,
  })
  doses!: number | null;

  @ApiProperty({ description: 'Who.', type: String, nullable: true, example: 'Claire Bernard' })
  utilisateur!: string | null;

  @ApiProperty({
    description: 'Comment; of VERIFICATION what was found, in English.',
    type: String,
    nullable: true,
    example: null,
  })
  commentaire!: string | null;

  @ApiProperty({
    description: 'Position of its event in the ledger.',
    type: 'integer',
    nullable: true,
    example: 1042,
  })
  position!: number | null;

  @ApiProperty({ description: 'Delivery note.', type: String, nullable: true, example: 'PN-2026-000123' })
  numeroBl!: string | null;
}
