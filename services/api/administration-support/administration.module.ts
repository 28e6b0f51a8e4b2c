import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { CarriersController } from '../reference-data/carrier/carriers.controller.js';
import { Carriers } from '../reference-data/carrier/carriers.js';
import { CentreImportController } from '../reference-data/centre/centre-import.controller.js';
import { CentreImport } from '../reference-data/centre/centre-import.js';
import { CentreMailController } from '../reference-data/centre/centre-mail.controller.js';
import { CentreMail } from '../reference-data/centre/centre-mail.js';
import { CentresController } from '../reference-data/centre/centres.controller.js';
import { Centres } from '../reference-data/centre/centres.js';
import { ContainersController } from '../reference-data/container/containers.controller.js';
import { Containers } from '../reference-data/container/containers.js';
import { ProductImportController } from '../reference-data/product/product-import.controller.js';
import { ProductImport } from '../reference-data/product/product-import.js';
import { ProductsController } from '../reference-data/product/products.controller.js';
import { Products } from '../reference-data/product/products.js';
import { ReferenceDataModule } from '../reference-data/reference-data.module.js';
import { DocxCheck, TemplateCheck } from '../reference-data/template/template-check.js';
import { TemplatesController } from '../reference-data/template/templates.controller.js';
import { Templates } from '../reference-data/template/templates.js';
import { TrackersController } from '../reference-data/tracker/trackers.controller.js';
import { Trackers } from '../reference-data/tracker/trackers.js';
import { UsersController } from '../reference-data/user/users.controller.js';
import { Users } from '../reference-data/user/users.js';
import { ValueListEntriesController } from '../reference-data/value-list/value-list-entries.controller.js';
import { ValueListEntries } from '../reference-data/value-list/value-list-entries.js';
import { AuditController } from './audit/audit.controller.js';
import { AuditLog } from './audit/audit-log.js';
import { CentreScopes } from './centre-scopes.js';

/** Administered records: their lists, their changes, and the trail of them. */
@Module({
  imports: [ReferenceDataModule, AuthModule],
  controllers: [
    AuditController,
    CarriersController,
    CentreImportController,
    CentreMailController,
    CentresController,
    ContainersController,
    ProductImportController,
    ProductsController,
    TemplatesController,
    TrackersController,
    UsersController,
    ValueListEntriesController,
  ],
  providers: [
    AuditLog,
    Carriers,
    CentreImport,
    CentreMail,
    Centres,
    CentreScopes,
    Containers,
    ProductImport,
    Products,
    { provide: TemplateCheck, useClass: DocxCheck },
    Templates,
    Trackers,
    Users,
    ValueListEntries,
  ],
})
export class AdministrationModule {}
