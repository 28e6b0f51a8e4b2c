/** Work that one process does at a time, while the others are on standby and take over within seconds (OP-2). */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { inTime } from './in-time.js';

/** How often a process on standby tries to get the lock. */
const STANDBY_MS = 500;
const HEARTBEAT_MS = 1_000;
/** A holder that has sent no heartbeat for this long is stopped, or its machine is gone. */
const SILENT_MS = 2_500;
/** The same for long work, whose process may be busy, or wait for a processor, for seconds between two heartbeats. */
const SILENT_AT_WORK_MS = 10_000;
/**
 * These statements take milliseconds: without an answer for this long Postgres is gone, which TCP may report a quarter
 * of an hour later.
 */
const ANSWERS_WITHIN_MS = 30_000;

export interface ExclusiveSessionOptions {
  readonly standbyMs?: number;
  readonly heartbeatMs?: number;
  readonly silentMs?: number;
  readonly answersWithinMs?: number;
  /** Called where the holder is alive: its statement runs, or it has sent something since the check before. */
  readonly onHeard?: () => void;
}

/**
 * Waits until this session alone holds the advisory lock of this name, and keeps it as long as the connection lives:
 * it sends a heartbeat every second. A holder that sends none loses its connection, and the lock with it: Postgres
 * itself would wait for hours for a machine that has vanished, and for ever for a process that is stopped. A process
 * that is resumed later has no connection and can write no more. A holder whose heartbeat is not answered ends its
 * connection itself.
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
 * As {@link holdAlone}, for work that nobody waits for: returns as soon as the holder proves to be alive. A holder
 * that sends no heartbeat loses the lock.
 *
 * @returns false where another session works under the lock
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

/**
 * Time of its last change of state, and bytes that its COPY has processed; only compared with its own earlier value,
 * since the clock may be set.
 */
const SPOKE = "concat_ws(' ', a.state_change, p.bytes_processed)";
const ACTIVITY = 'pg_stat_activity a LEFT JOIN pg_stat_progress_copy p USING (pid)';
/** A session whose statement runs is at work, unless the statement waits for the client to send or to read rows. */
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
