import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Pool } from 'pg';
import { deriveId } from '../../../domain/shared/ids.js';
import { LedgerExecution } from '../../../execution/streams/ledger.js';
import { PG_POOL } from '../../../platform/tokens.js';
import {
  STOCK_COLUMNS,
  type StockRecord,
  type StockRow,
  stockRow,
} from '../../queries/stock/stock-row.dto.js';
import { Answer } from '../answer.js';
import { businessDay, Facts } from '../facts.js';
import { ReadBack } from '../read-back.js';
import { EditStock } from './commands.js';

@CommandHandler(EditStock)
export class EditStockHandler implements ICommandHandler<EditStock> {
  constructor(
    private readonly ledgers: LedgerExecution,
    private readonly facts: Facts,
    private readonly readBack: ReadBack,
    @Inject(PG_POOL) private readonly pool: Pool,
  ) {}

  async execute({ sender, body }: EditStock) {
    const { context, decision } = this.facts.of(sender);
    const { position } = await this.ledgers.execute(
      sender.actor.centre.id,
      {
        type: 'EditStock',
        context: decision,
        operationId: deriveId(sender.commandId, 'edit'),
        batchId: body.idStock,
        quantity: body.quantite,
        expiry: businessDay(body.peremption, decision),
        comment: body.commentaire,
      },
      context,
    );
    const row = await this.readBack.at(position, ['stock'], () => this.rowOf(body.idStock!));
    return new Answer(row, position);
  }

  private async rowOf(batchId: string): Promise<StockRow> {
    const { rows } = await this.pool.query<StockRecord>(
      `SELECT ${STOCK_COLUMNS} FROM read_model.stock s WHERE s.id = $1`,
      [batchId],
    );
    return stockRow(this.facts.directory, rows[0]!);
  }
}
