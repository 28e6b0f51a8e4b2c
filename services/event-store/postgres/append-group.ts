import type { Pool } from 'pg';
import { type ExpectedRevision, WrongExpectedRevision } from '../port.js';
import type { SerializedAppend } from '../serialize.js';
import { type AppendResult, EventIdTaken, PartialAppendMismatch, revisionBefore } from '../writer.js';
import { isIdTaken, translate } from './errors.js';
import { textArray } from './text-array.js';

export interface Append extends SerializedAppend {
  readonly stream: string;
  readonly expected: ExpectedRevision;
}

/** What became of one append of a group: the others never see its error. */
export type Outcome = AppendResult | Error;

/** One append that did not fit, as `event_store.append` tells it (schema.ts). */
interface Refusal {
  readonly n: number;
  readonly actual: number;
  readonly stored: number;
  readonly same: number;
  readonly position: string | null;
}

/**
 * Writes a group in one call and one transaction; outcomes in the order of the appends. All appends of a group to one
 * stream must expect the same revision.
 *
 * @throws pg's error where the call failed as a whole: then either nothing is written, or the outcome is unknown
 */
export async function appendGroup(pool: Pool, group: readonly Append[]): Promise<Outcome[]> {
  const { rows } = await pool.query<{ base: string; refused: Refusal[] | null }>({
    name: 'event-store-append',
    text: 'SELECT base, refused FROM event_store.append($1, $2, $3, $4, $5, $6, $7, $8, $9)',
    values: columns(group),
  });
  const { base, refused } = rows[0]!;
  const refusals = new Map(refused?.map((refusal) => [refusal.n, refusal]));
  let position = BigInt(base);
  return group.map((append, index) => {
    const refusal = refusals.get(index + 1);
    if (refusal) return explain(append, refusal);
    position += BigInt(append.events.length);
    return { revision: lastRevision(append), position, repeated: false };
  });
}

/**
 * An append whose failure took its group with it (JSON that Postgres refuses, an id that is already there)
 * is found by writing each alone.
 */
export async function appendOneByOne(pool: Pool, group: readonly Append[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const append of group) {
    try {
      outcomes.push(...(await appendGroup(pool, [append])));
    } catch (error) {
      outcomes.push(isIdTaken(error) ? new EventIdTaken(append.stream) : translate(error));
    }
  }
  return outcomes;
}

function columns(group: readonly Append[]): unknown[] {
  const events = group.flatMap((append, index) =>
    append.events.map((event, n) => ({
      event,
      append: index + 1,
      revision: revisionBefore(append.expected) + 1 + n,
    })),
  );
  return [
    textArray(group.map(({ stream }) => stream)),
    group.map(({ expected }) => revisionBefore(expected)),
    group.map((append) => append.events.length),
    events.map(({ append }) => append),
    events.map(({ revision }) => revision),
    events.map(({ event }) => event.id),
    textArray(events.map(({ event }) => event.type)),
    textArray(events.map(({ event }) => event.data)),
    textArray(events.map(({ event }) => event.metadata)),
  ];
}

function explain(append: Append, { actual, stored, same, position }: Refusal): Outcome {
  if (same === append.events.length && position !== null) {
    return { revision: lastRevision(append), position: BigInt(position), repeated: true };
  }
  if (stored > 0) return new PartialAppendMismatch(append.stream, append.expected);
  return new WrongExpectedRevision(append.stream, append.expected, actual < 0 ? 'no-stream' : actual);
}

const lastRevision = (append: Append): number => revisionBefore(append.expected) + append.events.length;
