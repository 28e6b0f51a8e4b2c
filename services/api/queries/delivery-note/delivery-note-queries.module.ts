import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { ReferenceDataModule } from '../../reference-data/reference-data.module.js';
import { DeliveryNoteQueriesController } from './delivery-note.controller.js';
import {
  GetPreparationHandler,
  ListExpectedNotesHandler,
  ListReturnableNotesHandler,
} from './delivery-note.queries.js';
import { LeftOverController } from './left-over.controller.js';
import { GetLeftOverHandler } from './left-over.query.js';

@Module({
  imports: [CqrsModule, ReferenceDataModule],
  controllers: [DeliveryNoteQueriesController, LeftOverController],
  providers: [
    GetPreparationHandler,
    ListExpectedNotesHandler,
    ListReturnableNotesHandler,
    GetLeftOverHandler,
  ],
})
export class DeliveryNoteQueriesModule {}
