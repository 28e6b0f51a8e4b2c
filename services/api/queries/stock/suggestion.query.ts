import { Inject } from '@nestjs/common';
import { type IQueryHandler, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { CentreType } from '../../../domain/ledger/vocabulary.js';
import { suggest } from '../../../domain/shared/suggestion.js';
import type { Config } from '../../../platform/config.js';
import { CONFIG } from '../../../platform/tokens.js';
import type { Actor } from '../../../reference-data/user/actor.js';
import { ErrorCode } from '../../../words/codes.js';
import { InvalidRequest } from '../../http/errors/api-error.js';
import { ReadModels } from '../../http/ledger-position/read-models.js';
import { queryOf } from '../shared/query-of.js';
import { ListBatches } from './stock.queries.js';
import type { StockRow } from './stock-row.dto.js';
import type { SuggestedBatch, WantedGoods } from './suggestion.dto.js';

/** What to take first of a product in the selected centre (docs/rules/stock.md, ST-21). */
export class GetSuggestion extends queryOf<
  { actor: Actor; centreType: CentreType; wanted: WantedGoods },
  readonly SuggestedBatch[]
>() {}

@QueryHandler(GetSuggestion)
export class GetSuggestionHandler implements IQueryHandler<GetSuggestion> {
  constructor(
    private readonly queries: QueryBus,
    @Inject(CONFIG) private readonly config: Config,
    private readonly readModels: ReadModels,
  ) {}

  /** @throws InvalidRequest on `quantite` where not that much can be used now */
  async execute({ actor, centreType, wanted }: GetSuggestion): Promise<readonly SuggestedBatch[]> {
    const { idProduit, quantite } = wanted;
    const rows = await this.queries.execute(new ListBatches(actor, centreType, idProduit));
    const now = { now: this.readModels.now().toISOString(), timeZone: this.config.timeZone };
    const { portions, available } = suggest(rows.map(batchOf), quantite, now);
    if (available < quantite) {
      throw new InvalidRequest({
        field: 'quantite',
        code: ErrorCode.quantityMax,
        arguments: { max: available },
        rejectedValue: quantite,
      });
    }
    return portions.map(({ batch: { row }, quantity }) => ({
      idStock: row.id,
      ...(row.idLigneBl !== undefined && { idLigneBl: row.idLigneBl }),
      lot: row.lot,
      limiteUtilisation: row.limiteUtilisation,
      peremption: row.peremption,
      quantite: quantity,
    }));
  }
}

const batchOf = (row: StockRow) => ({
  row,
  id: row.id,
  lot: row.lot,
  expiry: row.peremption,
  usageLimit: row.limiteUtilisation,
  quantity: row.quantite,
  recalled: row.rappel,
});
