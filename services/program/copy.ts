/** Moves a ledger between event stores, exactly (OP-5): ids, data, metadata with its hashes, times and order. */
import { createHash, type Hash } from 'node:crypto';
import type { EventReader, RecordedEvent } from '../event-store/port.js';
import type { EventStore } from '../event-store/writer.js';
import { retryWhileUnavailable } from '../execution/retry.js';
import { StartRefused } from '../platform/start-refused.js';

/** Read in a fraction of the time that a store may be silent, on a machine that does much else, too. */
const PAGE = 500;
/** An event store that is restarted, or on a busy machine, answers again within so many milliseconds. */
const AWAY_MS = 60_000;

export interface CopyProgress {
  readonly phase: 'copy' | 'compare';
  /** In this run. */
  readonly events: number;
}

export interface CopyReport {
  /** Of the ledger, in both event stores. */
  readonly events: number;
  /** Written by this run; the others were there from an earlier one. */
  readonly copied: number;
  /** SHA-256 over every event in global order, hexadecimal: the same for both. */
  readonly hash: string;
}

type Source = Pick<EventReader, 'readAll' | 'readStream'>;

/**
 * Copies what the target has not yet, to the source's end, then compares every event of both. A copy that was killed is
 * taken up behind the last event that it wrote.
 *
 * @throws StartRefused the target holds something else than a beginning of the source, or an event differs
 * @throws EventStoreUnavailable one of both was away for longer than a minute: call again
 */
export async function copyLedger(
  from: Source,
  to: EventStore,
  onProgress: (progress: CopyProgress) => void = () => {},
): Promise<CopyReport> {
  let copied = 0;
  for await (const page of pagesOf(from, await reached(from, to))) {
    await importPage(to, page);
    copied += page.length;
    onProgress({ phase: 'copy', events: copied });
  }
  return { ...(await compare(from, to, onProgress)), copied };
}

/** Position in the source of the last event that the target has; `0n`: it has none. */
async function reached(from: Source, to: EventStore): Promise<bigint> {
  const last = await whileAway(() => to.last());
  if (!last) return 0n;
  const found = await whileAway(async () => {
    for await (const event of from.readStream(last.stream, { from: last.revision, limit: 1 })) return event;
    return undefined;
  });
  if (found?.id === last.id) return found.position;
  throw new StartRefused(
    `the target holds another ledger: event ${last.id} is not in the source. Give an empty target`,
  );
}

/** Where an attempt fails, the next one begins behind what the target has of the page by then. */
async function importPage(to: EventStore, page: readonly RecordedEvent[]): Promise<void> {
  let attempts = 0;
  await whileAway(async () => {
    const last = attempts++ > 0 ? await to.last() : undefined;
    const missing = page.slice(page.findIndex(({ id }) => id === last?.id) + 1);
    if (missing.length > 0) await to.import(missing);
  });
}

/** @throws EventStoreUnavailable after a minute without an answer */
const whileAway = <T>(attempt: () => Promise<T>): Promise<T> =>
  retryWhileUnavailable(performance.now() + AWAY_MS, attempt);

async function compare(
  from: Source,
  to: Source,
  onProgress: (progress: CopyProgress) => void,
): Promise<{ readonly events: number; readonly hash: string }> {
  const hash = createHash('sha256');
  const copies = eventsOf(to);
  let events = 0;
  for await (const page of pagesOf(from, 0n)) {
    for (const original of page) {
      const copy = (await copies.next()).value as RecordedEvent | undefined;
      const expected = exactly(original);
      if (!copy || exactly(copy) !== expected)
        throw new StartRefused(
          `event ${events} (${original.stream}, revision ${original.revision}) is ${copy ? 'another one' : 'missing'} in the target`,
        );
      addTo(hash, expected);
      events++;
    }
    onProgress({ phase: 'compare', events });
  }
  const { value: more } = (await copies.next()) as { value: RecordedEvent | undefined };
  if (more) throw new StartRefused(`the target has more events than the source, beginning with ${more.id}`);
  return { events, hash: hash.digest('hex') };
}

/** All that is the event's own; its position is the engine's. */
const exactly = ({ stream, revision, id, type, data, metadata, recordedAt }: RecordedEvent): string =>
  JSON.stringify([stream, revision, id, type, data, metadata, recordedAt]);

const addTo = (hash: Hash, line: string): void => {
  hash.update(line).update('\n');
};

/**
 * SHA-256 over every event of a ledger in global order, hexadecimal, and their number; to verify a copy in specs and
 * benchmarks.
 */
export async function hashOfLedger(
  store: Source,
): Promise<{ readonly events: number; readonly hash: string }> {
  const hash = createHash('sha256');
  let events = 0;
  for await (const event of eventsOf(store)) {
    addTo(hash, exactly(event));
    events++;
  }
  return { events, hash: hash.digest('hex') };
}

async function* eventsOf(store: Source): AsyncGenerator<RecordedEvent> {
  for await (const page of pagesOf(store, 0n)) yield* page;
}

/** While the consumer works on a page, the next one is on its way. */
export async function* pagesOf(
  store: Pick<EventReader, 'readAll'>,
  after: bigint,
): AsyncGenerator<RecordedEvent[]> {
  const read = (position: bigint) => {
    const page = whileAway(() => store.readAll({ after: position, limit: PAGE }));
    // Looked at when the consumer comes back, which may be never.
    page.catch(() => {});
    return page;
  };
  for (let reading = read(after); ; ) {
    const page = await reading;
    const last = page.at(-1);
    if (!last) return;
    reading = read(last.position);
    yield page;
  }
}
