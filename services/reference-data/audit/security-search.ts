/** Finding security events: the same for their list and for its export. */
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

export const LATEST_EVENTS_FIRST = 'occurred_at DESC, security_event.id DESC';

/** $1 to $6 */
export const securityValues = ({
  event,
  outcome,
  login,
  address,
  from,
  until,
}: SecuritySearch): unknown[] => [event, outcome, login, address, from, until];
