import { ADMINISTRATION_MODES, type AdministrationMode } from '../../../reference-data/centre/vocabulary.js';
import * as shows from '../../http/fields/answer-fields.js';
import { ChoiceFilter, DayFilter, IdFilter } from '../../http/fields/query-filters.js';
import { CentreReference, ProductReference } from '../shared/references.dto.js';

/** What the usage control is asked for: a query of `jour`, a body of `semaine`. */
export class UsageFilters {
  @IdFilter('Only this product; absent or `all`: every product.')
  idProduit?: string;

  @IdFilter('Only this centre.')
  idCentre?: string;

  @DayFilter('A day of the week, usually its Monday. Default: the current week; for five weeks, as the last.')
  week?: string;

  @ChoiceFilter(
    'Only what is declared by the day, or by the week. Default: by the day for `jour`, both for `semaine`.',
    ADMINISTRATION_MODES,
    { example: 'JOUR' },
  )
  modeAdministration?: AdministrationMode;
}

const doses = (round: string, day: number) =>
  shows.count(`${round} doses of day ${day}, 1 is Monday.`, { unit: 'doses', example: 0 });

class UsageOf {
  @shows.part('Centre or point that declared.', () => CentreReference)
  centre!: CentreReference;

  @shows.part('Product.', () => ProductReference)
  produit!: ProductReference;
}

/** Doses that a centre declared for a product, day by day. */
export class DailyUsage extends UsageOf {
  @doses('First', 1)
  d1j1!: number;

  @doses('First', 2)
  d1j2!: number;

  @doses('First', 3)
  d1j3!: number;

  @doses('First', 4)
  d1j4!: number;

  @doses('First', 5)
  d1j5!: number;

  @doses('First', 6)
  d1j6!: number;

  @doses('First', 7)
  d1j7!: number;

  @doses('Second', 1)
  d2j1!: number;

  @doses('Second', 2)
  d2j2!: number;

  @doses('Second', 3)
  d2j3!: number;

  @doses('Second', 4)
  d2j4!: number;

  @doses('Second', 5)
  d2j5!: number;

  @doses('Second', 6)
  d2j6!: number;

  @doses('Second', 7)
  d2j7!: number;

  @doses('Third and booster', 1)
  d3j1!: number;

  @doses('Third and booster', 2)
  d3j2!: number;

  @doses('Third and booster', 3)
  d3j3!: number;

  @doses('Third and booster', 4)
  d3j4!: number;

  @doses('Third and booster', 5)
  d3j5!: number;

  @doses('Third and booster', 6)
  d3j6!: number;

  @doses('Third and booster', 7)
  d3j7!: number;

  @doses('Single', 1)
  duj1!: number;

  @doses('Single', 2)
  duj2!: number;

  @doses('Single', 3)
  duj3!: number;

  @doses('Single', 4)
  duj4!: number;

  @doses('Single', 5)
  duj5!: number;

  @doses('Single', 6)
  duj6!: number;

  @doses('Single', 7)
  duj7!: number;
}

/** Doses of one week. */
export class UsageOfWeek {
  @shows.day('Monday.', { example: '2026-11-23' })
  week!: string;

  @shows.count('First doses.', { unit: 'doses', example: 34 })
  d1!: number;

  @shows.count('Second doses.', { unit: 'doses', example: 21 })
  d2!: number;

  @shows.count('Third doses and boosters.', { unit: 'doses', example: 6 })
  d3!: number;

  @shows.count('Single doses.', { unit: 'doses', example: 3 })
  du!: number;
}

/** Doses that a centre declared for a product, in five consecutive weeks. */
export class WeeklyUsage extends UsageOf {
  @shows.list('Five weeks, the first one first; 0 where nothing was declared.', () => UsageOfWeek)
  utilisations!: UsageOfWeek[];
}
