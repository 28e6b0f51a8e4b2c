/** The lines of a count of stock as a file, under the path of each type of centre that holds stock. */
import { Controller, Inject, Param, type Type } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Directory } from '../../reference-data/directory.js';
import { named, titled } from '../administration/records/named.js';
import { Access, ofCentres } from '../auth/access.js';
import { API } from '../http/api.js';
import { StoredIdPipe } from '../http/fields/ids.js';
import { ReadModels } from '../http/ledger-position/read-models.js';
import { ReadsLedger } from '../http/ledger-position/reads-ledger.js';
import { asItEnded, findCount, GetCount } from '../queries/count/count.queries.js';
import { COUNT_PATHS, type CountPath, seesExpected } from '../queries/count/count-access.js';
import { ChosenFilters } from './chosen-filters.js';
import { Call, ExportRoute } from './export-route.js';
import { type ExportCall, Exports } from './exports.js';

function countExportController({ path, type }: CountPath): Type<object> {
  @ApiTags('Exports')
  @Controller(`${API}/${path}/inventaire`)
  @ReadsLedger('count', 'stock')
  class CountExportController {
    @Inject(ReadModels) private readonly readModels!: ReadModels;
    @Inject(Directory) private readonly directory!: Directory;
    @Inject(Exports) private readonly exports!: Exports;

    @ExportRoute(':id/export', 'the lines of a count')
    @Access(ofCentres(type))
    async export(@Param('id', StoredIdPipe) id: string, @Call() call: ExportCall) {
      const { directory } = this;
      const { actor } = call;
      const count = await findCount(
        this.readModels,
        directory,
        new GetCount({ actor, centreType: type, id }),
      );
      const chosen = new ChosenFilters()
        .text('selectedCentre', actor.centre?.name)
        .text('count', count.number)
        .text('centre', directory.centre(count.centre_id)?.name)
        .text('product', count.product_id && directory.product(count.product_id)?.commercialName);
      const parameters = { countId: id, showsExpected: seesExpected(actor, type) };
      const order = { list: 'count', parameters, filters: chosen.toArray() } as const;
      return asItEnded(count, () => this.exports.answer(order, call));
    }
  }
  return named(`${titled(path)}CountExportController`, CountExportController);
}

export const COUNT_EXPORT_CONTROLLERS: readonly Type<object>[] = COUNT_PATHS.map(countExportController);
