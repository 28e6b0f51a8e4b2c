/**
 * How far the read models are behind the event store, for health and metrics. The projector provides it; the
 * API reads it without knowing the projector.
 */
export interface ProjectionHealth {
  readonly name: string;
  /** Global position up to which its rows are true; `0n` where it has seen nothing yet. */
  readonly position: bigint;
  /** Positions between it and the event store's head. */
  readonly lagPositions: bigint;
  /** Seconds since the oldest event that it has not seen was recorded; 0 where it has seen all. */
  readonly lagSeconds: number;
  /** Set where an event could not be applied: it reads no further events until it is repaired. */
  readonly halted: { readonly at: Date; readonly error: string } | null;
}

/** What makes sure of what must follow from events (settlements, mails). */
export interface ReactorHealth {
  readonly name: string;
  /** Global position up to which its work is done; `0n` where it has never run. */
  readonly position: bigint;
  /** Seconds since the oldest event that it has not passed was recorded; 0 where it has passed all, or is halted. */
  readonly lagSeconds: number;
  /** Set where it cannot go on, and no retry heals that. */
  readonly halted: { readonly at: Date; readonly error: string } | null;
}

export abstract class ProjectionStatus {
  /**
   * One entry for each projection. Rejects where the database does not answer.
   *
   * @throws ReadModelsNotReady
   */
  abstract read(): Promise<readonly ProjectionHealth[]>;

  /** One entry for each reactor. Rejects where the database does not answer. */
  abstract reactors(): Promise<readonly ReactorHealth[]>;

  /** What speaks against it that the database was folded from this event store; undefined where nothing does. */
  abstract mismatch(): Promise<string | undefined>;
}

/** They are of another release, and are built for this one by a process with the role projector. */
export class ReadModelsNotReady extends Error {
  override readonly name = 'ReadModelsNotReady';
  constructor() {
    super('the read models are not those of this release');
  }
}
