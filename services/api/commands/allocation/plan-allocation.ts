import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional } from 'class-validator';
import type { PlanAllocation } from '../../../domain/allocation/commands.js';
import { streamIdOf } from '../../../domain/allocation/decide.js';
import { businessDate, businessDay, mondayOf } from '../../../domain/shared/calendar.js';
import { DayField, IdField } from '../../http/fields/body-fields.js';
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
  @IdField('Plan. Its centre, product and week stay, whatever the body says.', { checked: true })
  id: string | null = null;

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
  @Type(() => Number)
  @IsInt()
  version?: number;
}

const NAMES = { centreId: 'idCentre', productId: 'idProduit' } as const;

/** A violation of a plan, with the names of the body's fields. */
export const refused = refusedAs({ ...PLAN_NAMES, ...NAMES, week: 'debutSemaine' });

/** Monday of the week in which a command is given. */
export const currentWeek = ({ decision }: CommandFacts): string =>
  mondayOf(businessDate(decision.now, decision.timeZone));

/** Whether the sender may plan for this centre: a vaccination centre below the selected one (AL-1). */
export const mayPlanFor = (centreId: string | null, { centre, directory }: CommandFacts): boolean =>
  centreId !== null &&
  directory.descendantIds(centre.id).has(centreId) &&
  directory.centre(centreId)?.type === 'VACCINATION';

/** @throws InvalidRequest an invalid plan has no stream */
export async function planAllocation(body: AllocationBody, facts: CommandFacts) {
  const command: PlanAllocation = {
    type: 'PlanAllocation',
    ...fieldsOf(body, NAMES),
    centreKnown: mayPlanFor(body.idCentre, facts),
    productKnown: body.idProduit !== null && (facts.directory.product(body.idProduit)?.active ?? false),
    week: businessDay(body.debutSemaine, facts.decision.timeZone),
    mode: body.modeQte,
    days: givenDays(body),
    currentWeek: currentWeek(facts),
    editedVersion: null,
    replaces: false,
  };
  const id = await refusedIn(refused, () => streamIdOf(command));
  const { context } = facts;
  return new Execute({
    stream: 'allocation',
    id,
    command,
    context,
    refused,
    answer: (): Created => ({ id }),
  });
}

export const reviseAllocation = <Body>(
  id: string,
  body: AllocationRevisionBody,
  facts: CommandFacts,
  answer: (position: bigint) => Promise<Body>,
) =>
  new Execute({
    stream: 'allocation',
    id,
    command: {
      type: 'ReviseAllocation',
      mode: body.modeQte,
      days: givenDays(body),
      currentWeek: currentWeek(facts),
      editedVersion: body.version,
    },
    context: facts.context,
    refused,
    answer: ({ position }) => answer(position),
  });

export const removeAllocation = (id: string, version: number | undefined, facts: CommandFacts) =>
  new Execute({
    stream: 'allocation',
    id,
    command: {
      type: 'RemoveAllocation',
      currentWeek: currentWeek(facts),
      editedVersion: version ?? null,
    },
    context: facts.context,
    refused,
    answer: () => undefined,
  });
