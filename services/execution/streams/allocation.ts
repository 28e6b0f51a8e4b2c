import type { AllocationCommand } from '../../domain/allocation/commands.js';
import { decide } from '../../domain/allocation/decide.js';
import type { AllocationEvent } from '../../domain/allocation/events.js';
import { type AllocationState, evolve, unplanned } from '../../domain/allocation/state.js';
import { STREAM_PREFIX } from '../../domain/shared/streams.js';
import { StreamRunner } from '../stream-runner.js';
import type { StreamType } from '../stream-type.js';
import { Upcasters } from '../upcasting.js';

/** The plans of a centre and a product, `allocation-<id>`. */
export const allocationType: StreamType<AllocationState, AllocationCommand, AllocationEvent> = {
  prefix: STREAM_PREFIX.allocation,
  initialState: () => unplanned,
  decide,
  evolve,
  // A week is about a quarter of a kilobyte.
  weigh: ({ weeks }) => weeks.size / 4,
  upcasters: new Upcasters(),
};

/** Executes commands on plans; the id is `plansId` of centre and product. */
export class AllocationExecution extends StreamRunner<AllocationState, AllocationCommand, AllocationEvent> {}
