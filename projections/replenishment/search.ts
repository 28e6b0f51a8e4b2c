/** Finding requests: the same for their list and for its export. */
import type { RequestKind } from '../../services/domain/replenishment/request-status.js';
import { dosesIn } from '../../services/domain/shared/doses.js';
import { live, type RecordOf, type Stored, select } from '../table.js';
import { SUPPLIER } from './supplier.js';
import { replenishmentTable } from './tables.js';

const STORED = select(
  replenishmentTable,
  'r',
  'id',
  'kind',
  'centre_id',
  'point_id',
  'product_id',
  'status',
  'mode',
  'first_doses',
  'second_doses',
  'booster_doses',
  'packages',
  'wanted_at',
  'coverage_from',
  'coverage_until',
  'carrier_id',
  'confirmed_quantity',
  'confirmed_at',
  'departed_at',
  'request_comment',
  'confirmation_comment',
  'supplier_comment',
  'departure_comment',
  'requested_at',
  'requested_by',
);

/** What is shown of a request; the alias of the table is `r`. */
export const REQUEST_COLUMNS = `${STORED}, ${SUPPLIER}`;

export type RequestRecord = RecordOf<typeof STORED> & Pick<Stored<typeof replenishmentTable>, 'supplier_id'>;

/** What is asked for in doses: those of all rounds, or those in the packages (docs/rules/replenishment.md, RQ-1). */
export const dosesAsked = (request: RequestRecord, dosesPerPackage: number): number =>
  request.mode === 'DOSE'
    ? request.first_doses + request.second_doses + request.booster_doses
    : dosesIn(request.packages, dosesPerPackage);

export interface ReplenishmentSearch {
  readonly kind: RequestKind;
  /** Centres, or points, whose requests are within reach. */
  readonly ownerIds: readonly string[];
  readonly productId: string | null;
  readonly centreId: string | null;
  readonly statuses: readonly string[] | null;
  readonly carrierId: string | null;
  readonly tagCategory: string | null;
  /** Pattern for ILIKE. */
  readonly tag: string | null;
  readonly dateType: string | null;
  readonly from: string | null;
  readonly until: string | null;
}

/** FROM and WHERE of a search, over the live table with the alias `r`; values $1 to $11. */
export const FOUND_REQUESTS = `${live(replenishmentTable)} r
  WHERE CASE WHEN $1 = 'CENTRE' THEN r.centre_id ELSE r.point_id END = ANY ($2::uuid[])
    AND r.kind = $1
    AND ($3::uuid IS NULL OR r.product_id = $3)
    AND ($4::uuid IS NULL OR r.centre_id = $4 OR r.point_id = $4)
    AND ($5::text[] IS NULL OR r.status = ANY ($5))
    AND ($6::uuid IS NULL OR r.carrier_id = $6)
    AND (($7::text IS NULL AND $8::text IS NULL) OR EXISTS (
      SELECT 1 FROM reference.centre_tag tag
       WHERE tag.centre_id = r.centre_id AND ($7::text IS NULL OR tag.category = $7)
         AND ($8::text IS NULL OR tag.value ILIKE $8)))
    AND ($9::text IS NULL OR (
      CASE WHEN $9 = 'CREATION' THEN r.requested_at ELSE coalesce(r.confirmed_at, r.wanted_at) END >= $10::timestamptz
      AND CASE WHEN $9 = 'CREATION' THEN r.requested_at ELSE coalesce(r.confirmed_at, r.wanted_at) END < $11::timestamptz))`;

/** $1 to $11 */
export const searchValues = (search: ReplenishmentSearch): unknown[] => [
  search.kind,
  search.ownerIds,
  search.productId,
  search.centreId,
  search.statuses,
  search.carrierId,
  search.tagCategory,
  search.tag,
  search.dateType,
  search.from,
  search.until,
];
