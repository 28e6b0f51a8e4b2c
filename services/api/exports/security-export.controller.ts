import { Controller, Inject, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Config } from '../../platform/config.js';
import { CONFIG } from '../../platform/tokens.js';
import { SecurityLog } from '../../reference-data/audit/security-log.js';
import { SECURITY_ORDERS } from '../../reference-data/audit/security-search.js';
import { ADMINISTRATORS } from '../administration/access.js';
import { SecurityQuery } from '../administration/audit/security-trail.dto.js';
import { securitySearchOf } from '../administration/audit/security-trail.js';
import { Access } from '../auth/access.js';
import { API } from '../http/api.js';
import { orderOf } from '../http/lists/list-query.js';
import { ChosenFilters } from './chosen-filters.js';
import { Call, ExportRoute } from './export-route.js';
import { type ExportCall, Exports } from './exports.js';

/** The security events as a file, for everybody who may see their list (docs/rules/accounts.md, AU-9). */
@ApiTags('Exports')
@Controller(`${API}/audit`)
export class SecurityExportController {
  constructor(
    private readonly exports: Exports,
    private readonly log: SecurityLog,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @ExportRoute('securite/export', 'sign-ins, passwords, rights and refusals')
  @Access(ADMINISTRATORS)
  async export(@Query() query: SecurityQuery, @Call() call: ExportCall) {
    const search = securitySearchOf(query, this.config.timeZone);
    const { field = null, descending = false } = orderOf(query, SECURITY_ORDERS) ?? {};
    const parameters = { ...search, orderBy: field, descending };
    // What was only counted so far is in the file too.
    await this.log.flush();
    const chosen = new ChosenFilters()
      .code('securityEvent', 'securityEvent', query.evenement)
      .code('outcome', 'securityOutcome', query.resultat)
      .text('login', query.login)
      .text('callerAddress', query.adresse)
      .period({ dateDebut: query.from, dateFin: query.to }, search);
    return this.exports.answer({ list: 'security', parameters, filters: chosen.toArray() }, call);
  }
}
