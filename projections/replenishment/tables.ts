import {
  PREPARABLE_STATUSES,
  type RequestKind,
  type RequestStatus,
  WAITING,
} from '../../services/domain/replenishment/request-status.js';
import type { QuantityMode } from '../../services/domain/shared/quantity-mode.js';
import { appendTable, mergeTable } from '../table.js';

/** A request for goods. A change of its status leaves what was asked for empty, and the comments that it does not make. */
export interface ReplenishmentChange {
  id: string;
  kind: RequestKind | null;
  centre_id: string | null;
  point_id: string | null;
  supplier_id: string | null;
  product_id: string | null;
  status: RequestStatus;
  mode: QuantityMode | null;
  first_doses: number | null;
  second_doses: number | null;
  booster_doses: number | null;
  /** Packages; of a request in doses, those that hold them. */
  packages: number | null;
  wanted_at: string | null;
  /** Monday of `wanted_at`, `YYYY-MM-DD`. */
  wanted_week: string | null;
  coverage_from: string | null;
  coverage_until: string | null;
  carrier_id: string | null;
  allocation_id: string | null;
  confirmed_quantity: number | null;
  confirmed_at: string | null;
  confirmed_week: string | null;
  departed_at: string | null;
  request_comment: string | null;
  confirmation_comment: string | null;
  /** Of a refusal, a withdrawal of the confirmation, the processing or a cancellation. */
  supplier_comment: string | null;
  departure_comment: string | null;
  requested_at: string | null;
  requested_by: string | null;
  changed_at: string;
}

const FILTERED = 'kind, centre_id, point_id, status, product_id';

export const replenishmentTable = mergeTable<ReplenishmentChange>()({
  name: 'replenishment',
  columns: {
    id: 'uuid NOT NULL',
    kind: `text NOT NULL CHECK (kind IN ('CENTRE', 'POINT'))`,
    centre_id: 'uuid NOT NULL',
    point_id: 'uuid',
    supplier_id: 'uuid',
    product_id: 'uuid NOT NULL',
    status: 'text NOT NULL',
    mode: 'text NOT NULL',
    first_doses: 'integer NOT NULL',
    second_doses: 'integer NOT NULL',
    booster_doses: 'integer NOT NULL',
    packages: 'integer NOT NULL CHECK (packages > 0)',
    wanted_at: 'timestamptz NOT NULL',
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
    confirmation_comment: 'text',
    supplier_comment: 'text',
    departure_comment: 'text',
    requested_at: 'timestamptz NOT NULL',
    requested_by: 'text NOT NULL',
    changed_at: 'timestamptz NOT NULL',
  },
  key: ['id'],
  update: {
    status: 'c.status',
    confirmed_quantity: 'c.confirmed_quantity',
    confirmed_at: 'c.confirmed_at',
    confirmed_week: 'c.confirmed_week',
    departed_at: 'coalesce(c.departed_at, t.departed_at)',
    confirmation_comment: 'coalesce(c.confirmation_comment, t.confirmation_comment)',
    supplier_comment: 'coalesce(c.supplier_comment, t.supplier_comment)',
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
    `replenishment_waiting_at_supplier ON replenishment (supplier_id) WHERE status = '${WAITING}'`,
    `replenishment_waiting_of_point ON replenishment (point_id) WHERE status = '${WAITING}'`,
    'replenishment_by_reception ON replenishment ((coalesce(confirmed_at, wanted_at)))',
    'replenishment_counted ON replenishment (centre_id, product_id, confirmed_week) WHERE confirmed_week IS NOT NULL',
  ],
});

/** A step in the life of a request, as its history shows it. */
export interface ReplenishmentStep {
  request_id: string;
  /** Zero-based, within the request. */
  step: number;
  status: RequestStatus;
  occurred_at: string;
  user_id: string;
  centre_id: string | null;
  /** Packages and reception that this step asks for, promises or takes back; null: it does not speak of any. */
  quantity: number | null;
  reception_at: string | null;
  departed_at: string | null;
  comment: string | null;
}

export const replenishmentStepTable = appendTable<ReplenishmentStep>()({
  name: 'replenishment_step',
  columns: {
    request_id: 'uuid NOT NULL',
    step: 'integer NOT NULL',
    status: 'text NOT NULL',
    occurred_at: 'timestamptz NOT NULL',
    user_id: 'text NOT NULL',
    centre_id: 'uuid',
    quantity: 'integer',
    reception_at: 'timestamptz',
    departed_at: 'timestamptz',
    comment: 'text',
  },
  key: ['request_id', 'step'],
});
