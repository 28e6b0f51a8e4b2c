/** Names of the domain's streams: one for each centre, delivery note, use declaration, request, and centre and product that are planned. */
const LEDGER = 'ledger-';

export const ledgerStream = (centreId: string): string => `${LEDGER}${centreId}`;
export const deliveryNoteStream = (noteId: string): string => `delivery-note-${noteId}`;
export const useDeclarationStream = (declarationId: string): string => `use-declaration-${declarationId}`;
export const replenishmentStream = (requestId: string): string => `replenishment-${requestId}`;
export const allocationStream = (plansId: string): string => `allocation-${plansId}`;

/** The one stream of all recalls of lots. */
export const RECALL_STREAM = 'recall-register';

/** The centre whose ledger a stream is; undefined for any other stream. */
export const centreOfLedger = (stream: string): string | undefined =>
  stream.startsWith(LEDGER) ? stream.slice(LEDGER.length) : undefined;
