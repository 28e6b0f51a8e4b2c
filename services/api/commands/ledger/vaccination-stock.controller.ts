import { Body, Controller, Post, Put, UseInterceptors } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '../../auth/access.js';
import { API } from '../../http/api.js';
import { LedgerPositionInterceptor } from '../../http/ledger-position/answer.js';
import { TakesOfflineActions } from '../../http/offline/takes-offline-actions.js';
import { CreatedAtVaccination } from '../created.dto.js';
import { Facts } from '../facts.js';
import { CurrentSender, type Sender } from '../sender.js';
import { VACCINATION_STOCK } from '../stock-access.js';
import { WrittenRecords } from '../written-records.js';
import { editStock, VaccinationStockEditBody, VaccinationStockRow } from './edit-stock.js';
import { scrapAtVaccination, VaccinationScrappingBody } from './scrap.js';
import { FridgeExitBody, takeOutOfFridge } from './take-out-of-fridge.js';

@ApiTags('Vaccination centre')
@Controller(`${API}/vaccination`)
@Access(VACCINATION_STOCK)
@UseInterceptors(LedgerPositionInterceptor)
export class VaccinationStockController {
  constructor(
    private readonly commands: CommandBus,
    private readonly facts: Facts,
    private readonly written: WrittenRecords,
  ) {}

  @Post('sortieFrigo')
  @TakesOfflineActions()
  @ApiOperation({ summary: 'Take vials or syringes out of the fridge' })
  @ApiCreatedResponse({ type: CreatedAtVaccination })
  takeOut(@CurrentSender() sender: Sender, @Body() body: FridgeExitBody) {
    return this.commands.execute(takeOutOfFridge(body, this.facts.of(sender, body.dateOperation)));
  }

  @Post('dechet')
  @TakesOfflineActions()
  @ApiOperation({ summary: 'Scrap stock' })
  @ApiCreatedResponse({ type: CreatedAtVaccination })
  scrap(@CurrentSender() sender: Sender, @Body() body: VaccinationScrappingBody) {
    return this.commands.execute(scrapAtVaccination(body, this.facts.of(sender, body.dateOperation)));
  }

  @Put('stock')
  @TakesOfflineActions()
  @ApiOperation({ summary: 'Correct a batch: its quantity, its expiry, or both in one step' })
  @ApiOkResponse({ type: VaccinationStockRow })
  edit(@CurrentSender() sender: Sender, @Body() body: VaccinationStockEditBody) {
    return this.commands.execute(editStock(body, this.facts.of(sender, body.dateOperation), this.written));
  }
}
