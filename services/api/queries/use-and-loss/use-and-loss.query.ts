import { QueryHandler } from '@nestjs/cqrs';
import {
  USE_AND_LOSS_ORDER,
  type UseAndLossGroup,
  type UseAndLossRecord,
  useAndLossSql,
} from '../../../../projections/movement/use-and-loss.js';
import { oneDecimal } from '../../../domain/shared/doses.js';
import type { Actor } from '../../../reference-data/user/actor.js';
import { queryOf } from '../shared/query-of.js';
import { ReadModelHandler } from '../shared/read-model-handler.js';
import type { UseAndLossFilters, UseAndLossRow } from './use-and-loss.dto.js';
import { useAndLossSearchOf } from './use-and-loss-scope.js';

/** What came in, went out, was administered and was lost (docs/rules/history.md, HI-9). */
export class GetUseAndLoss extends queryOf<
  { actor: Actor; filters: UseAndLossFilters },
  readonly UseAndLossRow[]
>() {}

@QueryHandler(GetUseAndLoss)
export class GetUseAndLossHandler extends ReadModelHandler<GetUseAndLoss> {
  async execute({ actor, filters }: GetUseAndLoss): Promise<readonly UseAndLossRow[]> {
    const { timeZone } = this.config;
    const search = useAndLossSearchOf(this.directory, actor, filters, this.readModels.now(), timeZone);
    const { text, values } = useAndLossSql(search);
    const { rows } = await this.readModels.query<UseAndLossRecord>(
      `${text} ORDER BY ${USE_AND_LOSS_ORDER}`,
      values,
    );
    return rows.map((row) => rowOf(search.group, row));
  }
}

function rowOf(group: UseAndLossGroup, record: UseAndLossRecord): UseAndLossRow {
  const { key, name, entered, exited, administered, wasted } = record;
  return {
    groupe: group === 'MOIS' ? key : { id: key, nom: name },
    entre: entered,
    sorti: exited,
    administre: administered,
    dechet: wasted,
    dechetParCause: record.wasted_by_cause,
    tauxPerte: exited + wasted === 0 ? null : wasted / (exited + wasted),
    // In tenths of a dose, which is as fine as doses are counted: no rounding error of fractions is shown.
    ecart: oneDecimal(exited - administered),
  };
}
