import { Controller, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ADMINISTRATORS } from '../../administration-support/access.js';
import { ImportForm, type ImportReport } from '../../administration-support/import/import.dto.js';
import { ImportModelRoute, ImportRoute } from '../../administration-support/import/import-routes.js';
import { Access, CurrentActor } from '../../auth/access.js';
import type { Actor } from '../../auth/actor.js';
import { API } from '../../http/api.js';
import { Form } from '../../http/forms/form.js';
import { CentreImport } from './centre-import.js';

@ApiTags('Centres')
@Controller(`${API}/centre`)
@Access(ADMINISTRATORS)
export class CentreImportController {
  constructor(private readonly imports: CentreImport) {}

  @ImportRoute('centres')
  run(@Form() form: ImportForm, @CurrentActor() actor: Actor): Promise<ImportReport> {
    return this.imports.run(form, actor);
  }

  @ImportModelRoute('centres')
  model(@CurrentActor() actor: Actor): Promise<StreamableFile> {
    return this.imports.model('import_centre.xlsx', actor);
  }
}
