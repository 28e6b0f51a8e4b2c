import { Module } from '@nestjs/common';
import { ReferenceDataModule } from '../../reference-data/reference-data.module.js';
import { CentreScopes } from '../administration/centre-scopes.js';
import { ReadModelsModule } from '../http/ledger-position/read-models.module.js';
import { DossierOrders } from '../queries/audit/dossier-orders.js';
import { AllocationExportController } from './allocation-export.controller.js';
import { COUNT_EXPORT_CONTROLLERS } from './count-export.controller.js';
import { DossierExportController } from './dossier-export.controller.js';
import { Exports } from './exports.js';
import { MovementExportController } from './movement-export.controller.js';
import { RECORD_EXPORT_CONTROLLERS } from './record-exports.controller.js';
import { ReplenishmentExportController } from './replenishment-export.controller.js';
import { RunningExportsController } from './running-exports.controller.js';
import { SecurityExportController } from './security-export.controller.js';
import { StockExportController } from './stock-export.controller.js';
import { UseAndLossExportController } from './use-and-loss-export.controller.js';
import { UseExportController } from './use-export.controller.js';

/** `GET …/export` of every list. Needs `JobsModule` and `ProjectorModule`, which are global. */
@Module({
  imports: [ReferenceDataModule, ReadModelsModule],
  controllers: [
    AllocationExportController,
    ...COUNT_EXPORT_CONTROLLERS,
    DossierExportController,
    MovementExportController,
    ...RECORD_EXPORT_CONTROLLERS,
    ReplenishmentExportController,
    RunningExportsController,
    SecurityExportController,
    StockExportController,
    UseAndLossExportController,
    UseExportController,
  ],
  providers: [CentreScopes, Exports, DossierOrders],
})
export class ExportsApiModule {}
