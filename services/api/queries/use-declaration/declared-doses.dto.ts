import { ApiProperty } from '@nestjs/swagger';
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

const doses = (description: string, example: number) => ({
  description: `${description} Unit: doses.`,
  type: 'integer' as const,
  minimum: 0,
  example,
});

/** What was declared; 0 throughout where nothing was. */
export class DeclaredDoses {
  @ApiProperty(doses('First doses.', 14))
  d1!: number;

  @ApiProperty(doses('Second doses.', 6))
  d2!: number;

  @ApiProperty(doses('Third doses and boosters.', 0))
  d3!: number;

  @ApiProperty(doses('Single doses.', 0))
  du!: number;
}
