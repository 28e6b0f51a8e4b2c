import { accept, andThen, type Checked } from './check.js';
import { optionalText, requiredText } from './fields.js';

export interface Compliance {
  readonly compliant: boolean;
  readonly comment: string | null;
}

/**
 * A reception that is not compliant needs a comment; a compliant one (the default) may have one.
 */
export const compliance = (
  field: string,
  compliant: boolean | null,
  comment: string | null,
): Checked<Compliance> =>
  compliant === false
    ? andThen(requiredText(field, comment), (text) => accept({ compliant: false, comment: text }))
    : andThen(optionalText(field, comment), (text) => accept({ compliant: true, comment: text }));
