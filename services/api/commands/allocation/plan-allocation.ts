import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, IsOptional } from 'class-validator';
import type { GivenWeek, PlanAllocations } from '../../../domain/allocation/commands.js';
import { allocationId, plansId, streamIdOf } from '../../../domain/allocation/decide.js';
import type { AllocationsPlanned } from '../../../domain/allocation/events.js';
import { businessDate, businessDay, mondayOf } from '../../../domain/shared/calendar.js';
import type { RuleViolation } from '../../../domain/shared/error.js';
import { ApiCode, ErrorCode } from '../../../words/codes.js';
import { InvalidRequest, type Violation } from '../../http/errors/api-error.js';
import { DayField, IdField } from '../../http/fields/body-fields.js';
import { asNumber } from '../../http/fields/query-filters.js';
import type { PlanKey } from '../../queries/allocation/residuals.js';
import type { Created } from '../created.dto.js';
import { Execute } from '../execute.js';
import type { CommandFacts } from '../facts.js';
import { fieldsOf, refusedAs, refusedIn } from '../field-names.js';
import { EditedVersionField, givenDays, PLAN_NAMES, PlanBody } from './plan-body.js';

export class AllocationBody extends PlanBody {
  @IdField('Vaccination centre that is planned for.', { required: true })
  idCentre: string | null = null;

  @IdField('Product.', { required: true })
  idProduit: string | null = null;

  @DayField('Monday of the week, not one that is over.', { required: true, example: '2026-11-23' })
  debutSemaine: string | null = null;
}

export class AllocationRevisionBody extends AllocationBody {
  @IdField('Plan. Its centre, product and week cannot be changed.', {
    required: true,
    checked: true,
  })
  id = '';

  @EditedVersionField()
  version: number | null = null;
}

/** Query of a removal. */
export class AllocationRemoval {
  @ApiPropertyOptional({
    description:
      'The version that was read: 409 where somebody else changed the plan since. Absent: no check.',
    type: 'integer',
    minimum: 1,
    example: 1,
  })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => asNumber(value))
  @IsInt()
  version?: number;
}

const NAMES = { centreId: 'idCentre', productId: 'idProduit' } as const;

const named = refusedAs({ ...PLAN_NAMES, ...NAMES, week: 'debutSemaine' });
const WEEK_FIELD = /^weeks\[(\d+)\]\.(.+)$/;

/**
 * A violation of plans, with the names of the body's fields.
 *
 * @param at what stands before a field of the week at this index, such as `semaines[0].`
 */
export const refusedAt =
  (at: (index: number) => string) =>
  (violation: RuleViolation): Violation => {
    const [, index, field] = WEEK_FIELD.exec(violation.field ?? '') ?? [];
    if (index === undefined) return named(violation);
    const ofWeek = named({ ...violation, field });
    return { ...ofWeek, field: `${at(Number(index))}${ofWeek.field}` };
  };

/** The same for a body that is itself the week. */
const refused = refusedAt(() => '');

/** Monday of the week in which a command is given. */
export const currentWeek = ({ decision }: CommandFacts): string =>
  mondayOf(businessDate(decision.now, decision.timeZone));

/** Whether the sender may plan for this centre: a vaccination centre below the selected one (AL-1). */
export const mayPlanFor = (centreId: string | null, { centre, directory }: CommandFacts): boolean =>
  centreId !== null &&
  directory.descendantIds(centre.id).has(centreId) &&
  directory.centre(centreId)?.type === 'VACCINATION';

/** Nothing more is planned for a disabled centre; its plans are still removed (AL-15). */
export const isDisabledCentre = (centreId: string, { directory }: CommandFacts): boolean =>
  directory.centre(centreId)?.active === false;

/** What refuses to change or to copy a plan: its centre was disabled since. */
export const ofDisabledCentre = ({ centreId }: PlanKey, facts: CommandFacts): readonly Violation[] =>
  isDisabledCentre(centreId, facts) ? [{ code: ApiCode.centreInactive }] : [];

/** Whether the product may be planned for: disabled ones are not (AL-15). */
export const mayPlanProduct = (productId: string | null, { directory }: CommandFacts): boolean =>
  productId !== null && (directory.product(productId)?.active ?? false);

