import { deliveryNoteStream } from '../domain/shared/streams.js';
import { StoryCalendar } from './calendar.js';
import { dailyWork } from './chapters/daily-work.js';
import { mishaps } from './chapters/mishaps.js';
import { LAST_NOTE, shipments } from './chapters/shipments.js';
import { supplies } from './chapters/supplies.js';
import { type DemonstrationParts, Narrator } from './narrator.js';
import { Story } from './story.js';

export type { DemonstrationParts } from './narrator.js';

/**
 * Four weeks of movements for the demonstration's centres (decisions.md, "Starting and the demonstration data"),
 * through the same commands as anybody's. To be called where the demonstration's reference data are, at any start:
 * what an interrupted call has left out is added, and a complete story is left alone.
 *
 * @returns true where this call told the story, or its rest
 */
export async function createDemonstrationMovements(parts: DemonstrationParts): Promise<boolean> {
  if (await isTold(parts)) return false;
  const calendar = new StoryCalendar(parts.now, parts.timeZone);
  const story = new Story(await Narrator.begin(parts), calendar);
  for (const chapter of [supplies, shipments, dailyWork, mishaps]) chapter(story);
  await story.tell();
  return true;
}

async function isTold({ store }: DemonstrationParts): Promise<boolean> {
  for await (const _ of store.readStream(deliveryNoteStream(LAST_NOTE), { limit: 1 })) return true;
  return false;
}
