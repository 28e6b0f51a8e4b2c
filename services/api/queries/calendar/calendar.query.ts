import { QueryHandler } from '@nestjs/cqrs';
import { typesCountedIn } from '../../../../projections/dashboard/table.js';
import { deliveryNoteLineTable, deliveryNoteTable } from '../../../../projections/delivery-note/tables.js';
import { movementTable } from '../../../../projections/movement/table.js';
import { replenishmentTable } from '../../../../projections/replenishment/tables.js';
import { stockTable } from '../../../../projections/stock/table.js';
import { live, liveFew } from '../../../../projections/table.js';
import { DEFAULT_ALERT_SETTINGS } from '../../../domain/shared/alert-settings.js';
import { addDays, atHour, businessDate, isDate, mondayOf } from '../../../domain/shared/calendar.js';
import { noDay } from '../../../domain/shared/fields.js';
import { LAST_HOUR } from '../../../domain/shared/first-expiring.js';
import { daysOf24Hours } from '../../../platform/sql.js';
import type { Directory } from '../../../reference-data/directory.js';
import type { CentreActor } from '../../../reference-data/user/actor.js';
import { InvalidRequest } from '../../http/errors/api-error.js';
import { queryOf } from '../shared/query-of.js';
import { ReadModelHandler } from '../shared/read-model-handler.js';
import { namedCentre, productView } from '../shared/references.dto.js';
import { CALENDAR_TYPES, type CalendarEntry, type CalendarType, type CalendarWeek } from './calendar.dto.js';

/** What comes to the selected centre in a week, and what ends there (docs/rules/history.md, HI-16). */
export class GetCalendar extends queryOf<
  { actor: CentreActor; week: CalendarWeek },
  readonly CalendarEntry[]
>() {}

const type = (name: CalendarType) => `'${name}'::text AS type`;
const goods = (alias: string) =>
  `jsonb_agg(jsonb_build_object('product', ${alias}.product_id, 'quantity', ${alias}.quantity) ORDER BY ${alias}.product_id)`;

/** `$1` the centre, `$2` the time zone, `$3` and `$4` the instants at which the week begins and ends, `$7` the types of entries. */
const ENTERED = `
  SELECT e.operation_id AS id, e.day, ${type('ENTREE')}, ${goods('e')} AS goods, false AS late, NULL::text AS lot,
         NULL::timestamptz AS usage_limit, e.note_id, e.note_number, e.origin_id
    FROM (
      SELECT m.operation_id, (m.occurred_at AT TIME ZONE $2)::date AS day, m.note_id, m.note_number, m.origin_id,
             m.product_id, sum(m.quantity)::float8 AS quantity
        FROM ${live(movementTable)} m
       WHERE m.centre_id = $1 AND m.occurred_at >= $3 AND m.occurred_at < $4 AND m.type = ANY ($7)
       GROUP BY 1, 2, 3, 4, 5, 6
    ) e
   GROUP BY e.operation_id, e.day, e.note_id, e.note_number, e.origin_id`;

/**
 * Notes on the way. They are expected when their request was promised, else when their sender would take them for late;
 * what should have come before today (`$6`) is expected today.
 */
const EXPECTED = `
  SELECT n.id, greatest(n.expected, $6::date), ${type('LIVRAISON_ATTENDUE')}, content.goods, n.expected < $6::date, NULL,
         NULL, n.id, n.number, n.issuer_id
    FROM (
      SELECT note.*, (coalesce(r.confirmed_at, note.prepared_at
               + ${daysOf24Hours(`coalesce(s.reception_days, ${DEFAULT_ALERT_SETTINGS.receptionDays})`)}) AT TIME ZONE $2)::date AS expected
        FROM ${live(deliveryNoteTable)} note
        LEFT JOIN ${live(replenishmentTable)} r ON r.id = note.replenishment_id
        LEFT JOIN reference.alert_settings s ON s.centre_id = note.issuer_id
       WHERE note.destination_id = $1 AND note.status = 'PREPARE' AND NOT note.follow_up_disabled
    ) n
    CROSS JOIN LATERAL (
      SELECT ${goods('line')} AS goods
        FROM (
          SELECT l.product_id, sum(l.quantity)::float8 AS quantity
            FROM ${live(deliveryNoteLineTable)} l WHERE l.note_id = n.id GROUP BY l.product_id
        ) line
    ) content
   WHERE greatest(n.expected, $6::date) BETWEEN $5::date AND $5::date + 6`;

