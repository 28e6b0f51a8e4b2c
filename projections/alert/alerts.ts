/**
 * What needs attention in centres (docs/rules/alerts.md). Alerts are no rows of their own: they follow from the read
 * models and from the time at which they are asked for, so that a limit that passes needs no event, and a rebuild
 * gives the same.
 */

import { EXITS_FOR_USE } from '../../services/domain/ledger/movements.js';
import { VACCINE } from '../../services/domain/ledger/vocabulary.js';
import { WAITING } from '../../services/domain/replenishment/request-status.js';
import { DEFAULT_ALERT_SETTINGS } from '../../services/domain/shared/alert-settings.js';
import { LAST_HOUR } from '../../services/domain/shared/first-expiring.js';
import { daysOf24Hours, wordSql } from '../../services/platform/sql.js';
import { productBalanceTable } from '../dashboard/table.js';
import { deliveryNoteLineTable, deliveryNoteTable, lineDifferenceTable } from '../delivery-note/tables.js';
import { ANOMALOUS, movementTable } from '../movement/table.js';
import { takenOutFor } from '../recall/concerned.js';
import { recallAtCentreTable } from '../recall/tables.js';
import { ABOVE_CENTRE, ABOVE_POINT, FIRST_ABOVE, RIGHT_ABOVE } from '../replenishment/supplier.js';
import { replenishmentTable } from '../replenishment/tables.js';
import { stockTable } from '../stock/table.js';
import { live } from '../table.js';
import { useDeclarationTable } from '../use-declaration/table.js';

export const ALERT_TYPES = [
  'RUPTURE',
  'STOCK_BAS',
  'PERIME',
  'PEREMPTION_PROCHE',
  'LIMITE_PROCHE',
  'LIMITE_DEPASSEE',
  'RECEPTION_EN_ATTENTE',
  'BL_EN_RETARD',
  'ECART_RECEPTION',
  'DEMANDE_EN_ATTENTE',
  'DECLARATION_MANQUANTE',
  'RAPPEL_LOT',
  'ANOMALIE',
] as const;
export type AlertType = (typeof ALERT_TYPES)[number];

/** From the least urgent to the most urgent. */
export const ALERT_LEVELS = ['INFO', 'ATTENTION', 'URGENT'] as const;
export type AlertLevel = (typeof ALERT_LEVELS)[number];

/** What needs attention at one centre. What does not belong to a type is null. */
export interface AlertRecord {
  readonly type: AlertType;
  readonly level: AlertLevel;
  readonly centre_id: string;
  /** With type and centre it names the cause, as long as it lasts. */
  readonly cause: string;
  readonly product_id: string | null;
  readonly batch_id: string | null;
  readonly lot: string | null;
  /** Packages. */
  readonly quantity: number | null;
  /** A moment, or a day `YYYY-MM-DD`: never both. */
  readonly due_at: Date | null;
  readonly due_on: string | null;
  readonly note_id: string | null;
  readonly note_number: string | null;
  readonly request_id: string | null;
  readonly recall_id: string | null;
  /** The centre at the other end: sender, receiver, who asks or is asked. */
  readonly partner_id: string | null;
}

interface AlertOrder {
  /** One of `ALERT_ORDERS`. */
  readonly field: string;
  readonly descending: boolean;
  /** What a type is called in the language of the reader. */
  readonly typeWord: (type: string) => string;
}

export interface AlertSearch {
  /** Centres and points whose alerts are wanted, each once. */
  readonly centreIds: readonly string[];
  /** A request is one alert, at the centre that has to answer it, else at the one that waits. */
  readonly networkWide: boolean;
  /** Only alerts of this level; absent: all. */
  readonly level?: AlertLevel;
  /** Absent: the most urgent first, then what is due first. */
  readonly order?: AlertOrder;
  /** ISO instant. */
  readonly now: string;
  readonly timeZone: string;
  readonly offset: number;
  readonly limit: number;
}

/** Days for which an event (an anomaly, a difference) stays among the alerts. */
const SHOWN_FOR = `interval '30 days'`;
const DECLARABLE_SINCE = '(clock.today - 30)::timestamp AT TIME ZONE $3';

/** Numbers that a centre chose, or the defaults; the alias of the table with the centre is given. */
const chosen = (column: 'expiry_days' | 'limit_hours' | 'reception_days', alias: string) => {
  const { expiryDays, limitHours, receptionDays } = DEFAULT_ALERT_SETTINGS;
  const byDefault = { expiry_days: expiryDays, limit_hours: limitHours, reception_days: receptionDays };
  return `coalesce(${alias}.${column}, ${byDefault[column]})`;
};

