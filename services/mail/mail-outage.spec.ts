import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { createTestDatabase } from '../../test/support/database.js';
import { eventually } from '../../test/support/eventually.js';
import { FileStore } from '../jobs/file-store.js';
import { JobBackend } from '../jobs/job-backend.js';
import { JobDesk } from '../jobs/job-desk.js';
import { createPlatformTables } from '../platform/platform-tables.js';
import { createPool } from '../platform/pool.js';
import { MailWorker } from './mail-worker.js';
import { SENT_MAIL_TABLE, SentMails } from './sent-mails.js';
import { MailServer } from './testing/mail-server.js';
import { SmtpTransport } from './transport.js';

const MAILS = 60;
const REFUSED = 'nobody@demo.example';

describe('the mail queue and a server that comes and goes', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let pool: pg.Pool;
  let server: MailServer;
  let backend: JobBackend;

  beforeAll(async () => {
    database = await createTestDatabase();
    pool = createPool(database.url);
    await createPlatformTables(pool, [SENT_MAIL_TABLE]);
    server = new MailServer();
    await server.start();
    backend = new JobBackend({ databaseUrl: database.url });
    const transport = new SmtpTransport(server.url, 'no-reply@ledger.example');
    const worker = new MailWorker(
      transport,
      new SentMails(pool),
      { written: async () => undefined },
      'ledger.example',
    );
    backend.work(
      'mail',
      async () => worker,
      () => {},
    );
  });
  afterAll(async () => {
    await backend.close();
    await server.stop();
    await pool.end();
    await database.release();
  });

  it('delivers every mail once over refusals, an outage and a silence; one that is refused for good waits for an administrator', async () => {
    const queue = await backend.queue('mail');
    const ids = Array.from({ length: MAILS }, () => randomUUID());
    const refused = randomUUID();
    const jobs = [...ids, refused].map((jobId) => ({
      name: 'mail',
      data: { to: jobId === refused ? REFUSED : 'centre@demo.example', subject: jobId, text: 'x' },
      opts: { jobId, attempts: 200, backoff: { type: 'fixed', delay: 100 } },
    }));
    server.conduct = { refuses: 451 };
    await queue.addBulk(jobs);
    // Handed in a second time, as a reactor does that died before its checkpoint.
    await queue.addBulk(jobs);
    // What `/health` tells of it.
    const desk = new JobDesk(backend, new FileStore(pool));
    await eventually(async () => (await desk.delayedMails()) > 0);
    server.conduct = { slow: 20, refuses: 550, refusesOnly: REFUSED };
    await eventually(() => server.received.length > MAILS / 6);
    await server.stop();
    await eventually(async () => (await queue.getDelayedCount()) > 0);
    await server.start();
    await eventually(() => server.messageIds.size > MAILS / 2);
    server.conduct = { hangsUp: true, refuses: 550, refusesOnly: REFUSED };
    await eventually(async () => (await queue.getDelayedCount()) > 0);
    server.conduct = { refuses: 550, refusesOnly: REFUSED };
    await eventually(async () => (await queue.getCompletedCount()) === MAILS);
    const arrived = [...server.messageIds].map((messageId) => messageId.replace(/^<|@.*$/g, ''));
    expect(arrived.sort()).toEqual([...ids].sort());
    await eventually(async () => (await queue.getFailedCount()) > 0);
    const [letter] = await queue.getFailed();
    expect([letter!.id, letter!.failedReason]).toEqual([refused, expect.stringContaining('not nobody@')]);
  }, 180_000);
});
