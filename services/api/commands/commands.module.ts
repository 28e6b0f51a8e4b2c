import { Module, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import { ExecutionModule } from '../../execution/execution.module.js';
import { ReferenceDataModule } from '../reference-data/reference-data.module.js';
import { CancelPreparationHandler } from './delivery-note/cancel-preparation.handler.js';
import * as deliveryNoteCommands from './delivery-note/commands.js';
import { DeliveryNoteController } from './delivery-note/delivery-note.controller.js';
import { DeliveryNotes } from './delivery-note/delivery-notes.js';
import { ReceiveDeliveryNoteHandler } from './delivery-note/receive-note.handler.js';
import { Facts } from './facts.js';
import { IdempotencyModule } from './idempotency/idempotency.module.js';
import * as ledgerCommands from './ledger/commands.js';
import { DispatchStockController } from './ledger/dispatch-stock.controller.js';
import { EditStockHandler } from './ledger/edit-stock.handler.js';
import { EnterStockHandler } from './ledger/enter-stock.handler.js';
import { PrepareStockHandler } from './ledger/prepare-stock.handler.js';
import { ReferentStockController } from './ledger/referent-stock.controller.js';
import { ReturnStockHandler } from './ledger/return-stock.handler.js';
import { ScrapStockHandler } from './ledger/scrap-stock.handler.js';
import { TakeOutOfFridgeHandler } from './ledger/take-out-of-fridge.handler.js';
import { VaccinationStockController } from './ledger/vaccination-stock.controller.js';
import { demandOneHandlerEach, messagesIn } from './one-handler-each.js';
import { ReadBack } from './read-back.js';
import * as useDeclarationCommands from './use-declaration/declare-use.js';
import { UseDeclarationController } from './use-declaration/use-declaration.controller.js';

/** Everything that writes stock or declares its use. Needs the platform's tokens and `ProjectionProgress`. */
@Module({
  imports: [CqrsModule, DiscoveryModule, ExecutionModule, IdempotencyModule, ReferenceDataModule],
  controllers: [
    DeliveryNoteController,
    DispatchStockController,
    ReferentStockController,
    UseDeclarationController,
    VaccinationStockController,
  ],
  providers: [
    CancelPreparationHandler,
    DeliveryNotes,
    EditStockHandler,
    EnterStockHandler,
    Facts,
    PrepareStockHandler,
    ReadBack,
    ReceiveDeliveryNoteHandler,
    ReturnStockHandler,
    ScrapStockHandler,
    TakeOutOfFridgeHandler,
    useDeclarationCommands.DeclareUseHandler,
  ],
})
export class CommandsModule implements OnApplicationBootstrap {
  constructor(private readonly discovery: DiscoveryService) {}

  onApplicationBootstrap(): void {
    const commands = messagesIn(ledgerCommands, deliveryNoteCommands, useDeclarationCommands);
    demandOneHandlerEach(this.discovery, commands);
  }
}
