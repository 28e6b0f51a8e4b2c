import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { ReferenceDataModule } from '../../reference-data/reference-data.module.js';
import { MovementController } from './movement.controller.js';
import { ListMovementsHandler, ListMovementsOfBatchHandler } from './movement.queries.js';

@Module({
  imports: [CqrsModule, ReferenceDataModule],
  controllers: [MovementController],
  providers: [ListMovementsHandler, ListMovementsOfBatchHandler],
})
export class MovementQueriesModule {}
