import type { RecallCommand } from '../../domain/recall/commands.js';
import { decide } from '../../domain/recall/decide.js';
import type { LotRecalled, RecallEvent } from '../../domain/recall/events.js';
import { evolve, noRecalls, type RecallState, standingRecalls } from '../../domain/recall/state.js';
import { STREAM_PREFIX } from '../../domain/shared/streams.js';
import { StreamRunner } from '../stream-runner.js';
import type { StreamType } from '../stream-type.js';
import { Upcasters } from '../upcasting.js';

/** Id of the one stream of all recalls. */
export const RECALL_REGISTER = 'register';

export const recallType: StreamType<RecallState, RecallCommand, RecallEvent> = {
  prefix: STREAM_PREFIX.recall,
  initialState: () => noRecalls,
  decide,
  evolve,
  upcasters: new Upcasters(),
};

/** Executes commands on recalls of lots; the id is {@link RECALL_REGISTER}. */
export class RecallExecution extends StreamRunner<RecallState, RecallCommand, RecallEvent> {
  /**
   * The recalls that are not lifted, read from the store at the time of the call.
   *
   * @throws EventStoreUnavailable
   */
  async standing(): Promise<readonly LotRecalled['data'][]> {
    return standingRecalls(await this.latest(RECALL_REGISTER));
  }
}
