/** What came in, went out, was administered and was lost, in doses: what the statistics and their export count. */
import { EXITS_FOR_USE } from '../../services/domain/ledger/movements.js';
import { movementTypesOf } from '../../services/domain/ledger/vocabulary.js';
import { operationTable } from '../operation/table.js';
import { live } from '../table.js';
import { useDeclarationTable } from '../use-declaration/table.js';
import { movementTable } from './table.js';

export const USE_AND_LOSS_GROUPS = ['CENTRE', 'PRODUIT', 'MOIS'] as const;
export type UseAndLossGroup = (typeof USE_AND_LOSS_GROUPS)[number];

export interface UseAndLossSearch {
  readonly group: UseAndLossGroup;
  /** Centres and points whose movements and declarations count. */
  readonly centreIds: readonly string[];
  readonly productId: string | null;
  /** ISO instants; `until` is exclusive, and `infinity` where there is no end. */
  readonly from: string;
  readonly until: string;
  readonly timeZone: string;
}

/** Doses, with one decimal. */
export interface UseAndLossRecord {
  /** Centre, product or month `YYYY-MM`, as grouped. */
  readonly key: string;
  readonly name: string;
  readonly grouped_by: UseAndLossGroup;
  readonly entered: number;
  readonly exited: number;
  readonly administered: number;
  readonly wasted: number;
  readonly wasted_by_cause: Readonly<Record<string, number>>;
}

const ENTRIES = movementTypesOf('entry');
const SCRAPPINGS = movementTypesOf('scrapping');

const KEYS: Readonly<Record<UseAndLossGroup, string>> = {
  CENTRE: 'counted.centre_id::text',
  PRODUIT: 'counted.product_id::text',
  MOIS: `to_char(counted.at AT TIME ZONE $6, 'YYYY-MM')`,
};

/** What is declared for a whole week counts on its Monday. */
const DECLARED_AT = `(coalesce(u.day, u.week_start)::timestamp AT TIME ZONE $6)`;

export function useAndLossSql(search: UseAndLossSearch): {
  readonly text: string;
  readonly values: unknown[];
} {
  return {
    text: `SELECT * FROM (
    WITH counted AS (
      SELECT m.centre_id, m.product_id, m.occurred_at AS at,
          CASE WHEN m.type = ANY ($7) THEN m.quantity::numeric * coalesce(p.doses_per_package, 1) END AS entered,
          CASE WHEN m.type = ANY ($8) THEN m.quantity::numeric * coalesce(p.doses_per_package, 1) END AS exited,
          NULL::numeric AS administered,
          CASE WHEN m.type = ANY ($9) THEN m.quantity::numeric * coalesce(p.doses_per_package, 1) END AS wasted,
          o.cause
        FROM ${live(movementTable)} m
        LEFT JOIN reference.product p ON p.id = m.product_id
        LEFT JOIN ${live(operationTable)} o ON m.type = ANY ($9) AND o.id = m.operation_id
       WHERE m.centre_id = ANY ($1::uuid[]) AND ($2::uuid IS NULL OR m.product_id = $2)
         AND m.occurred_at >= $3 AND m.occurred_at < $4
         AND (m.type = ANY ($7) OR m.type = ANY ($8) OR m.type = ANY ($9))
      UNION ALL
      SELECT u.centre_id, u.product_id, ${DECLARED_AT}, NULL, NULL,
          u.first_doses + u.second_doses + u.third_doses + u.single_doses, NULL, NULL
        FROM ${live(useDeclarationTable)} u
       WHERE u.centre_id = ANY ($1::uuid[]) AND ($2::uuid IS NULL OR u.product_id = $2)
         AND ${DECLARED_AT} >= $3 AND ${DECLARED_AT} < $4
    ), summed AS (
      SELECT ${KEYS[search.group]} AS key, counted.cause, coalesce(sum(entered), 0) AS entered,
          coalesce(sum(exited), 0) AS exited, coalesce(sum(administered), 0) AS administered,
          coalesce(sum(wasted), 0) AS wasted
        FROM counted GROUP BY 1, 2
    )
    SELECT summed.key, coalesce(centre.name, product.commercial_name, summed.key) AS name,
        $5::text AS grouped_by, sum(entered)::float8 AS entered, sum(exited)::float8 AS exited,
        sum(administered)::float8 AS administered, sum(wasted)::float8 AS wasted,
        coalesce(jsonb_object_agg(cause, wasted) FILTER (WHERE cause IS NOT NULL), '{}') AS wasted_by_cause
      FROM summed
      LEFT JOIN reference.centre ON $5 = 'CENTRE' AND centre.id::text = summed.key
      LEFT JOIN reference.product ON $5 = 'PRODUIT' AND product.id::text = summed.key
     GROUP BY 1, 2
    ) grouped`,
    values: [
      search.centreIds,
      search.productId,
      search.from,
      search.until,
      search.group,
      search.timeZone,
      ENTRIES,
      EXITS_FOR_USE,
      SCRAPPINGS,
    ],
  };
}

export const USE_AND_LOSS_ORDER = 'name COLLATE reference.alphabetical, key';
