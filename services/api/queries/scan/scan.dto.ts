import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { MAX_SCANNED } from '../../../gs1/elements.js';
import * as shows from '../../http/fields/answer-fields.js';
import { ProductReference } from '../shared/references.dto.js';
import { StockRow } from '../stock/stock-row.dto.js';

export class ScannedText {
  @ApiProperty({
    description:
      'What the scanner sent: a GS1 element string with FNC1 as the character 29, or with its identifiers in brackets.',
    maxLength: MAX_SCANNED,
    example: '(01)03400930000014(17)270630(10)VX2411A',
  })
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_SCANNED)
  code!: string;
}

/** What a code says, and what of it is known here. */
export class ScanAnswer {
  @shows.text('GTIN, 14 digits; null where the code has none.', { nullable: true, example: '03400930000014' })
  gtin!: string | null;

  @shows.text('Batch number.', { nullable: true, example: 'VX2411A' })
  lot!: string | null;

  @shows.day('Expiry; without a day, the last day of the month.', { nullable: true, example: '2027-06-30' })
  peremption!: string | null;

  @shows.text('Serial number.', { nullable: true, example: '12345ABC' })
  serie!: string | null;

  @shows.part('The product with that GTIN; null where there is none.', () => ProductReference, {
    nullable: true,
  })
  produit!: ProductReference | null;

  @shows.list(
    'What the selected centre holds of the product, of that batch number where the code has one; first-expiring first.',
    () => StockRow,
  )
  stocks!: readonly StockRow[];
}
