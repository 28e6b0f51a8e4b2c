import { Body, Controller, Post, Put, UseInterceptors } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '../../auth/access.js';
import { API } from '../../http/api.js';
import { StockRow } from '../../queries/stock/stock-row.dto.js';
import { LedgerPositionInterceptor } from '../answer.js';
import { CreatedOnline } from '../created.dto.js';
import { CurrentSender, type Sender } from '../sender.js';
import { VACCINATION_STOCK } from '../stock-access.js';
import { EditStock, ScrapStock, TakeOutOfFridge } from './commands.js';
import { FridgeExitBody } from './fridge-exit.dto.js';
import { VaccinationScrappingBody } from './scrapping.dto.js';
import { StockEditBody } from './stock-edit.dto.js';

@ApiTags('Vaccination centre')
@Controller(`${API}/vaccination`)
@Access(VACCINATION_STOCK)
@UseInterceptors(LedgerPositionInterceptor)
export class VaccinationStockController {
  constructor(private readonly commands: CommandBus) {}

  @Post('sortieFrigo')
  @ApiOperation({ summary: 'Take vials or syringes out of the fridge' })
  @ApiCreatedResponse({ type: CreatedOnline })
  takeOut(@CurrentSender() sender: Sender, @Body() body: FridgeExitBody) {
    return this.commands.execute(new TakeOutOfFridge(sender, body));
  }

  @Post('dechet')
  @ApiOperation({ summary: 'Scrap stock' })
  @ApiCreatedResponse({ type: CreatedOnline })
  scrap(@CurrentSender() sender: Sender, @Body() body: VaccinationScrappingBody) {
    return this.commands.execute(new ScrapStock(sender, body));
  }

  @Put('stock')
  @ApiOperation({ summary: 'Correct a batch: its quantity, its expiry, or both in one step' })
  @ApiOkResponse({ type: StockRow })
  edit(@CurrentSender() sender: Sender, @Body() body: StockEditBody) {
    return this.commands.execute(new EditStock(sender, body));
  }
}
