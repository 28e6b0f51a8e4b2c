/** Why goods are scrapped (docs/rules/exits-and-returns.md, EX-3). */
import { ErrorCode } from '../../words/codes.js';
import { OTHER_CAUSE, type ScrappingCause } from '../ledger/vocabulary.js';
import { accept, andThen, type Checked, refuse } from './check.js';
import { optionalText, requiredText, requiredValue } from './fields.js';

/** @param listed whether the value list of causes holds it */
export const requiredCause = (
  field: string,
  cause: string | null,
  listed: boolean,
): Checked<ScrappingCause> =>
  andThen(requiredValue(field, cause), (code) =>
    listed ? accept(code) : refuse({ code: ErrorCode.unknownValue, field, rejectedValue: code }),
  );

/** `AUTRE` says nothing by itself: it needs a comment. */
export const commentOfCause = (
  field: string,
  cause: string | null,
  comment: string | null,
): Checked<string | null> => (cause === OTHER_CAUSE ? requiredText : optionalText)(field, comment);
