import { ErrorCode } from '../../../words/codes.js';
import { businessDate, mondayOf, yearOf } from '../../shared/calendar.js';
import { accept, andThen, type Checked, demand, refuse } from '../../shared/check.js';
import { demandConfirmed, type Question } from '../../shared/confirmation.js';
import { optionalId, optionalText, requiredValue } from '../../shared/fields.js';
import { askPastLimit } from '../../shared/past-limit.js';
import type { DestinationFacts, Prepare } from '../commands.js';
import type { StockPrepared } from '../events.js';
import type { LedgerState } from '../state.js';
import type { CentreType } from '../vocabulary.js';
import { noteLines, type ServedLine } from './note-lines.js';
import { servedLines } from './prepare-lines.js';

/** A preparation whose fields are right: it is made once what it asks is confirmed. */
export interface Draft {
  readonly event: StockPrepared;
  readonly questions: readonly Question[];
}

/** Preparation and delivery note (docs/rules/preparations.md, PR-1 to PR-7, PR-11). */
export const prepare = (command: Prepare, state: LedgerState): readonly StockPrepared[] => [
  issued(draft(command, state), command.forced),
];

/** @throws DomainError where a question is not confirmed, or the confirmation lacks the comment that it needs */
export function issued({ event, questions }: Draft, forced: boolean): StockPrepared {
  const confirmed = demandConfirmed(questions, forced, event.data.comment);
  return confirmed.length === 0 ? event : { ...event, data: { ...event.data, confirmed } };
}

/** @throws DomainError with the faults of all fields */
export function draft(command: Prepare, state: LedgerState): Draft {
  const { issuer, context } = command;
  const form = demand({
    lines: servedLines(command, state),
    transfer: transferOf(command),
    destinationId: destinationOf(command),
    destinationComment: optionalText('destinationComment', command.destinationComment),
    comment: optionalText('comment', command.comment),
    trackerNumber: numberOf(
      'trackerNumber',
      command.trackerNumber,
      command.trackerId,
      ErrorCode.trackerRequired,
    ),
    containerNumber: numberOf(
      'containerNumber',
      command.containerNumber,
      command.containerId,
      ErrorCode.containerRequired,
    ),
  });

  const lines = noteLines(form.lines, command, state);
  const year = yearOf(businessDate(context.now, context.timeZone));
  const sequence = (state.lastNumbers.get(year) ?? 0) + 1;
  return {
    event: {
      type: 'StockPrepared',
      data: {
        preparationId: command.preparationId,
        number: `${issuer.code}-${year}-${String(sequence).padStart(6, '0')}`,
        year,
        sequence,
        issuerId: issuer.id,
        destinationId: form.destinationId,
        destinationComment: form.destinationComment,
        comment: form.comment,
        thawed: command.thawed,
        transfer: form.transfer,
        followUpDisabled: command.followUpDisabled || (command.destination?.followUpDisabled ?? false),
        trackerId: optionalId(command.trackerId),
        trackerNumber: form.trackerNumber,
        carrierId: optionalId(command.carrierId),
        containerId: optionalId(command.containerId),
        containerNumber: form.containerNumber,
        replenishmentId: optionalId(command.replenishmentId),
        lines,
      },
    },
    questions: [
      ...askPastLimit(lines.some(({ pastLimit }) => pastLimit)),
      ...askBeyondPlans(command, form.lines),
    ],
  };
}

/** More than the destination's plan of the week leaves passes only when the user confirms it (PR-11). */
function askBeyondPlans({ context, residual }: Prepare, lines: readonly ServedLine[]): readonly Question[] {
  const leaving = new Map<string, { productId: string; week: string; quantity: number }>();
  for (const { product, portions, exitAt } of lines) {
    const productId = product.id;
    const quantity = portions.reduce((sum, portion) => sum + portion.quantity, 0);
    const week = mondayOf(businessDate(exitAt ?? context.now, context.timeZone));
    const key = `${productId} ${week}`;
    const before = leaving.get(key)?.quantity ?? 0;
    leaving.set(key, { productId, week, quantity: before + quantity });
  }
  const left = [...leaving.values()].flatMap(({ productId, week, quantity }) => {
    const packages = residual(productId, week);
    return packages !== null && quantity > packages ? [packages] : [];
  });
  // One question for all of them: it is asked once whatever the note holds.
  return left.length === 0
    ? []
    : [
        {
          code: ErrorCode.allocationExceeded,
          arguments: { residual: Math.min(...left) },
          needsComment: false,
        },
      ];
}

/** Only dispatch centres may mark a transfer, and only where the configuration allows it (PR-7). */
const transferOf = ({ transfer, transferAllowed, issuer }: Prepare): Checked<boolean> =>
  transfer && !(transferAllowed && issuer.type === 'DISPATCH')
    ? refuse({ code: ErrorCode.transferNotOffered, field: 'transfer', rejectedValue: transfer })
    : accept(transfer);

/** Required, but for a transfer; a given one must be fit to receive from this issuer. */
function destinationOf(command: Prepare): Checked<string | null> {
  const { destinationId, destination, issuer, transfer } = command;
  if (transfer && optionalId(destinationId) === null) return accept(null);
  return andThen(requiredValue('destinationId', destinationId), (id) =>
    destination !== null && mayReceive(destination, issuer.type)
      ? accept(id)
      : refuse({ code: ErrorCode.destinationInvalid, field: 'destinationId', rejectedValue: id }),
  );
}

/** Which centres a referent and a dispatch centre ship to (docs/rules/preparations.md, PR-3). */
function mayReceive(destination: DestinationFacts, issuer: CentreType): boolean {
  if (!destination.active || !destination.isChild) return false;
  if (issuer === 'DISPATCH') return destination.type === 'VACCINATION';
  return destination.type === 'DISPATCH' || (destination.type === 'REFERENT' && destination.holdsStock);
}

/** The number of a container or tracker means nothing without the container or tracker. */
const numberOf = (
  field: string,
  value: string | null,
  ownerId: string | null,
  code: ErrorCode,
): Checked<string | null> =>
  andThen(optionalText(field, value), (number) =>
    number !== null && optionalId(ownerId) === null
      ? refuse({ code, field, rejectedValue: number })
      : accept(number),
  );
