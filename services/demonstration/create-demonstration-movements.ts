import { deliveryNoteStream } from '../domain/shared/streams.js';
import { DemonstrationCalendar } from './calendar.js';
import { dailyWork } from './chapters/daily-work.js';
import { mishaps } from './chapters/mishaps.js';
import { requests } from './chapters/requests.js';
import { LAST_NOTE, shipments } from './chapters/shipments.js';
import { supplies } from './chapters/supplies.js';
import { Schedule } from './schedule.js';
import type { DemonstrationParts } from './step.js';

export type { DemonstrationParts } from './step.js';

/**
 * Four weeks of movements for the demonstration's centres, made through the same commands as every other movement. Is
 * called at every start until they are all there: what an interrupted call has left out is added; where all are there,
 * nothing happens.
 *
 * @returns true where this call recorded movements
 */
export async function createDemonstrationMovements(parts: DemonstrationParts): Promise<boolean> {
  if (await isComplete(parts)) return false;
  const calendar = new DemonstrationCalendar(parts.now, parts.timeZone);
  const schedule = new Schedule(parts, (await parts.store.head()) > 0n, calendar);
  for (const chapter of [supplies, shipments, dailyWork, mishaps, requests]) chapter(schedule);
  await schedule.run();
  return true;
}

async function isComplete({ store }: DemonstrationParts): Promise<boolean> {
  for await (const _ of store.readStream(deliveryNoteStream(LAST_NOTE), { limit: 1 })) return true;
  return false;
}
