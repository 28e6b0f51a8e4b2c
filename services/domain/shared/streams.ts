/** Names of the domain's streams: one for each centre, each delivery note and each use declaration. */
const LEDGER = 'ledger-';

export const ledgerStream = (centreId: string): string => `${LEDGER}${centreId}`;
export const deliveryNoteStream = (noteId: string): string => `delivery-note-${noteId}`;
export const useDeclarationStream = (declarationId: string): string => `use-declaration-${declarationId}`;

/** The centre whose ledger a stream is; undefined for any other stream. */
export const centreOfLedger = (stream: string): string | undefined =>
  stream.startsWith(LEDGER) ? stream.slice(LEDGER.length) : undefined;
