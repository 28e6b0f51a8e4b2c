import { Controller, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../reference-data/user/actor.js';
import { Access, CurrentActor } from '../../auth/access.js';
import { API } from '../../http/api.js';
import { Form } from '../../http/forms/form.js';
import { ADMINISTRATORS } from '../access.js';
import { ImportForm, type ImportReport } from '../import/import.dto.js';
import { ImportModelRoute, ImportRoute } from '../import/import-routes.js';
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
