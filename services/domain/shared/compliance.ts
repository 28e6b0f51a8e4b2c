import { accept, andThen, type Checked } from './check.js';
import { requiredText } from './fields.js';

export interface Compliance {
  readonly compliant: boolean;
  readonly comment: string | null;
}

/**
 * A compliant reception, the default, clears the comment; one that is not compliant needs it (section 4 "Entry").
 */
export const compliance = (
  field: string,
  compliant: boolean | null,
  comment: string | null,
): Checked<Compliance> =>
  compliant === false
    ? andThen(requiredText(field, comment), (text) => accept({ compliant: false, comment: text }))
    : accept({ compliant: true, comment: null });
