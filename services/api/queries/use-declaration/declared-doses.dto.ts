import * as shows from '../../http/fields/answer-fields.js';
import { ChoiceField, DayField, IdField } from '../../http/fields/body-fields.js';

const MODES = ['JOUR', 'SEMAINE'] as const;

/** Which declaration is asked for: the body of `POST /vaccination/utilisation/specific-jour`. */
export class DeclaredPeriodBody {
  @IdField('Product.', { required: true })
  idProduit: string | null = null;

  @ChoiceField('Declared by the day or by the week. Default: as the centre is set.', MODES)
  modeAdministration: (typeof MODES)[number] | null = null;

  @DayField('A day of the week, usually its Sunday; required in week mode.')
  endOfWeek: string | null = null;

  @DayField('The day; required in day mode.')
  dayOfWeek: string | null = null;
}

/** Doses of declarations; 0 throughout where there is none. */
export class DoseCounts {
  @shows.count('First doses.', { unit: 'doses', example: 14 })
  d1!: number;

  @shows.count('Second doses.', { unit: 'doses', example: 6 })
  d2!: number;

  @shows.count('Third doses and boosters.', { unit: 'doses', example: 0 })
  d3!: number;

  @shows.count('Single doses.', { unit: 'doses', example: 0 })
  du!: number;
}

/** What was declared for the period. */
export class DeclaredDoses extends DoseCounts {
  @shows.part(
    'What counts beside it, declared in the other mode: in week mode by the days of this week, in day mode by the week of this day.',
    () => DoseCounts,
  )
  autreMode!: DoseCounts;
}
