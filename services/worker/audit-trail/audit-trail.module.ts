import { Module } from '@nestjs/common';
import { ExecutionModule } from '../../execution/execution.module.js';
import { AuditSealer } from './audit-sealer.js';

/** The audit trail becomes part of the ledger. */
@Module({ imports: [ExecutionModule], providers: [AuditSealer], exports: [AuditSealer] })
export class AuditTrailModule {}
