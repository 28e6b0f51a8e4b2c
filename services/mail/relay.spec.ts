import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { createTestDatabase } from '../../test/support/database.js';
import { eventually } from '../../test/support/eventually.js';
import { JobBackend } from '../jobs/job-backend.js';
import type { IdentifiedMail } from '../jobs/job-kinds.js';
import { createPlatformTables } from '../platform/platform-tables.js';
import { createPool } from '../platform/pool.js';
import { OUTGOING_MAIL_TABLE, writeOutgoing } from './outgoing-mails.js';
import { MailRelay, type MailRelayOptions } from './relay.js';

describe('the relay of outgoing mails', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let pool: pg.Pool;
  let relays: MailRelay[];
  let taken: string[];

  beforeAll(async () => {
    database = await createTestDatabase();
    pool = createPool(database.url);
    await createPlatformTables(pool, [OUTGOING_MAIL_TABLE]);
  });
  afterAll(async () => {
    await pool.end();
    await database.release();
  });
  beforeEach(() => {
    relays = [];
    taken = [];
  });
  afterEach(async () => {
    await Promise.all(relays.map((relay) => relay.stop()));
    await pool.query('TRUNCATE platform.outgoing_mail');
  });

  const relay = (options: Partial<MailRelayOptions> = {}) => {
    const made = new MailRelay({ pool, connectionString: database.url, handOver: take, ...options });
    relays.push(made);
    return made;
  };
  const take = async (mails: readonly IdentifiedMail[]) => {
    taken.push(...mails.map(({ id }) => id));
  };
  const mail = (id: string = randomUUID()): IdentifiedMail => ({
    id,
    mail: { to: 'centre@demo.example', subject: 'x', text: 'x' },
  });
  const writeAnd = async (end: 'COMMIT' | 'ROLLBACK', ...mails: IdentifiedMail[]) => {
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      await writeOutgoing(async (sql, parameters) => (await client.query(sql, parameters)).rows, mails);
      await client.query(end);
    } finally {
      client.release();
    }
  };
  const waiting = async () => {
    const { rows } = await pool.query<{ count: number }>('SELECT count(*)::int FROM platform.outgoing_mail');
    return rows[0]!.count;
  };

  const isListening = async () => {
    const { rowCount } = await pool.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND query ILIKE 'listen %' AND state = 'idle'`,
    );
    return rowCount === 1;
  };

  /** The time for which a relay holds its mails is over. */
  const letGo = () => pool.query(`UPDATE platform.outgoing_mail SET held_until = '-infinity'`);

  it('hands over what was committed, in its order, and nothing that was taken back', async () => {
    const mails = Array.from({ length: 450 }, () => mail());
    await writeAnd('ROLLBACK', mail());
    await writeAnd('COMMIT', ...mails);
    await writeAnd('COMMIT', mails[0]!);
    expect(await relay({ batch: 60 }).drain()).toBe(450);
    expect([...taken].sort()).toEqual(mails.map(({ id }) => id).sort());
    expect(await waiting()).toBe(0);
  });

  it('is woken by a commit, not by its poll', async () => {
    relay({ pollMs: 600_000 }).start();
    await eventually(isListening);
    const mails = [mail(), mail(), mail()];
    for (const [index, one] of mails.entries()) {
      await writeAnd('COMMIT', one);
      await eventually(async () => taken.length === index + 1 && (await waiting()) === 0);
    }
    expect(taken).toEqual(mails.map(({ id }) => id));
  });

  it('finds by its poll what no notification told of', async () => {
    relay({ pollMs: 50 }).start();
    await eventually(isListening);
    await pool.query(
      `INSERT INTO platform.outgoing_mail (id, mail) VALUES (gen_random_uuid(), '{"to": "x"}')`,
    );
    await eventually(() => taken.length === 1);
  });

  it('shares the mails between several relays, each once', async () => {
    const mails = Array.from({ length: 200 }, () => mail());
    await writeAnd('COMMIT', ...mails);
    const slow = async (some: readonly IdentifiedMail[]) => {
      // The others take some meanwhile.
      await pool.query('SELECT 1');
      await take(some);
    };
    await Promise.all([1, 2, 3, 4].map(() => relay({ batch: 7, handOver: slow }).drain()));
    expect(taken).toHaveLength(200);
    expect(new Set(taken).size).toBe(200);
  });

  it('keeps a mail that the queue does not take, and tries it again', async () => {
    await writeAnd('COMMIT', mail());
    let away = true;
    const failures: unknown[] = [];
    const handOver = async (mails: readonly IdentifiedMail[]) => {
      if (away) throw new Error('the queue is away');
      await take(mails);
    };
    relay({ handOver, pollMs: 50, onInterrupted: (error) => failures.push(error) }).start();
    await eventually(() => failures.length > 1);
    expect(await waiting()).toBe(1);
    away = false;
    await eventually(async () => (await waiting()) === 0);
    expect(taken).toHaveLength(1);
  });

  it('that dies with mails in its hands leaves them to the next one', async () => {
    await writeAnd('COMMIT', mail(), mail());
    await new Promise<void>((held) => {
      void relay({ handOver: () => new Promise(() => held()) }).drain();
    });
    expect(await relay().drain()).toBe(0);
    expect(taken).toEqual([]);
    await letGo();
    expect(await relay().drain()).toBe(2);
    expect(taken).toHaveLength(2);
  });

  it('that dies with mails in its hands leaves them to the next one, though the clock was set back by hours since', async () => {
    await writeAnd('COMMIT', mail());
    await new Promise<void>((held) => {
      void relay({ handOver: () => new Promise(() => held()) }).drain();
    });
    await pool.query(`UPDATE platform.outgoing_mail SET held_until = held_until + interval '5 hours'`);
    expect(await relay().drain()).toBe(1);
  });

  it('that dies between the queue and its own table hands over the same jobs again, and each is done once', async () => {
    const backend = new JobBackend({ databaseUrl: database.url });
    try {
      const queue = await backend.queue('mail');
      const done: string[] = [];
      backend.work(
        'mail',
        async () => ({
          process: async ({ id }) => {
            done.push(id!);
            return null;
          },
        }),
        () => {},
      );
      const mails = Array.from({ length: 20 }, () => mail());
      await writeAnd('COMMIT', ...mails);
      const toQueue = async (some: readonly IdentifiedMail[]) => {
        await queue.addBulk(some.map(({ id, mail: data }) => ({ name: 'mail', data, opts: { jobId: id } })));
      };
      const dying = relay({
        handOver: async (some) => {
          await toQueue(some);
          await new Promise(() => {});
        },
      });
      void dying.drain();
      await eventually(() => done.length === 20);
      await letGo();
      expect(await relay({ handOver: toQueue }).drain()).toBe(20);
      await eventually(async () => (await queue.getActiveCount()) + (await queue.getWaitingCount()) === 0);
      expect(done.sort()).toEqual(mails.map(({ id }) => id).sort());
    } finally {
      await backend.close();
    }
  });
});
