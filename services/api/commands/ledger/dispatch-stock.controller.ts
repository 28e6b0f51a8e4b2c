import { Body, Controller, Post, Put, UseInterceptors } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '../../auth/access.js';
import { API } from '../../http/api.js';
import { StockRow } from '../../queries/stock/stock-row.dto.js';
import { LedgerPositionInterceptor } from '../answer.js';
import { Created } from '../created.dto.js';
import { CurrentSender, type Sender } from '../sender.js';
import { corrected, DISPATCH_STOCK } from '../stock-access.js';
import { EditStock, EnterStock, PrepareStock, ReturnStock, ScrapStock } from './commands.js';
import { ExternalEntryBody } from './external-entry.dto.js';
import { DispatchPreparationBody } from './preparation.dto.js';
import { CentreScrappingBody } from './scrapping.dto.js';
import { StockEditBody } from './stock-edit.dto.js';
import { StockReturnBody } from './stock-return.dto.js';

@ApiTags('Dispatch centre')
@Controller(`${API}/dispatch`)
@Access(DISPATCH_STOCK)
@UseInterceptors(LedgerPositionInterceptor)
export class DispatchStockController {
  constructor(private readonly commands: CommandBus) {}

  @Post('entree-stock')
  @ApiOperation({ summary: 'Enter stock that arrives from outside of the network' })
  @ApiCreatedResponse({ type: Created })
  enter(@CurrentSender() sender: Sender, @Body() body: ExternalEntryBody) {
    return this.commands.execute(new EnterStock(sender, body));
  }

  @Post('preparation')
  @ApiOperation({ summary: 'Prepare a shipment: its delivery note is issued' })
  @ApiCreatedResponse({ type: Created })
  prepare(@CurrentSender() sender: Sender, @Body() body: DispatchPreparationBody) {
    return this.commands.execute(new PrepareStock(sender, body));
  }

  @Post('dechet')
  @ApiOperation({ summary: 'Scrap stock' })
  @ApiCreatedResponse({ type: Created })
  scrap(@CurrentSender() sender: Sender, @Body() body: CentreScrappingBody) {
    return this.commands.execute(new ScrapStock(sender, body));
  }

  @Post('retour-stock')
  @ApiOperation({ summary: 'Take goods back that were sent to a vaccination centre' })
  @ApiCreatedResponse({ type: Created })
  takeBack(@CurrentSender() sender: Sender, @Body() body: StockReturnBody) {
    return this.commands.execute(new ReturnStock(sender, body));
  }

  @Put('stock')
  @Access(corrected(DISPATCH_STOCK))
  @ApiOperation({ summary: 'Correct a batch: its quantity, its expiry, or both in one step' })
  @ApiOkResponse({ type: StockRow })
  edit(@CurrentSender() sender: Sender, @Body() body: StockEditBody) {
    return this.commands.execute(new EditStock(sender, body));
  }
}
