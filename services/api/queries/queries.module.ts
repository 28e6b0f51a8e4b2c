import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { ReferenceDataModule } from '../../reference-data/reference-data.module.js';
import { ReadModelsModule } from '../http/ledger-position/read-models.module.js';
import { AlertController } from './alert/alert.controller.js';
import { ListAlertsHandler } from './alert/alert.queries.js';
import { AllocationQueriesController } from './allocation/allocation.controller.js';
import {
  FindAllocationHandler,
  GetAllocationHandler,
  ListAllocationsHandler,
  ListPlannableProductsHandler,
  ListWeeksHandler,
} from './allocation/allocation.queries.js';
import { AuditQueriesController } from './audit/audit-queries.controller.js';
import { ListDiscrepanciesHandler } from './audit/discrepancy.query.js';
import { ReplayMovementsHandler } from './audit/replay.query.js';
import { CalendarController } from './calendar/calendar.controller.js';
import { GetCalendarHandler } from './calendar/calendar.query.js';
import { COUNT_QUERIES_CONTROLLERS } from './count/count.controller.js';
import { GetCountHandler, ListCountsHandler } from './count/count.queries.js';
import { DashboardController } from './dashboard/dashboard.controller.js';
import { GetDashboardHandler } from './dashboard/dashboard.query.js';
import { GetDashboardTrendHandler } from './dashboard/dashboard-trend.query.js';
import { DeliveryNoteQueriesController } from './delivery-note/delivery-note.controller.js';
import {
  GetPreparationHandler,
  ListExpectedNotesHandler,
  ListReturnableNotesHandler,
} from './delivery-note/delivery-note.queries.js';
import { LeftOverController } from './delivery-note/left-over.controller.js';
import { GetLeftOverHandler } from './delivery-note/left-over.query.js';
import { LedgerController } from './ledger/ledger.controller.js';
import { LedgerQueries } from './ledger/ledger.query.js';
import { ListLotsHandler } from './lot/list-lots.query.js';
import { LotController } from './lot/lot.controller.js';
import { TraceLotHandler } from './lot/trace-lot.query.js';
import { GetBalanceHandler } from './movement/balance.query.js';
import { MovementController } from './movement/movement.controller.js';
import { ListMovementsHandler, ListMovementsOfBatchHandler } from './movement/movement.queries.js';
import { OperationController } from './operation/operation.controller.js';
import { GetOperationHandler } from './operation/operation.query.js';
import { PlanFollowUpController } from './plan-follow-up/plan-follow-up.controller.js';
import { FollowPlansHandler } from './plan-follow-up/plan-follow-up.query.js';
import { GetRecallHandler, ListRecallsHandler } from './recall/recall.queries.js';
import { RecallQueriesController } from './recall/recall-queries.controller.js';
import { ReplenishmentQueriesController } from './replenishment/replenishment.controller.js';
import { GetReplenishmentHandler, ListReplenishmentsHandler } from './replenishment/replenishment.queries.js';
import { ScanController } from './scan/scan.controller.js';
import { ReadScanHandler } from './scan/scan.query.js';
import { ServingController } from './serving/serving.controller.js';
import { GetServingHandler } from './serving/serving.query.js';
import { StockController } from './stock/stock.controller.js';
import { ListBatchesHandler, ListStockHandler } from './stock/stock.queries.js';
import { SuggestionController } from './stock/suggestion.controller.js';
import { GetSuggestionHandler } from './stock/suggestion.query.js';
import { UsageControlController } from './usage-control/usage-control.controller.js';
import { GetDailyUsageHandler, GetWeeklyUsageHandler } from './usage-control/usage-control.queries.js';
import { UseAndLossController } from './use-and-loss/use-and-loss.controller.js';
import { GetUseAndLossHandler } from './use-and-loss/use-and-loss.query.js';
import { DeclaredDosesController } from './use-declaration/declared-doses.controller.js';
import { GetDeclaredDosesHandler } from './use-declaration/declared-doses.query.js';

/** Everything that is read from the ledger's read models, one folder for each screen. */
@Module({
  imports: [CqrsModule, ReferenceDataModule, ReadModelsModule],
  controllers: [
    AlertController,
    RecallQueriesController,
    LotController,
    StockController,
    SuggestionController,
    MovementController,
    DashboardController,
    CalendarController,
    DeliveryNoteQueriesController,
    LeftOverController,
    OperationController,
    DeclaredDosesController,
    UsageControlController,
    ReplenishmentQueriesController,
    ServingController,
    PlanFollowUpController,
    AllocationQueriesController,
    ScanController,
    UseAndLossController,
    LedgerController,
    AuditQueriesController,
    ...COUNT_QUERIES_CONTROLLERS,
  ],
  providers: [
    ListAlertsHandler,
    ListRecallsHandler,
    GetRecallHandler,
    ListLotsHandler,
    TraceLotHandler,
    ListStockHandler,
    GetSuggestionHandler,
    ListBatchesHandler,
    ListMovementsHandler,
    ListMovementsOfBatchHandler,
    GetBalanceHandler,
    GetDashboardHandler,
    GetDashboardTrendHandler,
    GetCalendarHandler,
    GetPreparationHandler,
    ListExpectedNotesHandler,
    ListReturnableNotesHandler,
    GetLeftOverHandler,
    GetOperationHandler,
    GetDeclaredDosesHandler,
    GetDailyUsageHandler,
    GetWeeklyUsageHandler,
    ListReplenishmentsHandler,
    GetReplenishmentHandler,
    ListAllocationsHandler,
    GetAllocationHandler,
    FindAllocationHandler,
    ListPlannableProductsHandler,
    ReadScanHandler,
    ListWeeksHandler,
    GetUseAndLossHandler,
    GetServingHandler,
    FollowPlansHandler,
    LedgerQueries,
    ReplayMovementsHandler,
    ListDiscrepanciesHandler,
    ListCountsHandler,
    GetCountHandler,
  ],
})
export class QueriesModule {}
