import * as shows from '../../http/fields/answer-fields.js';
import { ProductReference } from '../shared/references.dto.js';

/** What a window has seen. Unit: packages. */
export class DashboardWindow {
  @shows.count('Entered: ENTREE, REASSORT, TRANSFERT.', { unit: 'packages', example: 40 })
  countStock!: number;

  @shows.count('Left: preparations net of cancellations, or fridge exits at a vaccination centre.', {
    unit: 'packages',
    example: 12,
  })
  countExit!: number;

  @shows.count('Scrapped.', { unit: 'packages', example: 1 })
  countDechet!: number;
}

export class DashboardRow {
  @shows.id('Product.')
  idProduit!: string;

  @shows.text('Commercial name.', { example: 'Vaxilor' })
  nomCommercial!: string;

  @shows.part('The product, also where it is no longer active.', () => ProductReference)
  produit!: ProductReference;

  @shows.part('The last 24 hours.', () => DashboardWindow)
  day!: DashboardWindow;

  @shows.part('The last 7 days.', () => DashboardWindow)
  week!: DashboardWindow;

  @shows.part('The last 30 days.', () => DashboardWindow)
  month!: DashboardWindow;

  @shows.count('What is left now, all batches together.', { unit: 'packages', example: 87 })
  countStockRestant!: number;
}
