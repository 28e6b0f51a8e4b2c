/** Steps that move goods between centres. */
import { type IssuedNote, issuedNote } from '../domain/delivery-note/commands.js';
import type { Prepare, RequestedLine } from '../domain/ledger/commands.js';
import type { StockEntered, StockPrepared, StockReturned } from '../domain/ledger/events.js';
import { deriveId } from '../domain/shared/ids.js';
import { deliveryNoteStream, ledgerStream } from '../domain/shared/streams.js';
import type { Outcome } from '../execution/settlement.js';
import type { Committed, Executed } from '../execution/stream-type.js';
import { idOf, type Step } from './step.js';

type Line = Pick<RequestedLine, 'productId' | 'batchId' | 'quantity'> & Partial<RequestedLine>;
type Shipment = Partial<
  Pick<
    Prepare,
    'replenishmentId' | 'trackerId' | 'trackerNumber' | 'carrierId' | 'containerId' | 'containerNumber'
  >
> & { readonly destinationId: string; readonly comment?: string; readonly lines: readonly Line[] };

export const noteIdOf = (name: string): string => deriveId(idOf(name), 'preparation');

export async function prepare(step: Step, shipment: Shipment): Promise<IssuedNote> {
  const { destinationId, comment, lines, ...equipment } = shipment;
  const destination = step.centre(destinationId);
  const { events } = await step.execute({
    type: 'Prepare',
    forced: false,
    context: step.decision,
    preparationId: noteIdOf(step.name),
    issuer: step.centre(),
    transferAllowed: true,
    destinationId,
    destination: { ...destination, isChild: destination.parentIds.includes(step.centreId) },
    destinationComment: comment ?? null,
    comment: null,
    thawed: false,
    transfer: false,
    followUpDisabled: false,
    trackerId: null,
    trackerNumber: null,
    carrierId: destination.carrierId,
    containerId: null,
    containerNumber: null,
    replenishmentId: null,
    residual: () => null,
    ...equipment,
    lines: lines.map((line) => ({ exitAt: null, externalReference: null, fromReturns: false, ...line })),
  });
  return issuedNote((events[0] as StockPrepared).data, step.at);
}

/** Answers the batches in which the note's lines now are, in their order. */
export async function receive(step: Step, note: IssuedNote, complaint?: string): Promise<readonly string[]> {
  const { type } = step.centre();
  const executed = await step.parts.notes.execute(
    note.noteId,
    {
      type: 'ReceiveDeliveryNote',
      lines: [],
      offline: null,
      forced: false,
      now: step.at,
      timeZone: step.decision.timeZone,
      note,
      noteId: note.noteId,
      receiverId: step.centreId,
      receiverType: type,
      receivedAt: step.at,
      compliant: complaint === undefined,
      comment: complaint ?? null,
      receivedAtRequired: type !== 'VACCINATION',
    },
    step.context,
  );
  const { events } = await settle(step, deliveryNoteStream(note.noteId), executed);
  return (events[0] as StockEntered).data.lines.map(({ batchId }) => batchId);
}

export async function cancel(step: Step, note: IssuedNote): Promise<void> {
  const { context } = step;
  const executed = await step.parts.notes.execute(note.noteId, { type: 'CancelDeliveryNote', note }, context);
  await settle(step, deliveryNoteStream(note.noteId), executed);
}

export async function giveBack(
  step: Step,
  returned: { fromCentreId: string; batchId: string; productId: string; quantity: number; comment: string },
): Promise<void> {
  const { fromCentreId, ...goods } = returned;
  const executed = await step.parts.ledgers.execute(
    fromCentreId,
    {
      type: 'ReturnStock',
      returnId: step.idOf('return'),
      forced: false,
      dispatchId: step.centreId,
      delivered: goods.quantity,
      ...goods,
    },
    step.context,
  );
  await settle(step, ledgerStream(fromCentreId), executed as Executed<StockReturned>);
}

function settle(step: Step, stream: string, { events, position }: Executed<Outcome>) {
  const event: Committed<Outcome> = events[0]!;
  return step.parts.settlement.settle({ event, stream, position, by: step.context });
}
