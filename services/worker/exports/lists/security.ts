import {
  FOUND_EVENTS,
  type SecuritySearch,
  securityOrderSql,
  securityValues,
} from '../../../reference-data/audit/security-search.js';
import { enumerationWord } from '../../../words/catalogue.js';
import { column, exportedList, type Ordered, orderOf } from '../list.js';

interface SecurityRow {
  readonly occurred_at: Date;
  readonly event: string;
  readonly outcome: string;
  readonly login: string | null;
  readonly address: string | null;
  readonly count: number;
  readonly user_id: string | null;
}

export const securityList = exportedList<SecurityRow, SecuritySearch & Ordered>({
  query: ({ orderBy, descending, ...search }, language) => ({
    text: `SELECT occurred_at, event, outcome, login, address, count, user_id, security_event.id FROM ${FOUND_EVENTS}`,
    orderBy: securityOrderSql(orderOf({ orderBy, descending }), language),
    values: securityValues(search),
  }),
  columns: (names) => [
    column('date', 'instant', 18, (row) => row.occurred_at),
    column('securityEvent', 'text', 22, (row) => enumerationWord('securityEvent', row.event, names.language)),
    column('outcome', 'text', 12, (row) => enumerationWord('securityOutcome', row.outcome, names.language)),
    column('login', 'text', 24, (row) => row.login),
    column('callerAddress', 'text', 24, (row) => row.address),
    column('user', 'text', 28, (row) => (row.user_id === null ? null : names.user(row.user_id))),
    column('eventCount', 'whole', 12, (row) => row.count),
  ],
});
