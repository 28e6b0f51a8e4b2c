import { Module } from '@nestjs/common';
import { MailModule } from '../../mail/mail.module.js';
import { ReferenceDataModule } from '../../reference-data/reference-data.module.js';
import { UploadsModule } from '../../uploads/uploads.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { ADMINISTERED_KINDS } from './administered-kinds.js';
import { AuditController } from './audit/audit.controller.js';
import { AuditLog } from './audit/audit-log.js';
import { SecurityTrail } from './audit/security-trail.js';
import { AlertSettingsController } from './centre/alert-settings.controller.js';
import { CentreController } from './centre/centre.controller.js';
import { CentreImportController } from './centre/centre-import.controller.js';
import { CentreImport } from './centre/centre-import.js';
import { CentreMailController } from './centre/centre-mail.controller.js';
import { CentreMail } from './centre/centre-mail.js';
import { CentreScopes } from './centre-scopes.js';
import { ProductImportController } from './product/product-import.controller.js';
import { ProductImport } from './product/product-import.js';
import { TemplateController } from './template/template.controller.js';
import { TemplateCheck } from './template/template-check.js';
import { UserController } from './user/user.controller.js';
import { ValueListController } from './value-list/value-list.controller.js';

/** Administered records: their lists, their changes, and the trail of them. */
@Module({
  imports: [ReferenceDataModule, AuthModule, MailModule, UploadsModule],
  controllers: [
    ...ADMINISTERED_KINDS.flatMap(({ controllers }) => controllers),
    UserController,
    AlertSettingsController,
    CentreController,
    TemplateController,
    ValueListController,
    AuditController,
    CentreImportController,
    CentreMailController,
    ProductImportController,
  ],
  providers: [
    ...ADMINISTERED_KINDS.map(({ records }) => records),
    AuditLog,
    CentreImport,
    CentreMail,
    CentreScopes,
    ProductImport,
    SecurityTrail,
    TemplateCheck,
  ],
})
export class AdministrationModule {}
