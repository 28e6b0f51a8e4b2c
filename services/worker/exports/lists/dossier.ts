import {
  REPLAY_ORDER,
  type ReplayRecord,
  type ReplaySearch,
  replaySql,
} from '../../../../projections/movement/replay.js';
import { column, exportedList } from '../list.js';

/** Movements with what each left, and where its event stands under the root that is on the sheet of filters. */
export const dossierList = exportedList<ReplayRecord, ReplaySearch>({
  query: (search) => {
    const { text, values } = replaySql(search);
    return { text, values: [...values], orderBy: REPLAY_ORDER };
  },
  columns: (names) => [
    column('date', 'instant', 18, (row) => row.occurred_at),
    column('recordedOn', 'instant', 18, (row) => row.recorded_at),
    column('centre', 'text', 28, (row) => names.centre(row.centre_id)),
    column('type', 'text', 24, (row) => names.movement(row)),
    column('product', 'text', 24, (row) => names.product(row.product_id).name),
    column('batch', 'text', 16, (row) => row.lot),
    column('expiry', 'expiry', 12, (row) => names.expiry(row.product_id, row.expiry)),
    column('signedQuantity', 'whole', 10, (row) => (row.inbound ? row.quantity : -row.quantity)),
    column('balance', 'whole', 10, (row) => row.balance),
    column('deliveryNote', 'text', 20, (row) => row.note_number),
    column('user', 'text', 24, (row) => names.user(row.user_id)),
    column('comment', 'text', 40, (row) => row.comment),
    column('eventNumber', 'whole', 12, (row) => (row.index === null ? null : Number(row.index))),
    column('eventId', 'text', 38, (row) => row.event_id),
    column('eventHash', 'text', 68, (row) => row.hash),
  ],
});
