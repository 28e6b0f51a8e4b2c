/** SQLSTATE of a full disk, and of a server that only reads. */
const TAKES_NO_CHANGES = new Set<unknown>(['53100', '25006']);

/** What a process knows without asking of whether its database takes changes: one whose disk is full answers reads. */
export class RefusedWrites {
  /** When a statement was refused last, by `performance.now()`. */
  last: number | undefined;

  /** @param error that a request failed by, whatever it is */
  note(error: unknown): void {
    if (error instanceof Error && 'code' in error && TAKES_NO_CHANGES.has(error.code))
      this.last = performance.now();
  }
}
