import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsUUID, Max, Min } from 'class-validator';
import { MAX_QUANTITY } from '../../../domain/shared/fields.js';

export class WantedGoods {
  @ApiProperty({ description: 'Product.', format: 'uuid', example: '7f0c6c1e-1f5e-5c55-9c38-5f9d5c4f5a01' })
  @IsUUID('all')
  idProduit!: string;

  @ApiProperty({
    description: 'How much is wanted. Unit: packages.',
    type: 'integer',
    minimum: 1,
    maximum: MAX_QUANTITY,
    example: 5,
  })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(MAX_QUANTITY)
  quantite!: number;
}

/** A batch, and how much of it to take. */
export class SuggestedBatch {
  @ApiProperty({ description: 'Batch.', format: 'uuid', example: '3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d' })
  idStock!: string;

  @ApiPropertyOptional({
    description: 'Delivery-note line, at a vaccination centre.',
    format: 'uuid',
    example: '3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d',
  })
  idLigneBl?: string;

  @ApiProperty({ description: 'Batch number.', example: 'VX2411A' })
  lot!: string;

  @ApiProperty({
    description: 'May be used until; null where no limit is known yet.',
    type: String,
    format: 'date-time',
    nullable: true,
    example: '2027-06-30T21:00:00.000Z',
  })
  limiteUtilisation!: string | null;

  @ApiProperty({
    description: 'Expiry; for month-type products the last day of the month.',
    type: String,
    format: 'date',
    example: '2027-06-30',
  })
  peremption!: string;

  @ApiProperty({
    description: 'How much of it to take. Unit: packages.',
    type: 'integer',
    minimum: 1,
    example: 5,
  })
  quantite!: number;
}
