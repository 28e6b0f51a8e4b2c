/** Finding security events: the same for their list and for its export. */
import { wordSql } from '../../platform/sql.js';
import { codesOf, type Enumeration, enumerationWord } from '../../words/catalogue.js';
import type { Language } from '../../words/language.js';

export interface SecuritySearch {
  readonly event: string | null;
  readonly outcome: string | null;
  /** Contained in the login, whatever its case. */
  readonly login: string | null;
  readonly address: string | null;
  /** ISO instants, the latter excluded; null: no bound. */
  readonly from: string | null;
  readonly until: string | null;
}

/** FROM and WHERE of a search; values $1 to $6. */
export const FOUND_EVENTS = `reference.security_event
  WHERE ($1::text IS NULL OR event = $1) AND ($2::text IS NULL OR outcome = $2)
  AND ($3::text IS NULL OR strpos(lower(login), lower($3)) > 0) AND ($4::text IS NULL OR address = $4)
  AND ($5::timestamptz IS NULL OR occurred_at >= $5) AND ($6::timestamptz IS NULL OR occurred_at < $6)`;

const LATEST_FIRST = 'security_event.occurred_at DESC, security_event.id DESC';

const inWords = (code: string, enumeration: Enumeration) => (language: Language) => {
  const words = wordSql(code, codesOf(enumeration), (each) => enumerationWord(enumeration, each, language));
  return `${words} COLLATE reference.alphabetical`;
};

const COLUMNS: Readonly<Record<string, string | ((language: Language) => string)>> = {
  id: 'security_event.id',
  date: 'security_event.occurred_at',
  evenement: inWords('security_event.event', 'securityEvent'),
  resultat: inWords('security_event.outcome', 'securityOutcome'),
  login: 'security_event.login',
  adresse: 'security_event.address',
  nombre: 'security_event.count',
};

/** Names on the wire of what security events can be sorted by. */
export const SECURITY_ORDERS: readonly string[] = Object.keys(COLUMNS);

/**
 * @param order undefined: the latest first, which also decides between events that are otherwise equal
 * @param language of the reader
 */
export function securityOrderSql(
  order: { readonly field: string; readonly descending: boolean } | undefined,
  language: Language,
): string {
  if (!order) return LATEST_FIRST;
  const column = COLUMNS[order.field]!;
  const sql = typeof column === 'string' ? column : column(language);
  return `${sql} ${order.descending ? 'DESC' : 'ASC'}, ${LATEST_FIRST}`;
}

/** $1 to $6 */
export const securityValues = ({
  event,
  outcome,
  login,
  address,
  from,
  until,
}: SecuritySearch): unknown[] => [event, outcome, login, address, from, until];
