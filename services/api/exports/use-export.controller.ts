import { Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { addDays, businessDate, mondayOf } from '../../domain/shared/calendar.js';
import { Access } from '../auth/access.js';
import { API } from '../http/api.js';
import { ReadsLedger } from '../http/ledger-position/reads-ledger.js';
import { mondayAsked } from '../queries/shared/period.js';
import { assertVisible, reachedCentres } from '../queries/shared/scope.js';
import { Call, ExportRoute } from './export-route.js';
import type { ExportCall } from './exports.js';
import { ListExport } from './list-export.js';
import { UseFilters, type UseMode } from './use-export.dto.js';

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