/** The cells of an alert, in their order, each with its type. */
const CELLS = {
  type: 'text',
  level: 'text',
  centre_id: 'uuid',
  cause: 'text',
  product_id: 'uuid',
  batch_id: 'uuid',
  lot: 'text',
  quantity: 'float8',
  due_at: 'timestamptz',
  due_on: 'date',
  note_id: 'uuid',
  note_number: 'text',
  request_id: 'uuid',
  recall_id: 'uuid',
  partner_id: 'uuid',
} as const satisfies Record<keyof AlertRecord, string>;
type Cell = keyof typeof CELLS;
const NAMES = Object.keys(CELLS) as Cell[];

/** The cells of an alert of the centre `c`; those that are not given are null. */
function alert(
  given: Record<'type' | 'level' | 'cause', string> & Partial<Record<Exclude<Cell, 'centre_id'>, string>>,
): string {
  const cells: Partial<Record<Cell, string>> = { ...given, centre_id: 'c.id' };
  return `SELECT ${NAMES.map((name) => `(${cells[name] ?? 'NULL'})::${CELLS[name]} AS ${name}`).join(', ')}`;
}

const fixed = (type: AlertType, level: AlertLevel) => ({ type: `'${type}'`, level: `'${level}'` });

/** AT-3, AT-4: what is there of each product that the centre held. */
const OF_PRODUCTS = `
  ${alert({
    type: `CASE WHEN b.quantity = 0 THEN 'RUPTURE' ELSE 'STOCK_BAS' END`,
    level: `CASE WHEN b.quantity = 0 THEN 'URGENT' ELSE 'ATTENTION' END`,
    cause: 'b.product_id',
    product_id: 'b.product_id',
    quantity: 'b.quantity',
  })}
    FROM wanted c
    JOIN ${live(productBalanceTable)} b ON b.centre_id = c.id
    JOIN reference.product p ON p.id = b.product_id
    LEFT JOIN reference.stock_threshold t ON t.centre_id = c.id AND t.product_id = b.product_id
   WHERE (b.quantity = 0 AND p.active) OR (b.quantity > 0 AND b.quantity <= t.low_stock)`;

/**
 * AT-5, AT-6: batches that are not empty. Where the usage limit is the last hour of the day of expiry, the alert is the
 * one about the expiry. Batches that end too late for any alert are left out first, by columns alone: the
 * business day is computed for the others only.
 */
const OF_BATCHES = `
  ${alert({
    type: 'found.type',
    level: 'found.level',
    cause: 's.id',
    product_id: 's.product_id',
    batch_id: 's.id',
    lot: 's.lot',
    quantity: 's.quantity',
    due_at: `CASE WHEN found.by_limit THEN s.usage_limit END`,
    due_on: `CASE WHEN NOT found.by_limit THEN s.expiry END`,
  })}
    FROM wanted c CROSS JOIN clock
    JOIN LATERAL (
      SELECT held.*, (held.expiry + time '${LAST_HOUR}:00') AT TIME ZONE $3 AS last_hour
        FROM ${live(stockTable)} held
       WHERE held.centre_id = c.id AND held.quantity > 0
         AND (held.expiry <= clock.today + c.expiry_days
              OR held.usage_limit <= clock.now + make_interval(hours => c.limit_hours))
    ) s ON true
    CROSS JOIN LATERAL (VALUES
      ('PERIME', 'URGENT', false, s.expiry < clock.today OR (s.usage_limit = s.last_hour AND s.last_hour < clock.now)),
      ('PEREMPTION_PROCHE', 'ATTENTION', false, s.expiry >= clock.today AND s.expiry <= clock.today + c.expiry_days
         AND NOT (s.usage_limit IS NOT DISTINCT FROM s.last_hour AND s.last_hour < clock.now)),
      ('LIMITE_DEPASSEE', 'URGENT', true, s.usage_limit < s.last_hour AND s.usage_limit < clock.now),
      ('LIMITE_PROCHE', 'ATTENTION', true, s.usage_limit < s.last_hour AND s.usage_limit >= clock.now
         AND s.usage_limit <= clock.now + make_interval(hours => c.limit_hours))
    ) AS found (type, level, by_limit, holds)
   WHERE found.holds`;

