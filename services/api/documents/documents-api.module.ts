import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { ReferenceDataModule } from '../reference-data/reference-data.module.js';
import { DeadLettersController } from './dead-letters.controller.js';
import { Documents } from './documents.js';
import { PreparationDocumentsController } from './preparation-documents.controller.js';
import { SheetDocumentsController } from './sheet-documents.controller.js';
import { TemplateFilesController } from './template-files.controller.js';

/** The file calls of documents, and what became of jobs. Needs `JobsModule` and `QueriesModule` beside it. */
@Module({
  imports: [CqrsModule, ReferenceDataModule],
  controllers: [
    DeadLettersController,
    PreparationDocumentsController,
    SheetDocumentsController,
    TemplateFilesController,
  ],
  providers: [Documents],
})
export class DocumentsApiModule {}
