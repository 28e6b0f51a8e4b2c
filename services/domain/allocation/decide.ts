import { ErrorCode } from '../../words/codes.js';
import { addDays, mondayOf } from '../shared/calendar.js';
import { accept, all, andThen, type Checked, demand, refuse, together } from '../shared/check.js';
import { DomainError, type RuleViolation } from '../shared/error.js';
import { requiredDate, requiredValue, wholeNumber } from '../shared/fields.js';
import { deriveId, isUuid } from '../shared/ids.js';
import type {
  AllocationCommand,
  CopyAllocation,
  GivenDay,
  GivenWeek,
  PlanAllocations,
  RemoveAllocation,
  ReviseAllocation,
} from './commands.js';
import type { AllocationEvent, AllocationsPlanned, PlannedDay, PlannedWeek } from './events.js';
import { DAYS_IN_WEEK } from './plan.js';
import type { AllocationState, WeekState } from './state.js';

type Quantities = Pick<PlannedWeek, 'mode' | 'days'>;

/**
 * Plans of weeks (docs/rules/allocations.md, AL-1 to AL-7, AL-13, AL-15). What is planned already, and planned again,
 * changes nothing.
 *
 * @throws DomainError with every rule that is violated, for `weeks[0].mode` and the like
 */
export function decide(command: AllocationCommand, state: AllocationState): readonly AllocationEvent[] {
  switch (command.type) {
    case 'PlanAllocations':
      return plan(command, state);
    case 'ReviseAllocation':
      return revise(command, state);
    case 'RemoveAllocation':
      return remove(command, state);
    case 'CopyAllocation':
      return copy(command, state);
  }
}

/** UUID of the stream of a centre's plans for a product. */
export const plansId = (centreId: string, productId: string): string =>
  deriveId(centreId, `allocations|${productId}`);

/** UUID of a plan: one for each centre, product and week (its Monday, `YYYY-MM-DD`). */
export const allocationId = (centreId: string, productId: string, week: string): string =>
  deriveId(centreId, `allocation|${productId}|${week}`);

/**
 * The stream that new plans go to. It follows from what is named, whether or not it may be planned for now: a command
 * that is sent again is found there, whatever became of the centre and the product since.
 *
 * @throws DomainError with every violation, where no centre and product are named: such plans have no stream
 */
export function streamIdOf(command: PlanAllocations): string {
  const { centreId, productId } = command;
  if (centreId !== null && isUuid(centreId) && productId !== null) return plansId(centreId, productId);
  const named = read(command);
  return plansId(named.centreId, named.productId);
}

function plan(command: PlanAllocations, state: AllocationState): readonly AllocationEvent[] {
  const { centreId, productId, weeks } = read(command);
  const refused: RuleViolation[] = [];
  const planned = weeks.flatMap((given, index): PlannedWeek[] => {
    const { week, editedVersion, ...quantities } = given;
    const before = state.weeks.get(week);
    if (before?.plan && !command.replaces)
      refused.push({ code: ErrorCode.allocationTaken, field: `weeks[${index}].week`, rejectedValue: week });
    // A plan that somebody else has made already is not overwritten.
    if (before?.plan && isSame(before.plan, quantities)) return [];
    if (isOutdated(editedVersion, before)) refused.push(changedSince(week));
    return [{ week, version: nextVersion(before), ...quantities }];
  });
  if (refused.length > 0) throw new DomainError(refused);
  return planned.length === 0
    ? []
    : [{ type: 'AllocationsPlanned', data: { centreId, productId, weeks: planned } }];
}

function revise(command: ReviseAllocation, state: AllocationState): readonly AllocationsPlanned[] {
  const { centreAndProduct, before } = open(state, command);
  const { quantities } = demand({
    productId: stillPlanned(command, centreAndProduct.productId),
    quantities: quantitiesOf(command, ''),
  });
  if (isSame(before.plan, quantities)) return [];
  assertEdited(command, before);
  const week: PlannedWeek = { week: command.week, version: nextVersion(before), ...quantities };
  return [{ type: 'AllocationsPlanned', data: { ...centreAndProduct, weeks: [week] } }];
}

function remove(command: RemoveAllocation, state: AllocationState): readonly AllocationEvent[] {
  const { centreAndProduct, before } = open(state, command);
  assertEdited(command, before);
  const { week } = command;
  return [{ type: 'AllocationRemoved', data: { ...centreAndProduct, week, version: nextVersion(before) } }];
}

