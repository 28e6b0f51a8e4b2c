import { Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../reference-data/user/actor.js';
import { Access, CurrentActor } from '../../auth/access.js';
import { API } from '../../http/api.js';
import type { Listing } from '../../http/lists/listing.js';
import { ADMINISTRATORS } from '../access.js';
import { ListRoute } from '../records/routes.js';
import { AuditEntryView, AuditQuery } from './audit.dto.js';
import { AuditLog } from './audit-log.js';
import { SecurityEntryView, SecurityQuery } from './security-trail.dto.js';
import { SecurityTrail } from './security-trail.js';

@ApiTags('Audit trail')
@Controller(`${API}/audit`)
@Access(ADMINISTRATORS)
export class AuditController {
  constructor(
    private readonly log: AuditLog,
    private readonly security: SecurityTrail,
  ) {}

  @ListRoute('changes of administered records, the latest first', AuditEntryView)
  list(@Query() query: AuditQuery): Promise<Listing<AuditEntryView>> {
    return this.log.list(query);
  }

  @ListRoute('sign-ins, passwords, rights and refusals, the latest first', SecurityEntryView, 'securite')
  listSecurity(
    @Query() query: SecurityQuery,
    @CurrentActor() { language }: Actor,
  ): Promise<Listing<SecurityEntryView>> {
    return this.security.list(query, language);
  }
}
