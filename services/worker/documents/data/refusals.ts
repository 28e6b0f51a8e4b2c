/** What was to be printed is not there: the read models have never seen it. */
export class SourceMissing extends Error {
  override readonly name = 'SourceMissing';
  constructor(subject: string) {
    super(`${subject} is not in the read models`);
  }
}

/** More movements than a dossier prints. */
export class DossierTooLong extends Error {
  override readonly name = 'DossierTooLong';
  constructor(readonly max: number) {
    super(`more than ${max} movements`);
  }
}

/** More labels than one document has. */
export class TooManyLabels extends Error {
  override readonly name = 'TooManyLabels';
  constructor(readonly max: number) {
    super(`more than ${max} labels`);
  }
}