/** AT-7: notes on the way to the centre. They are due when their sender takes them for late. */
const OF_EXPECTED_NOTES = `
  ${alert({
    ...fixed('RECEPTION_EN_ATTENTE', 'INFO'),
    cause: 'n.id',
    due_at: `n.prepared_at + ${daysOf24Hours(chosen('reception_days', 'sender'))}`,
    note_id: 'n.id',
    note_number: 'n.number',
    partner_id: 'n.issuer_id',
  })}
    FROM wanted c
    JOIN ${live(deliveryNoteTable)} n ON n.destination_id = c.id AND n.status = 'PREPARE'
    LEFT JOIN reference.alert_settings sender ON sender.centre_id = n.issuer_id
   WHERE NOT n.follow_up_disabled`;

/** AT-8: notes that the centre sent and that nobody received in time. */
const OF_LATE_NOTES = `
  ${alert({
    ...fixed('BL_EN_RETARD', 'ATTENTION'),
    cause: 'n.id',
    due_at: `n.prepared_at + ${daysOf24Hours('c.reception_days')}`,
    note_id: 'n.id',
    note_number: 'n.number',
    partner_id: 'n.destination_id',
  })}
    FROM wanted c CROSS JOIN clock
    JOIN ${live(deliveryNoteTable)} n ON n.issuer_id = c.id AND n.status = 'PREPARE'
   WHERE NOT n.follow_up_disabled AND n.destination_id IS NOT NULL
     AND n.prepared_at + ${daysOf24Hours('c.reception_days')} <= clock.now`;

/** AT-9: lines that the centre sent and of which less arrived. */
const OF_DIFFERENCES = `
  ${alert({
    ...fixed('ECART_RECEPTION', 'ATTENTION'),
    cause: 'l.id',
    product_id: 'l.product_id',
    batch_id: 'l.batch_id',
    lot: 'l.lot',
    quantity: 'd.missing',
    note_id: 'n.id',
    note_number: 'n.number',
    partner_id: 'n.destination_id',
  })}
    FROM wanted c CROSS JOIN clock
    JOIN ${live(deliveryNoteTable)} n ON n.issuer_id = c.id AND n.status = 'RECU'
         AND n.settlement_recorded_at > clock.now - ${SHOWN_FOR}
    JOIN ${live(deliveryNoteLineTable)} l ON l.note_id = n.id
    JOIN ${live(lineDifferenceTable)} d ON d.line_id = l.id`;

/** Of each of the centres `children` the first one right above for which a condition on `above` holds. */
const firstAbove = (children: string, condition: string) => `(
  SELECT DISTINCT ON (link.child_id) link.child_id, above.id
    FROM ${RIGHT_ABOVE}
   WHERE link.child_id = ANY (ARRAY(${children})) AND ${condition}
   ORDER BY link.child_id, ${FIRST_ABOVE})`;

/** The wanted centres and those below them: below a dispatch centre come vaccination centres and points. */
const ASKERS = `
  SELECT w.id FROM wanted w WHERE w.type <> 'REFERENT'
   UNION
  SELECT child.child_id FROM wanted w JOIN reference.centre_link child ON child.parent_id = w.id
   WHERE w.type <> 'REFERENT'
   UNION
  SELECT grandchild.child_id FROM wanted w
    JOIN reference.centre_link child ON child.parent_id = w.id
    JOIN reference.centre_link grandchild ON grandchild.parent_id = child.child_id
   WHERE w.type = 'DISPATCH'`;

/**
 * Requests that nobody answered, with who asked. For arrays Postgres looks into the indexes of centres and points; of
 * the whole network it takes all that wait.
 */
const unanswered = (networkWide: boolean) => `
    SELECT r.id, r.product_id, r.packages, r.wanted_at, r.point_id, coalesce(r.point_id, r.centre_id) AS asker_id
      FROM ${live(replenishmentTable)} r
     WHERE r.status = '${WAITING}'${
       networkWide
         ? ''
         : `
       AND (r.point_id = ANY (ARRAY(SELECT id FROM asker))
        OR (r.point_id IS NULL AND r.centre_id = ANY (ARRAY(SELECT id FROM asker))))`
     }`;

/**
 * With the vaccination centre and the dispatch centre to which the request would go now (RQ-3): centres may have been
 * moved since it was made. For a point without a vaccination centre, the point itself is taken as the centre.
 */
