import { PickType } from '@nestjs/swagger';
import { ADMINISTRATION_MODES, type AdministrationMode } from '../../../reference-data/centre/vocabulary.js';
import * as shows from '../../http/fields/answer-fields.js';
import { fieldTable } from '../../http/fields/field-table.js';
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
    '`JOUR`: only what is declared by the day, for `jour` the default. `SEMAINE`: for `jour` only what is declared by the week, for `semaine` both, the default.',
    ADMINISTRATION_MODES,
    { example: 'JOUR' },
  )
  modeAdministration?: AdministrationMode;
}

const ROUNDS = { d1: 'First', d2: 'Second', d3: 'Third and booster', du: 'Single' } as const;
const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;
/** Doses of a day, 1 is Monday: `d1j1` to `duj7`. */
type DosesOfDay = `${keyof typeof ROUNDS}j${(typeof DAYS)[number]}`;
const DOSES_OF_DAYS = (Object.keys(ROUNDS) as (keyof typeof ROUNDS)[]).flatMap((round) =>
  DAYS.map((day): DosesOfDay => `${round}j${day}`),
);
const showsDoses = (field: DosesOfDay) => {
  const [round, day] = field.split('j') as [keyof typeof ROUNDS, string];
  return shows.count(`${ROUNDS[round]} doses of day ${day}, 1 is Monday.`, { unit: 'doses', example: 0 });
};

/** Doses that a centre declared for a product, day by day. */
export class DailyUsage extends fieldTable<DosesOfDay, number>(DOSES_OF_DAYS, showsDoses) {
  @shows.part('Centre or point that declared.', () => CentreReference)
  centre!: CentreReference;

  @shows.part('Product.', () => ProductReference)
  produit!: ProductReference;
}

/** Doses of one week. */
class UsageOfWeek {
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
export class WeeklyUsage extends PickType(DailyUsage, ['centre', 'produit']) {
  @shows.list('Five weeks, the first one first; 0 where nothing was declared.', () => UsageOfWeek)
  utilisations!: UsageOfWeek[];
}
