import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional } from 'class-validator';
import {
  ALERT_LEVELS,
  ALERT_TYPES,
  type AlertLevel,
  type AlertType,
} from '../../../../projections/alert/alerts.js';
import { ListQuery } from '../../http/lists/list-query.js';
import { NamedCentre } from '../shared/references.dto.js';

const ID = { format: 'uuid', example: '3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d' } as const;

/** Which alerts are wanted. */
export class AlertFilters extends ListQuery {
  @ApiPropertyOptional({ description: 'Only what is this urgent; absent: everything.', enum: ALERT_LEVELS })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (value === '' || value === 'all' ? undefined : value))
  @IsIn(ALERT_LEVELS)
  gravite?: AlertLevel;
}

/** Something that needs attention at a centre (docs/rules/alerts.md). */
export class AlertRow {
  @ApiProperty({ description: 'The alert: the same as long as its cause lasts.', ...ID })
  id!: string;

  @ApiProperty({ description: 'What it is about.', enum: ALERT_TYPES, example: 'STOCK_BAS' })
  type!: AlertType;

  @ApiProperty({ description: 'How urgent it is.', enum: ALERT_LEVELS, example: 'ATTENTION' })
  gravite!: AlertLevel;

  @ApiPropertyOptional({ description: 'Product.', ...ID })
  idProduit?: string;

  @ApiPropertyOptional({ description: 'Commercial name of the product.', example: 'Vaxilor' })
  nomCommercial?: string;

  @ApiPropertyOptional({ description: 'Batch; at a vaccination centre the delivery-note line.', ...ID })
  idStock?: string;

  @ApiPropertyOptional({ description: 'Batch number.', example: 'VX2411A' })
  lot?: string;

  @ApiPropertyOptional({
    description:
      'What is there, what is missing, what was asked for, taken out or moved. Unit: packages; of an ANOMALIE without a centre, the differences that the check of the ledger found.',
    type: 'integer',
    minimum: 0,
    example: 12,
  })
  quantite?: number;

  @ApiPropertyOptional({
    description:
      'Until when: an instant, or a day `YYYY-MM-DD` (an expiry, the last day of what is to be declared).',
    example: '2026-12-02',
  })
  echeance?: string;

  @ApiPropertyOptional({ description: 'Delivery note.', ...ID })
  idBl?: string;

  @ApiPropertyOptional({ description: 'Number of the delivery note.', example: 'PN-2026-000042' })
  numeroBl?: string;

  @ApiPropertyOptional({ description: 'Request for goods.', ...ID })
  idDemande?: string;

  @ApiPropertyOptional({ description: 'Recall.', ...ID })
  idRappel?: string;

  @ApiPropertyOptional({
    description: 'The centre or point where it needs attention.',
    type: () => NamedCentre,
  })
  centre?: NamedCentre;

  @ApiPropertyOptional({
    description: 'The centre at the other end: who sent, who is to receive, who asks, who is asked.',
    type: () => NamedCentre,
  })
  correspondant?: NamedCentre;
}
