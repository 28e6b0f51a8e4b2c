import { ApiProperty } from '@nestjs/swagger';
import { IdFilter } from '../../http/fields/query-filters.js';
import { ProductReference } from '../shared/references.dto.js';

export class ServingFilters {
  @IdFilter('Only this product; absent or `all`: every product that is asked for.')
  idProduit?: string;
}

const packages = (description: string, example: number) =>
  ApiProperty({ description: `${description} Unit: packages.`, type: 'integer', minimum: 0, example });

/** Open requests that are to be received on one day, and what the stock serves of them. */
export class ServedDay {
  @ApiProperty({
    description: 'Business day of the reception that was promised, else asked for.',
    type: String,
    format: 'date',
    example: '2026-11-24',
  })
  date!: string;

  @ApiProperty({ description: 'How many requests.', type: 'integer', minimum: 1, example: 3 })
  nbDemandes!: number;

  @packages('What was promised, else asked for.', 12)
  quantite!: number;

  @packages('The part of it that was promised.', 8)
  quantiteConfirmee!: number;

  @packages('What the stock serves, after the days before it.', 12)
  quantiteServie!: number;

  @packages('What is then left of the goods that may be used on that day.', 30)
  resteStock!: number;
}

/** What the stock of the selected centre can serve of the open requests for a product. */
export class ServedProduct {
  @ApiProperty({ description: 'Product.', type: () => ProductReference })
  produit!: ProductReference;

  @packages('What the centre holds and may use today.', 42)
  stock!: number;

  @packages('What all open requests were promised, else ask for.', 12)
  quantite!: number;

  @packages('What the stock serves of it.', 12)
  quantiteServie!: number;

  @ApiProperty({ description: 'By day, the first one first.', type: [ServedDay] })
  jours!: ServedDay[];
}
