import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { CarriersController } from '../reference-data/carrier/carriers.controller.js';
import { Carriers } from '../reference-data/carrier/carriers.js';
import { ContainersController } from '../reference-data/container/containers.controller.js';
import { Containers } from '../reference-data/container/containers.js';
import { ProductsController } from '../reference-data/product/products.controller.js';
import { Products } from '../reference-data/product/products.js';
import { ReferenceDataModule } from '../reference-data/reference-data.module.js';
import { TrackersController } from '../reference-data/tracker/trackers.controller.js';
import { Trackers } from '../reference-data/tracker/trackers.js';
import { ValueListEntriesController } from '../reference-data/value-list/value-list-entries.controller.js';
import { ValueListEntries } from '../reference-data/value-list/value-list-entries.js';
import { AuditController } from './audit/audit.controller.js';
import { AuditLog } from './audit/audit-log.js';
import { AuditTrail } from './audit/audit-trail.js';

/** Administered records: their lists, their changes, and the trail of them. */
@Module({
  imports: [ReferenceDataModule, AuthModule],
  controllers: [
    AuditController,
    CarriersController,
    ContainersController,
    ProductsController,
    TrackersController,
    ValueListEntriesController,
  ],
  providers: [AuditLog, AuditTrail, Carriers, Containers, Products, Trackers, ValueListEntries],
  exports: [AuditTrail],
})
export class AdministrationModule {}
