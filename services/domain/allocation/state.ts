import type { AllocationEvent, AllocationPlanned } from './events.js';

/** What is planned; null where nothing is, or where the plan was removed. */
export type AllocationState = AllocationPlanned['data'] | null;

export const unplanned: AllocationState = null;

export const evolve = (_state: AllocationState, event: AllocationEvent): AllocationState =>
  event.type === 'AllocationPlanned' ? event.data : null;
