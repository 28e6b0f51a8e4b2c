/** The lists of administered records as files, for each user who may see the list. */
import { Controller, Inject, Query, type Type } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Directory } from '../../reference-data/directory.js';
import { ADMINISTERED_KINDS, type AdministeredKind } from '../administration/administered-kinds.js';
import { CentreScopes } from '../administration/centre-scopes.js';
import { named, titled } from '../administration/records/named.js';
import { Access } from '../auth/access.js';
import { API } from '../http/api.js';
import type { RecordQuery } from '../http/fields/record-query.js';
import { Call, ExportRoute } from './export-route.js';
import { type ExportCall, Exports } from './exports.js';
import { recordExportOrder } from './record-exports.js';

function recordExportController({ definition, query, access }: AdministeredKind): Type<object> {
  @ApiTags('Exports')
  @Controller(`${API}/${definition.path}`)
  class RecordExportController {
    @Inject(Exports) private readonly exports!: Exports;
    @Inject(CentreScopes) private readonly scopes!: CentreScopes;
    @Inject(Directory) private readonly directory!: Directory;

    @ExportRoute('export', `the ${definition.plural}`)
    @Access(access.read)
    @Reflect.metadata('design:paramtypes', [query, Object])
    export(@Query() asked: RecordQuery, @Call() call: ExportCall) {
      const centres = this.scopes.reachOf(definition, call.actor);
      const { language } = call.actor;
      const order = recordExportOrder(definition, asked, centres, this.directory, language);
      return this.exports.answer(order, call);
    }
  }
  return named(`${titled(definition.plural)}ExportController`, RecordExportController);
}

export const RECORD_EXPORT_CONTROLLERS: readonly Type<object>[] =
  ADMINISTERED_KINDS.map(recordExportController);
