import { QueryHandler } from '@nestjs/cqrs';
import {
  activityHourTable,
  productBalanceTable,
  typesCountedIn,
} from '../../../../projections/dashboard/table.js';
import { movementTable } from '../../../../projections/movement/table.js';
import { live } from '../../../../projections/table.js';
import type { CentreType } from '../../../domain/ledger/vocabulary.js';
import type { Actor } from '../../../reference-data/user/actor.js';
import { alphabetical } from '../../../words/alphabetical.js';
import { queryOf } from '../shared/query-of.js';
import { ReadModelHandler } from '../shared/read-model-handler.js';
import { productView } from '../shared/references.dto.js';
import { ownCentres } from '../shared/scope.js';
import type { DashboardRow, DashboardWindow } from './dashboard-row.dto.js';

/** What came, left and was scrapped at the selected centre, by product. */
export class GetDashboard extends queryOf<
  { actor: Actor; centreType: CentreType },
  readonly DashboardRow[]
>() {}

const HOURS = { day: 24, week: 7 * 24, month: 30 * 24 } as const;
type WindowName = keyof typeof HOURS;
const NONE: DashboardWindow = { countStock: 0, countExit: 0, countDechet: 0 };

/**
 * Whole hours from their sums; the hour in which a window begins from its movements, so that the windows slide
 * with the clock to the second. A cancelled preparation is taken off where it was prepared. `$4` to `$6` are the types
 * of movements that count as entries, exits and scrappings.
 */
const WINDOWS = `WITH span AS (
    SELECT w.name, w.since, date_trunc('hour', w.since, 'UTC') + interval '1 hour' AS whole
      FROM unnest($2::text[], $3::timestamptz[]) AS w (name, since)
  ), counted AS (
    SELECT s.name, a.product_id, a.entries, a.exits, a.scrapped
      FROM span s JOIN ${live(activityHourTable)} a ON a.centre_id = ANY ($1::uuid[]) AND a.hour >= s.whole
    UNION ALL
    SELECT s.name, m.product_id,
           CASE WHEN m.type = ANY ($4::text[]) THEN m.quantity ELSE 0 END,
           CASE WHEN m.type = ANY ($5::text[]) THEN m.quantity ELSE 0 END,
           CASE WHEN m.type = ANY ($6::text[]) THEN m.quantity ELSE 0 END
      FROM span s JOIN ${live(movementTable)} m
        ON m.centre_id = ANY ($1::uuid[]) AND m.occurred_at >= s.since AND m.occurred_at < s.whole
       AND m.cancels IS NULL
    UNION ALL
    SELECT s.name, m.product_id, 0, -m.quantity, 0
      FROM span s JOIN ${live(movementTable)} m
        ON m.centre_id = ANY ($1::uuid[]) AND m.prepared_at IS NOT NULL AND m.prepared_at >= s.since AND m.prepared_at < s.whole
  )
  SELECT name, product_id, sum(entries)::float8 AS entries, sum(exits)::float8 AS exits, sum(scrapped)::float8 AS scrapped
    FROM counted GROUP BY name, product_id`;

const COUNTED_TYPES = [typesCountedIn('entries'), typesCountedIn('exits'), typesCountedIn('scrapped')];

const BALANCES = `SELECT product_id, sum(quantity)::float8 AS quantity
  FROM ${live(productBalanceTable)} b WHERE centre_id = ANY ($1::uuid[]) GROUP BY product_id`;

interface Counted {
  readonly name: WindowName;
  readonly product_id: string;
  readonly entries: number;
  readonly exits: number;
  readonly scrapped: number;
}

@QueryHandler(GetDashboard)
export class GetDashboardHandler extends ReadModelHandler<GetDashboard> {
  async execute({ actor, centreType }: GetDashboard): Promise<readonly DashboardRow[]> {
    const centres = ownCentres(this.directory, actor, centreType);
    const now = this.readModels.now().getTime();
    const names = Object.keys(HOURS) as WindowName[];
    const since = names.map((name) => new Date(now - HOURS[name] * 3_600_000).toISOString());
    const [balances, counted] = await Promise.all([
      this.readModels.query<{ product_id: string; quantity: number }>(BALANCES, [centres]),
      this.readModels.query<Counted>(WINDOWS, [centres, names, since, ...COUNTED_TYPES]),
    ]);
    const windows = new Map(
      counted.rows.map(({ name, product_id, entries, exits, scrapped }) => [
        `${name} ${product_id}`,
        { countStock: entries, countExit: exits, countDechet: scrapped },
      ]),
    );
    return balances.rows
      .map(({ product_id, quantity }) => ({
        idProduit: product_id,
        nomCommercial: this.directory.product(product_id)?.commercialName ?? product_id,
        produit: productView(this.directory, product_id),
        day: windows.get(`day ${product_id}`) ?? NONE,
        week: windows.get(`week ${product_id}`) ?? NONE,
        month: windows.get(`month ${product_id}`) ?? NONE,
        countStockRestant: quantity,
      }))
      .sort(
        (one, other) =>
          alphabetical(one.nomCommercial, other.nomCommercial) ||
          one.idProduit.localeCompare(other.idProduit),
      );
  }
}
