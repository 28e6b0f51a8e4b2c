import type { AllocationEvent, AllocationPlanned } from './events.js';

export interface AllocationState {
  /** How often the week has been planned, changed or removed: grows with each event, also over a removal. */
  readonly version: number;
  /** What is planned; null where nothing is, or where the plan was removed. */
  readonly plan: AllocationPlanned['data'] | null;
}

export const unplanned: AllocationState = { version: 0, plan: null };

export const evolve = ({ version }: AllocationState, event: AllocationEvent): AllocationState => ({
  version: version + 1,
  plan: event.type === 'AllocationPlanned' ? event.data : null,
});
