import { ApiProperty } from '@nestjs/swagger';
import { BatchView } from '../delivery-note/delivery-note.dto.js';
import { CentreReference, ProductReference } from '../shared/references.dto.js';

/** What every sheet shows: who did what with which batch. */
export class Sheet {
  @ApiProperty({
    description: 'Operation, as movements name it in `idOperation`.',
    format: 'uuid',
    example: '5f1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d',
  })
  id!: string;

  @ApiProperty({ description: 'When it happened.', format: 'date-time', example: '2026-11-20T09:30:00.000Z' })
  date!: string;

  @ApiProperty({ description: 'Who did it.', example: 'Claire Dubois' })
  utilisateur!: string;

  @ApiProperty({ description: 'Centre.', type: () => CentreReference })
  centre!: CentreReference;

  @ApiProperty({ description: 'Product.', type: () => ProductReference })
  produit!: ProductReference;

  @ApiProperty({ description: 'Batch.', type: () => BatchView })
  stock!: BatchView;

  @ApiProperty({ description: 'How much. Unit: packages.', type: 'integer', minimum: 0, example: 2 })
  quantite!: number;

  @ApiProperty({
    description: 'The batch may be used until; null where no limit is known.',
    type: String,
    format: 'date-time',
    nullable: true,
    example: '2026-12-20T08:30:00.000Z',
  })
  limiteUtilisation!: string | null;

  @ApiProperty({
    description: 'Number of the delivery note by which the batch arrived.',
    type: String,
    nullable: true,
    example: 'PN-2026-000123',
  })
  numeroBl!: string | null;
}
