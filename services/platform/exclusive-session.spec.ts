import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { eventually } from '../../test/support/eventually.js';
import { TcpProxy } from '../event-store/contract/tcp-proxy.js';
import { holdAlone, holdUnlessBusy, tryLock } from './exclusive-session.js';

describe('work that one process does at a time', () => {
  let database: TestDatabase;
  let observer: pg.Client;
  const clients: pg.Client[] = [];
  const stopping = new AbortController();

  beforeAll(async () => {
    database = await createTestDatabase();
    observer = await connect();
  });
  afterAll(async () => {
    stopping.abort();
    await Promise.all(clients.map((client) => client.end().catch(() => {})));
    await database.release();
  });

  const connect = async (connectionString = database.url, options?: string) => {
    const client = new pg.Client({ connectionString, options });
    client.on('error', () => {});
    await client.connect();
    clients.push(client);
    return client;
  };
  const standby = async (lock: string, silentMs: number, options?: string) => {
    const client = await connect(database.url, options);
    const state = { client, active: false };
    const ended = () => {};
    holdAlone(client, lock, stopping.signal, { standbyMs: 20, silentMs }).then((held) => {
      state.active = held;
    }, ended);
    return state;
  };
  /** Statements that the sessions in reserve have sent: each is a look at the holder. */
  const looks = async (client: pg.Client, times: number) => {
    const query = client.query.bind(client);
    let seen = 0;
    client.query = ((...args: Parameters<typeof query>) => {
      seen++;
      return query(...args);
    }) as typeof client.query;
    await eventually(() => seen >= 2 * times);
  };

  it('is taken over from a holder that says nothing any more, and can write no more', async () => {
    const silent = await connect();
    expect(await tryLock(silent, 'silent')).toBe(true);
    const reserve = await standby('silent', 300);
    await eventually(() => reserve.active);
    await expect(silent.query('SELECT 1')).rejects.toThrow();
  });

  it('is taken over from a holder that says nothing any more in the middle of its rows', async () => {
    await observer.query('CREATE TABLE copied (line text)');
    const silent = await connect();
    expect(await tryLock(silent, 'copying')).toBe(true);
    const rows = silent.query(copyFrom('COPY copied FROM STDIN'));
    const cutOff = expect(finished(rows)).rejects.toThrow();
    rows.write('a row\n');
    const reserve = await standby('copying', 300);
    await eventually(() => reserve.active, 10);
    await cutOff;
  });

  it('knows that its connection is lost where Postgres answers nothing any more, as holder and in reserve', async () => {
    const url = new URL(database.url);
    const proxy = await TcpProxy.to(url.hostname, Number(url.port));
    url.host = proxy.address;
    const [holder, reserve] = await Promise.all([connect(url.href), connect(url.href)]);
    const limits = { heartbeatMs: 20, standbyMs: 20, answersWithinMs: 3_000 };
    try {
      await holdAlone(holder, 'unanswered', stopping.signal, limits);
      const waiting = holdAlone(reserve, 'unanswered', stopping.signal, limits);
      const lost = expect(waiting).rejects.toThrow('Postgres does not answer');
      // Longer than an answer may take: the heartbeat waits until the statement before it has its answer.
      await holder.query('SELECT pg_sleep(4)');
      const ended = once(holder, 'end');
      proxy.delayMs = Number.POSITIVE_INFINITY;
      await ended;
      await lost;
    } finally {
      await Promise.all([holder.end(), reserve.end()]);
      await proxy.stop();
    }
  });

  it('is taken over from a holder that falls silent, though the clock of the database is set back by hours', async () => {
    await observer.query(`
      CREATE SCHEMA set_back;
      CREATE FUNCTION set_back.clock_timestamp() RETURNS timestamptz LANGUAGE sql AS
        $$ SELECT pg_catalog.clock_timestamp() - interval '5 hours' $$`);
    const silent = await connect();
    expect(await tryLock(silent, 'set back')).toBe(true);
    const reserve = await standby('set back', 300, '-c search_path=set_back,pg_catalog');
    await eventually(() => reserve.active);
    await expect(silent.query('SELECT 1')).rejects.toThrow();
  });

  it('stays with a holder that is idle and speaks', async () => {
    const holder = await connect();
    await holdAlone(holder, 'idle', stopping.signal, { heartbeatMs: 50 });
    const reserve = await standby('idle', 60_000);
    const spoke = new Set<string>();
    const { rows } = await holder.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    await eventually(async () => {
      const activity = await observer.query<{ at: string }>(
        'SELECT state_change::text AS at FROM pg_stat_activity WHERE pid = $1',
        [rows[0]!.pid],
      );
      return spoke.add(activity.rows[0]!.at).size > 3;
    });
    expect(reserve.active).toBe(false);
  });

  it('stays with a holder that sends rows, however long', async () => {
    await observer.query('CREATE TABLE sent (line text)');
    const holder = await connect();
    expect(await tryLock(holder, 'sending')).toBe(true);
    const rows = holder.query(copyFrom('COPY sent FROM STDIN'));
    rows.on('error', () => {});
    const sending = setInterval(() => rows.write('a row\n'), 20);
    try {
      const reserve = await standby('sending', 2_000);
      await looks(reserve.client, 150);
      expect(reserve.active).toBe(false);
    } finally {
      clearInterval(sending);
      rows.end();
    }
  });

  it('is left to a holder who is at work or speaks by who does not wait for it, and is taken from a silent one', async () => {
    const [holder, other, silent] = await Promise.all([connect(), connect(), connect()]);
    const limits = { standbyMs: 20, silentMs: 60_000, heartbeatMs: 50 };
    expect(await holdUnlessBusy(holder, 'work', limits)).toBe(true);
    expect(await holdUnlessBusy(other, 'work', limits)).toBe(false);
    const work = holder.query('SELECT pg_sleep(1)');
    expect(await holdUnlessBusy(other, 'work', limits)).toBe(false);
    await work;
    expect(await tryLock(silent, 'silent work')).toBe(true);
    expect(await holdUnlessBusy(other, 'silent work', { standbyMs: 20, silentMs: 300 })).toBe(true);
    await expect(silent.query('SELECT 1')).rejects.toThrow();
  });

  it('stays with a holder whose statement runs, however long', async () => {
    const holder = await connect();
    expect(await tryLock(holder, 'busy')).toBe(true);
    const work = holder.query('SELECT pg_sleep(3600)');
    work.catch(() => {});
    const reserve = await standby('busy', 1);
    await looks(reserve.client, 20);
    expect(reserve.active).toBe(false);
    await reserve.client.query('SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE query LIKE $1', [
      'SELECT pg_sleep(3600)',
    ]);
    await eventually(() => reserve.active);
  });
});