const waiting = (networkWide: boolean) => `asker AS MATERIALIZED (${ASKERS}
  ), unanswered AS MATERIALIZED (${unanswered(networkWide)}
  ), of_centre AS MATERIALIZED (
    SELECT r.*, coalesce(vaccination.id, r.asker_id) AS centre_id
      FROM unanswered r
      LEFT JOIN ${firstAbove('SELECT point_id FROM unanswered', ABOVE_POINT)} vaccination
             ON vaccination.child_id = r.point_id
  ), waiting AS MATERIALIZED (
    SELECT r.*, dispatch.id AS supplier_id
      FROM of_centre r
      LEFT JOIN ${firstAbove('SELECT centre_id FROM of_centre', ABOVE_CENTRE)} dispatch
             ON dispatch.child_id = r.centre_id
  )`;

/** AT-10: requests that nobody answered, once at each of the centres that are given. */
const ofRequests = (...toldAt: readonly string[]) => `
  ${alert({
    ...fixed('DEMANDE_EN_ATTENTE', 'ATTENTION'),
    cause: 'r.id',
    product_id: 'r.product_id',
    quantity: 'r.packages',
    due_at: 'r.wanted_at',
    request_id: 'r.id',
    partner_id: 'CASE WHEN c.id = r.asker_id THEN r.supplier_id ELSE r.asker_id END',
  })}
    FROM waiting r
    CROSS JOIN LATERAL (SELECT DISTINCT id FROM unnest(ARRAY[${toldAt.join(', ')}]) id) told
    JOIN wanted c ON c.id = told.id`;

/** Arithmetic of dates, which no time zone slows down. */
const mondayOf = (day: string) => `(${day} - (extract(isodow FROM ${day})::int - 1))`;

/**
 * AT-11: vaccines that were taken out in a day, or a week, for which no use was declared. Goods for a point are the
 * point's to declare.
 */
const OF_DECLARATIONS = `
  ${alert({
    ...fixed('DECLARATION_MANQUANTE', 'ATTENTION'),
    cause: `taken.product_id || ' ' || taken.period`,
    product_id: 'taken.product_id',
    quantity: 'taken.quantity',
    due_on: 'taken.last_day',
  })}
    FROM (
      SELECT e.id, e.product_id, e.period, e.last_day, sum(e.quantity) AS quantity
        FROM (
          SELECT c.id, m.product_id, m.quantity, m.day,
                 CASE WHEN c.weekly THEN ${mondayOf('m.day')} ELSE m.day END AS period,
                 CASE WHEN c.weekly THEN ${mondayOf('m.day')} + 6 ELSE m.day END AS last_day
            FROM wanted c CROSS JOIN clock
            CROSS JOIN LATERAL (
              SELECT out.product_id, out.quantity, (out.occurred_at AT TIME ZONE $3)::date AS day
                FROM ${live(movementTable)} out
               WHERE out.centre_id = c.id AND c.type = 'VACCINATION' AND out.point_id IS NULL
                 AND out.type = ANY (clock.exits) AND out.occurred_at >= ${DECLARABLE_SINCE}
              UNION ALL
              SELECT out.product_id, out.quantity, (out.occurred_at AT TIME ZONE $3)::date
                FROM ${live(movementTable)} out
               WHERE out.point_id = c.id AND c.type = 'VACCINATION_POINT'
                 AND out.type = ANY (clock.exits) AND out.occurred_at >= ${DECLARABLE_SINCE}
            ) m
        ) e
        JOIN reference.product p ON p.id = e.product_id AND p.type = '${VACCINE}'
       WHERE NOT EXISTS (
         SELECT FROM ${live(useDeclarationTable)} u
          WHERE u.centre_id = e.id AND u.product_id = e.product_id
            AND u.week_start = ${mondayOf('e.day')} AND (u.day IS NULL OR u.day = e.day))
       GROUP BY e.id, e.product_id, e.period, e.last_day
    ) taken JOIN wanted c ON c.id = taken.id`;

/** What an alert about a recall `r` says at a centre and at a point. */
const OF_RECALL = {
  type: `'RAPPEL_LOT'`,
  level: `CASE WHEN r.acknowledged_at IS NULL THEN 'URGENT' ELSE 'INFO' END`,
  cause: 'r.recall_id',
  product_id: 'r.product_id',
  lot: 'r.lot',
  recall_id: 'r.recall_id',
};

/**
 * AT-12: recalls that are not lifted, at centres that hold or held the lot, have it on the way, or acknowledged the
 * recall.
 */
