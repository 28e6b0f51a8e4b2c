import { Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { addDays, businessDate, mondayOf } from '../../domain/shared/calendar.js';
import { Access } from '../auth/access.js';
import { API } from '../http/api.js';
import { ChoiceFilter, DayFilter, IdFilter } from '../http/fields/query-filters.js';
import { ReadsLedger } from '../http/ledger-position/reads-ledger.js';
import { ListQuery } from '../http/lists/list-query.js';
import { mondayAsked } from '../queries/shared/period.js';
import { assertVisible, reachedCentres } from '../queries/shared/scope.js';
import { Call, ExportRoute } from './export-route.js';
import type { ExportCall } from './exports.js';
import { ListExport } from './list-export.js';

const USE_MODES = ['JOUR', 'SEMAINE'] as const;
type UseMode = (typeof USE_MODES)[number];

/** Numbers of weeks that one file may cover. */
const HORIZONS = [1, 2, 5] as const;

/** Filters of the usage control. */
class UseFilters extends ListQuery {
  @IdFilter('Only this product; absent or `all`: every product.')
  idProduit?: string;

  @IdFilter('Only this centre.')
  idCentre?: string;

  @DayFilter('First week: a day of it, usually its Monday. Default: so that the current week is the last.')
  week?: string;

  @ChoiceFilter(
    'One row for each day as declared, or one for each week. Default: as the centre is set, else SEMAINE.',
    USE_MODES,
    { example: 'JOUR' },
  )
  modeAdministration?: UseMode;

  @ChoiceFilter('How many weeks. Default: 1 by the day, 5 by the week. Unit: weeks.', HORIZONS, {
    example: 2,
  })
  nbWeeks?: (typeof HORIZONS)[number];
}

const DEFAULT_WEEKS: Readonly<Record<UseMode, number>> = { JOUR: 1, SEMAINE: 5 };

/** The usage control as a file. */
@ApiTags('Exports')
@Controller(`${API}/vaccination/utilisation`)
@ReadsLedger('use-declaration')
export class UseExportController extends ListExport {
  @ExportRoute('export', 'the declared doses of the centres within reach')
  @Access({ centre: 'optional' })
  export(@Query() filters: UseFilters, @Call() call: ExportCall) {
    const { idProduit, idCentre } = filters;
    const mode = filters.modeAdministration ?? call.actor.centre?.administrationMode ?? 'SEMAINE';
    const weeks = filters.nbWeeks ?? DEFAULT_WEEKS[mode];
    const weekFrom = this.firstWeek(filters.week, weeks);
    if (idCentre) assertVisible(this.directory, call.actor, idCentre);
    const parameters = {
      centreIds: idCentre ? [idCentre] : reachedCentres(this.directory, call.actor),
      productId: idProduit ?? null,
      mode,
      weekFrom,
      weekUntil: addDays(weekFrom, 7 * weeks),
    };
    const chosen = this.chosenIn(call, filters)
      .code('detail', 'administrationMode', mode)
      .date('firstWeek', weekFrom)
      .text('weekCount', weeks);
    const list = mode === 'JOUR' ? 'use' : 'weekly-use';
    return this.exports.answer({ list, parameters, filters: chosen.toArray() }, call);
  }

  private firstWeek(given: string | undefined, weeks: number): string {
    if (!given)
      return addDays(
        mondayOf(businessDate(this.readModels.now().toISOString(), this.config.timeZone)),
        -7 * (weeks - 1),
      );
    return mondayAsked('week', given, this.config.timeZone);
  }
}
