import { Module } from '@nestjs/common';
import { DashboardQueriesModule } from './dashboard/dashboard-queries.module.js';
import { DeliveryNoteQueriesModule } from './delivery-note/delivery-note-queries.module.js';
import { MovementQueriesModule } from './movement/movement-queries.module.js';
import { SheetQueriesModule } from './sheet/sheet-queries.module.js';
import { StockQueriesModule } from './stock/stock-queries.module.js';
import { UseDeclarationQueriesModule } from './use-declaration/use-declaration-queries.module.js';

/** Everything that is read from the ledger's read models, a folder per screen. */
@Module({
  imports: [
    StockQueriesModule,
    MovementQueriesModule,
    DashboardQueriesModule,
    DeliveryNoteQueriesModule,
    SheetQueriesModule,
    UseDeclarationQueriesModule,
  ],
})
export class QueriesModule {}
