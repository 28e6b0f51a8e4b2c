/** A preparation from a dispatch centre that holds Immunol, Vaxilor and syringes, and its reception. */
import type { IssuedNote, ReceiveDeliveryNote } from '../delivery-note/commands.js';
import type { Prepare, RequestedLine } from '../ledger/commands.js';
import type { LedgerEvent } from '../ledger/events.js';
import {
  at,
  BATCH,
  BELLEVUE,
  CENTRE,
  entered,
  IMMUNOL,
  id,
  line,
  NOW,
  SYRINGE,
  vaxilorLine,
} from './ledger.js';

export const PREPARATION = id(500);
export const VAXILOR_BATCH = id(110);
/** Batches of syringes, the second expires first. */
export const SYRINGES = [id(120), id(121)] as const;

export const stocked: readonly LedgerEvent[] = [
  entered(
    line({ batchId: BATCH, quantity: 100 }),
    vaxilorLine({ batchId: VAXILOR_BATCH, quantity: 20 }),
    line({
      batchId: SYRINGES[0],
      productId: SYRINGE.id,
      expiry: '2027-12-31',
      usageLimit: null,
      quantity: 30,
    }),
    line({
      batchId: SYRINGES[1],
      productId: SYRINGE.id,
      expiry: '2026-12-31',
      usageLimit: null,
      quantity: 5,
    }),
  ),
];

export const requested = (more: Partial<RequestedLine> = {}): RequestedLine => ({
  productId: IMMUNOL.id,
  quantity: 10,
  batchId: BATCH,
  exitAt: null,
  externalReference: null,
  fromReturns: false,
  ...more,
});

export const prepareCommand = (more: Partial<Prepare> = {}): Prepare => ({
  type: 'Prepare',
  context: at(NOW),
  preparationId: PREPARATION,
  issuer: { id: CENTRE, code: 'PN', type: 'DISPATCH' },
  transferAllowed: true,
  destinationId: BELLEVUE,
  destination: {
    type: 'VACCINATION',
    holdsStock: true,
    active: true,
    isChild: true,
    followUpDisabled: false,
  },
  destinationComment: null,
  comment: null,
  thawed: false,
  transfer: false,
  followUpDisabled: false,
  trackerId: null,
  trackerNumber: null,
  carrierId: null,
  containerId: null,
  containerNumber: null,
  replenishmentId: null,
  residual: () => null,
  forced: false,
  lines: [requested()],
  ...more,
});

/** A vaccination centre receives all of a note, in good order. */
export const receiveCommand = (
  note: IssuedNote,
  more: Pick<ReceiveDeliveryNote, 'now' | 'receiverId'> & Partial<ReceiveDeliveryNote>,
): ReceiveDeliveryNote => ({
  type: 'ReceiveDeliveryNote',
  timeZone: 'Europe/Paris',
  note,
  noteId: note.noteId,
  receiverType: 'VACCINATION',
  receivedAtRequired: false,
  receivedAt: null,
  compliant: true,
  comment: null,
  lines: [],
  forced: false,
  offline: null,
  ...more,
});