/** What was promised and is not prepared yet: its status follows a preparation only when the user says so (RQ-8). */
const PROMISED = `
  SELECT r.id, greatest((r.confirmed_at AT TIME ZONE $2)::date, $6::date), ${type('DEMANDE_CONFIRMEE')},
         jsonb_build_array(jsonb_build_object('product', r.product_id, 'quantity', r.confirmed_quantity)),
         (r.confirmed_at AT TIME ZONE $2)::date < $6::date, NULL, NULL, NULL, NULL, r.supplier_id
    FROM ${live(replenishmentTable)} r
   WHERE r.centre_id = $1 AND r.kind = 'CENTRE' AND r.status = 'CONFIRME'
     AND NOT EXISTS (SELECT FROM ${live(deliveryNoteTable)} note
           WHERE note.destination_id = $1 AND note.replenishment_id = r.id AND note.status <> 'ANNULE')
     AND greatest((r.confirmed_at AT TIME ZONE $2)::date, $6::date) BETWEEN $5::date AND $5::date + 6`;

/** A usage limit that is only the last hour of the expiry is shown as the expiry. */
const ENDING = `
  SELECT s.id, found.day, found.type, jsonb_build_array(jsonb_build_object('product', s.product_id, 'quantity', s.quantity)),
         false, s.lot, CASE WHEN found.type = 'LIMITE' THEN s.usage_limit END, NULL, NULL, NULL
    FROM ${liveFew(stockTable, 'quantity', '> 0')} s
    CROSS JOIN LATERAL (VALUES
      ('PEREMPTION', s.expiry),
      ('LIMITE', CASE WHEN s.usage_limit < (s.expiry + time '${LAST_HOUR}:00') AT TIME ZONE $2
                      THEN (s.usage_limit AT TIME ZONE $2)::date END)
    ) AS found (type, day)
   WHERE s.centre_id = $1 AND found.day BETWEEN $5::date AND $5::date + 6`;

const WEEK = `
  SELECT c.id, c.day::text AS day, c.type, c.goods, c.late, c.lot, c.usage_limit, c.note_id, c.note_number, c.origin_id
    FROM (${[ENTERED, EXPECTED, PROMISED, ENDING].join('\n    UNION ALL\n')}) c
   ORDER BY c.day, array_position('{${CALENDAR_TYPES.join()}}'::text[], c.type), c.note_number,
            c.lot COLLATE reference.alphabetical, c.id`;

interface CalendarRecord {
  readonly id: string;
  readonly day: string;
  readonly type: CalendarType;
  readonly goods: readonly { readonly product: string; readonly quantity: number }[];
  readonly late: boolean;
  readonly lot: string | null;
  readonly usage_limit: Date | null;
  readonly note_id: string | null;
  readonly note_number: string | null;
  readonly origin_id: string | null;
}

@QueryHandler(GetCalendar)
export class GetCalendarHandler extends ReadModelHandler<GetCalendar> {
  async execute({ actor, week: { semaine } }: GetCalendar): Promise<readonly CalendarEntry[]> {
    const { timeZone } = this.config;
    const today = businessDate(this.readModels.now().toISOString(), timeZone);
    const monday = mondayOf(dayOf(semaine) ?? today);
    const { rows } = await this.readModels.query<CalendarRecord>(WEEK, [
      actor.centre.id,
      timeZone,
      atHour(monday, 0, timeZone),
      atHour(addDays(monday, 7), 0, timeZone),
      monday,
      today,
      typesCountedIn('entries'),
    ]);
    return rows.map((row) => entryOf(this.directory, row));
  }
}

/** @throws InvalidRequest where it is no day */
function dayOf(week: string | undefined): string | undefined {
  if (week === undefined || week === '') return undefined;
  if (isDate(week)) return week;
  throw new InvalidRequest({ field: 'semaine', code: noDay(week), rejectedValue: week });
}

function entryOf(directory: Directory, record: CalendarRecord): CalendarEntry {
  const { lot, usage_limit: limit, note_id: noteId, note_number: number, origin_id: originId } = record;
  return {
    id: record.id,
    date: record.day,
    type: record.type,
    produits: record.goods.map(({ product, quantity }) => ({
      produit: productView(directory, product),
      quantite: quantity,
    })),
    enRetard: record.late,
    ...(lot !== null && { lot }),
    ...(limit !== null && { limite: limit.toISOString() }),
    ...(noteId !== null && { idBl: noteId }),
    ...(number !== null && { numeroBl: number }),
    ...(originId !== null && { origine: namedCentre(directory, originId) }),
  };
}
