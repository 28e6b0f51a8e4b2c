import type { ReplenishmentCommand } from '../../domain/replenishment/commands.js';
import { decide } from '../../domain/replenishment/decide.js';
import type { ReplenishmentEvent } from '../../domain/replenishment/events.js';
import { evolve, notRequested, type ReplenishmentState } from '../../domain/replenishment/state.js';
import { STREAM_PREFIX } from '../../domain/shared/streams.js';
import { StreamRunner } from '../stream-runner.js';
import type { StreamType } from '../stream-type.js';
import { Upcasters } from '../upcasting.js';

/** The life of a request for goods, `replenishment-<id>`. */
export const replenishmentType: StreamType<ReplenishmentState, ReplenishmentCommand, ReplenishmentEvent> = {
  prefix: STREAM_PREFIX.replenishment,
  initialState: () => notRequested,
  decide,
  evolve,
  upcasters: new Upcasters(),
};

/** Executes commands on requests; the id is the request's. */
export class ReplenishmentExecution extends StreamRunner<
  ReplenishmentState,
  ReplenishmentCommand,
  ReplenishmentEvent
> {}
