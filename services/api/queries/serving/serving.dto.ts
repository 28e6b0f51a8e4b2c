import * as shows from '../../http/fields/answer-fields.js';
import { IdFilter } from '../../http/fields/query-filters.js';
import { ProductReference } from '../shared/references.dto.js';

export class ServingFilters {
  @IdFilter('Only this product; absent or `all`: every product that is asked for.')
  idProduit?: string;
}

/** Open requests that are to be received on one day and not prepared in full, and what the stock serves of them. */
class ServedDay {
  @shows.day('Business day of the reception that was promised, else asked for.', { example: '2026-11-23' })
  date!: string;

  @shows.count('How many requests.', { min: 1, example: 3 })
  nbDemandes!: number;

  @shows.count('What was promised, else asked for, and is not prepared yet.', {
    unit: 'packages',
    example: 12,
  })
  quantite!: number;

  @shows.count('The part of it that was promised.', { unit: 'packages', example: 8 })
  quantiteConfirmee!: number;

  @shows.count('What the stock serves, after the days before it.', { unit: 'packages', example: 12 })
  quantiteServie!: number;

  @shows.count('What is then left of the goods that may be used on that day.', {
    unit: 'packages',
    example: 30,
  })
  resteStock!: number;
}

/** What the stock of the selected centre can serve of the open requests for a product. */
export class ServedProduct {
  @shows.part('Product.', () => ProductReference)
  produit!: ProductReference;

  @shows.count('What the centre holds and may use today.', { unit: 'packages', example: 42 })
  stock!: number;

  @shows.count('What all open requests were promised, else ask for, and is not prepared yet.', {
    unit: 'packages',
    example: 12,
  })
  quantite!: number;

  @shows.count('What the stock serves of it.', { unit: 'packages', example: 12 })
  quantiteServie!: number;

  @shows.list('By day, the first one first.', () => ServedDay)
  jours!: ServedDay[];
}
