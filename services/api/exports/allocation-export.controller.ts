import { Controller, Param, Query } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { addDays, businessDate, mondayOf } from '../../domain/shared/calendar.js';
import { ErrorCode } from '../../words/codes.js';
import { Access } from '../auth/access.js';
import { API } from '../http/api.js';
import { InvalidRequest } from '../http/errors/api-error.js';
import { ReadsLedger } from '../http/ledger-position/reads-ledger.js';
import { allocationSearchOf } from '../queries/allocation/allocation.queries.js';
import { AllocationFilters } from '../queries/allocation/allocation-filters.dto.js';
import { Call, ExportRoute } from './export-route.js';
import type { ExportCall } from './exports.js';
import { ListExport } from './list-export.js';

/** Numbers of weeks that one file may cover. */
const HORIZONS: readonly number[] = [1, 2, 5];

const WeeksParam = () =>
  ApiParam({ name: 'weeks', description: 'How many weeks. Unit: weeks.', enum: [...HORIZONS], example: 2 });

/** Plans of the coming weeks as a file: week by week, or added together (docs/rules/allocations.md, AL-9). */
@ApiTags('Exports')
@Controller(`${API}/vaccination/approvisionnement`)
@Access({ centre: 'optional' })
@ReadsLedger('allocation', 'replenishment')
export class AllocationExportController extends ListExport {
  @ExportRoute('export/:weeks', 'the plans of the vaccination centres within reach, one row for each plan')
  @WeeksParam()
  detailed(@Param('weeks') weeks: string, @Query() filters: AllocationFilters, @Call() call: ExportCall) {
    return this.export('allocation', weeks, filters, call);
  }

  @ExportRoute(
    'export-cumul/:weeks',
    'the plans of the vaccination centres within reach, their weeks added together',
  )
  @WeeksParam()
  total(@Param('weeks') weeks: string, @Query() filters: AllocationFilters, @Call() call: ExportCall) {
    return this.export('allocation-total', weeks, filters, call);
  }

  private export(
    list: 'allocation' | 'allocation-total',
    given: string,
    filters: AllocationFilters,
    call: ExportCall,
  ) {
    const { directory, config } = this;
    const weeks = Number(given);
    if (!HORIZONS.includes(weeks))
      throw new InvalidRequest({ field: 'weeks', code: ErrorCode.unknownValue, rejectedValue: given });
    const search = allocationSearchOf(filters, call.actor, directory, config.timeZone);
    const weekFrom =
      search.weekFrom ?? mondayOf(businessDate(this.readModels.now().toISOString(), config.timeZone));
    const parameters = { ...search, weekFrom, weekUntil: addDays(weekFrom, 7 * weeks) };
    const chosen = this.chosenIn(call, filters).date('firstWeek', weekFrom).text('weekCount', weeks);
    return this.exports.answer({ list, parameters, filters: chosen.toArray() }, call);
  }
}
