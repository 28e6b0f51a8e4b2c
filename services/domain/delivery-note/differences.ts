/** What arrived line by line, and what of the note did not (docs/rules/receptions.md, RE-10). */
import { ErrorCode } from '../../words/codes.js';
import type { PreparationLine } from '../ledger/events.js';
import { accept, all, andThen, type Checked, refuse, together } from '../shared/check.js';
import { requiredAtLeast, requiredValue } from '../shared/fields.js';
import { commentOfCause, requiredCause } from '../shared/scrapping-cause.js';
import type { IssuedNote, ReceivedLine } from './commands.js';
import type { LineDifference } from './events.js';

/**
 * The entry of all lines and the scrappings of what is missing are one append of the event store (1 MiB), which this
 * leaves room in: with texts as people write them every line of the longest note may differ, with the longest texts that
 * there can be not all of them.
 */
const MOST_BYTES = 1_000_000;
/** Of a line that enters, beside what the note has of it. */
const OF_ENTRY = 150;
/** Of a scrapping, beside its line and its difference: what is stored with every event, too. */
const OF_SCRAPPING = 1_000;

const UTF_8 = new TextEncoder();
const bytesOf = (value: object): number => UTF_8.encode(JSON.stringify(value)).length;

/** How many of the differences, from the first one on, can be taken in with the lines of the note. */
function mostThatFit(
  differences: readonly LineDifference[],
  sent: ReadonlyMap<string, PreparationLine>,
): number {
  let bytes = 0;
  for (const line of sent.values()) bytes += bytesOf(line) + OF_ENTRY;
  const tooMuch = differences.findIndex((difference) => {
    bytes += bytesOf(sent.get(difference.lineId)!) + bytesOf(difference) + OF_SCRAPPING;
    return bytes > MOST_BYTES;
  });
  return tooMuch === -1 ? differences.length : tooMuch;
}

/** A line that is left out, or arrived in full, is no difference. */
export function differencesOf(
  received: readonly ReceivedLine[],
  note: Checked<IssuedNote>,
): Checked<readonly LineDifference[]> {
  return andThen(note, ({ lines }) => {
    const sent = new Map(lines.map((line) => [line.lineId, line]));
    const seen = new Set<string>();
    const checks = received.map((line, index) => {
      const checked = andThen(namedLine(line, index, sent, seen), (named) =>
        differenceOf(line, index, named),
      );
      if (line.lineId !== null) seen.add(line.lineId.toLowerCase());
      return checked;
    });
    return andThen(all(checks), (differences) => {
      const missing = differences.filter((difference) => difference !== null);
      const max = mostThatFit(missing, sent);
      return missing.length > max
        ? refuse({
            code: ErrorCode.tooManyDifferences,
            field: 'lines',
            arguments: { max },
            rejectedValue: missing.length,
          })
        : accept(missing);
    });
  });
}

const namedLine = (
  { lineId }: ReceivedLine,
  index: number,
  sent: ReadonlyMap<string, PreparationLine>,
  seen: ReadonlySet<string>,
): Checked<PreparationLine> => {
  const field = fieldOf(index, 'lineId');
  return andThen(requiredValue(field, lineId), (id) => {
    const line = sent.get(id.toLowerCase());
    if (line === undefined) return refuse({ code: ErrorCode.unknownValue, field, rejectedValue: id });
    return seen.has(line.lineId)
      ? refuse({ code: ErrorCode.lineTwice, field, rejectedValue: id })
      : accept(line);
  });
};

function differenceOf(
  { quantity, cause, causeListed, comment }: ReceivedLine,
  index: number,
  line: PreparationLine,
): Checked<LineDifference | null> {
  const arrived = andThen(requiredAtLeast(fieldOf(index, 'quantity'), quantity, 0), (packages) =>
    packages <= line.quantity
      ? accept(packages)
      : refuse({
          code: ErrorCode.receivedAboveSent,
          field: fieldOf(index, 'quantity'),
          arguments: { max: line.quantity },
          rejectedValue: packages,
        }),
  );
  return andThen(arrived, (packages) =>
    packages === line.quantity
      ? accept(null)
      : together({
          lineId: accept(line.lineId),
          missing: accept(line.quantity - packages),
          cause: requiredCause(fieldOf(index, 'cause'), cause, causeListed),
          comment: commentOfCause(fieldOf(index, 'comment'), cause, comment),
        }),
  );
}

/** Path of a field of the line at this zero-based index of the command's lines. */
const fieldOf = (index: number, field: keyof ReceivedLine): string => `lines[${index}].${field}`;
