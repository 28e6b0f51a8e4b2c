import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { PlanAllocations } from '../../../domain/allocation/commands.js';
import { plansId } from '../../../domain/allocation/decide.js';
import { addDays } from '../../../domain/shared/calendar.js';
import { DomainError } from '../../../domain/shared/error.js';
import { requiredAtLeast } from '../../../domain/shared/fields.js';
import { AllocationExecution } from '../../../execution/streams/allocation.js';
import { ApiCode, ErrorCode } from '../../../words/codes.js';
import { InvalidRequest } from '../../http/errors/api-error.js';
import { IdField, NumberField } from '../../http/fields/body-fields.js';
import { Answer } from '../../http/ledger-position/answer.js';
import type { AllocationRow } from '../../queries/allocation/allocation-row.dto.js';
import { WEEKDAYS } from '../../queries/allocation/planned-days.js';
import type { Created } from '../created.dto.js';
import type { CommandFacts } from '../facts.js';
import { currentWeek, plansOf } from './plan-allocation.js';

export const MOST_WEEKS = 5;
const DAYS_IN_WEEK = 7;

export class AllocationCopiesBody {
  @IdField('Plan.', { required: true, checked: true })
  id = '';

  @NumberField('Into how many of the following weeks it is copied.', {
    required: true,
    unit: 'weeks',
    min: 1,
    example: 3,
  })
  nbSemaines: number | null = null;
}

/** Copies a plan into the weeks that follow it: into all of them, or none (docs/rules/allocations.md, AL-7). */
export class DuplicateAllocation extends Command<Answer<readonly Created[]>> {
  constructor(
    readonly plan: AllocationRow,
    readonly weeks: number,
    readonly facts: CommandFacts,
  ) {
    super();
  }
}

/** @throws InvalidRequest on `nbSemaines` */
export function weeksOf({ nbSemaines }: AllocationCopiesBody): number {
  const field = 'nbSemaines';
  if (nbSemaines !== null && nbSemaines > MOST_WEEKS)
    throw new InvalidRequest({
      field,
      code: ApiCode.tooManyWeeks,
      arguments: { max: MOST_WEEKS },
      rejectedValue: nbSemaines,
    });
  if (nbSemaines !== null && nbSemaines <= 0)
    throw new InvalidRequest({ field, code: ErrorCode.positive, rejectedValue: nbSemaines });
  const checked = requiredAtLeast(field, nbSemaines, 1);
  if ('violations' in checked) throw new InvalidRequest(...checked.violations);
  return checked.value;
}

@CommandHandler(DuplicateAllocation)
export class DuplicateAllocationHandler implements ICommandHandler<DuplicateAllocation> {
  constructor(private readonly allocations: AllocationExecution) {}

  /** @throws InvalidRequest one of the weeks has a plan, or is over: then none is planned */
  async execute({ plan, weeks, facts }: DuplicateAllocation): Promise<Answer<readonly Created[]>> {
    const command = copiesOf(plan, weeks, facts);
    const id = plansId(plan.centre.id, plan.produit.id);
    const { position } = await refusedAsFollowing(() => this.allocations.execute(id, command, facts.context));
    return new Answer(plansOf(command), position);
  }
}

const copiesOf = (plan: AllocationRow, weeks: number, facts: CommandFacts): PlanAllocations => ({
  type: 'PlanAllocations',
  centreId: plan.centre.id,
  centreKnown: true,
  productId: plan.produit.id,
  productKnown: true,
  weeks: Array.from({ length: weeks }, (_, index) => ({
    week: addDays(plan.debutSemaine, DAYS_IN_WEEK * (index + 1)),
    mode: plan.modeQte,
    days: WEEKDAYS.map((day) => ({
      packages: plan[day],
      firstDoses: plan[`${day}1`],
      secondDoses: plan[`${day}2`],
    })),
    editedVersion: null,
  })),
  currentWeek: currentWeek(facts),
  replaces: false,
});

/** However many of the weeks have a plan, it is said once. */
async function refusedAsFollowing<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    if (error.violations.some(({ code }) => code === ErrorCode.allocationTaken))
      throw new InvalidRequest({ code: ApiCode.followingWeekTaken });
    throw new InvalidRequest(...error.violations.map(({ field, ...violation }) => violation));
  }
}
