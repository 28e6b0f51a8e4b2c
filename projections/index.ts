/** Every read model. They advance together, one transaction for each batch of events. */
import { allocation } from './allocation/projection.js';
import { count } from './count/projection.js';
import { dashboard } from './dashboard/projection.js';
import { deliveryNote } from './delivery-note/projection.js';
import { ledgerClock } from './ledger-clock/projection.js';
import { ledgerEvent } from './ledger-event/projection.js';
import { movement } from './movement/projection.js';
import { operation } from './operation/projection.js';
import { recall } from './recall/projection.js';
import { replenishment } from './replenishment/projection.js';
import { stock } from './stock/projection.js';
import { useDeclaration } from './use-declaration/projection.js';

export const projections = [
  stock,
  movement,
  dashboard,
  deliveryNote,
  operation,
  useDeclaration,
  replenishment,
  allocation,
  ledgerEvent,
  ledgerClock,
  recall,
  count,
] as const;

/**
 * Grows with every change of this list or of a version in it (projection.spec.ts keeps count): what tells read models of a
 * later release from those of an earlier one, also where one of them was added or removed.
 */
export const EDITION = 1;

/** The name of a read model. */
export type ReadModel = (typeof projections)[number]['name'];

export const READ_MODELS: readonly ReadModel[] = projections.map(({ name }) => name);
