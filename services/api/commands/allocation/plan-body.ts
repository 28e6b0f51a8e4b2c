import type { GivenDay } from '../../../domain/allocation/commands.js';
import { QUANTITY_MODES, type QuantityMode } from '../../../domain/shared/quantity-mode.js';
import { ChoiceField, NumberField } from '../../http/fields/body-fields.js';
import { WEEKDAYS } from '../../queries/allocation/planned-days.js';

const packages = (day: string) => NumberField(`${day}, of a plan in packages.`, { unit: 'packages', min: 0 });
const doses = (round: string, day: string) =>
  NumberField(`${round} doses of ${day}, of a plan in doses.`, { unit: 'doses', min: 0 });

/** The version of a plan that a change was made on. */
export const EditedVersionField = () =>
  NumberField(
    'The version of the plan that was edited; 0: there was none. 409 where somebody else changed it since. Absent: no check.',
    { unit: 'changes', min: 0, checked: true, example: 1 },
  );

/** What is planned for each day. A day that is left out is 0. */
export class PlanBody {
  @ChoiceField('What the plan counts.', QUANTITY_MODES, { required: true, example: 'CONDITIONNEMENT' })
  modeQte: QuantityMode | null = null;

  @packages('Monday')
  lundi: number | null = null;

  @doses('First', 'Monday')
  lundi1: number | null = null;

  @doses('Second', 'Monday')
  lundi2: number | null = null;

  @packages('Tuesday')
  mardi: number | null = null;

  @doses('First', 'Tuesday')
  mardi1: number | null = null;

  @doses('Second', 'Tuesday')
  mardi2: number | null = null;

  @packages('Wednesday')
  mercredi: number | null = null;

  @doses('First', 'Wednesday')
  mercredi1: number | null = null;

  @doses('Second', 'Wednesday')
  mercredi2: number | null = null;

  @packages('Thursday')
  jeudi: number | null = null;

  @doses('First', 'Thursday')
  jeudi1: number | null = null;

  @doses('Second', 'Thursday')
  jeudi2: number | null = null;

  @packages('Friday')
  vendredi: number | null = null;

  @doses('First', 'Friday')
  vendredi1: number | null = null;

  @doses('Second', 'Friday')
  vendredi2: number | null = null;

  @packages('Saturday')
  samedi: number | null = null;

  @doses('First', 'Saturday')
  samedi1: number | null = null;

  @doses('Second', 'Saturday')
  samedi2: number | null = null;

  @packages('Sunday')
  dimanche: number | null = null;

  @doses('First', 'Sunday')
  dimanche1: number | null = null;

  @doses('Second', 'Sunday')
  dimanche2: number | null = null;
}

export const givenDays = (body: PlanBody): readonly GivenDay[] =>
  WEEKDAYS.map((day) => ({
    packages: body[day],
    firstDoses: body[`${day}1`],
    secondDoses: body[`${day}2`],
  }));

/** Field of the command → field of the body. */
export const PLAN_NAMES: Readonly<Record<string, string>> = {
  mode: 'modeQte',
  ...Object.fromEntries(
    WEEKDAYS.flatMap((day, index) => [
      [`days[${index}].packages`, day],
      [`days[${index}].firstDoses`, `${day}1`],
      [`days[${index}].secondDoses`, `${day}2`],
    ]),
  ),
};