const OF_RECALLS = `
  ${alert({ ...OF_RECALL, quantity: 'coalesce(held.quantity, 0)' })}
    FROM wanted c
    JOIN ${live(recallAtCentreTable)} r ON r.blocked AND r.centre_id = c.id
    CROSS JOIN LATERAL (
      SELECT sum(s.quantity) AS quantity FROM ${live(stockTable)} s
       WHERE s.centre_id = c.id AND s.product_id = r.product_id AND s.lot = r.lot
    ) held
   WHERE held.quantity IS NOT NULL OR r.acknowledged_at IS NOT NULL OR EXISTS (
     SELECT FROM ${live(deliveryNoteTable)} n JOIN ${live(deliveryNoteLineTable)} l ON l.note_id = n.id
      WHERE n.destination_id = c.id AND n.status = 'PREPARE' AND l.product_id = r.product_id AND l.lot = r.lot)`;

/**
 * The same at a point, from the centres that took the lot out for it: they acknowledge. A recall is one alert, urgent
 * as long as one of them has not.
 */
const OF_RECALLS_AT_POINTS = `
  ${alert({ ...OF_RECALL, partner_id: 'r.centre_id' })}
    FROM wanted c
    JOIN LATERAL (
      SELECT DISTINCT ON (at_centre.recall_id) at_centre.*
        FROM ${live(recallAtCentreTable)} at_centre
       WHERE at_centre.blocked AND ${takenOutFor('at_centre', 'c.id')}
       ORDER BY at_centre.recall_id, at_centre.acknowledged_at NULLS FIRST, at_centre.centre_id
    ) r ON c.type = 'VACCINATION_POINT'`;

/** AT-13: movements that should not have been made, or that do not add up. */
const OF_ANOMALIES = `
  ${alert({
    ...fixed('ANOMALIE', 'URGENT'),
    cause: 'm.id',
    product_id: 'm.product_id',
    batch_id: 'm.batch_id',
    lot: 'm.lot',
    quantity: 'm.quantity',
    note_id: 'm.note_id',
    note_number: 'm.note_number',
    partner_id: 'coalesce(m.point_id, m.destination_id, m.origin_id)',
  })}
    FROM wanted c CROSS JOIN clock
    JOIN (
      SELECT * FROM ${live(movementTable)} anomalous WHERE ${ANOMALOUS}
    ) m ON m.centre_id = c.id AND m.recorded_at > clock.now - ${SHOWN_FOR}`;

const URGENCY = `CASE f.level ${ALERT_LEVELS.map((level, index) => `WHEN '${level}' THEN ${index}`).join(' ')} END`;
const DUE = 'coalesce(f.due_at, f.due_on::timestamp AT TIME ZONE $3)';
const MOST_URGENT_FIRST = `${URGENCY} DESC, ${DUE} NULLS LAST, f.type, f.cause, f.centre_id`;

const ORDERS: Readonly<Record<string, string | ((asked: AlertOrder) => string)>> = {
  type: ({ typeWord }) => `${wordSql('f.type', ALERT_TYPES, typeWord)} COLLATE reference.alphabetical`,
  gravite: URGENCY,
  lot: 'f.lot COLLATE reference.alphabetical',
  quantite: 'f.quantity',
  echeance: DUE,
  numeroBl: 'f.note_number',
};

/** Names on the wire of what alerts can be sorted by. */
export const ALERT_ORDERS: readonly string[] = Object.keys(ORDERS);

/** Alerts without a value in the sorted column come last, ascending and descending. */
function orderBy(order: AlertOrder | undefined): string {
  if (!order) return `ORDER BY ${MOST_URGENT_FIRST}`;
  const column = ORDERS[order.field]!;
  const sql = typeof column === 'string' ? column : column(order);
  return `ORDER BY ${sql} ${order.descending ? 'DESC' : 'ASC'} NULLS LAST, ${MOST_URGENT_FIRST}`;
}

/** The query that finds each kind of alert, and the levels that it can have. */
const BRANCHES: readonly {
  readonly sql: string;
  readonly levels: readonly AlertLevel[];
  /** Where the whole network is listed: what is told to several centres is there once. Absent: the same. */
  readonly networkSql?: string;
}[] = [
  { sql: OF_PRODUCTS, levels: ['URGENT', 'ATTENTION'] },
  { sql: OF_BATCHES, levels: ['URGENT', 'ATTENTION'] },
  { sql: OF_EXPECTED_NOTES, levels: ['INFO'] },
  { sql: OF_LATE_NOTES, levels: ['ATTENTION'] },
  { sql: OF_DIFFERENCES, levels: ['ATTENTION'] },
  {
    sql: ofRequests('r.supplier_id', 'r.centre_id', 'r.asker_id'),
    levels: ['ATTENTION'],
    networkSql: ofRequests('coalesce(r.supplier_id, r.centre_id)'),
  },
  { sql: OF_DECLARATIONS, levels: ['ATTENTION'] },
  { sql: OF_RECALLS, levels: ['URGENT', 'INFO'] },
  { sql: OF_RECALLS_AT_POINTS, levels: ['URGENT', 'INFO'] },
  { sql: OF_ANOMALIES, levels: ['URGENT'] },
];

