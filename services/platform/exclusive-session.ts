/** Work that one process does at a time while the others stand by and take over within seconds (OP-2). */
import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientBase } from 'pg';

/** How soon a process in reserve notices that the active one is gone. */
const STANDBY_MS = 500;
const HEARTBEAT_MS = 1_000;
/** A holder of whom nothing was heard for so long is stopped, or on a machine that is gone. */
const SILENT_MS = 2_500;

export interface ExclusiveSessionOptions {
  readonly standbyMs?: number;
  readonly heartbeatMs?: number;
  readonly silentMs?: number;
}

/**
 * Waits until this session alone holds the advisory lock of this name, and keeps it as long as the connection lives:
 * it sends something every second. A holder that falls silent loses its connection, and the lock with it: Postgres
 * itself would wait for hours for a machine that has vanished, and for ever for a process that is stopped. Whoever
 * awakes without a connection can write no more.
 *
 * @param client used by its caller for one statement at a time
 * @returns false where `stopping` came first
 */
export async function holdAlone(
  client: ClientBase,
  lock: string,
  stopping: AbortSignal,
  options: ExclusiveSessionOptions = {},
): Promise<boolean> {
  const { standbyMs = STANDBY_MS, heartbeatMs = HEARTBEAT_MS, silentMs = SILENT_MS } = options;
  let holder: { readonly heard: string; readonly since: number } | undefined;
  while (!stopping.aborted) {
    if (await tryLock(client, lock)) {
      keepSpeaking(client, heartbeatMs);
      return true;
    }
    const { rows } = await client.query<{ pid: number; spoke: string }>(IDLE_HOLDER, [lock]);
    const [idle] = rows;
    const heard = idle && `${idle.pid} ${idle.spoke}`;
    if (heard !== holder?.heard)
      holder = heard === undefined ? undefined : { heard, since: performance.now() };
    else if (idle && holder && performance.now() - holder.since > silentMs)
      await client.query(END_SESSION, [idle.pid, idle.spoke]);
    await sleep(standbyMs, undefined, { signal: stopping }).catch(() => {});
  }
  return false;
}

export async function tryLock(client: ClientBase, lock: string): Promise<boolean> {
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

function keepSpeaking(client: ClientBase, everyMs: number): void {
  let answered = true;
  const timer = setInterval(() => {
    if (!answered) return;
    answered = false;
    // In a transaction that has failed it is refused, which says as much.
    const said = () => {
      answered = true;
    };
    client.query('SELECT 1').then(said, said);
  }, everyMs);
  timer.unref();
  client.once('end', () => clearInterval(timer));
}
