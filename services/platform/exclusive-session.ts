/** Work that one process does at a time while the others stand by and take over within seconds (OP-2). */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { inTime } from './in-time.js';

/** How soon a process in reserve notices that the active one is gone. */
const STANDBY_MS = 500;
const HEARTBEAT_MS = 1_000;
/** A holder of whom nothing was heard for so long is stopped, or on a machine that is gone. */
const SILENT_MS = 2_500;
/** The same of a holder who gives his processor long stretches of work, perhaps as the last in the queue for it. */
const SILENT_AT_WORK_MS = 10_000;
/** What is asked here takes milliseconds: Postgres is gone where it takes so long, and TCP may say so a quarter of an hour later. */
const ANSWERS_WITHIN_MS = 30_000;

export interface ExclusiveSessionOptions {
  readonly standbyMs?: number;
  readonly heartbeatMs?: number;
  readonly silentMs?: number;
  readonly answersWithinMs?: number;
  /** The holder is at work, or has spoken since it was looked at before. */
  readonly onHeard?: () => void;
}

/**
 * Waits until this session alone holds the advisory lock of this name, and keeps it as long as the connection lives:
 * it sends something every second. A holder that falls silent loses its connection, and the lock with it: Postgres
 * itself would wait for hours for a machine that has vanished, and for ever for a process that is stopped. Who
 * awakes without a connection can write no more. A holder that has no answer to what it sends ends its connection itself.
 *
 * @param client used by its caller for one statement at a time
 * @returns false where `stopping` came first
 * @throws TooLate where Postgres answers nothing any more
 */
export async function holdAlone(
  client: pg.Client,
  lock: string,
  stopping: AbortSignal,
  options: ExclusiveSessionOptions = {},
): Promise<boolean> {
  const { standbyMs = STANDBY_MS, heartbeatMs = HEARTBEAT_MS, silentMs = SILENT_MS } = options;
  const { answersWithinMs = ANSWERS_WITHIN_MS, onHeard } = options;
  const answered = <T>(answer: Promise<T>) => inTime(answer, answersWithinMs, 'Postgres does not answer');
  let holder: { readonly heard: string; readonly since: number } | undefined;
  while (!stopping.aborted) {
    if (await answered(tryLock(client, lock))) {
      keepSpeaking(client, heartbeatMs, answersWithinMs);
      return true;
    }
    const { rows } = await answered(client.query<{ pid: number; spoke: string }>(IDLE_HOLDER, [lock]));
    const [idle] = rows;
    const heard = idle && `${idle.pid} ${idle.spoke}`;
    if (!idle || !holder || heard !== holder.heard) {
      if (!idle || holder) onHeard?.();
      holder = heard === undefined ? undefined : { heard, since: performance.now() };
    } else if (performance.now() - holder.since > silentMs)
      await answered(client.query(END_SESSION, [idle.pid, idle.spoke]));
    await sleep(standbyMs, undefined, { signal: stopping }).catch(() => {});
  }
  return false;
}

/**
 * As {@link holdAlone}, for work that is not waited for: the lock is left to a holder who is heard. One who is silent
 * loses it.
 *
 * @returns false where somebody works under it
 * @throws TooLate where Postgres answers nothing any more
 */
export function holdUnlessBusy(
  client: pg.Client,
  lock: string,
  options: Omit<ExclusiveSessionOptions, 'onHeard'> = {},
): Promise<boolean> {
  const busy = new AbortController();
  return holdAlone(client, lock, busy.signal, {
    silentMs: SILENT_AT_WORK_MS,
    ...options,
    onHeard: () => busy.abort(),
  });
}

export async function tryLock(client: pg.ClientBase, lock: string): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(
    'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS locked',
    [lock],
  );
  return rows[0]!.locked;
}

/** When it spoke last, by a clock that may be set, and how far its rows have come: it is only compared with itself. */
const SPOKE = "concat_ws(' ', a.state_change, p.bytes_processed)";
const ACTIVITY = 'pg_stat_activity a LEFT JOIN pg_stat_progress_copy p USING (pid)';
/** One whose statement runs is at work, unless that waits for the client: for rows that it is to send, or to take. */
const IS_IDLE = "(a.state <> 'active' OR a.wait_event_type = 'Client')";

const IDLE_HOLDER = `
  SELECT pid, ${SPOKE} AS spoke
    FROM pg_locks l JOIN (${ACTIVITY}) USING (pid)
   WHERE l.locktype = 'advisory' AND l.objsubid = 1 AND l.granted AND a.datname = current_database()
     AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())
     AND (l.classid::bigint << 32 | l.objid::bigint) = hashtextextended($1, 0) AND ${IS_IDLE}`;

const END_SESSION = `
  SELECT pg_terminate_backend(pid) FROM ${ACTIVITY}
   WHERE pid = $1 AND ${IS_IDLE} AND ${SPOKE} = $2`;

/** Sends something every second, between the statements of the client's user and within a transaction. */
export function keepSpeaking(
  client: pg.Client,
  everyMs = HEARTBEAT_MS,
  answersWithinMs = ANSWERS_WITHIN_MS,
): void {
  let said: Heartbeat | undefined;
  const timer = setInterval(() => {
    if (!said) {
      said = new Heartbeat(() => {
        said = undefined;
      });
      client.query(said);
    } else if (said.sentAt !== undefined && performance.now() - said.sentAt > answersWithinMs) {
      // With a statement that has no answer, it closes the socket at once.
      void client.end();
    }
  }, everyMs);
  timer.unref();
  client.once('end', () => clearInterval(timer));
}

class Heartbeat extends pg.Query {
  /** Undefined while it waits for the answer to another statement, which may take as long as it takes. */
  sentAt: number | undefined;

  /** @param onEnd also called where it is refused, as in a transaction that has failed: that says as much */
  constructor(onEnd: () => void) {
    super('SELECT 1', onEnd);
    const send = this.submit.bind(this);
    this.submit = (connection) => {
      this.sentAt = performance.now();
      return send(connection);
    };
  }
}
