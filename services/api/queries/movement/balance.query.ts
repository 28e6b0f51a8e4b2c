import { QueryHandler } from '@nestjs/cqrs';
import { PickType } from '@nestjs/swagger';
import { movementTable } from '../../../../projections/movement/table.js';
import { live } from '../../../../projections/table.js';
import type { CentreType, MovementType } from '../../../domain/ledger/vocabulary.js';
import type { Actor } from '../../../reference-data/user/actor.js';
import * as shows from '../../http/fields/answer-fields.js';
import { queryOf } from '../shared/query-of.js';
import { ReadModelHandler } from '../shared/read-model-handler.js';
import { type BalancePeriod, boundsOf } from './balance-period.dto.js';
import { assertBatchVisible } from './batch-of-centre.js';
import { MovementRow } from './movement-row.dto.js';

/** What one movement left of a batch. */
export class BalanceRow extends PickType(MovementRow, [
  'date',
  'position',
  'type',
  'sens',
  'quantite',
  'idOperation',
]) {
  @shows.count('What was there then.', { unit: 'packages', example: 12 })
  solde!: number;
}

/** The running balance of one batch, in the order of the ledger (docs/rules/history.md, HI-12). */
export class GetBalance extends queryOf<
  { actor: Actor; centreType: CentreType; batchId: string; period: BalancePeriod },
  readonly BalanceRow[]
>() {}

interface BalanceRecord {
  readonly occurred_at: Date;
  readonly position: string;
  readonly type: MovementType;
  readonly inbound: boolean;
  readonly quantity: number;
  readonly balance: number;
  readonly operation_id: string;
}

/** The sum runs over the whole life of the batch ($1); $2 and $3 say of which part the rows are wanted. */
const BALANCE = `SELECT * FROM (
    SELECT m.occurred_at, m.position, m.line, m.type, m.inbound, m.quantity, m.operation_id,
           sum(CASE WHEN m.inbound THEN m.quantity ELSE -m.quantity END) OVER (ORDER BY m.position, m.line)::float8 AS balance
      FROM ${live(movementTable)} m WHERE m.batch_id = $1
  ) b WHERE b.occurred_at >= $2 AND b.occurred_at < $3 ORDER BY b.position, b.line`;

@QueryHandler(GetBalance)
export class GetBalanceHandler extends ReadModelHandler<GetBalance> {
  /** @throws ApiError 404 no such batch, or out of sight; InvalidRequest on dates that cannot be read */
  async execute({ actor, centreType, batchId, period }: GetBalance): Promise<readonly BalanceRow[]> {
    const { from, until } = boundsOf(period, this.readModels.now(), this.config.timeZone);
    await assertBatchVisible(this.readModels, this.directory, actor, centreType, batchId);
    const { rows } = await this.readModels.query<BalanceRecord>(BALANCE, [batchId, from, until]);
    return rows.map((row) => ({
      date: row.occurred_at.toISOString(),
      position: Number(row.position),
      type: row.type,
      sens: row.inbound ? 'ENTREE' : 'SORTIE',
      quantite: row.quantity,
      solde: row.balance,
      idOperation: row.operation_id,
    }));
  }
}
