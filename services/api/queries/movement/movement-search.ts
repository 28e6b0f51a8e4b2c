/**
 * Finding movements. A search is driven by whatever leads to the fewest of them: the batches of a lot, a note, a
 * destination, else the centres; each gives its latest straight from its index, of which the latest of all are
 * taken. So a page costs what it shows, however long the history is, as long as it is in the order of time.
 */

import { activityHourTable } from '../../../../projections/dashboard/table.js';
import { deliveryNoteTable } from '../../../../projections/delivery-note/tables.js';
import {
  MOVEMENT_COLUMNS,
  type MovementRecord,
  type MovementSearch,
  movementConditions,
  movementValues,
} from '../../../../projections/movement/search.js';
import { movementTable } from '../../../../projections/movement/table.js';
import { stockTable } from '../../../../projections/stock/table.js';
import { live } from '../../../../projections/table.js';
import { ReadModels } from '../../http/ledger-position/read-models.js';
import type { Slice } from '../../http/lists/list-query.js';
import { totalOf } from '../../http/lists/listing.js';

/** Indexed columns of a movement, each with the ids that are looked for there. */
interface Driver {
  readonly column: 'centre_id' | 'batch_id' | 'note_id' | 'destination_id' | 'point_id';
  readonly ids: readonly string[];
}

/** Where more batches or notes match, matches are so dense that the centres' indexes find them as fast. */
const MOST_DRIVERS = 300;

const CLOCKS_DIFFER_MS = 24 * 3_600_000;

/** $1 are the driver's ids. */
const WHERE = movementConditions(2);

export async function findMovements(
  readModels: ReadModels,
  asked: MovementSearch,
  slice: Slice,
  order: string,
): Promise<{ readonly records: readonly MovementRecord[]; readonly total: number }> {
  const search = upTo(readModels.now(), asked);
  const driver = await driverOf(readModels, search);
  const values = valuesOf(driver, search);
  const { rows } = await readModels.query<MovementRecord>(
    `SELECT ${MOVEMENT_COLUMNS}
       FROM unnest($1::uuid[]) AS driver (id)
      CROSS JOIN LATERAL (
        SELECT * FROM ${live(movementTable)} m WHERE m.${driver.column} = driver.id AND ${WHERE}
         ORDER BY ${order} LIMIT $9::int + $10::int
      ) AS m
      ORDER BY ${order} LIMIT $9 OFFSET $10`,
    [...values, slice.limit, slice.offset],
  );
  const total = await totalOf(slice, rows.length, () => countMovements(readModels, search, driver));
  return { records: rows, total };
}

/** No movement is dated later than it is recorded, but for clocks that differ: an index by date ends there. */
const upTo = (now: Date, search: MovementSearch): MovementSearch => {
  const end = new Date(now.getTime() + CLOCKS_DIFFER_MS).toISOString();
  return search.until === 'infinity' || search.until > end ? { ...search, until: end } : search;
};

async function countMovements(
  readModels: ReadModels,
  search: MovementSearch,
  driver: Driver,
): Promise<number> {
  const { lot, noteNumber, destinations, points } = search;
  const narrowed = [lot, noteNumber, destinations, points].some(Boolean);
  if (!narrowed) return countByHours(readModels, search);
  const found = `FROM ${live(movementTable)} m WHERE m.${driver.column} = ANY ($1::uuid[]) AND ${WHERE}`;
  return readModels.count(found, valuesOf(driver, search));
}

/** Whole hours are counted by the dashboard's sums, only the begun ones row by row. */
async function countByHours(
  readModels: ReadModels,
  { centres, from, until, productId }: MovementSearch,
): Promise<number> {
  const { rows } = await readModels.query<{ total: number }>(COUNT_BY_HOURS, [
    centres,
    from,
    until,
    productId ?? null,
  ]);
  return rows[0]!.total;
}

const COUNT_BY_HOURS = `WITH bounds AS (
    SELECT date_trunc('hour', $2::timestamptz + interval '1 hour' - interval '1 microsecond', 'UTC') AS first_hour,
           date_trunc('hour', $3::timestamptz, 'UTC') AS last_hour
  )
  SELECT (
    coalesce((SELECT sum(a.movements) FROM ${live(activityHourTable)} a, bounds b
      WHERE a.centre_id = ANY ($1::uuid[]) AND a.hour >= b.first_hour AND a.hour < b.last_hour
        AND ($4::uuid IS NULL OR a.product_id = $4)), 0)
    + (SELECT count(*) FROM ${live(movementTable)} m, bounds b
        WHERE m.centre_id = ANY ($1::uuid[]) AND ($4::uuid IS NULL OR m.product_id = $4)
          AND m.occurred_at >= $2 AND m.occurred_at < least(b.first_hour, $3::timestamptz))
    + (SELECT count(*) FROM ${live(movementTable)} m, bounds b
        WHERE m.centre_id = ANY ($1::uuid[]) AND ($4::uuid IS NULL OR m.product_id = $4)
          AND m.occurred_at >= greatest(b.last_hour, b.first_hour, $2::timestamptz) AND m.occurred_at < $3)
  )::int AS total`;

async function driverOf(readModels: ReadModels, search: MovementSearch): Promise<Driver> {
  const { centres, lot, noteNumber } = search;
  const [destinations, points] = [search.destinations ?? [], search.points ?? []];
  if (centres === null) return { column: 'point_id', ids: points };
  const batchIds = lot ? await idsOf(readModels, BATCHES_OF_LOT, centres, lot) : undefined;
  if (batchIds) return { column: 'batch_id', ids: batchIds };
  const noteIds = noteNumber ? await idsOf(readModels, NOTES_NUMBERED, centres, noteNumber) : undefined;
  if (noteIds) return { column: 'note_id', ids: noteIds };
  if (destinations.length > 0 && points.length === 0) return { column: 'destination_id', ids: destinations };
  if (points.length > 0 && destinations.length === 0) return { column: 'point_id', ids: points };
  return { column: 'centre_id', ids: centres };
}

const BATCHES_OF_LOT = `SELECT id FROM ${live(stockTable)} s
  WHERE centre_id = ANY ($1::uuid[]) AND lot ILIKE $2 LIMIT ${MOST_DRIVERS + 1}`;
/** Goods may come back to a centre that the note by which they had left did not concern (EX-4). */
const NOTES_NUMBERED = `SELECT id FROM ${live(deliveryNoteTable)} n
   WHERE (issuer_id = ANY ($1::uuid[]) OR destination_id = ANY ($1::uuid[])) AND number ILIKE $2
  UNION SELECT note_id FROM ${live(stockTable)} s
   WHERE returned AND centre_id = ANY ($1::uuid[]) AND note_number ILIKE $2
  LIMIT ${MOST_DRIVERS + 1}`;

/** Undefined where there are too many to be of help. */
async function idsOf(
  readModels: ReadModels,
  text: string,
  centres: readonly string[],
  pattern: string,
): Promise<readonly string[] | undefined> {
  const { rows } = await readModels.query<{ id: string }>(text, [centres, pattern]);
  return rows.length > MOST_DRIVERS ? undefined : rows.map(({ id }) => id);
}

const valuesOf = (driver: Driver, search: MovementSearch): unknown[] => [
  driver.ids,
  ...movementValues(search),
];
