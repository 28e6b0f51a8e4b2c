import { ChoiceFilter, DayFilter, IdFilter } from '../http/fields/query-filters.js';
import { ListQuery } from '../http/lists/list-query.js';

const USE_MODES = ['JOUR', 'SEMAINE'] as const;
export type UseMode = (typeof USE_MODES)[number];

/** Numbers of weeks that one file may cover. */
const HORIZONS = [1, 2, 5] as const;

/** Filters of the usage control. */
export class UseFilters extends ListQuery {
  @IdFilter('Only this product; absent or `all`: every product.')
  idProduit?: string;

  @IdFilter('Only this centre.')
  idCentre?: string;

  @DayFilter('First week: a day of it, usually its Monday. Default: so that the current week is the last.')
  week?: string;

  @ChoiceFilter(
    'A row a day as declared, or a row a week. Default: as the centre is set, else SEMAINE.',
    USE_MODES,
    { example: 'JOUR' },
  )
  modeAdministration?: UseMode;

  @ChoiceFilter('How many weeks. Default: 1 by the day, 5 by the week. Unit: weeks.', HORIZONS, {
    example: 2,
  })
  nbWeeks?: (typeof HORIZONS)[number];
}
