import { requestOrderSql } from '../../../../projections/replenishment/order.js';
import {
  dosesAsked,
  FOUND_REQUESTS,
  REQUEST_COLUMNS,
  type ReplenishmentSearch,
  type RequestRecord,
  searchValues,
} from '../../../../projections/replenishment/search.js';
import { enumerationWord } from '../../../words/catalogue.js';
import { column, exportedList, type Ordered, orderOf } from '../list.js';

type RequestRow = RequestRecord & { readonly carrier_name: string | null };

export const replenishmentList = exportedList<RequestRow, ReplenishmentSearch & Ordered>({
  query: ({ orderBy, descending, ...search }) => ({
    text: `SELECT ${REQUEST_COLUMNS}, (SELECT name FROM reference.carrier WHERE id = r.carrier_id) AS carrier_name
      FROM ${FOUND_REQUESTS}`,
    orderBy: requestOrderSql(orderOf({ orderBy, descending })),
    values: searchValues(search),
  }),
  columns: (names) => [
    column('requestedOn', 'instant', 18, (row) => row.requested_at),
    column('requestedBy', 'text', 24, (row) => names.user(row.requested_by)),
    column('status', 'text', 22, (row) => enumerationWord('requestStatus', row.status, names.language)),
    column('centre', 'text', 28, (row) => names.centre(row.centre_id)),
    column('vaccinationPoint', 'text', 24, (row) => names.centre(row.point_id)),
    column('centreDispatch', 'text', 28, (row) => names.centre(row.supplier_id)),
    column('product', 'text', 24, (row) => names.product(row.product_id).name),
    column('packaging', 'text', 16, (row) => names.product(row.product_id).packaging),
    column('mode', 'text', 18, (row) => enumerationWord('quantityMode', row.mode, names.language)),
    column('requestedQuantity', 'whole', 12, (row) => row.packages),
    column('doses', 'decimal', 11, (row) => dosesAsked(row, names.product(row.product_id).doses)),
    column('firstDoses', 'whole', 9, (row) => row.first_doses),
    column('secondDoses', 'whole', 9, (row) => row.second_doses),
    column('thirdDoses', 'whole', 9, (row) => row.booster_doses),
    column('wantedFor', 'instant', 18, (row) => row.wanted_at),
    column('coverageFrom', 'instant', 18, (row) => row.coverage_from),
    column('coverageUntil', 'instant', 18, (row) => row.coverage_until),
    column('confirmedQuantity', 'whole', 12, (row) => row.confirmed_quantity),
    column('confirmedFor', 'instant', 18, (row) => row.confirmed_at),
    column('departedOn', 'instant', 18, (row) => row.departed_at),
    column('carrier', 'text', 24, (row) => row.carrier_name),
    column('comment', 'text', 40, (row) => row.request_comment),
    column('confirmationComment', 'text', 40, (row) => row.confirmation_comment),
    column('dispatchComment', 'text', 40, (row) => row.supplier_comment),
    column('departureComment', 'text', 40, (row) => row.departure_comment),
  ],
});
