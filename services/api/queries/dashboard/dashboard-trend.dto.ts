import { ApiProperty } from '@nestjs/swagger';
import { DashboardWindow } from './dashboard-row.dto.js';

/** What one business day has seen. */
export class TrendDay extends DashboardWindow {
  @ApiProperty({ description: 'Business day.', type: String, format: 'date', example: '2026-11-20' })
  date!: string;

  @ApiProperty({
    description: 'What was there at the end of the day, of today what is there now. Unit: packages.',
    type: 'integer',
    example: 87,
  })
  stock!: number;
}

export class DashboardTrend {
  @ApiProperty({ description: 'Product.', format: 'uuid', example: '7f0c6c1e-1f5e-5c55-9c38-5f9d5c4f5a01' })
  idProduit!: string;

  @ApiProperty({ description: 'The last 30 business days, today last, quiet days too.', type: [TrendDay] })
  jours!: readonly TrendDay[];
}
