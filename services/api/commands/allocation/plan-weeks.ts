import { ApiProperty } from '@nestjs/swagger';
import { ErrorCode } from '../../../words/codes.js';
import { InvalidRequest } from '../../http/errors/api-error.js';
import { DayField, IdField } from '../../http/fields/body-fields.js';
import { ListOf } from '../../http/validation/list-of.js';
import type { CommandFacts } from '../facts.js';
import { executePlans, plansIn, refusedAt, weekIn } from './plan-allocation.js';
import { EditedVersionField, PlanBody } from './plan-body.js';

class PlannedWeekBody extends PlanBody {
  @DayField('Monday of the week, not one that is over.', { required: true, example: '2026-11-23' })
  debutSemaine: string | null = null;

  @EditedVersionField()
  version: number | null = null;
}

export class PlannedWeeksBody {
  @IdField('Vaccination centre that is planned for.', { required: true })
  idCentre: string | null = null;

  @IdField('Product.', { required: true })
  idProduit: string | null = null;

  @ApiProperty({ description: 'Weeks to plan, at least one; none twice.', type: () => [PlannedWeekBody] })
  @ListOf(() => PlannedWeekBody)
  semaines: PlannedWeekBody[] = [];
}

const refused = refusedAt((index) => `semaines[${index}].`);

/**
 * Plans several weeks of a centre and a product: all of them, or none (docs/rules/allocations.md, AL-11).
 *
 * @throws InvalidRequest with every fault of every week, named `semaines[0].mardi`
 */
export async function planWeeks(body: PlannedWeeksBody, facts: CommandFacts) {
  if (body.semaines.length === 0) throw new InvalidRequest({ field: 'semaines', code: ErrorCode.required });
  const weeks = body.semaines.map((week) => weekIn(week, week.version, facts));
  return executePlans(plansIn(body, weeks, true, facts), facts, refused, (plans) => plans);
}
