import { History } from '../../../../projections/testing/history.js';
import type { RecordedEvent } from '../../../event-store/port.js';

/** Two months of a small network. */
export const historyOf = (events: number, seed = 1): readonly RecordedEvent[] =>
  new History({
    seed,
    events,
    from: new Date('2026-09-20T06:00:00.000Z'),
    until: new Date('2026-11-20T18:00:00.000Z'),
  }).events;
