import type { AllocationCommand } from '../../domain/allocation/commands.js';
import { decide } from '../../domain/allocation/decide.js';
import type { AllocationEvent } from '../../domain/allocation/events.js';
import { type AllocationState, evolve, unplanned } from '../../domain/allocation/state.js';
import { StreamRunner } from '../stream-runner.js';
import type { StreamType } from '../stream-type.js';
import { Upcasters } from '../upcasting.js';

/** The plan of a centre, a product and a week, `allocation-<id>`. */
export const allocationType: StreamType<AllocationState, AllocationCommand, AllocationEvent> = {
  prefix: 'allocation-',
  initialState: () => unplanned,
  decide,
  evolve,
  upcasters: new Upcasters(),
};

/** Executes commands on plans; the id is `allocationId` of centre, product and week. */
export class AllocationExecution extends StreamRunner<AllocationState, AllocationCommand, AllocationEvent> {}
