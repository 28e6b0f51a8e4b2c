import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { ReferenceDataModule } from '../../reference-data/reference-data.module.js';
import { StockController } from './stock.controller.js';
import { GetBatchHandler, ListBatchesHandler, ListStockHandler } from './stock.queries.js';

@Module({
  imports: [CqrsModule, ReferenceDataModule],
  controllers: [StockController],
  providers: [GetBatchHandler, ListStockHandler, ListBatchesHandler],
})
export class StockQueriesModule {}
