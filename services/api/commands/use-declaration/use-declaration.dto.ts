import { ChoiceField, DayField, IdField, NumberField } from '../fields.js';

const MODES = ['JOUR', 'SEMAINE'] as const;

export class UseDeclarationBody {
  @IdField('Product.', { required: true })
  idProduit: string | null = null;

  @ChoiceField('What the counts stand for, a day or a week. Default: as the centre is set.', MODES)
  modeAdministration: (typeof MODES)[number] | null = null;

  @DayField('The day; required in day mode.')
  dayOfWeek: string | null = null;

  @DayField('A day of the week, usually its Sunday; required in week mode.')
  endOfWeek: string | null = null;

  @NumberField('First doses administered.', { unit: 'doses', minimum: 0, example: 14 })
  doseCount1: number | null = null;

  @NumberField('Second doses administered.', { unit: 'doses', minimum: 0, example: 6 })
  doseCount2: number | null = null;

  @NumberField('Third doses and boosters administered.', { unit: 'doses', minimum: 0, example: 0 })
  doseCount3: number | null = null;

  @NumberField('Single doses administered.', { unit: 'doses', minimum: 0, example: 0 })
  doseCountSingle: number | null = null;
}
