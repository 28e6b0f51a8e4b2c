import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { MAX_QUANTITY } from '../../../domain/shared/fields.js';
import * as shows from '../../http/fields/answer-fields.js';
import { IsId } from '../../http/fields/ids.js';
import { asNumber } from '../../http/fields/query-filters.js';

export class WantedGoods {
  @ApiProperty({ description: 'Product.', format: 'uuid', example: '7f0c6c1e-1f5e-5c55-9c38-5f9d5c4f5a01' })
  @IsId()
  idProduit!: string;

  @ApiProperty({
    description: 'How much is wanted. Unit: packages.',
    type: 'integer',
    minimum: 1,
    maximum: MAX_QUANTITY,
    example: 5,
  })
  @Transform(({ value }: { value: unknown }) => asNumber(value))
  @IsInt()
  @Min(1)
  @Max(MAX_QUANTITY)
  quantite!: number;
}

/** A batch, and how much of it to take. */
export class SuggestedBatch {
  @shows.id('Batch.')
  idStock!: string;

  @shows.id('Delivery-note line, at a vaccination centre.', { optional: true })
  idLigneBl?: string;

  @shows.text('Batch number.', { example: 'VX2411A' })
  lot!: string;

  @shows.instant('May be used until; null where no limit is known yet.', {
    nullable: true,
    example: '2027-06-30T21:00:00.000Z',
  })
  limiteUtilisation!: string | null;

  @shows.day('Expiry; for month-type products the last day of the month.')
  peremption!: string;

  @shows.count('How much of it to take.', { unit: 'packages', min: 1, example: 5 })
  quantite!: number;
}
