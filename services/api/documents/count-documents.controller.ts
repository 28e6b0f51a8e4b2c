/** The sheets of counts of stock, under the path of each type of centre that holds stock. */
import { Controller, Get, Inject, Param, type Type } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { COUNT_SHEET } from '../../documents/printed.js';
import { Directory } from '../../reference-data/directory.js';
import type { Actor } from '../../reference-data/user/actor.js';
import { named, titled } from '../administration/records/named.js';
import { Access, CurrentActor, ofCentres } from '../auth/access.js';
import { API } from '../http/api.js';
import { StoredIdPipe } from '../http/fields/ids.js';
import { AnswersFile } from '../http/file-answer.js';
import { ReadModels } from '../http/ledger-position/read-models.js';
import { ReadsLedger } from '../http/ledger-position/reads-ledger.js';
import { findCount, GetCount } from '../queries/count/count.queries.js';
import { COUNT_PATHS, type CountPath, seesExpected } from '../queries/count/count-access.js';
import { Documents } from './documents.js';

function countDocumentsController({ path, type }: CountPath): Type<object> {
  @ApiTags('Documents')
  @Controller(`${API}/${path}/inventaire`)
  @ReadsLedger('count', 'stock')
  class CountDocumentsController {
    @Inject(ReadModels) private readonly readModels!: ReadModels;
    @Inject(Directory) private readonly directory!: Directory;
    @Inject(Documents) private readonly documents!: Documents;

    @Get(':id/document')
    @Access(ofCentres(type))
    @ApiOperation({ summary: 'Print the sheet of a count' })
    @AnswersFile('application/pdf', 'The sheet')
    async sheet(@Param('id', StoredIdPipe) id: string, @CurrentActor() actor: Actor) {
      await findCount(this.readModels, this.directory, new GetCount({ actor, centreType: type, id }));
      const subject = { of: 'count', id, showsExpected: seesExpected(actor, type) } as const;
      return this.documents.print({ type: COUNT_SHEET, subject }, actor);
    }
  }
  return named(`${titled(path)}CountDocumentsController`, CountDocumentsController);
}

export const COUNT_DOCUMENT_CONTROLLERS: readonly Type<object>[] = COUNT_PATHS.map(countDocumentsController);
