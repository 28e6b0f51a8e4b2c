import {
  Body,
  Controller,
  Delete,
  HttpCode,
  HttpStatus,
  Param,
  ParseUUIDPipe,
  Post,
  Put,
  UseInterceptors,
} from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { ApiCode } from '../../../words/codes.js';
import { Access } from '../../auth/access.js';
import { API } from '../../http/api.js';
import { ApiError, InvalidRequest } from '../../http/errors/api-error.js';
import { LedgerPositionInterceptor } from '../../http/ledger-position/answer.js';
import { ReadBack } from '../../http/ledger-position/read-back.js';
import { GetAllocation } from '../../queries/allocation/allocation.queries.js';
import { AllocationRow } from '../../queries/allocation/allocation-row.dto.js';
import { Created } from '../created.dto.js';
import { type CommandFacts, Facts } from '../facts.js';
import { Requests } from '../replenishment/requests.js';
import { CurrentSender, type Sender } from '../sender.js';
import {
  AllocationBody,
  AllocationRevisionBody,
  mayPlanFor,
  planAllocation,
  removeAllocation,
  reviseAllocation,
} from './plan-allocation.js';
import { PLANNERS } from './planner-access.js';

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
    private readonly requests: Requests,
  ) {}

  @Post()
  @ApiOperation({ summary: 'Plan a week of a centre and a product' })
  @ApiCreatedResponse({ type: Created })
  async plan(@CurrentSender() sender: Sender, @Body() body: AllocationBody) {
    return this.commands.execute(await planAllocation(body, this.facts.of(sender)));
  }

  @Put()
  @ApiOperation({ summary: 'Change the quantities of a plan' })
  @ApiOkResponse({ type: AllocationRow })
  async revise(@CurrentSender() sender: Sender, @Body() body: AllocationRevisionBody) {
    const facts = this.facts.of(sender);
    const { id } = body;
    if (id === null || !(await this.isPlannable(id, facts)))
      throw new InvalidRequest({ field: 'id', code: ApiCode.unknownRecord, rejectedValue: id });
    return this.commands.execute(
      reviseAllocation(id, body, facts, (position) =>
        this.readBack.at(position, ['allocation', 'replenishment'], () =>
          this.queries.execute(new GetAllocation(facts.actor, id)),
        ),
      ),
    );
  }

  @Delete(':id')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({ summary: 'Remove a plan' })
  @ApiNoContentResponse()
  async remove(@CurrentSender() sender: Sender, @Param('id', ParseUUIDPipe) id: string) {
    const facts = this.facts.of(sender);
    if (!(await this.isPlannable(id, facts))) throw new ApiError(HttpStatus.NOT_FOUND, ApiCode.notFound);
    return this.commands.execute(removeAllocation(id, facts));
  }

  /** Whether there is such a plan, of a centre for which the sender may plan. */
  private async isPlannable(id: string, facts: CommandFacts): Promise<boolean> {
    await this.requests.catchUp();
    try {
      const { centre } = await this.queries.execute(new GetAllocation(facts.actor, id));
      return mayPlanFor(centre.id, facts);
    } catch (error) {
      if (error instanceof ApiError && error.getStatus() === HttpStatus.NOT_FOUND) return false;
      throw error;
    }
  }
}
