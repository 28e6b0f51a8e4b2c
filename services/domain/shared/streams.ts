/** Beginnings of the names of streams; the id follows. */
export const STREAM_PREFIX = {
  /** Id: the centre. */
  ledger: 'ledger-',
  deliveryNote: 'delivery-note-',
  useDeclaration: 'use-declaration-',
  /** Id: the request. */
  replenishment: 'replenishment-',
  /** Id: `plansId` of centre and product. */
  allocation: 'allocation-',
  auditTrail: 'audit-trail-',
  recall: 'recall-',
} as const;

export const ledgerStream = (centreId: string): string => `${STREAM_PREFIX.ledger}${centreId}`;
export const deliveryNoteStream = (noteId: string): string => `${STREAM_PREFIX.deliveryNote}${noteId}`;
export const useDeclarationStream = (declarationId: string): string =>
  `${STREAM_PREFIX.useDeclaration}${declarationId}`;
export const replenishmentStream = (requestId: string): string =>
  `${STREAM_PREFIX.replenishment}${requestId}`;
export const allocationStream = (plansId: string): string => `${STREAM_PREFIX.allocation}${plansId}`;

/** The one stream of all recalls of lots. */
export const RECALL_STREAM = 'recall-register';

/** The centre whose ledger a stream is; undefined for any other stream. */
export const centreOfLedger = (stream: string): string | undefined =>
  stream.startsWith(STREAM_PREFIX.ledger) ? stream.slice(STREAM_PREFIX.ledger.length) : undefined;
