import { Body, Controller, Param, Post, Put, UseInterceptors } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../reference-data/user/actor.js';
import { Access, type AccessRule } from '../../auth/access.js';
import { API } from '../../http/api.js';
import { StoredIdPipe } from '../../http/fields/ids.js';
import { Answer, LedgerPositionInterceptor } from '../../http/ledger-position/answer.js';
import { ReadBack } from '../../http/ledger-position/read-back.js';
import { RecallView } from '../../queries/recall/recall.dto.js';
import { GetRecall } from '../../queries/recall/recall.queries.js';
import { Created } from '../created.dto.js';
import { CurrentSender, type SenderAnywhere } from '../sender.js';
import { LiftBody, RecallBody, Recalls } from './recall-lot.js';

/** Administrators, and referents for themselves and what is below them. */
const MAY_RECALL: AccessRule = {
  centre: 'optional',
  may: ({ isAdmin, centre }) => isAdmin || centre?.type === 'REFERENT',
};

@ApiTags('Lots')
@Controller(`${API}/lot/rappel`)
@UseInterceptors(LedgerPositionInterceptor)
export class RecallController {
  constructor(
    private readonly recalls: Recalls,
    private readonly queries: QueryBus,
    private readonly readBack: ReadBack,
  ) {}

  @Post()
  @Access(MAY_RECALL)
  @ApiOperation({
    summary: 'Recall a lot: from the answer on it is neither prepared, taken out nor returned',
  })
  @ApiCreatedResponse({ type: Created })
  async recall(@CurrentSender() sender: SenderAnywhere, @Body() body: RecallBody): Promise<Answer<Created>> {
    const { id, position } = await this.recalls.recall(body, sender);
    return new Answer({ id }, position);
  }

  @Put(':id/accuse')
  @Access({ centre: 'required', centreTypes: ['REFERENT', 'DISPATCH', 'VACCINATION'] })
  @ApiOperation({ summary: 'Acknowledge a recall for the selected centre; again: nothing changes' })
  @ApiOkResponse({ type: RecallView })
  async acknowledge(@CurrentSender() sender: SenderAnywhere, @Param('id', StoredIdPipe) id: string) {
    return this.answer(id, sender.actor, await this.recalls.acknowledge(id, sender));
  }

  @Put(':id/levee')
  @Access(MAY_RECALL)
  @ApiOperation({ summary: 'Lift a recall' })
  @ApiOkResponse({ type: RecallView })
  async lift(
    @CurrentSender() sender: SenderAnywhere,
    @Param('id', StoredIdPipe) id: string,
    @Body() body: LiftBody,
  ) {
    return this.answer(id, sender.actor, await this.recalls.lift(id, body, sender));
  }

  /** The recall as it is then. */
  private async answer(id: string, actor: Actor, position: bigint): Promise<Answer<RecallView>> {
    const view = await this.readBack.at(position, ['recall', 'stock', 'movement', 'delivery-note'], () =>
      this.queries.execute(new GetRecall({ actor, id })),
    );
    return new Answer(view, position);
  }
}
