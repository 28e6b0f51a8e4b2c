import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { ReferenceDataModule } from '../../reference-data/reference-data.module.js';
import { SheetController } from './sheet.controller.js';
import { GetFridgeExitHandler, GetProductReturnHandler, GetScrappingHandler } from './sheet.queries.js';

@Module({
  imports: [CqrsModule, ReferenceDataModule],
  controllers: [SheetController],
  providers: [GetFridgeExitHandler, GetProductReturnHandler, GetScrappingHandler],
})
export class SheetQueriesModule {}
