import { Body, Controller, Param, Post, Put, UseInterceptors } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '../../auth/access.js';
import { API } from '../../http/api.js';
import { Preparation } from '../../queries/delivery-note/preparation.dto.js';
import { LedgerPositionInterceptor } from '../answer.js';
import { Created, CreatedOnline } from '../created.dto.js';
import { CurrentSender, type Sender } from '../sender.js';
import { DISPATCH_STOCK, REFERENT_STOCK, VACCINATION_STOCK } from '../stock-access.js';
import { CancelPreparation, ReceiveDeliveryNote } from './commands.js';
import { ReferentReceptionBody, VaccinationReceptionBody } from './reception.dto.js';

/** A delivery note settles once: its destination receives it, or its issuer cancels it. */
@Controller(API)
@UseInterceptors(LedgerPositionInterceptor)
export class DeliveryNoteController {
  constructor(private readonly commands: CommandBus) {}

  @Post('referent/entree-stock-with-bl')
  @Access(REFERENT_STOCK)
  @ApiTags('Referent centre')
  @ApiOperation({ summary: 'Receive a referent’s delivery note' })
  @ApiCreatedResponse({ type: Created })
  receiveAtReferent(@CurrentSender() sender: Sender, @Body() body: ReferentReceptionBody) {
    return this.commands.execute(new ReceiveDeliveryNote(sender, body));
  }

  @Post('dispatch/entree-stock-with-bl')
  @Access(DISPATCH_STOCK)
  @ApiTags('Dispatch centre')
  @ApiOperation({ summary: 'Receive a referent’s delivery note' })
  @ApiCreatedResponse({ type: Created })
  receiveAtDispatch(@CurrentSender() sender: Sender, @Body() body: ReferentReceptionBody) {
    return this.commands.execute(new ReceiveDeliveryNote(sender, body));
  }

  @Post('vaccination/entree-stock')
  @Access(VACCINATION_STOCK)
  @ApiTags('Vaccination centre')
  @ApiOperation({ summary: 'Receive a delivery note' })
  @ApiCreatedResponse({ type: CreatedOnline })
  receiveAtVaccination(@CurrentSender() sender: Sender, @Body() body: VaccinationReceptionBody) {
    return this.commands.execute(new ReceiveDeliveryNote(sender, body));
  }

  @Put('referent/preparation/:id')
  @Access(REFERENT_STOCK)
  @ApiTags('Referent centre')
  @ApiOperation({ summary: 'Cancel a preparation: its stock is restored' })
  @ApiOkResponse({ type: Preparation })
  cancelAtReferent(@CurrentSender() sender: Sender, @Param('id') id: string) {
    return this.commands.execute(new CancelPreparation(sender, id));
  }

  @Put('dispatch/preparation/:id')
  @Access(DISPATCH_STOCK)
  @ApiTags('Dispatch centre')
  @ApiOperation({ summary: 'Cancel a preparation: its stock is restored' })
  @ApiOkResponse({ type: Preparation })
  cancelAtDispatch(@CurrentSender() sender: Sender, @Param('id') id: string) {
    return this.commands.execute(new CancelPreparation(sender, id));
  }
}
