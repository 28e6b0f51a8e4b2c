import { Body, Controller, HttpCode, HttpStatus, Post, Put, UseInterceptors } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { RequestKind } from '../../../domain/replenishment/request-status.js';
import { Access } from '../../auth/access.js';
import { API } from '../../http/api.js';
import { Answer, LedgerPositionInterceptor } from '../../http/ledger-position/answer.js';
import { ReadBack } from '../../http/ledger-position/read-back.js';
import { Residuals } from '../../queries/allocation/residuals.js';
import { GetReplenishment } from '../../queries/replenishment/replenishment.queries.js';
import { Replenishment } from '../../queries/replenishment/replenishment-row.dto.js';
import { Created } from '../created.dto.js';
import { type CommandFacts, Facts } from '../facts.js';
import { CurrentSender, type Sender } from '../sender.js';
import type { ChangeRequests } from './change-requests.js';
import {
  CentreRequestBody,
  PointRequestBody,
  requestForCentre,
  requestForPoint,
} from './request-replenishment.js';
import { Requests } from './requests.js';
import { changeStatus, changeStatuses, StatusChangeBody, StatusChangesBody } from './status-change.js';

@ApiTags('Replenishment')
@Controller(API)
@Access({ centre: 'required' })
@UseInterceptors(LedgerPositionInterceptor)
export class ReplenishmentController {
  private readonly plans: Parameters<typeof requestForCentre>[2];

  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly facts: Facts,
    private readonly readBack: ReadBack,
    residuals: Residuals,
    requests: Requests,
  ) {
    this.plans = { residuals, catchUp: () => requests.catchUp() };
  }

  @Post('vaccination/besoin')
  @Access({ centre: 'required', centreTypes: ['VACCINATION'] })
  @ApiOperation({ summary: 'Ask the dispatch centre for goods' })
  @ApiCreatedResponse({ type: Created })
  async requestForCentre(@CurrentSender() sender: Sender, @Body() body: CentreRequestBody) {
    return this.commands.execute(await requestForCentre(body, this.facts.of(sender), this.plans));
  }

  @Post('point-vaccination/besoin')
  @Access({ centre: 'required', centreTypes: ['VACCINATION_POINT'] })
  @ApiOperation({ summary: 'Ask for goods as a vaccination point' })
  @ApiCreatedResponse({ type: Created })
  async requestForPoint(@CurrentSender() sender: Sender, @Body() body: PointRequestBody) {
    return this.commands.execute(await requestForPoint(body, this.facts.of(sender), this.plans));
  }

  @Put('vaccination/besoin')
  @Access({ centre: 'required', centreTypes: ['DISPATCH', 'REFERENT'] })
  @ApiOperation({ summary: 'Change the status of a centre’s request' })
  @ApiOkResponse({ type: Replenishment })
  changeOfCentre(@CurrentSender() sender: Sender, @Body() body: StatusChangeBody) {
    const facts = this.facts.of(sender);
    return this.changed(changeStatus(body, 'CENTRE', facts), facts, 'CENTRE', (rows) => rows[0]!);
  }

  @Put('vaccination/besoin/multiple')
  @HttpCode(HttpStatus.OK)
  @Access({ centre: 'required', centreTypes: ['DISPATCH', 'REFERENT'] })
  @ApiOperation({ summary: 'Change the status of many requests: all of them, or none' })
  @ApiOkResponse({ type: [Replenishment] })
  changeMany(@CurrentSender() sender: Sender, @Body() body: StatusChangesBody) {
    const facts = this.facts.of(sender);
    return this.changed(changeStatuses(body, facts), facts, 'CENTRE', (rows) => rows);
  }

  @Put('point-vaccination/besoin')
  @ApiOperation({ summary: 'Change the status of a point’s request' })
  @ApiOkResponse({ type: Replenishment })
  changeOfPoint(@CurrentSender() sender: Sender, @Body() body: StatusChangeBody) {
    const facts = this.facts.of(sender);
    return this.changed(changeStatus(body, 'POINT', facts), facts, 'POINT', (rows) => rows[0]!);
  }

  /** Executes the change, and answers the requests as they are then. */
  private async changed<T>(
    change: ChangeRequests,
    { actor }: CommandFacts,
    kind: RequestKind,
    answer: (rows: readonly Replenishment[]) => T,
  ): Promise<Answer<T>> {
    const { body: ids, position } = await this.commands.execute(change);
    const rows = await this.readBack.at(position, ['replenishment', 'delivery-note'], () =>
      Promise.all(
        ids.map((id) => this.queries.execute(new GetReplenishment({ actor, kind, id, isReadBack: true }))),
      ),
    );
    return new Answer(answer(rows), position);
  }
}