/** A week that is over can be copied, into none that is over. */
function copy(command: CopyAllocation, state: AllocationState): readonly AllocationsPlanned[] {
  const { centreAndProduct, before } = present(state, command.week);
  demand({ productId: stillPlanned(command, centreAndProduct.productId) });
  const weeks = Array.from({ length: command.weeks }, (_, index): PlannedWeek => {
    const week = addDays(command.week, DAYS_IN_WEEK * (index + 1));
    return { ...before.plan, week, version: nextVersion(state.weeks.get(week)) };
  });
  // Days are counted up to the last one of 9999: a week after it would not begin on a Monday.
  if (weeks.some(({ week }) => mondayOf(week) !== week))
    throw new DomainError({ code: ErrorCode.date, field: 'weeks', rejectedValue: command.weeks });
  if (weeks.some(({ week }) => week < command.currentWeek))
    throw new DomainError({ code: ErrorCode.weekOver });
  const taken = weeks.find(({ week }) => state.weeks.get(week)?.plan);
  if (taken) throw new DomainError({ code: ErrorCode.allocationTaken, rejectedValue: taken.week });
  return [{ type: 'AllocationsPlanned', data: { ...centreAndProduct, weeks } }];
}

const nextVersion = (before: WeekState | undefined): number => (before?.version ?? 0) + 1;

/** Somebody changed the plan since it was read (AL-13). */
const isOutdated = (editedVersion: number | null, before: WeekState | undefined): boolean =>
  editedVersion !== null && editedVersion !== (before?.plan ? before.version : 0);

const changedSince = (week: string): RuleViolation => ({
  code: ErrorCode.allocationChanged,
  rejectedValue: week,
});

/** @throws DomainError */
function assertEdited({ editedVersion, week }: ReviseAllocation | RemoveAllocation, before: WeekState): void {
  if (isOutdated(editedVersion, before)) throw new DomainError(changedSince(week));
}

/** The product of a plan that there is: disabled since, it is planned no more (AL-15). */
const stillPlanned = (
  { productKnown }: ReviseAllocation | CopyAllocation,
  productId: string,
): Checked<string> =>
  productKnown ? accept(productId) : refuse({ code: ErrorCode.productNotFound, rejectedValue: productId });

const isSame = (one: Quantities, other: Quantities): boolean =>
  one.mode === other.mode &&
  one.days.every(({ packages, firstDoses, secondDoses }, index) => {
    const day = other.days[index];
    return day?.packages === packages && day.firstDoses === firstDoses && day.secondDoses === secondDoses;
  });

/** @throws DomainError with every violation */
function read(command: PlanAllocations) {
  return demand({
    centreId: known('centreId', command.centreId, command.centreKnown, ErrorCode.unknownValue),
    productId: known('productId', command.productId, command.productKnown, ErrorCode.productNotFound),
    weeks: all(command.weeks.map((_, index) => readWeek(command, index))),
  });
}

function readWeek(
  { weeks, currentWeek }: PlanAllocations,
  index: number,
): Checked<Quantities & { readonly week: string; readonly editedVersion: number | null }> {
  const given = weeks[index]!;
  const at = `weeks[${index}].`;
  const week = andThen(requiredDate(`${at}week`, given.week), (date) =>
    andThen(weekFrom(`${at}week`, date, currentWeek), (monday) =>
      weeks.findIndex((other) => other.week === given.week) === index
        ? accept(monday)
        : refuse({ code: ErrorCode.allocationTaken, field: `${at}week`, rejectedValue: monday }),
    ),
  );
  return andThen(together({ week, quantities: quantitiesOf(given, at) }), ({ quantities, ...read }) =>
    accept({ ...read, ...quantities, editedVersion: given.editedVersion }),
  );
}

const quantitiesOf = (given: GivenWeek | ReviseAllocation, at: string): Checked<Quantities> =>
  together({ mode: requiredValue(`${at}mode`, given.mode), days: daysOf(given, at) });

/** @throws DomainError where there is no plan, or it is one of a week that is over */
function open(state: AllocationState, { week, currentWeek }: ReviseAllocation | RemoveAllocation) {
  const found = present(state, week);
  if (week < currentWeek) throw new DomainError({ code: ErrorCode.weekOver });
  return found;
}

/** @throws DomainError where there is no plan */
function present({ centreAndProduct, weeks }: AllocationState, week: string) {
  const before = weeks.get(week);
  if (!centreAndProduct || !before?.plan) throw new DomainError({ code: ErrorCode.noAllocation });
  return { centreAndProduct, before: { ...before, plan: before.plan } };
}

const known = (field: string, id: string | null, isKnown: boolean, code: ErrorCode): Checked<string> =>
  andThen(requiredValue(field, id), (given) =>
    isKnown ? accept(given) : refuse({ code, field, rejectedValue: given }),
  );

/** A Monday, of the current week or a later one (AL-2). */
function weekFrom(field: string, date: string, currentWeek: string): Checked<string> {
  if (mondayOf(date) !== date) return refuse({ code: ErrorCode.notMonday, field, rejectedValue: date });
  return date < currentWeek ? refuse({ code: ErrorCode.weekOver, field, rejectedValue: date }) : accept(date);
}

/** What the mode does not count is not read. */
const daysOf = ({ mode, days }: GivenWeek | ReviseAllocation, at: string): Checked<readonly PlannedDay[]> =>
  all(
    days.map((day, index): Checked<PlannedDay> => {
      const counted = (field: keyof GivenDay) => countOf(`${at}days[${index}].${field}`, day[field]);
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
