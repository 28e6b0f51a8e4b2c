import { ErrorCode } from '../../words/codes.js';
import { mondayOf } from '../shared/calendar.js';
import { accept, all, andThen, type Checked, demand, refuse } from '../shared/check.js';
import { DomainError } from '../shared/error.js';
import { requiredDate, requiredValue, wholeNumber } from '../shared/fields.js';
import { deriveId } from '../shared/ids.js';
import type {
  AllocationCommand,
  GivenDay,
  PlanAllocation,
  RemoveAllocation,
  ReviseAllocation,
} from './commands.js';
import type { AllocationEvent, AllocationPlanned, PlannedDay } from './events.js';
import type { AllocationState } from './state.js';

/**
 * Plans of weeks (docs/rules/allocations.md, AL-1 to AL-6, AL-13). What is planned already, and planned again, changes
 * nothing.
 *
 * @throws DomainError with every rule that is violated
 */
export function decide(command: AllocationCommand, state: AllocationState): readonly AllocationEvent[] {
  switch (command.type) {
    case 'PlanAllocation':
      return plan(command, state);
    case 'ReviseAllocation':
      return planned({ ...present(state, command.currentWeek), ...quantitiesOf(command) }, state, command);
    case 'RemoveAllocation': {
      const { allocationId } = present(state, command.currentWeek);
      assertEdited(command, state);
      return [{ type: 'AllocationRemoved', data: { allocationId } }];
    }
  }
}

/** UUID of the plan, and of its stream: one for each centre, product and week (its Monday, `YYYY-MM-DD`). */
export const allocationId = (centreId: string, productId: string, week: string): string =>
  deriveId(centreId, `allocation|${productId}|${week}`);

/**
 * The stream that a new plan goes to.
 *
 * @throws DomainError with every violation: an invalid plan has no stream
 */
export const streamIdOf = (command: PlanAllocation): string => read(command).allocationId;

function plan(command: PlanAllocation, state: AllocationState): readonly AllocationEvent[] {
  const data = read(command);
  if (state.plan !== null && !command.replaces)
    throw new DomainError({ code: ErrorCode.allocationTaken, field: 'week', rejectedValue: data.week });
  return planned(data, state, command);
}

function planned(
  data: AllocationPlanned['data'],
  state: AllocationState,
  command: PlanAllocation | ReviseAllocation,
): readonly AllocationPlanned[] {
  const { plan } = state;
  // Who plans what somebody else has planned already overwrites nothing.
  if (plan !== null && JSON.stringify(quantities(plan)) === JSON.stringify(quantities(data))) return [];
  assertEdited(command, state);
  return [{ type: 'AllocationPlanned', data }];
}

/** @throws DomainError somebody changed the plan since it was read (AL-13) */
function assertEdited(
  { editedVersion }: PlanAllocation | ReviseAllocation | RemoveAllocation,
  { version, plan }: AllocationState,
): void {
  if (editedVersion === null || editedVersion === (plan === null ? 0 : version)) return;
  throw new DomainError({ code: ErrorCode.allocationChanged });
}

const quantities = ({ mode, days }: AllocationPlanned['data']) => [
  mode,
  days.map(({ packages, firstDoses, secondDoses }) => [packages, firstDoses, secondDoses]),
];

function read(command: PlanAllocation): AllocationPlanned['data'] {
  const { centreId, productId, week, mode, days } = demand({
    centreId: known('centreId', command.centreId, command.centreKnown, ErrorCode.unknownValue),
    productId: known('productId', command.productId, command.productKnown, ErrorCode.productNotFound),
    week: andThen(requiredDate('week', command.week), (date) => weekFrom(date, command.currentWeek)),
    mode: requiredValue('mode', command.mode),
    days: daysOf(command),
  });
  return { allocationId: allocationId(centreId, productId, week), centreId, productId, week, mode, days };
}

const quantitiesOf = (command: ReviseAllocation) =>
  demand({ mode: requiredValue('mode', command.mode), days: daysOf(command) });

/** @throws DomainError where there is no plan, or it is one of a week that is over */
function present(state: AllocationState, currentWeek: string): AllocationPlanned['data'] {
  const { plan } = state;
  if (plan === null) throw new DomainError({ code: ErrorCode.noAllocation });
  if (plan.week < currentWeek) throw new DomainError({ code: ErrorCode.weekOver });
  return plan;
}

const known = (field: string, id: string | null, isKnown: boolean, code: ErrorCode): Checked<string> =>
  andThen(requiredValue(field, id), (given) =>
    isKnown ? accept(given) : refuse({ code, field, rejectedValue: given }),
  );

/** A Monday, of the current week or a later one (AL-2). */
function weekFrom(date: string, currentWeek: string): Checked<string> {
  if (mondayOf(date) !== date)
    return refuse({ code: ErrorCode.notMonday, field: 'week', rejectedValue: date });
  return date < currentWeek
    ? refuse({ code: ErrorCode.weekOver, field: 'week', rejectedValue: date })
    : accept(date);
}

/** What the mode does not count is not read. */
const daysOf = ({ mode, days }: PlanAllocation | ReviseAllocation): Checked<readonly PlannedDay[]> =>
  all(
    days.map((day, index): Checked<PlannedDay> => {
      const counted = (field: keyof GivenDay) => countOf(`days[${index}].${field}`, day[field]);
      if (mode !== 'DOSE')
        return andThen(counted('packages'), (packages) =>
          accept({ packages, firstDoses: 0, secondDoses: 0 }),
        );
      return andThen(all([counted('firstDoses'), counted('secondDoses')]), ([firstDoses, secondDoses]) =>
        accept({ packages: 0, firstDoses: firstDoses!, secondDoses: secondDoses! }),
      );
    }),
  );

function countOf(field: string, value: number | null): Checked<number> {
  if (value === null) return accept(0);
  return value < 0
    ? refuse({ code: ErrorCode.notNegative, field, rejectedValue: value })
    : wholeNumber(field, value);
}
