import { ApiProperty } from '@nestjs/swagger';
import { ProductReference } from '../shared/references.dto.js';

/** What a window has seen. Unit: packages. */
export class DashboardWindow {
  @ApiProperty({
    description: 'Entered: ENTREE, REASSORT, TRANSFERT. Unit: packages.',
    type: 'integer',
    minimum: 0,
    example: 40,
  })
  countStock!: number;

  @ApiProperty({
    description:
      'Left: preparations net of cancellations, or fridge exits at a vaccination centre. Unit: packages.',
    type: 'integer',
    minimum: 0,
    example: 12,
  })
  countExit!: number;

  @ApiProperty({ description: 'Scrapped. Unit: packages.', type: 'integer', minimum: 0, example: 1 })
  countDechet!: number;
}

export class DashboardRow {
  @ApiProperty({ description: 'Product.', format: 'uuid', example: '7f0c6c1e-1f5e-5c55-9c38-5f9d5c4f5a01' })
  idProduit!: string;

  @ApiProperty({ description: 'Commercial name.', example: 'Vaxilor' })
  nomCommercial!: string;

  @ApiProperty({
    description: 'The product, also where it is no longer active.',
    type: () => ProductReference,
  })
  produit!: ProductReference;

  @ApiProperty({ description: 'The last 24 hours.', type: () => DashboardWindow })
  day!: DashboardWindow;

  @ApiProperty({ description: 'The last 7 days.', type: () => DashboardWindow })
  week!: DashboardWindow;

  @ApiProperty({ description: 'The last 30 days.', type: () => DashboardWindow })
  month!: DashboardWindow;

  @ApiProperty({
    description: 'What is left now, all batches together. Unit: packages.',
    type: 'integer',
    minimum: 0,
    example: 87,
  })
  countStockRestant!: number;
}
