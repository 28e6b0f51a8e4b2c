import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { ReferenceDataModule } from '../../reference-data/reference-data.module.js';
import { ReadModelsModule } from '../http/ledger-position/read-models.module.js';
import { DossierOrders } from '../queries/audit/dossier-orders.js';
import { COUNT_DOCUMENT_CONTROLLERS } from './count-documents.controller.js';
import { Documents } from './documents.js';
import { DossierController } from './dossier.controller.js';
import { OperationDocumentsController } from './operation-documents.controller.js';
import { PreparationDocumentsController } from './preparation-documents.controller.js';
import { TemplateFilesController } from './template-files.controller.js';

/** The file calls of documents. Needs `JobsModule` and `QueriesModule` beside it. */
@Module({
  imports: [CqrsModule, ReferenceDataModule, ReadModelsModule],
  controllers: [
    DossierController,
    PreparationDocumentsController,
    OperationDocumentsController,
    TemplateFilesController,
    ...COUNT_DOCUMENT_CONTROLLERS,
  ],
  providers: [Documents, DossierOrders],
})
export class DocumentsApiModule {}
