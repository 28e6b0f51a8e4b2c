import { movementOrderSql } from '../../../../projections/movement/order.js';
import {
  MOVEMENT_COLUMNS,
  type MovementRecord,
  type MovementSearch,
  movementConditions,
  movementValues,
} from '../../../../projections/movement/search.js';
import { movementTable } from '../../../../projections/movement/table.js';
import { live } from '../../../../projections/table.js';
import { formatCount } from '../../../documents/labels.js';
import { dosesIn } from '../../../domain/shared/doses.js';
import { enumerationWord, movementWords, noun, unitTitle, yesOrNo } from '../../../words/catalogue.js';
import type { Language } from '../../../words/language.js';
import { column, exportedList, type Ordered, orderOf } from '../list.js';

export const movementList = exportedList<MovementRecord, MovementSearch & Ordered>({
  query: ({ orderBy, descending, ...search }, language) => ({
    text: `SELECT ${MOVEMENT_COLUMNS} FROM ${live(movementTable)} m WHERE ${movementConditions(1)}`,
    orderBy: movementOrderSql(orderOf({ orderBy, descending }), movementWords(language)),
    values: movementValues(search),
  }),
  columns: (names) => [
    column('date', 'instant', 18, (row) => row.occurred_at),
    column('type', 'text', 24, (row) => names.movement(row)),
    column('direction', 'text', 10, (row) =>
      enumerationWord('direction', row.inbound ? 'ENTREE' : 'SORTIE', names.language),
    ),
    column('centre', 'text', 28, (row) => names.centre(row.centre_id)),
    column('product', 'text', 24, (row) => names.product(row.product_id).name),
    column('packaging', 'text', 16, (row) => names.product(row.product_id).packaging),
    column('batch', 'text', 16, (row) => row.lot),
    column('expiry', 'expiry', 12, (row) => names.expiry(row.product_id, row.expiry)),
    column(
      'previousExpiry',
      'expiry',
      12,
      (row) => row.previous_expiry && names.expiry(row.product_id, row.previous_expiry),
    ),
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
  { declared_quantity: declared, taken_quantity: taken }: MovementRecord,
  language: Language,
): string | null {
  if (declared === null || taken === null || declared === taken) return null;
  const written = (name: 'declared' | 'taken', value: number) =>
    `${noun(name, language)} ${formatCount(value, language)}`;
  return `${written('declared', declared)}, ${written('taken', taken)}`;
}
