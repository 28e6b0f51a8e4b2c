import { IdFilter } from '../../http/fields/query-filters.js';

export class ExpectedNoteFilters {
  @IdFilter('Only notes with a line of this product.')
  idProduit?: string;
}

export class ReturnableNoteFilters {
  @IdFilter('Only lines of this product.')
  idProduit?: string;

  @IdFilter('Vaccination centre that the goods come back from; every one within reach where absent.')
  idVaccination?: string;
}
