import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { UnrecoverableError } from 'bullmq';
import type pg from 'pg';
import { createTestDatabase } from '../../../test/support/database.js';
import { createPlatformTables } from '../../platform/platform-tables.js';
import { createPool } from '../../platform/pool.js';
import { MailWorker } from './mail-worker.js';
import { SENT_MAIL_TABLE, SentMails } from './sent-mails.js';
import { MailServer } from './testing/mail-server.js';
import { SmtpTransport } from './transport.js';

const IMPATIENT = { connectionTimeout: 400, greetingTimeout: 400, socketTimeout: 400 };
const MAIL = { to: 'centre@demo.example', subject: 'Réception n° 7', text: 'Bonjour,\n\nC’est prêt.\n' };

describe('mails to a server', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let pool: pg.Pool;
  let server: MailServer;
  let transport: SmtpTransport;
  let worker: MailWorker;

  beforeAll(async () => {
    database = await createTestDatabase();
    pool = createPool(database.url);
    await createPlatformTables(pool, [SENT_MAIL_TABLE]);
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });
  beforeEach(async () => {
    server = new MailServer();
    await server.start();
    transport = new SmtpTransport(server.url, 'no-reply@ledger.example', IMPATIENT);
    worker = new MailWorker(transport, new SentMails(pool), 'ledger.example');
  });
  afterEach(async () => {
    await transport.close();
    await server.stop();
  });

  const job = (id = randomUUID(), mail: typeof MAIL & { html?: string } = MAIL) => ({
    id,
    data: mail,
    timestamp: Date.UTC(2026, 10, 20, 8),
  });

  it('sends what was handed in, under an id and a date that do not change', async () => {
    const one = job('5f1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d', { ...MAIL, html: '<p>C’est prêt.</p>' });
    await worker.process(one);
    expect(server.received).toEqual([
      expect.objectContaining({
        messageId: '<5f1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d@ledger.example>',
        subject: MAIL.subject,
        from: expect.objectContaining({ address: 'no-reply@ledger.example' }),
        to: [expect.objectContaining({ address: MAIL.to })],
        html: expect.stringContaining('C’est prêt.'),
        text: expect.stringContaining('C’est prêt.'),
      }),
    ]);
    expect(new Date(server.received[0]!.date!).toISOString()).toBe('2026-11-20T08:00:00.000Z');
    expect(server.received[0]!.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
  });

  it('sends a job that is given out again no second time', async () => {
    const one = job();
    await worker.process(one);
    await worker.process(one);
    expect(server.received).toHaveLength(1);
  });

  it('tries again after a server that is down is back', async () => {
    await server.stop();
    const one = job();
    await expect(worker.process(one)).rejects.toThrow();
    await server.start();
    await worker.process(one);
    expect(server.received).toHaveLength(1);
  });

  it('gives up a try with a server that is too slow, and is known by its id when it comes again', async () => {
    server.conduct = { slow: 1_500 };
    const one = job();
    await expect(worker.process(one)).rejects.toThrow();
    server.conduct = {};
    await worker.process(one);
    await sleep(1_500);
    expect(server.messageIds.size).toBe(1);
  });

  it('tries again where the server said nothing after it took the mail: the receiver sees one id', async () => {
    server.conduct = { hangsUp: true };
    const one = job();
    await expect(worker.process(one)).rejects.toThrow();
    server.conduct = {};
    await worker.process(one);
    expect(server.received.map(({ messageId }) => messageId)).toEqual([
      `<${one.id}@ledger.example>`,
      `<${one.id}@ledger.example>`,
    ]);
  });

  it('tries again where it is refused for now', async () => {
    server.conduct = { refuses: 451 };
    const one = job();
    const refused = worker.process(one);
    await expect(refused).rejects.toThrow();
    await expect(refused).rejects.not.toBeInstanceOf(UnrecoverableError);
    server.conduct = {};
    await worker.process(one);
    expect(server.received).toHaveLength(1);
  });

  it('makes a dead letter of what is refused for good, with the reason of the server', async () => {
    server.conduct = { refuses: 550 };
    const refused = worker.process(job());
    await expect(refused).rejects.toBeInstanceOf(UnrecoverableError);
    await expect(refused).rejects.toThrow(/not centre@demo\.example/);
  });

  it('lets nobody smuggle a header or a second receiver in', async () => {
    await worker.process(job(randomUUID(), { ...MAIL, subject: 'Hello\r\nBcc: other@demo.example' }));
    const [mail] = server.received;
    expect(mail!.bcc ?? []).toEqual([]);
    expect(mail!.to).toHaveLength(1);
  });

  it('sends hundreds over a few connections, each once', async () => {
    const jobs = Array.from({ length: 200 }, () => job());
    await Promise.all(jobs.map((one) => worker.process(one)));
    expect(server.received).toHaveLength(200);
    expect(server.messageIds.size).toBe(200);
  });
});
