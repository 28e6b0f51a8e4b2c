/** What arrived line by line, and what of the note did not (docs/rules/receptions.md, RE-10). */
import { ErrorCode } from '../../words/codes.js';
import type { PreparationLine } from '../ledger/events.js';
import { accept, all, andThen, type Checked, refuse, together } from '../shared/check.js';
import { requiredAtLeast, requiredValue } from '../shared/fields.js';
import { commentOfCause, requiredCause } from '../shared/scrapping-cause.js';
import type { IssuedNote, ReceivedLine } from './commands.js';
import type { LineDifference } from './events.js';

/**
 * Their scrappings are appended together with the entry of all lines: of a note with as many and as long lines as
 * there can be, this many more fit into one append.
 */
export const MAX_DIFFERENCES = 100;

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
      return missing.length > MAX_DIFFERENCES
        ? refuse({
            code: ErrorCode.tooManyLines,
            field: 'lines',
            arguments: { max: MAX_DIFFERENCES },
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
