import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString } from 'class-validator';
import { NamedCentre, ProductReference } from '../shared/references.dto.js';

/** What a day of the calendar holds, in the order in which a day is read. */
export const CALENDAR_TYPES = [
  'ENTREE',
  'LIVRAISON_ATTENDUE',
  'DEMANDE_CONFIRMEE',
  'PEREMPTION',
  'LIMITE',
] as const;
export type CalendarType = (typeof CALENDAR_TYPES)[number];

const ID = { format: 'uuid', example: '3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d' } as const;

export class CalendarWeek {
  @ApiPropertyOptional({
    description: 'Monday of the week, or any day of it. Default: the current week.',
    type: String,
    format: 'date',
    example: '2026-11-23',
  })
  @IsOptional()
  @IsString()
  semaine?: string;
}

/** How much of one product comes, or ends, on a day. */
export class CalendarGoods {
  @ApiProperty({ description: 'The product.', type: () => ProductReference })
  produit!: ProductReference;

  @ApiProperty({ description: 'Unit: packages.', type: 'integer', minimum: 0, example: 12 })
  quantite!: number;
}

/** Something that comes to the selected centre on a day, or that must not be used after it. */
export class CalendarEntry {
  @ApiProperty({
    description: 'The note, the request, the batch or the operation; unique within its type.',
    ...ID,
  })
  id!: string;

  @ApiProperty({ description: 'Business day.', type: String, format: 'date', example: '2026-11-24' })
  date!: string;

  @ApiProperty({
    description:
      'Goods that entered, a delivery note on the way, a request that was confirmed, a batch that expires, a batch whose stability ends.',
    enum: CALENDAR_TYPES,
    example: 'LIVRAISON_ATTENDUE',
  })
  type!: CalendarType;

  @ApiProperty({ description: 'What comes or ends, a row for each product.', type: [CalendarGoods] })
  produits!: readonly CalendarGoods[];

  @ApiProperty({
    description: 'Should have come before today: it stands on today then.',
    example: false,
  })
  enRetard!: boolean;

  @ApiPropertyOptional({ description: 'Batch number.', example: 'VX2411A' })
  lot?: string;

  @ApiPropertyOptional({
    description: 'The instant at which the stability of a batch ends.',
    format: 'date-time',
    example: '2026-11-24T09:30:00.000Z',
  })
  limite?: string;

  @ApiPropertyOptional({ description: 'Delivery note.', ...ID })
  idBl?: string;

  @ApiPropertyOptional({ description: 'Number of the delivery note.', example: 'PN-2026-000042' })
  numeroBl?: string;

  @ApiPropertyOptional({ description: 'Who sends, or is to send.', type: () => NamedCentre })
  origine?: NamedCentre;
}
