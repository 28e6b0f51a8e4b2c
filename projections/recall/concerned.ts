/** Centres that a recall concerns: what the recall's page lists and its mails are sent to. */
import { deliveryNoteTable } from '../delivery-note/tables.js';
import { movementTable } from '../movement/table.js';
import { stockTable } from '../stock/table.js';
import { live } from '../table.js';
import { recallAtCentreTable } from './tables.js';

export interface ConcernedCentre {
  readonly centre_id: string;
  readonly product_id: string;
  readonly lot: string;
  /** Packages of the lot that it holds. */
  readonly quantity: number;
  readonly acknowledged_at: Date | null;
  readonly acknowledged_by: string | null;
}

/**
 * Of the centres that the recall reaches, those that hold or held the lot or have it on the way to them, and those that
 * acknowledged it. $1: the recall, $2: its product, $3: its lot. Rows are {@link ConcernedCentre}, in no order.
 *
 * @param only placeholder of one of these centres; null: all
 */
export const concernedCentresSql = (only: string): string => `
  SELECT r.centre_id, r.product_id, r.lot, coalesce(held.quantity, 0)::float8 AS quantity, r.acknowledged_at, r.acknowledged_by
    FROM ${live(recallAtCentreTable)} r
    LEFT JOIN (
      SELECT s.centre_id, sum(s.quantity) AS quantity FROM ${live(stockTable)} s
       WHERE s.product_id = $2 AND s.lot = $3 AND (${only}::uuid IS NULL OR s.centre_id = ${only})
       GROUP BY s.centre_id
    ) held ON held.centre_id = r.centre_id
   WHERE r.recall_id = $1 AND (${only}::uuid IS NULL OR r.centre_id = ${only}) AND (
         held.centre_id IS NOT NULL OR r.acknowledged_at IS NOT NULL OR r.centre_id IN (
           SELECT n.destination_id FROM ${live(movementTable)} m
             JOIN ${live(deliveryNoteTable)} n ON n.id = m.operation_id
            WHERE m.product_id = $2 AND m.lot = $3 AND n.status = 'PREPARE'
              AND (${only}::uuid IS NULL OR n.destination_id = ${only})))`;

/**
 * Points for which the centres that the recall reaches took goods of the lot out: they hold no stock, but may have the
 * vials in hand. $1: the recall, $2: its product, $3: its lot, $4: one of these centres; null: all. Rows have the
 * `centre_id` of the point.
 */
export const CONCERNED_POINTS = `
  SELECT DISTINCT m.point_id AS centre_id
    FROM ${live(recallAtCentreTable)} r
    JOIN ${live(movementTable)} m ON m.centre_id = r.centre_id AND m.product_id = $2 AND m.lot = $3
   WHERE r.recall_id = $1 AND m.point_id IS NOT NULL AND ($4::uuid IS NULL OR r.centre_id = $4)`;

/**
 * True where the centre of a row took goods of its lot out for a point, also one that has been moved since.
 *
 * @param goods alias of a table with `centre_id`, `product_id` and `lot`, in the statement around
 * @param point expression of the point; null: nothing was taken out
 */
export const takenOutFor = (goods: string, point: string): string =>
  `EXISTS (SELECT FROM ${live(movementTable)} taken
    WHERE taken.point_id = ${point} AND taken.centre_id = ${goods}.centre_id
      AND taken.product_id = ${goods}.product_id AND taken.lot = ${goods}.lot)`;

/**
 * True where one of some recalls concerns the one who asks. Centres and the point are looked for one after the other,
 * each in an index of its own.
 *
 * @param recalls condition on the table of recalls at centres, under the alias `at_centre`
 * @param centres placeholder of the centres within reach, null for all
 * @param point placeholder of the point that asks, null where it is none
 */
export const isWithinReach = (recalls: string, centres: string, point: string): string => {
  const at = (condition: string) =>
    `EXISTS (SELECT FROM ${live(recallAtCentreTable)} at_centre WHERE ${recalls} AND ${condition})`;
  return `(${at(`(${centres}::uuid[] IS NULL OR at_centre.centre_id = ANY (${centres}))`)}
    OR ${at(takenOutFor('at_centre', `${point}::uuid`))})`;
};

/**
 * True where a recall that is not lifted blocks goods.
 *
 * @param goods alias of a table with `centre_id`, `product_id` and `lot`, in the statement around
 * @param centre expression of the centre, where it is not that table's
 */
export const blockedByRecall = (goods: string, centre = `${goods}.centre_id`): string =>
  `EXISTS (SELECT FROM ${live(recallAtCentreTable)} blocking
    WHERE blocking.blocked AND blocking.centre_id = ${centre}
      AND blocking.product_id = ${goods}.product_id AND blocking.lot = ${goods}.lot)`;
