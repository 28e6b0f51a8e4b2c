import { capitalised, type RecordWords } from '../record-words.js';

/**
 * The sentences of a kind of record.
 *
 * @param noun with its article: `a tracker`
 * @param title of the list
 */
export function recordWords(noun: string, title: string): RecordWords {
  const name = noun.slice(noun.indexOf(' ') + 1);
  const failure = 'Something went wrong,';
  return {
    title,
    sheet: title,
    one: capitalised(name),
    audited: capitalised(name),
    add: `Add ${noun}`,
    created: `The ${name} was created`,
    updated: `The ${name} was changed`,
    statusChanged: `The status of the ${name} was changed`,
    createFailure: `${failure} the ${name} was not created`,
    updateFailure: `${failure} the ${name} was not changed`,
    statusFailure: `${failure} the status of the ${name} was not changed`,
  };
}
