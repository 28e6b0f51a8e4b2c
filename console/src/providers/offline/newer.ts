/** A newer version of the console has changed the database, or written actions that this one cannot read. */
export const isNewer = (error: unknown): boolean =>
  error instanceof DOMException
    ? error.name === 'VersionError'
    : error instanceof Error && error.name === 'NewerFormat';
