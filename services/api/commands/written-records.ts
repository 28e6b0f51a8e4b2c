import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { STOCK_COLUMNS, type StockRecord } from '../../../projections/stock/search.js';
import { stockTable } from '../../../projections/stock/table.js';
import { live } from '../../../projections/table.js';
import type { CentreType } from '../../domain/ledger/vocabulary.js';
import { Directory } from '../../reference-data/directory.js';
import type { CentreActor } from '../../reference-data/user/actor.js';
import { ReadBack } from '../http/ledger-position/read-back.js';
import { ReadModels } from '../http/ledger-position/read-models.js';
import type { CountView } from '../queries/count/count.dto.js';
import { GetCount } from '../queries/count/count.queries.js';
import { GetPreparation } from '../queries/delivery-note/delivery-note.queries.js';
import type { Preparation } from '../queries/delivery-note/preparation.dto.js';
import { type StockRow, stockRow } from '../queries/stock/stock-row.dto.js';

/** Records that a command answers, read once the read models show its position. */
@Injectable()
export class WrittenRecords {
  constructor(
    private readonly readBack: ReadBack,
    private readonly queries: QueryBus,
    private readonly directory: Directory,
    private readonly readModels: ReadModels,
  ) {}

  /** @throws ApiError 503: the read models are late; the command was executed */
  stockRow(position: bigint, batchId: string): Promise<StockRow> {
    return this.readBack.at(position, ['stock', 'recall'], async () => {
      const { rows } = await this.readModels.query<StockRecord>(
        `SELECT ${STOCK_COLUMNS} FROM ${live(stockTable)} s WHERE s.id = $1`,
        [batchId],
      );
      return stockRow(this.directory, rows[0]!);
    });
  }

  /** @throws ApiError 503: the read models are late; the command was executed */
  count(position: bigint, actor: CentreActor, type: CentreType, countId: string): Promise<CountView> {
    return this.readBack.at(position, ['count', 'stock'], () =>
      this.queries.execute(new GetCount({ actor, centreType: type, id: countId })),
    );
  }

  /** @throws ApiError 503: the read models are late; the command was executed */
  preparation(position: bigint, actor: CentreActor, noteId: string): Promise<Preparation> {
    return this.readBack.at(position, ['delivery-note', 'stock', 'recall', 'replenishment'], () =>
      this.queries.execute(new GetPreparation({ actor, id: noteId })),
    );
  }
}
