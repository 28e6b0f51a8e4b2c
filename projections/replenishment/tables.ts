import {
  PREPARABLE_STATUSES,
  type RequestKind,
  type RequestStatus,
  WAITING,
} from '../../services/domain/replenishment/request-status.js';
import type { QuantityMode } from '../../services/domain/shared/quantity-mode.js';
import { appendTable, mergeTable, type WrittenTo } from '../table.js';

const FILTERED = 'kind, centre_id, point_id, status, product_id';

/** The column as the change has it, empty too, where a step of the change decides it; else as it was. */
const told = (column: string, step: string): string =>
  `CASE WHEN c.${step} IS NULL THEN t.${column} ELSE c.${column} END`;

/** A request for goods. A change of its status leaves empty what was asked for, and the comments that it does not decide. */
export const replenishmentTable = mergeTable<{
  id: string;
  kind: RequestKind | null;
  status: RequestStatus;
  mode: QuantityMode | null;
  changed_at: string;
}>()({
  name: 'replenishment',
  columns: {
    id: 'uuid NOT NULL',
    kind: `text NOT NULL CHECK (kind IN ('CENTRE', 'POINT'))`,
    centre_id: 'uuid NOT NULL',
    point_id: 'uuid',
    /** The dispatch centre that answered; before an answer, the one that was asked. */
    supplier_id: 'uuid',
    product_id: 'uuid NOT NULL',
    status: 'text NOT NULL',
    mode: 'text NOT NULL',
    first_doses: 'integer NOT NULL',
    second_doses: 'integer NOT NULL',
    booster_doses: 'integer NOT NULL',
    /** Packages; of a request in doses, those that hold them. */
    packages: 'integer NOT NULL CHECK (packages > 0)',
    wanted_at: 'timestamptz NOT NULL',
    /** Monday of `wanted_at`, `YYYY-MM-DD`. */
    wanted_week: 'date NOT NULL',
    coverage_from: 'timestamptz',
    coverage_until: 'timestamptz',
    carrier_id: 'uuid',
    allocation_id: 'uuid',
    confirmed_quantity: 'integer',
    confirmed_at: 'timestamptz',
    confirmed_week: 'date',
    departed_at: 'timestamptz',
    request_comment: 'text',
    /** Of the confirmation that stands. */
    confirmation_comment: 'text',
    /** The step that decides the comment before it, also where it empties it: null in a change that does not touch it. */
    confirmation_step: 'integer',
    /** Of a refusal, a withdrawal of the confirmation, the processing or a cancellation. */
    supplier_comment: 'text',
    /** As `confirmation_step`. */
    supplier_step: 'integer',
    departure_comment: 'text',
    requested_at: 'timestamptz NOT NULL',
    requested_by: 'text NOT NULL',
    changed_at: 'timestamptz NOT NULL',
  },
  key: ['id'],
  update: {
    supplier_id: 'c.supplier_id',
    status: 'c.status',
    confirmed_quantity: 'c.confirmed_quantity',
    confirmed_at: 'c.confirmed_at',
    confirmed_week: 'c.confirmed_week',
    departed_at: 'coalesce(c.departed_at, t.departed_at)',
    confirmation_comment: told('confirmation_comment', 'confirmation_step'),
    confirmation_step: 'coalesce(c.confirmation_step, t.confirmation_step)',
    supplier_comment: told('supplier_comment', 'supplier_step'),
    supplier_step: 'coalesce(c.supplier_step, t.supplier_step)',
    departure_comment: 'coalesce(c.departure_comment, t.departure_comment)',
    changed_at: 'c.changed_at',
  },
  indexes: [
    'replenishment_of_centre ON replenishment (centre_id, status, requested_at)',
    // Many requests share one key: totals of lists are counted in few pages, without the rows.
    'replenishment_totals ON replenishment (kind, status, product_id, centre_id, point_id)',
    // Beside its order, this holds what lists are mostly filtered by: a page is found without rows that it leaves out.
    `replenishment_by_creation ON replenishment (requested_at) INCLUDE (${FILTERED})`,
    // What is still to be prepared is a small part of years of requests.
    `replenishment_open ON replenishment (wanted_at) INCLUDE (${FILTERED}) WHERE status IN (${PREPARABLE_STATUSES.map((status) => `'${status}'`).join(', ')})`,
    `replenishment_waiting_of_point ON replenishment (point_id) WHERE status = '${WAITING}'`,
    'replenishment_by_reception ON replenishment ((coalesce(confirmed_at, wanted_at)))',
    'replenishment_counted ON replenishment (centre_id, product_id, confirmed_week) WHERE confirmed_week IS NOT NULL',
  ],
});

export type ReplenishmentChange = WrittenTo<typeof replenishmentTable>;

/** A step in the life of a request, as its history shows it. */
export const replenishmentStepTable = appendTable<{ status: RequestStatus }>()({
  name: 'replenishment_step',
  columns: {
    request_id: 'uuid NOT NULL',
    /** Zero-based, within the request. */
    step: 'integer NOT NULL',
    status: 'text NOT NULL',
    occurred_at: 'timestamptz NOT NULL',
    user_id: 'text NOT NULL',
    centre_id: 'uuid',
    /** Packages and reception that this step asks for, promises or takes back; null: it does not speak of any. */
    quantity: 'integer',
    reception_at: 'timestamptz',
    departed_at: 'timestamptz',
    comment: 'text',
  },
  key: ['request_id', 'step'],
});
