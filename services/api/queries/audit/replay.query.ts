import { Inject } from '@nestjs/common';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import {
  type OpeningBalance,
  REPLAY_OPENING,
  REPLAY_ORDER,
  REPLAY_PAGE,
  type ReplayRecord,
  replaySql,
} from '../../../../projections/movement/replay.js';
import type { Config } from '../../../platform/config.js';
import { CONFIG } from '../../../platform/tokens.js';
import { LedgerTree } from '../../../proof/ledger-tree.js';
import { Directory } from '../../../reference-data/directory.js';
import { atMoment } from '../../http/ledger-position/moment-asked.js';
import { ReadModels } from '../../http/ledger-position/read-models.js';
import { queryOf } from '../shared/query-of.js';
import { centreView, productView } from '../shared/references.dto.js';
import type { ReplayedMovement, ReplayPage } from './replay.dto.js';
import { replaySearchOf } from './replay-search.js';

const DEFAULT_MOVEMENTS = 200;

/** Movements in the order of the ledger, with what each left and its proof (docs/rules/history.md, HI-13). */
export class ReplayMovements extends queryOf<{ page: ReplayPage }, readonly ReplayedMovement[]>() {}

@QueryHandler(ReplayMovements)
export class ReplayMovementsHandler implements IQueryHandler<ReplayMovements> {
  constructor(
    private readonly readModels: ReadModels,
    private readonly tree: LedgerTree,
    @Inject(CONFIG) private readonly config: Config,
    private readonly directory: Directory,
  ) {}

  /** @throws InvalidRequest where neither a centre nor a lot of a product is named, on dates that cannot be read */
  async execute({ page }: ReplayMovements): Promise<readonly ReplayedMovement[]> {
    const search = replaySearchOf(page, this.readModels.now(), this.config.timeZone);
    await this.tree.extendOrStay();
    const { centreId, productId, lot, from, until } = search;
    const chosen = [centreId, productId, lot];
    const {
      rows: [bounds],
    } = await this.readModels.query<{ first: string | null; last: string }>(REPLAY_PAGE, [
      ...chosen,
      from,
      until,
      page.after ?? 0,
      page.limit ?? DEFAULT_MOVEMENTS,
    ]);
    if (!bounds?.first) return [];
    const first = BigInt(bounds.first);
    // What was there before the page is looked up, not summed up from the first movement on.
    const { rows: opening } = await atMoment({ position: first - 1n, now: this.readModels.now() }, () =>
      this.readModels.query<OpeningBalance>(REPLAY_OPENING, chosen),
    );
    const { text, values } = replaySql(search, { first, last: BigInt(bounds.last), opening });
    const { rows } = await this.readModels.query<ReplayRecord>(`${text} ORDER BY ${REPLAY_ORDER}`, [
      ...values,
    ]);
    return rows.map((row) => this.rowOf(row));
  }

  private rowOf(row: ReplayRecord): ReplayedMovement {
    return {
      id: row.id,
      position: Number(row.position),
      index: row.index === null ? null : Number(row.index),
      idEvenement: row.event_id,
      hash: row.hash,
      date: row.occurred_at.toISOString(),
      dateEnregistrement: row.recorded_at.toISOString(),
      type: row.type,
      sens: row.inbound ? 'ENTREE' : 'SORTIE',
      quantite: row.quantity,
      solde: row.balance,
      centre: centreView(this.directory, row.centre_id),
      produit: productView(this.directory, row.product_id),
      idStock: row.batch_id,
      lot: row.lot,
      utilisateur: this.directory.userName(row.user_id),
      commentaire: row.comment,
      numeroBl: row.note_number,
      annulation: row.cancels !== null,
    };
  }
}
