import type { Upcast } from '../../../projections/projection.js';
import { allocationType } from '../../execution/streams/allocation.js';
import { auditTrailType } from '../../execution/streams/audit-trail.js';
import { deliveryNoteType } from '../../execution/streams/delivery-note.js';
import { ledgerType } from '../../execution/streams/ledger.js';
import { recallType } from '../../execution/streams/recall.js';
import { replenishmentType } from '../../execution/streams/replenishment.js';
import { useDeclarationType } from '../../execution/streams/use-declaration.js';

const types = [
  ledgerType,
  deliveryNoteType,
  useDeclarationType,
  replenishmentType,
  allocationType,
  auditTrailType,
  recallType,
];

/** Brings a stored event to the shape of today, by the rules of its kind of stream. */
export const upcastStored: Upcast = (event) => {
  const type = types.find(({ prefix }) => event.stream.startsWith(prefix));
  return type ? type.upcasters.upcast(event) : event.data;
};