/** Of one level, what cannot have it is not looked for: what is urgent in a network is few, and found fast. */
const branchesFor = (networkWide: boolean, level: AlertLevel | undefined): string =>
  BRANCHES.filter((branch) => !level || branch.levels.includes(level))
    .map(({ sql, networkSql = sql }) => (networkWide ? networkSql : sql))
    .map((sql) => (level ? `SELECT * FROM (${sql}) of_any WHERE of_any.level = '${level}'` : sql))
    .join('\n    UNION ALL\n');

/** A day comes as text. */
const FOUND_CELLS = NAMES.map((name) =>
  name === 'due_on' ? `a.${name}::text AS ${name}` : `a.${name}`,
).join(', ');

/** Of the whole network only the page is sorted to the end. */
const alertsSql = ({ isOne, networkWide, level, order }: AlertsAsked) => `
  WITH wanted AS MATERIALIZED (
    SELECT c.id, c.type, c.administration_mode = 'SEMAINE' AS weekly,
           ${chosen('expiry_days', 's')} AS expiry_days, ${chosen('limit_hours', 's')} AS limit_hours,
           ${chosen('reception_days', 's')} AS reception_days
      FROM reference.centre c LEFT JOIN reference.alert_settings s ON s.centre_id = c.id
     WHERE ${isOne ? 'c.id = ($1::uuid[])[1]' : 'c.id = ANY ($1::uuid[])'}
  ), clock AS MATERIALIZED (
    SELECT $2::timestamptz AS now, ($2::timestamptz AT TIME ZONE $3)::date AS today, $4::text[] AS exits
  ), ${waiting(networkWide)}, found AS MATERIALIZED (
    ${branchesFor(networkWide, level)}
  ), page AS (
    SELECT f.*, row_number() OVER (${orderBy(order)}) AS place FROM (
      SELECT * FROM found f ${orderBy(order)} OFFSET $5 LIMIT $6
    ) f
  )
  SELECT (SELECT count(*)::int FROM found) AS total, ${FOUND_CELLS}
    FROM (SELECT) one LEFT JOIN page a ON true
   ORDER BY a.place`;

/** What the text of the statement depends on. */
interface AlertsAsked extends Pick<AlertSearch, 'networkWide' | 'level' | 'order'> {
  readonly isOne: boolean;
}

const nameOf = ({ isOne, networkWide, level }: AlertsAsked): string =>
  `alerts_${isOne ? 'of_centre' : 'of_centres'}_${networkWide}_${level ?? 'any'}`;

const TEXTS = new Map(
  [true, false].flatMap((isOne) =>
    [true, false].flatMap((networkWide) =>
      [undefined, ...ALERT_LEVELS].map((level) => {
        const asked = { isOne, networkWide, level };
        return [nameOf(asked), alertsSql(asked)];
      }),
    ),
  ),
);

export interface AlertSql {
  /**
   * Name of a prepared statement: to plan the dozen branches takes ten times as long as to find the alerts of one
   * centre, so they are planned once on each connection. Absent for many centres, whose plan depends on how many
   * they are, and for another order.
   */
  readonly name?: string;
  /** Rows are {@link FoundAlert}. */
  readonly text: string;
  readonly values: unknown[];
}

/** A row; where there is none on the page, one row that has only the total. */
export type FoundAlert = { readonly total: number } & (AlertRecord | { readonly type: null });

export function alertSql(search: AlertSearch): AlertSql {
  const asked = { ...search, isOne: search.centreIds.length === 1 };
  const name = nameOf(asked);
  return {
    ...(asked.isOne && !asked.order && { name }),
    text: asked.order ? alertsSql(asked) : TEXTS.get(name)!,
    values: [search.centreIds, search.now, search.timeZone, EXITS_FOR_USE, search.offset, search.limit],
  };
}

/** The rows that are alerts. */
export const isAlert = (row: FoundAlert): row is FoundAlert & AlertRecord => row.type !== null;
