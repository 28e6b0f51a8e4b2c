// Generated from services/domain/shared/codes.ts by `npm run api:generate`: change it there.
/**
 * Every code that a rule of the domain may refuse with, in one place. A code is the message id of the
 * console's dictionaries and of the API's; its words live there. Arguments are named after `args:`.
 */
export const ErrorCode = {
  /** A field that must be filled is absent or blank. */
  required: 'global.error.required',
  /** A quantity is zero or negative. */
  positive: 'global.error.positive',
  /** A count is negative. */
  notNegative: 'global.error.notNegative',
  /** A quantity or count has a fraction. */
  integer: 'global.error.integer',
  /** A number is below its minimum. args: min */
  min: 'global.error.min',
  /** A text is longer than allowed. args: max */
  textMax: 'global.error.textMax',
  /** Not a calendar date `YYYY-MM-DD`, or not an ISO instant with an offset. */
  date: 'global.error.date',
  /** A code that its value list does not hold, or that is disabled there. */
  unknownValue: 'global.error.unknownValue',
  /** A date-time lies after now. */
  dateInFuture: 'global.error.dateInFuture',
  /** A day-type expiry lies before today. */
  expiryBeforeToday: 'global.error.expiryBeforeToday',
  /** A month-type expiry lies before the current month. */
  expiryBeforeMonth: 'global.error.expiryBeforeMonth',
  /** No such product. */
  productNotFound: 'global.error.productNotFound',
  /** The centre has no such batch, or not of that product. */
  batchNotFound: 'global.error.batchNotFound',
  /** More than the batch, or than all batches of the product together, still hold. args: max */
  quantityMax: 'global.error.quantityMax',
  /** More than any one movement, or any one batch, can hold. args: max */
  quantityTooLarge: 'global.error.quantityTooLarge',
  /** More comes back than the centre has left; passes with `forceValidation`. args: max */
  quantityResidual: 'global.error.quantityResidual',
  /** Transfer chosen for a product without `stabilite28`, or by a centre that may not. */
  transferNotOffered: 'global.error.transferNotOffered',
  /** Not a centre, or point, below the selected one that may receive this. */
  destinationInvalid: 'global.error.destinationInvalid',
  /** A container number without a container. */
  containerRequired: 'preparation.error.containerRequired',
  /** A tracker number without a tracker. */
  trackerRequired: 'preparation.error.trackerRequired',
  /** A preparation without a line. */
  productsRequired: 'preparation.error.productsRequired',
  /** A preparation with more lines than one delivery note carries. args: max */
  tooManyLines: 'preparation.error.tooManyLines',
  /** Stock edit: a quantity of 0. */
  quantityInvalid: 'stock.error.quantityInvalid',
  /** Stock edit: neither a quantity nor an expiry. */
  quantityOrExpiry: 'stock.error.quantityOrExpiry',
  /** Reception: no such delivery note, or not addressed to this centre. */
  noteNotFound: 'deliveryNote.error.notFound',
  /** Reception or cancellation of a note that was received. */
  noteReceived: 'deliveryNote.error.alreadyReceived',
  /** Reception or cancellation of a note that was cancelled. */
  noteCancelled: 'deliveryNote.error.alreadyCancelled',
  /** Reception of a note that its destination does not follow up. */
  noteWithoutFollowUp: 'deliveryNote.error.followUpDisabled',
  /** More than the week's allocation leaves; passes with `forceValidation`. args: residual */
  allocationExceeded: 'quantitePrevision',
} as const;

export type ErrorCode = (typeof ErrorCode)[keyof typeof ErrorCode];
