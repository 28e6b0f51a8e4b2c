import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { ExecutionModule } from '../../execution/execution.module.js';
import { ReferenceDataModule } from '../../reference-data/reference-data.module.js';
import { UploadsModule } from '../../uploads/uploads.module.js';
import { IdempotencyModule } from '../http/idempotency/idempotency.module.js';
import { ReadBack } from '../http/ledger-position/read-back.js';
import { ReadModelsModule } from '../http/ledger-position/read-models.module.js';
import { Residuals } from '../queries/allocation/residuals.js';
import { AllocationController } from './allocation/allocation.controller.js';
import { GenerateRequestsHandler } from './allocation/generate-requests.js';
import { ImportAllocationsHandler } from './allocation/import-allocations.js';
import { Plans } from './allocation/plans.js';
import { CommandProgressController } from './command-progress.controller.js';
import { COUNT_CONTROLLERS } from './count/count.controller.js';
import { DeliveryNoteController } from './delivery-note/delivery-note.controller.js';
import { DeliveryNotes } from './delivery-note/delivery-notes.js';
import { ExecuteHandler } from './execute.js';
import { Facts } from './facts.js';
import { DispatchStockController } from './ledger/dispatch-stock.controller.js';
import { ReferentStockController } from './ledger/referent-stock.controller.js';
import { VaccinationStockController } from './ledger/vaccination-stock.controller.js';
import { RecallController } from './recall/recall.controller.js';
import { Recalls } from './recall/recall-lot.js';
import { ChangeRequestsHandler } from './replenishment/change-requests.js';
import { OneAtATime } from './replenishment/one-at-a-time.js';
import { ReplenishmentController } from './replenishment/replenishment.controller.js';
import { Requests } from './replenishment/requests.js';
import { ServedRequests } from './replenishment/served-requests.js';
import { UseDeclarationController } from './use-declaration/use-declaration.controller.js';
import { WrittenRecords } from './written-records.js';

/** Everything that changes stock or declares its use. Needs the platform's tokens and `ProjectionProgress`. */
@Module({
  imports: [
    CqrsModule,
    ExecutionModule,
    IdempotencyModule,
    ReadModelsModule,
    ReferenceDataModule,
    UploadsModule,
  ],
  controllers: [
    RecallController,
    AllocationController,
    CommandProgressController,
    ...COUNT_CONTROLLERS,
    DeliveryNoteController,
    DispatchStockController,
    ReferentStockController,
    ReplenishmentController,
    UseDeclarationController,
    VaccinationStockController,
  ],
  providers: [
    Recalls,
    ChangeRequestsHandler,
    GenerateRequestsHandler,
    ImportAllocationsHandler,
    DeliveryNotes,
    ExecuteHandler,
    Facts,
    OneAtATime,
    Plans,
    ReadBack,
    Requests,
    Residuals,
    ServedRequests,
    WrittenRecords,
  ],
})
export class CommandsModule {}
