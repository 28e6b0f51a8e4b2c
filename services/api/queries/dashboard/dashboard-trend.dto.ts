import * as shows from '../../http/fields/answer-fields.js';
import { DashboardWindow } from './dashboard-row.dto.js';

/** What one business day has seen. */
export class TrendDay extends DashboardWindow {
  @shows.day('Business day.', { example: '2026-11-23' })
  date!: string;

  @shows.count('What was there at the end of the day, of today what is there now.', {
    unit: 'packages',
    example: 87,
  })
  stock!: number;
}

export class DashboardTrend {
  @shows.id('Product.')
  idProduit!: string;

  @shows.list('The last 30 business days, today last, quiet days too.', () => TrendDay)
  jours!: readonly TrendDay[];
}
