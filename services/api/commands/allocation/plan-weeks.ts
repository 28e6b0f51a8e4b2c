import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import type { PlanAllocation } from '../../../domain/allocation/commands.js';
import { streamIdOf } from '../../../domain/allocation/decide.js';
import { businessDay } from '../../../domain/shared/calendar.js';
import { DomainError } from '../../../domain/shared/error.js';
import { deriveId } from '../../../domain/shared/ids.js';
import { AllocationExecution } from '../../../execution/streams/allocation.js';
import { ErrorCode } from '../../../words/codes.js';
import { InvalidRequest, type Violation } from '../../http/errors/api-error.js';
import { DayField, IdField } from '../../http/fields/body-fields.js';
import { Answer } from '../../http/ledger-position/answer.js';
import { ListOf } from '../../http/validation/list-of.js';
import type { Created } from '../created.dto.js';
import type { CommandFacts } from '../facts.js';
import { OneAtATime, plansOf } from '../replenishment/one-at-a-time.js';
import { currentWeek, mayPlanFor, refused } from './plan-allocation.js';
import { EditedVersionField, givenDays, PlanBody } from './plan-body.js';
import { PlanConflicts } from './plan-conflicts.js';

export class PlannedWeekBody extends PlanBody {
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

/** Plans several weeks of a centre and a product: all of them, or none (docs/rules/allocations.md, AL-11). */
export class PlanWeeks extends Command<Answer<readonly Created[]>> {
  constructor(
    readonly body: PlannedWeeksBody,
    readonly facts: CommandFacts,
  ) {
    super();
  }
}

interface Planned {
  readonly id: string;
  readonly command: PlanAllocation;
}

@CommandHandler(PlanWeeks)
export class PlanWeeksHandler implements ICommandHandler<PlanWeeks> {
  constructor(
    private readonly allocations: AllocationExecution,
    private readonly oneAtATime: OneAtATime,
    private readonly conflicts: PlanConflicts,
  ) {}

  /**
   * None is planned where it throws.
   *
   * @throws InvalidRequest with every fault of every week, named `semaines[0].mardi`
   * @throws ApiError 409 somebody else changed one of the weeks
   */
  async execute({ body, facts }: PlanWeeks): Promise<Answer<readonly Created[]>> {
    const weeks = plannedIn(body, facts).map(({ id, command }) => ({
      id,
      command,
      context: { ...facts.context, commandId: deriveId(facts.context.commandId, id) },
    }));
    return this.oneAtATime.run([plansOf(body.idCentre, body.idProduit)], async () => {
      for (const { id, command, context } of weeks)
        await this.conflicts.told(id, () => this.allocations.preview(id, command, context));
      let newest = 0n;
      for (const { id, command, context } of weeks) {
        const { position } = await this.conflicts.told(id, () =>
          this.allocations.execute(id, command, context),
        );
        if (position > newest) newest = position;
      }
      return new Answer(
        weeks.map(({ id }) => ({ id })),
        newest,
      );
    });
  }
}

/** @throws InvalidRequest */
function plannedIn(body: PlannedWeeksBody, facts: CommandFacts): readonly Planned[] {
  if (body.semaines.length === 0) throw new InvalidRequest({ field: 'semaines', code: ErrorCode.required });
  const faults: Violation[] = [];
  const planned: Planned[] = [];
  const seen = new Set<string>();
  for (const [index, week] of body.semaines.entries()) {
    const command = commandOf(body, week, facts);
    try {
      const id = streamIdOf(command);
      if (seen.has(id))
        faults.push({
          field: `semaines[${index}].debutSemaine`,
          code: ErrorCode.allocationTaken,
          rejectedValue: week.debutSemaine,
        });
      seen.add(id);
      planned.push({ id, command });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      for (const violation of error.violations.map(refused)) {
        const isOfAll = violation.field === 'idCentre' || violation.field === 'idProduit';
        if (isOfAll && index > 0) continue;
        faults.push(isOfAll ? violation : { ...violation, field: `semaines[${index}].${violation.field}` });
      }
    }
  }
  if (faults.length > 0) throw new InvalidRequest(...faults);
  return planned;
}

const commandOf = (
  { idCentre, idProduit }: PlannedWeeksBody,
  week: PlannedWeekBody,
  facts: CommandFacts,
): PlanAllocation => ({
  type: 'PlanAllocation',
  centreId: idCentre,
  centreKnown: mayPlanFor(idCentre, facts),
  productId: idProduit,
  productKnown: idProduit !== null && (facts.directory.product(idProduit)?.active ?? false),
  week: businessDay(week.debutSemaine, facts.decision.timeZone),
  mode: week.modeQte,
  days: givenDays(week),
  currentWeek: currentWeek(facts),
  editedVersion: week.version,
  replaces: true,
});
