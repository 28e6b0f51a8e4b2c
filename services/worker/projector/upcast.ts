import type { Upcast } from '../../../projections/projection.js';
import { deliveryNoteType } from '../../execution/streams/delivery-note.js';
import { ledgerType } from '../../execution/streams/ledger.js';
import { useDeclarationType } from '../../execution/streams/use-declaration.js';

const types = [ledgerType, deliveryNoteType, useDeclarationType];

/** Brings a stored event to the shape of today, by the rules of its kind of stream. */
export const upcastStored: Upcast = (event) => {
  const type = types.find(({ prefix }) => event.stream.startsWith(prefix));
  return type ? type.upcasters.upcast(event) : event.data;
};
