import { demonstrationIds } from '../api/reference-data/demonstration/ids.js';
import type { IssuedNote } from '../domain/delivery-note/commands.js';
import type { StoryCalendar } from './calendar.js';
import type { Narrator, Step } from './narrator.js';

const { centres, users } = demonstrationIds;

/** Who acts at each centre. */
const PEOPLE: Readonly<Record<string, string>> = {
  [centres.pharmacieCentrale]: users.referent,
  [centres.plateformeNord]: users.dispatch,
  [centres.plateformeSud]: users.sud,
  [centres.centreBellevue]: users.bellevue,
  [centres.centreRiviere]: users.riviere,
  [centres.pointBellevue]: users.point,
};

/** Steps in any order of writing; they are told in the order in which they happened. */
export class Story {
  private readonly steps: { readonly at: string; readonly tell: () => Promise<void> }[] = [];
  private readonly batches = new Map<string, string>();
  private readonly notes = new Map<string, IssuedNote>();

  constructor(
    readonly narrator: Narrator,
    readonly calendar: StoryCalendar,
  ) {}

  /** @param name unique; the ids of the step follow from it */
  add(name: string, centreId: string, at: string, tell: (step: Step) => Promise<void>): void {
    const step = { name, centreId, at, userId: PEOPLE[centreId]! };
    this.steps.push({ at, tell: () => tell(step) });
  }

  async tell(): Promise<void> {
    const inOrder = this.steps.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
    for (const { tell } of inOrder) await tell();
  }

  rememberBatch(name: string, batchId: string): void {
    this.batches.set(name, batchId);
  }

  batch(name: string): string {
    return known(this.batches, name);
  }

  rememberNote(name: string, note: IssuedNote): void {
    this.notes.set(name, note);
  }

  note(name: string): IssuedNote {
    return known(this.notes, name);
  }
}

function known<T>(map: ReadonlyMap<string, T>, name: string): T {
  const value = map.get(name);
  if (value === undefined) throw new Error(`the story mentions ${name} before it tells of it`);
  return value;
}
