import {
  Body,
  Controller,
  Delete,
  HttpCode,
  HttpStatus,
  Param,
  Post,
  Put,
  Query,
  UseInterceptors,
} from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { ApiCode } from '../../../words/codes.js';
import { ImportReport } from '../../administration/import/import.dto.js';
import { Access, type AccessRule } from '../../auth/access.js';
import { API } from '../../http/api.js';
import { ApiError, InvalidRequest } from '../../http/errors/api-error.js';
import { Failure } from '../../http/errors/failure.dto.js';
import { StoredIdPipe } from '../../http/fields/ids.js';
import { Form, TakesForm } from '../../http/forms/form.js';
import { LedgerPositionInterceptor } from '../../http/ledger-position/answer.js';
import { ReadBack } from '../../http/ledger-position/read-back.js';
import { GetAllocation } from '../../queries/allocation/allocation.queries.js';
import { AllocationRow } from '../../queries/allocation/allocation-row.dto.js';
import { Created } from '../created.dto.js';
import { Facts } from '../facts.js';
import { CurrentSender, type Sender } from '../sender.js';
import { AllocationCopiesBody, copyAllocation } from './copy-allocation.js';
import { GenerateRequests, Generation, GenerationBody } from './generate-requests.js';
import { ImportAllocations } from './import-allocations.js';
import { AllocationImportForm } from './import-form.js';
import {
  AllocationBody,
  AllocationRemoval,
  AllocationRevisionBody,
  planAllocation,
  removeAllocation,
  reviseAllocation,
} from './plan-allocation.js';
import { PlannedWeeksBody, planWeeks } from './plan-weeks.js';
import { Plans } from './plans.js';

/**
 * Plans are made by referents, and by dispatch administrators for their dispatch centre (docs/rules/allocations.md,
 * AL-1).
 */
const PLANNERS: AccessRule = {
  centre: 'required',
  centreTypes: ['REFERENT', 'DISPATCH'],
  may: ({ centre, isAdmin, isAdminDispatch }) => isAdmin || isAdminDispatch || centre?.type === 'REFERENT',
};

/** Somebody else changed a plan since the `version` that was sent. */
const conflict = ApiConflictResponse({
  description: 'Somebody else changed the plan since the `version` that was sent; the message says who.',
  type: Failure,
});

const unknownPlan = (id: string) =>
  new InvalidRequest({ field: 'id', code: ApiCode.unknownRecord, rejectedValue: id });

@ApiTags('Allocations')
@Controller(`${API}/vaccination/approvisionnement`)
@Access(PLANNERS)
@UseInterceptors(LedgerPositionInterceptor)
export class AllocationController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly facts: Facts,
    private readonly readBack: ReadBack,
    private readonly plans: Plans,
  ) {}

  @Post()
  @ApiOperation({ summary: 'Plan a week of a centre and a product' })
  @ApiCreatedResponse({ type: Created })
  async plan(@CurrentSender() sender: Sender, @Body() body: AllocationBody) {
    return this.commands.execute(await planAllocation(body, this.facts.of(sender)));
  }

  @Post('multiples')
  @ApiOperation({ summary: 'Copy a plan into the weeks that follow it: all of them, or none' })
  @ApiCreatedResponse({ description: 'The new plans, in the order of their weeks.', type: [Created] })
  copy(@CurrentSender() sender: Sender, @Body() body: AllocationCopiesBody) {
    const facts = this.facts.of(sender);
    return this.plans.on(body.id, facts, unknownPlan(body.id), async (plan, faults) =>
      this.commands.execute(copyAllocation(plan, body, facts, faults)),
    );
  }

  @Post('generation')
  @ApiOperation({ summary: 'Turn the plans of a week into requests, one a day; those that are made stay' })
  @ApiCreatedResponse({ type: Generation })
  generate(@CurrentSender() sender: Sender, @Body() body: GenerationBody) {
    return this.commands.execute(new GenerateRequests(body, this.facts.of(sender)));
  }

  @Post('import')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ summary: 'Plan weeks from an .xlsx or .xls, all of it or nothing; or only try it' })
  @TakesForm(AllocationImportForm)
  @ApiOkResponse({ type: ImportReport })
  import(@CurrentSender() sender: Sender, @Form() form: AllocationImportForm) {
    return this.commands.execute(new ImportAllocations(form, this.facts.of(sender)));
  }

  @Put()
  @ApiOperation({ summary: 'Change the quantities of a plan' })
  @ApiOkResponse({ type: AllocationRow })
  @conflict
  async revise(@CurrentSender() sender: Sender, @Body() body: AllocationRevisionBody) {
    const facts = this.facts.of(sender);
    const readBack = (position: bigint) =>
      this.readBack.at(position, ['allocation', 'replenishment'], () =>
        this.queries.execute(new GetAllocation({ actor: facts.actor, id: body.id, isReadBack: true })),
      );
    return this.plans.on(body.id, facts, unknownPlan(body.id), async (plan, faults) =>
      this.commands.execute(reviseAllocation(plan, body, facts, faults, readBack)),
    );
  }

  @Put('semaines')
  @ApiOperation({ summary: 'Plan several weeks of a centre and a product: all of them, or none' })
  @ApiOkResponse({ description: 'The plans, in the order of the weeks.', type: [Created] })
  @conflict
  async planWeeks(@CurrentSender() sender: Sender, @Body() body: PlannedWeeksBody) {
    const command = await planWeeks(body, this.facts.of(sender));
    const centreAndProduct = { centreId: body.idCentre, productId: body.idProduit };
    return this.plans.withRefusals(centreAndProduct, () => this.commands.execute(command));
  }

  @Delete(':id')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({ summary: 'Remove a plan' })
  @ApiNoContentResponse()
  @conflict
  async remove(
    @CurrentSender() sender: Sender,
    @Param('id', StoredIdPipe) id: string,
    @Query() { version }: AllocationRemoval,
  ) {
    const facts = this.facts.of(sender);
    const missing = new ApiError(HttpStatus.NOT_FOUND, ApiCode.notFound);
    return this.plans.on(id, facts, missing, (plan, faults) =>
      this.commands.execute(removeAllocation(plan, version, facts, faults)),
    );
  }
}
