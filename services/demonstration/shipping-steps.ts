/** Steps that move goods between centres. */
import {
  type IssuedNote,
  issuedNote,
  REFERENT_RECEPTION,
  VACCINATION_RECEPTION,
} from '../domain/delivery-note/commands.js';
import type { Prepare, RequestedLine } from '../domain/ledger/commands.js';
import type { StockEntered, StockPrepared, StockReturned } from '../domain/ledger/events.js';
import { deriveId } from '../domain/shared/ids.js';
import { deliveryNoteStream, ledgerStream } from '../domain/shared/streams.js';
import type { Fate } from '../execution/settlement.js';
import type { Committed, Executed } from '../execution/stream-type.js';
import { idOf, type Narrator, type Step } from './narrator.js';

type Line = Pick<RequestedLine, 'productId' | 'batchId' | 'quantity'> & Partial<RequestedLine>;
type Shipment = Partial<
  Pick<Prepare, 'trackerId' | 'trackerNumber' | 'carrierId' | 'containerId' | 'containerNumber'>
> & { readonly destinationId: string; readonly comment?: string; readonly lines: readonly Line[] };

export const noteIdOf = (name: string): string => deriveId(idOf(name), 'preparation');

export async function prepare(narrator: Narrator, step: Step, shipment: Shipment): Promise<IssuedNote> {
  const { destinationId, comment, lines, ...equipment } = shipment;
  const destination = narrator.centre(destinationId);
  const { events } = await narrator.parts.ledgers.execute(
    step.centreId,
    {
      type: 'Prepare',
      context: narrator.decisionAt(step),
      preparationId: noteIdOf(step.name),
      issuer: narrator.centre(step.centreId),
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
      ...equipment,
      lines: lines.map((line) => ({ exitAt: null, externalReference: null, fromReturns: false, ...line })),
    },
    narrator.contextOf(step),
  );
  return issuedNote((events[0] as StockPrepared).data, step.at);
}

/** Answers the batches in which the note's lines now are, in their order. */
export async function receive(
  narrator: Narrator,
  step: Step,
  note: IssuedNote,
  complaint?: string,
): Promise<readonly string[]> {
  const { type } = narrator.centre(step.centreId);
  const fate = await narrator.parts.notes.execute(
    note.noteId,
    {
      type: 'ReceiveDeliveryNote',
      now: step.at,
      note,
      noteId: note.noteId,
      receiverId: step.centreId,
      receiverType: type,
      receivedAt: step.at,
      compliant: complaint === undefined,
      comment: complaint ?? null,
      form: type === 'VACCINATION' ? VACCINATION_RECEPTION : REFERENT_RECEPTION,
    },
    narrator.contextOf(step),
  );
  const { events } = await settle(narrator, step, deliveryNoteStream(note.noteId), fate);
  return (events[0] as StockEntered).data.lines.map(({ batchId }) => batchId);
}

export async function cancel(narrator: Narrator, step: Step, note: IssuedNote): Promise<void> {
  const context = narrator.contextOf(step);
  const fate = await narrator.parts.notes.execute(note.noteId, { type: 'CancelDeliveryNote', note }, context);
  await settle(narrator, step, deliveryNoteStream(note.noteId), fate);
}

export async function giveBack(
  narrator: Narrator,
  step: Step,
  returned: { fromCentreId: string; batchId: string; productId: string; quantity: number; comment: string },
): Promise<void> {
  const { fromCentreId, ...goods } = returned;
  const fate = await narrator.parts.ledgers.execute(
    fromCentreId,
    {
      type: 'ReturnStock',
      returnId: deriveId(idOf(step.name), 'return'),
      forced: false,
      dispatchId: step.centreId,
      ...goods,
    },
    narrator.contextOf(step),
  );
  await settle(narrator, step, ledgerStream(fromCentreId), fate as Executed<StockReturned>);
}

function settle(narrator: Narrator, step: Step, stream: string, { events, position }: Executed<Fate>) {
  const event: Committed<Fate> = events[0]!;
  return narrator.parts.settlement.settle({ event, stream, position, by: narrator.contextOf(step) });
}
