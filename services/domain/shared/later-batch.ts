/** Why goods leave before others that end earlier (docs/rules/stock.md, ST-22). */
import { accept, andThen, type Checked } from './check.js';
import { MAX_REASON, optionalText } from './fields.js';

/** As events carry it: nothing where nobody said why. */
export interface LaterBatchReason {
  readonly laterBatchReason?: string;
}

/** @param field path of the reason in the command; a violation names it where the text is too long */
export const laterBatchReason = (field: string, value: string | null): Checked<LaterBatchReason> =>
  andThen(optionalText(field, value, MAX_REASON), (text) =>
    accept(text === null ? {} : { laterBatchReason: text }),
  );