/** Weeks of a centre and a product as a body gives them. */
export const plansIn = (
  body: Pick<AllocationBody, 'idCentre' | 'idProduit'>,
  weeks: readonly GivenWeek[],
  replaces: boolean,
  facts: CommandFacts,
): PlanAllocations => ({
  type: 'PlanAllocations',
  ...fieldsOf(body, NAMES),
  centreKnown: mayPlanFor(body.idCentre, facts),
  productKnown: mayPlanProduct(body.idProduit, facts),
  weeks,
  replaces,
  currentWeek: currentWeek(facts),
});

/** A week as a body gives it. */
export const weekIn = (
  body: PlanBody & { readonly debutSemaine: string | null },
  editedVersion: number | null,
  { decision }: CommandFacts,
): GivenWeek => ({
  week: businessDay(body.debutSemaine, decision.timeZone),
  mode: body.modeQte,
  days: givenDays(body),
  editedVersion,
});

/** Ids of the plans of these weeks, in their order; of a command that is valid, or of what was planned. */
export const plansOf = ({
  centreId,
  productId,
  weeks,
}: PlanAllocations | AllocationsPlanned['data']): readonly Created[] =>
  weeks.map(({ week }) => ({ id: allocationId(centreId!, productId!, week!) }));

/**
 * @param refused maps a violation to the body's fields
 * @param answer from what was planned, in the order of the weeks
 * @throws InvalidRequest where no centre and product are named
 */
export async function executePlans<Answer>(
  command: PlanAllocations,
  facts: CommandFacts,
  refused: (violation: RuleViolation) => Violation,
  answer: (plans: readonly Created[]) => Answer,
) {
  const id = await refusedIn(refused, () => streamIdOf(command));
  const { centreId } = command;
  const isRefused = command.centreKnown && isDisabledCentre(centreId!, facts);
  return new Execute({
    stream: 'allocation',
    id,
    command,
    context: facts.context,
    refused,
    faults: isRefused
      ? [{ field: NAMES.centreId, code: ApiCode.centreInactive, rejectedValue: centreId }]
      : [],
    answer: () => answer(plansOf(command)),
  });
}

export const planAllocation = async (body: AllocationBody, facts: CommandFacts) =>
  executePlans(
    plansIn(body, [weekIn(body, null, facts)], false, facts),
    facts,
    refused,
    (plans) => plans[0]!,
  );

/** @throws InvalidRequest where the body names another centre, product or week than the plan's (AL-5) */
export function reviseAllocation<Body>(
  plan: PlanKey,
  body: AllocationRevisionBody,
  facts: CommandFacts,
  faults: readonly Violation[],
  answer: (position: bigint) => Promise<Body>,
) {
  const others = changesOfKey(plan, body, facts);
  if (others.length > 0) throw new InvalidRequest(...others);
  return new Execute({
    stream: 'allocation',
    id: plansId(plan.centreId, plan.productId),
    command: {
      type: 'ReviseAllocation',
      week: plan.week,
      mode: body.modeQte,
      days: givenDays(body),
      productKnown: mayPlanProduct(plan.productId, facts),
      currentWeek: currentWeek(facts),
      editedVersion: body.version,
    },
    context: facts.context,
    refused,
    faults: [...faults, ...ofDisabledCentre(plan, facts)],
    answer: ({ position }) => answer(position),
  });
}

function changesOfKey(plan: PlanKey, body: AllocationRevisionBody, facts: CommandFacts): Violation[] {
  const { debutSemaine } = body;
  const week = businessDay(debutSemaine, facts.decision.timeZone) ?? plan.week;
  const others = (['centreId', 'productId'] as const)
    .filter((id) => (body[NAMES[id]] ?? plan[id]) !== plan[id])
    .map((id): Violation => ({ field: NAMES[id], code: ApiCode.locked, rejectedValue: body[NAMES[id]] }));
  if (week === plan.week) return others;
  const code = week < currentWeek(facts) ? ErrorCode.weekOver : ApiCode.locked;
  return [...others, { field: 'debutSemaine', code, rejectedValue: debutSemaine }];
}

export const removeAllocation = (
  plan: PlanKey,
  version: number | undefined,
  facts: CommandFacts,
  faults: readonly Violation[],
) =>
  new Execute({
    stream: 'allocation',
    id: plansId(plan.centreId, plan.productId),
    command: {
      type: 'RemoveAllocation',
      week: plan.week,
      currentWeek: currentWeek(facts),
      editedVersion: version ?? null,
    },
    context: facts.context,
    refused,
    faults,
    answer: () => undefined,
  });
