import type { IssuedNote } from '../domain/delivery-note/commands.js';
import type { DemonstrationCalendar } from './calendar.js';
import { demonstrationIds } from './reference-data/ids.js';
import { type DemonstrationParts, Step } from './step.js';

const { centres, users } = demonstrationIds;

/** Who acts at each centre. */
const PEOPLE: ReadonlyMap<string, string> = new Map([
  [centres.pharmacieCentrale, users.referent],
  [centres.plateformeNord, users.dispatch],
  [centres.plateformeSud, users.sud],
  [centres.centreBellevue, users.bellevue],
  [centres.centreRiviere, users.riviere],
  [centres.centreMer, users.riviere],
  [centres.pointBellevue, users.point],
]);

/** Steps are added in any order and run in the order of their time. */
export class Schedule {
  private readonly steps: { readonly at: string; readonly run: () => Promise<void> }[] = [];
  private readonly batches = new Map<string, string>();
  private readonly notes = new Map<string, IssuedNote>();

  /** @param interrupted an earlier start may have recorded some of the steps */
  constructor(
    private readonly parts: DemonstrationParts,
    private readonly interrupted: boolean,
    readonly calendar: DemonstrationCalendar,
  ) {}

  /** @param name unique; the ids of the step follow from it */
  add(name: string, centreId: string, at: string, run: (step: Step) => Promise<void>): void {
    const step = new Step(this.parts, this.interrupted, name, known(PEOPLE, centreId), centreId, at);
    this.steps.push({ at, run: () => run(step) });
  }

  async run(): Promise<void> {
    const inOrder = this.steps.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
    for (const { run } of inOrder) await run();
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
  if (value === undefined) throw new Error(`the demonstration uses ${name} before it is made`);
  return value;
}
