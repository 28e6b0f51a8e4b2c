import { Body, Controller, Post, Put, UseInterceptors } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { LedgerExecution } from '../../../execution/streams/ledger.js';
import { Access } from '../../auth/access.js';
import { API } from '../../http/api.js';
import { LedgerPositionInterceptor } from '../../http/ledger-position/answer.js';
import { StockRow } from '../../queries/stock/stock-row.dto.js';
import { Created } from '../created.dto.js';
import { DeliveryNotes } from '../delivery-note/delivery-notes.js';
import { Facts } from '../facts.js';
import { ServedRequests } from '../replenishment/served-requests.js';
import { CurrentSender, type Sender } from '../sender.js';
import { corrected, DISPATCH_STOCK } from '../stock-access.js';
import { WrittenRecords } from '../written-records.js';
import { editStock, StockEditBody } from './edit-stock.js';
import { ExternalEntryBody, enterStock } from './enter-stock.js';
import { DispatchPreparationBody, prepareAtDispatch } from './prepare.js';
import { prepareRequests, RequestsPreparationBody } from './prepare-requests.js';
import { returnStock, StockReturnBody } from './return-stock.js';
import { CentreScrappingBody, scrapAtCentre } from './scrap.js';

@ApiTags('Dispatch centre')
@Controller(`${API}/dispatch`)
@Access(DISPATCH_STOCK)
@UseInterceptors(LedgerPositionInterceptor)
export class DispatchStockController {
  constructor(
    private readonly commands: CommandBus,
    private readonly facts: Facts,
    private readonly notes: DeliveryNotes,
    private readonly ledgers: LedgerExecution,
    private readonly written: WrittenRecords,
    private readonly served: ServedRequests,
  ) {}

  @Post('entree-stock')
  @ApiOperation({ summary: 'Enter stock that arrives from outside of the network' })
  @ApiCreatedResponse({ type: Created })
  enter(@CurrentSender() sender: Sender, @Body() body: ExternalEntryBody) {
    return this.commands.execute(enterStock(body, this.facts.of(sender)));
  }

  @Post('preparation')
  @ApiOperation({ summary: 'Prepare a shipment: its delivery note is issued' })
  @ApiCreatedResponse({ type: Created })
  async prepare(@CurrentSender() sender: Sender, @Body() body: DispatchPreparationBody) {
    return this.commands.execute(await prepareAtDispatch(body, this.facts.of(sender), this.served));
  }

  @Post('preparation/multiple')
  @ApiOperation({ summary: 'Prepare requests for one product from one batch: all of them, or none' })
  @ApiCreatedResponse({ description: 'One preparation for each request, in their order.', type: [Created] })
  async prepareRequests(@CurrentSender() sender: Sender, @Body() body: RequestsPreparationBody) {
    return this.commands.execute(await prepareRequests(body, this.facts.of(sender), this.served));
  }

  @Post('dechet')
  @ApiOperation({ summary: 'Scrap stock' })
  @ApiCreatedResponse({ type: Created })
  scrap(@CurrentSender() sender: Sender, @Body() body: CentreScrappingBody) {
    return this.commands.execute(scrapAtCentre(body, this.facts.of(sender)));
  }

  @Post('retour-stock')
  @ApiOperation({ summary: 'Take goods back that were sent to a vaccination centre' })
  @ApiCreatedResponse({ type: Created })
  async takeBack(@CurrentSender() sender: Sender, @Body() body: StockReturnBody) {
    return this.commands.execute(await returnStock(body, this.facts.of(sender), this.notes, this.ledgers));
  }

  @Put('stock')
  @Access(corrected(DISPATCH_STOCK))
  @ApiOperation({ summary: 'Correct a batch: its quantity, its expiry, or both in one step' })
  @ApiOkResponse({ type: StockRow })
  edit(@CurrentSender() sender: Sender, @Body() body: StockEditBody) {
    return this.commands.execute(editStock(body, this.facts.of(sender), this.written));
  }
}
