import { movementOrderSql } from '../../../../projections/movement/order.js';
import {
  type MovementSearch,
  movementConditions,
  movementValues,
} from '../../../../projections/movement/search.js';
import { movementTable } from '../../../../projections/movement/table.js';
import { live } from '../../../../projections/table.js';
import { dosesIn } from '../../../domain/shared/doses.js';
import { enumerationWord, noun, unitTitle, yesOrNo } from '../../../words/catalogue.js';
import type { Language } from '../../../words/language.js';
import { column, exportedList, type Ordered, orderOf } from '../list.js';

interface MovementRow {
  readonly occurred_at: Date;
  readonly type: string;
  readonly inbound: boolean;
  /** Movement that this one cancels. */
  readonly cancels: string | null;
  readonly centre_id: string;
  readonly product_id: string;
  readonly lot: string;
  readonly expiry: string;
  readonly quantity: number;
  readonly note_number: string | null;
  readonly origin_id: string | null;
  readonly destination_id: string | null;
  readonly point_id: string | null;
  readonly packaging: string | null;
  readonly syringes: number | null;
  readonly user_id: string;
  readonly comment: string | null;
  readonly later_batch_reason: string | null;
  readonly past_limit: boolean;
  readonly recalled: boolean;
  readonly declared_quantity: number | null;
  readonly taken_quantity: number | null;
  readonly offline: boolean;
  readonly recorded_at: Date;
  readonly received_at: Date | null;
  readonly compliant: boolean | null;
}

export const movementList = exportedList<MovementRow, MovementSearch & Ordered>({
  query: ({ orderBy, descending, ...search }) => ({
    text: `SELECT m.occurred_at, m.type, m.inbound, m.cancels, m.centre_id, m.product_id, m.lot, m.expiry::text AS expiry, m.quantity,
        m.note_number, m.origin_id, m.destination_id, m.point_id, m.packaging, m.syringes, m.user_id, m.comment,
        m.later_batch_reason, m.past_limit, m.recalled, m.declared_quantity, m.taken_quantity, m.received_at, m.compliant, m.offline, m.recorded_at
      FROM ${live(movementTable)} m WHERE ${movementConditions(1)}`,
    orderBy: movementOrderSql(orderOf({ orderBy, descending })),
    values: movementValues(search),
  }),
  columns: (names) => [
    column('date', 'instant', 18, (row) => row.occurred_at),
    column('type', 'text', 24, (row) =>
      row.cancels
        ? noun('preparationCancelled', names.language)
        : enumerationWord('movementType', row.type, names.language),
    ),
    column('direction', 'text', 10, (row) =>
      enumerationWord('direction', row.inbound ? 'ENTREE' : 'SORTIE', names.language),
    ),
    column('centre', 'text', 28, (row) => names.centre(row.centre_id)),
    column('product', 'text', 24, (row) => names.product(row.product_id).name),
    column('packaging', 'text', 16, (row) => names.product(row.product_id).packaging),
    column('batch', 'text', 16, (row) => row.lot),
    column('expiry', 'expiry', 12, (row) => names.expiry(row.product_id, row.expiry)),
    column('quantity', 'whole', 11, (row) => row.quantity),
    column('doses', 'decimal', 11, (row) => dosesIn(row.quantity, names.product(row.product_id).doses)),
    column('deliveryNote', 'text', 18, (row) => row.note_number),
    column('origin', 'text', 28, (row) => names.centre(row.origin_id)),
    column('destination', 'text', 28, (row) => names.centre(row.destination_id)),
    column('vaccinationPoint', 'text', 24, (row) => names.centre(row.point_id)),
    column('enteredAs', 'text', 12, (row) => row.packaging && unitTitle(row.packaging, names.language)),
    column('syringes', 'whole', 11, (row) => row.syringes),
    column('user', 'text', 24, (row) => names.user(row.user_id)),
    column('comment', 'text', 40, (row) => row.comment),
    column('laterBatchReason', 'text', 40, (row) => row.later_batch_reason),
    column('pastLimit', 'text', 12, (row) => yesOrNo(row.past_limit, names.language)),
    column('recalledLot', 'text', 14, (row) => yesOrNo(row.recalled, names.language)),
    column('anomaly', 'text', 28, (row) => anomalyOf(row, names.language)),
    column('receivedOn', 'instant', 18, (row) => row.received_at),
    column('compliant', 'text', 11, (row) =>
      row.compliant === null ? null : yesOrNo(row.compliant, names.language),
    ),
    column('offlineRecordedOn', 'instant', 18, (row) => (row.offline ? row.recorded_at : null)),
  ],
});

/** Of a forced return: what was declared is not what the centre still had. */
function anomalyOf(
  { declared_quantity: declared, taken_quantity: taken }: MovementRow,
  language: Language,
): string | null {
  if (declared === null || taken === null || declared === taken) return null;
  return `${noun('declared', language)} ${declared}, ${noun('taken', language)} ${taken}`;
}
