import { plansId } from '../../../domain/allocation/decide.js';
import { requiredAtLeast } from '../../../domain/shared/fields.js';
import { ApiCode, ErrorCode } from '../../../words/codes.js';
import { dateFor } from '../../../words/reader.js';
import { InvalidRequest, type Violation } from '../../http/errors/api-error.js';
import { IdField, NumberField } from '../../http/fields/body-fields.js';
import type { PlanKey } from '../../queries/allocation/residuals.js';
import { Execute } from '../execute.js';
import type { CommandFacts } from '../facts.js';
import { refusedAs } from '../field-names.js';
import { currentWeek, mayPlanProduct, ofDisabledCentre, plansOf } from './plan-allocation.js';

const MOST_WEEKS = 5;

export class AllocationCopiesBody {
  @IdField('Plan.', { required: true, checked: true })
  id = '';

  @NumberField('Into how many of the following weeks it is copied.', {
    required: true,
    reportedWithOthers: true,
    unit: 'weeks',
    min: 1,
    example: 3,
  })
  nbSemaines: number | null = null;
}

const refused = refusedAs({ weeks: 'nbSemaines' });

/** @throws InvalidRequest on `nbSemaines` */
export function copyAllocation(
  plan: PlanKey,
  body: AllocationCopiesBody,
  facts: CommandFacts,
  faults: readonly Violation[],
) {
  return new Execute({
    stream: 'allocation',
    id: plansId(plan.centreId, plan.productId),
    command: {
      type: 'CopyAllocation',
      week: plan.week,
      weeks: weeksOf(body),
      productKnown: mayPlanProduct(plan.productId, facts),
      currentWeek: currentWeek(facts),
    },
    context: facts.context,
    refused: ({ code, ...violation }) =>
      code === ErrorCode.allocationTaken
        ? {
            code: ApiCode.followingWeekTaken,
            arguments: { week: dateFor(facts.actor, String(violation.rejectedValue)) },
          }
        : refused({ code, ...violation }),
    faults: [...faults, ...ofDisabledCentre(plan, facts)],
    answer: ({ events }) =>
      events.flatMap((event) => (event.type === 'AllocationsPlanned' ? plansOf(event.data) : [])),
  });
}

function weeksOf({ nbSemaines }: AllocationCopiesBody): number {
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
