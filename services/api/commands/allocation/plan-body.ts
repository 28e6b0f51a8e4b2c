import type { GivenDay } from '../../../domain/allocation/commands.js';
import { QUANTITY_MODES, type QuantityMode } from '../../../domain/shared/quantity-mode.js';
import { ChoiceField, NumberField } from '../../http/fields/body-fields.js';
import { fieldTable } from '../../http/fields/field-table.js';
import { DAY_FIELDS, type DayField, describeDay, WEEKDAYS } from '../../queries/allocation/planned-days.js';

const plannedDay = (field: DayField) => {
  const { unit, words } = describeDay(field);
  return NumberField(`${words}, of a plan in ${unit}.`, { unit, min: 0 });
};

/** The version of a plan that a change was made on. */
export const EditedVersionField = () =>
  NumberField(
    'The version of the plan that was edited; 0: there was none. 409 where somebody else changed it since. Absent: no check.',
    { unit: 'changes', min: 0, checked: true, example: 1 },
  );

/** What is planned for each day. A day that is left out is 0. */
export class PlanBody extends fieldTable<DayField, number | null>(DAY_FIELDS, plannedDay, null) {
  @ChoiceField('What the plan counts.', QUANTITY_MODES, { required: true, example: 'CONDITIONNEMENT' })
  modeQte: QuantityMode | null = null;
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
