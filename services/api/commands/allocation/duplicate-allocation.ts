import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { PlanAllocation } from '../../../domain/allocation/commands.js';
import { allocationId } from '../../../domain/allocation/decide.js';
import { addDays } from '../../../domain/shared/calendar.js';
import { DomainError } from '../../../domain/shared/error.js';
import { requiredAtLeast } from '../../../domain/shared/fields.js';
import { deriveId } from '../../../domain/shared/ids.js';
import { AllocationExecution } from '../../../execution/streams/allocation.js';
import { ApiCode, ErrorCode } from '../../../words/codes.js';
import { InvalidRequest } from '../../http/errors/api-error.js';
import { IdField, NumberField } from '../../http/fields/body-fields.js';
import { Answer } from '../../http/ledger-position/answer.js';
import type { AllocationRow } from '../../queries/allocation/allocation-row.dto.js';
import { WEEKDAYS } from '../../queries/allocation/planned-days.js';
import type { Created } from '../created.dto.js';
import type { CommandFacts } from '../facts.js';
import { OneAtATime, plansOf } from '../replenishment/one-at-a-time.js';
import { currentWeek } from './plan-allocation.js';

export const MOST_WEEKS = 5;
const DAYS_IN_WEEK = 7;

export class AllocationCopiesBody {
  @IdField('Plan.', { checked: true })
  id: string | null = null;

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
  constructor(
    private readonly allocations: AllocationExecution,
    private readonly oneAtATime: OneAtATime,
  ) {}

  /** @throws InvalidRequest one of the weeks has a plan, or is over: then none is planned */
  execute({ plan, weeks, facts }: DuplicateAllocation): Promise<Answer<readonly Created[]>> {
    const { id: centreId } = plan.centre;
    const { id: productId } = plan.produit;
    const copies = Array.from({ length: weeks }, (_, index) => {
      const week = addDays(plan.debutSemaine, DAYS_IN_WEEK * (index + 1));
      const id = allocationId(centreId, productId, week);
      const context = { ...facts.context, commandId: deriveId(facts.context.commandId, id) };
      return { id, command: copyOf(plan, week, facts), context };
    });
    return this.oneAtATime.run([plansOf(centreId, productId)], async () => {
      for (const { id, command, context } of copies)
        await refusedAsFollowing(() => this.allocations.preview(id, command, context));
      let newest = 0n;
      for (const { id, command, context } of copies) {
        const { position } = await refusedAsFollowing(() => this.allocations.execute(id, command, context));
        if (position > newest) newest = position;
      }
      return new Answer(
        copies.map(({ id }) => ({ id })),
        newest,
      );
    });
  }
}

const copyOf = (plan: AllocationRow, week: string, facts: CommandFacts): PlanAllocation => ({
  type: 'PlanAllocation',
  centreId: plan.centre.id,
  centreKnown: true,
  productId: plan.produit.id,
  productKnown: true,
  week,
  mode: plan.modeQte,
  days: WEEKDAYS.map((day) => ({
    packages: plan[day],
    firstDoses: plan[`${day}1`],
    secondDoses: plan[`${day}2`],
  })),
  currentWeek: currentWeek(facts),
  editedVersion: null,
  replaces: false,
});

async function refusedAsFollowing<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw new InvalidRequest(
      ...error.violations.map(({ code, ...violation }) =>
        code === ErrorCode.allocationTaken
          ? { code: ApiCode.followingWeekTaken }
          : { ...violation, code, field: undefined },
      ),
    );
  }
}
