import * as shows from '../../http/fields/answer-fields.js';
import { DayFilter, IdFilter, WholeFilter } from '../../http/fields/query-filters.js';
import { ProductReference } from '../shared/references.dto.js';

/** Weeks that one picture shows at most. */
const MOST_WEEKS = 12;
export const DEFAULT_WEEKS = 5;

/** Whose weeks, and which. */
export class FollowUpFilters {
  @IdFilter('Product; required.')
  idProduit?: string;

  @IdFilter('Only this centre. Absent: all vaccination centres within reach together.')
  idCentre?: string;

  @DayFilter('A day of the first week, usually its Monday. Default: so that the current week is the last.')
  debutSemaine?: string;

  @WholeFilter('How many weeks. Unit: weeks.', {
    min: 1,
    max: MOST_WEEKS,
    default: DEFAULT_WEEKS,
    example: DEFAULT_WEEKS,
  })
  nbSemaines?: number;
}

/** The same measures as of the week, all in doses (docs/rules/allocations.md, AL-3). */
class FollowedDoses {
  @shows.number('What was planned.', { unit: 'doses', min: 0, example: 115 })
  prevu!: number;

  @shows.number('What was asked for; of a request in packages, the doses in them.', {
    unit: 'doses',
    min: 0,
    example: 108,
  })
  demande!: number;

  @shows.number('What was promised: the doses in the packages.', { unit: 'doses', min: 0, example: 96 })
  confirme!: number;

  @shows.number('What was prepared: the doses in the packages.', { unit: 'doses', min: 0, example: 96 })
  expedie!: number;

  @shows.count('What was declared as administered.', { unit: 'doses', example: 84 })
  utilise!: number;
}

/** A week's plan, and what became of it. */
export class FollowedWeek {
  @shows.day('Monday.', { example: '2026-11-23' })
  debutSemaine!: string;

  @shows.count('What was planned; of a plan in doses, the packages that hold them.', {
    unit: 'packages',
    example: 20,
  })
  prevu!: number;

  @shows.count('What was asked for in this week; cancelled requests do not count.', {
    unit: 'packages',
    example: 18,
  })
  demande!: number;

  @shows.count('What was promised for this week.', { unit: 'packages', example: 16 })
  confirme!: number;

  @shows.count('What was prepared in this week; cancelled preparations do not count.', {
    unit: 'packages',
    example: 16,
  })
  expedie!: number;

  @shows.count('What was declared as administered in this week, points included.', {
    unit: 'doses',
    example: 84,
  })
  utilise!: number;

  @shows.part('The measures of the week in doses.', () => FollowedDoses)
  doses!: FollowedDoses;
}

/** What was planned of a product, and what became of it, week by week. */
export class PlanFollowUp {
  @shows.part('Product.', () => ProductReference)
  produit!: ProductReference;

  @shows.list('The first one first; 0 where nothing happened.', () => FollowedWeek)
  semaines!: FollowedWeek[];
}
