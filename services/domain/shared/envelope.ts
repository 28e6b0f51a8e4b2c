/** What every event carries beside its data. */
export interface EventMetadata {
  readonly [key: string]: unknown;
  /** Id of the user who did it. */
  readonly userId: string;
  /** Centre that the user acted for; null for an administrator without one. */
  readonly centreId: string | null;
  /** ISO instant at which it happened, by the service's clock (or the caller's, offline). */
  readonly occurredAt: string;
  /** ISO instant at which the service appended it. */
  readonly recordedAt: string;
  /**
   * It happened long before it was recorded, as the writer says (the demonstration, for example): it causes no mail
   * (DM-8).
   */
  readonly isHistory?: true;
  /** UUID of the command, derived from the user and the `Idempotency-Key` where there is one. */
  readonly commandId: string;
  readonly correlationId: string;
  /** Event or command that led to this one. */
  readonly causationId: string;
  readonly schemaVersion: number;
  /**
   * Hex SHA-256 over the previous event's hash in the stream (64 zeros for the first) and this event in canonical JSON.
   */
  readonly hash: string;
}
