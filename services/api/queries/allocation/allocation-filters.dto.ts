import { QUANTITY_MODES, type QuantityMode } from '../../../domain/shared/quantity-mode.js';
import * as shows from '../../http/fields/answer-fields.js';
import { ChoiceFilter, DayFilter, IdFilter } from '../../http/fields/query-filters.js';
import { ListQuery } from '../../http/lists/list-query.js';

/** Filters of the plans. */
export class AllocationFilters extends ListQuery {
  @IdFilter('Only this product; absent or `all`: every product.')
  idProduit?: string;

  @IdFilter('Only this centre.')
  idCentre?: string;

  @DayFilter('Only this week, by any day of it. Absent: every week.')
  debutSemaine?: string;
}

/** Which plan: of a centre, a product and a week. */
export class AllocationLookup {
  @IdFilter('Product; required.')
  idProduit?: string;

  @IdFilter('Centre. Default: the selected one.')
  idCentre?: string;

  @DayFilter('A day of the week; required.')
  debutSemaine?: string;
}

/** Which plan a request would be counted against. */
export class PlanLookup extends AllocationLookup {
  @ChoiceFilter('Unit of `residualPrevision`. Default: the plan’s own.', QUANTITY_MODES, { example: 'DOSE' })
  modeQte?: QuantityMode;
}

export class ProductsToPlan {
  @IdFilter('Centre that is planned for; required.')
  idCentre?: string;

  @DayFilter('A day of the week; required.')
  debutSemaine?: string;
}

/** A product that has no plan yet in that week. */
export class PlannableProduct {
  @shows.id('Product.')
  id!: string;

  @shows.text('Code of the value list PRODUCT_TYPE.', { example: 'VACCIN' })
  type!: string;

  @shows.text('Commercial name.', { example: 'Vaxilor' })
  nomCommercial!: string;

  @shows.number('Doses in one package, one decimal.', { unit: 'doses', example: 6 })
  nbDoses!: number;
}

/** Whose weeks are planned, and from which week on. */
export class WeeksLookup {
  @IdFilter('A plan: its centre and product, from its week on. Nothing else is looked at then.')
  id?: string;

  @IdFilter('Product; required without a plan.')
  idProduit?: string;

  @IdFilter('Vaccination centre; required without a plan.')
  idCentre?: string;

  @DayFilter('A day of the first week; required without a plan.')
  debutSemaine?: string;
}
