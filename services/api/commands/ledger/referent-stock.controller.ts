import { Body, Controller, Post, Put, UseInterceptors } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '../../auth/access.js';
import { API } from '../../http/api.js';
import { LedgerPositionInterceptor } from '../../http/ledger-position/answer.js';
import { StockRow } from '../../queries/stock/stock-row.dto.js';
import { Created } from '../created.dto.js';
import { Facts } from '../facts.js';
import { CurrentSender, type Sender } from '../sender.js';
import { corrected, REFERENT_STOCK } from '../stock-access.js';
import { WrittenRecords } from '../written-records.js';
import { editStock, StockEditBody } from './edit-stock.js';
import { ExternalEntryBody, enterStock } from './enter-stock.js';
import { prepareAtReferent, ReferentPreparationBody } from './prepare.js';
import { CentreScrappingBody, scrapAtCentre } from './scrap.js';

@ApiTags('Referent centre')
@Controller(`${API}/referent`)
@Access(REFERENT_STOCK)
@UseInterceptors(LedgerPositionInterceptor)
export class ReferentStockController {
  constructor(
    private readonly commands: CommandBus,
    private readonly facts: Facts,
    private readonly written: WrittenRecords,
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
  prepare(@CurrentSender() sender: Sender, @Body() body: ReferentPreparationBody) {
    return this.commands.execute(prepareAtReferent(body, this.facts.of(sender)));
  }

  @Post('dechet')
  @ApiOperation({ summary: 'Scrap stock' })
  @ApiCreatedResponse({ type: Created })
  scrap(@CurrentSender() sender: Sender, @Body() body: CentreScrappingBody) {
    return this.commands.execute(scrapAtCentre(body, this.facts.of(sender)));
  }

  @Put('stock')
  @Access(corrected(REFERENT_STOCK))
  @ApiOperation({ summary: 'Correct a batch: its quantity, its expiry, or both in one step' })
  @ApiOkResponse({ type: StockRow })
  edit(@CurrentSender() sender: Sender, @Body() body: StockEditBody) {
    return this.commands.execute(editStock(body, this.facts.of(sender), this.written));
  }
}
