import { Body, Controller, Param, Post, Put, UseInterceptors } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '../../auth/access.js';
import { API } from '../../http/api.js';
import { storedId } from '../../http/fields/ids.js';
import { LedgerPositionInterceptor } from '../../http/ledger-position/answer.js';
import { TakesOfflineActions } from '../../http/offline/takes-offline-actions.js';
import { Preparation } from '../../queries/delivery-note/preparation.dto.js';
import { Created, CreatedAtVaccination } from '../created.dto.js';
import { Facts } from '../facts.js';
import { CurrentSender, type Sender } from '../sender.js';
import { DISPATCH_STOCK, REFERENT_STOCK, VACCINATION_STOCK } from '../stock-access.js';
import { WrittenRecords } from '../written-records.js';
import { cancelDeliveryNote } from './cancel-delivery-note.js';
import { DeliveryNotes } from './delivery-notes.js';
import {
  ReferentReceptionBody,
  receiveAtVaccination,
  receiveReferentNote,
  VaccinationReceptionBody,
} from './receive-delivery-note.js';

/** A delivery note is settled once: its destination receives it, or its issuer cancels it. */
@Controller(API)
@UseInterceptors(LedgerPositionInterceptor)
export class DeliveryNoteController {
  constructor(
    private readonly commands: CommandBus,
    private readonly facts: Facts,
    private readonly notes: DeliveryNotes,
    private readonly written: WrittenRecords,
  ) {}

  @Post('referent/entree-stock-with-bl')
  @Access(REFERENT_STOCK)
  @ApiTags('Referent centre')
  @ApiOperation({ summary: 'Receive a referent’s delivery note' })
  @ApiCreatedResponse({ type: Created })
  async receiveAtReferent(@CurrentSender() sender: Sender, @Body() body: ReferentReceptionBody) {
    return this.commands.execute(await receiveReferentNote(body, this.facts.of(sender), this.notes));
  }

  @Post('dispatch/entree-stock-with-bl')
  @Access(DISPATCH_STOCK)
  @ApiTags('Dispatch centre')
  @ApiOperation({ summary: 'Receive a referent’s delivery note' })
  @ApiCreatedResponse({ type: Created })
  async receiveAtDispatch(@CurrentSender() sender: Sender, @Body() body: ReferentReceptionBody) {
    return this.commands.execute(await receiveReferentNote(body, this.facts.of(sender), this.notes));
  }

  @Post('vaccination/entree-stock')
  @TakesOfflineActions()
  @Access(VACCINATION_STOCK)
  @ApiTags('Vaccination centre')
  @ApiOperation({ summary: 'Receive a delivery note' })
  @ApiCreatedResponse({ type: CreatedAtVaccination })
  async receiveAtVaccination(@CurrentSender() sender: Sender, @Body() body: VaccinationReceptionBody) {
    return this.commands.execute(
      await receiveAtVaccination(body, this.facts.of(sender, body.dateOperation), this.notes),
    );
  }

  @Put('referent/preparation/:id')
  @Access(REFERENT_STOCK)
  @ApiTags('Referent centre')
  @ApiOperation({ summary: 'Cancel a preparation: its stock is restored' })
  @ApiOkResponse({ type: Preparation })
  cancelAtReferent(@CurrentSender() sender: Sender, @Param('id') id: string) {
    return this.cancel(sender, id);
  }

  @Put('dispatch/preparation/:id')
  @Access(DISPATCH_STOCK)
  @ApiTags('Dispatch centre')
  @ApiOperation({ summary: 'Cancel a preparation: its stock is restored' })
  @ApiOkResponse({ type: Preparation })
  cancelAtDispatch(@CurrentSender() sender: Sender, @Param('id') id: string) {
    return this.cancel(sender, id);
  }

  private async cancel(sender: Sender, id: string) {
    const { facts, notes, written } = this;
    return this.commands.execute(await cancelDeliveryNote(storedId(id), facts.of(sender), notes, written));
  }
}
