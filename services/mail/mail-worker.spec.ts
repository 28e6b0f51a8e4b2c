import { randomUUID } from 'node:crypto';
import { UnrecoverableError } from 'bullmq';
import type pg from 'pg';
import { createTestDatabase } from '../../test/support/database.js';
import { eventually } from '../../test/support/eventually.js';
import type { WrittenMail } from '../jobs/job-kinds.js';
import { createPlatformTables } from '../platform/platform-tables.js';
import { createPool } from '../platform/pool.js';
import { MailWorker } from './mail-worker.js';
import { SENT_MAIL_TABLE, SentMails } from './sent-mails.js';
import { MailServer } from './testing/mail-server.js';
import { type SmtpTimeouts, SmtpTransport } from './transport.js';

const IMPATIENT = { connectionTimeout: 400, greetingTimeout: 400, socketTimeout: 400 };
const MAIL = { to: 'centre@demo.example', subject: 'Réception n° 7', text: 'Bonjour,\n\nC’est prêt.\n' };

const NO_LINKS = { written: async () => undefined };

describe('mails to a server', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let pool: pg.Pool;
  let server: MailServer;
  let transports: SmtpTransport[];
  let worker: MailWorker;

  beforeAll(async () => {
    database = await createTestDatabase();
    pool = createPool(database.url);
    await createPlatformTables(pool, [SENT_MAIL_TABLE]);
  });
  afterAll(async () => {
    await pool.end();
    await database.release();
  });
  beforeEach(async () => {
    server = new MailServer();
    await server.start();
    transports = [];
    worker = workerOf();
  });
  afterEach(async () => {
    for (const transport of transports) await transport.close();
    await server.stop();
  });

  function workerOf(timeouts?: SmtpTimeouts): MailWorker {
    const transport = new SmtpTransport(server.url, 'no-reply@ledger.example', timeouts);
    transports.push(transport);
    return new MailWorker(transport, new SentMails(pool), NO_LINKS, 'ledger.example');
  }

  const job = (id = randomUUID(), mail: WrittenMail = MAIL) => ({
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

  it('goes on after a server that was started anew, over connections that were open before', async () => {
    await Promise.all(Array.from({ length: 8 }, () => worker.process(job())));
    await server.stop();
    await server.start();
    const one = job();
    // A connection that is found dead fails the try, as any other fault does.
    await worker.process(one).catch(() => worker.process(one));
    expect(server.received).toHaveLength(9);
    expect(server.messageIds.size).toBe(9);
  });

  it('gives up a try with a server that is too slow, and is known by its id when it comes again', async () => {
    server.conduct = { slow: 1_500 };
    const one = job();
    await expect(workerOf(IMPATIENT).process(one)).rejects.toThrow();
    server.conduct = {};
    await worker.process(one);
    // The slow server has kept the first one all the same.
    await eventually(() => server.received.length === 2);
    expect(server.messageIds.size).toBe(1);
  });

  it('gives up a try with a server that does not greet', async () => {
    server.conduct = { mute: true };
    const one = job();
    await expect(workerOf(IMPATIENT).process(one)).rejects.toThrow();
    server.conduct = {};
    await worker.process(one);
    expect(server.received).toHaveLength(1);
  });

  it('tries again where the connection broke in the middle of the mail', async () => {
    server.conduct = { cutsOff: true };
    const one = job(randomUUID(), { ...MAIL, text: 'a long line of words\n'.repeat(20_000) });
    await expect(worker.process(one)).rejects.toThrow();
    server.conduct = {};
    await worker.process(one);
    expect(server.received).toHaveLength(1);
    expect(server.received[0]!.text!.length).toBeGreaterThan(400_000);
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

  it.each([
    ['the receiver', { refuses: 451 }],
    ['the content', { refusesContent: 452 }],
  ])('tries again where %s is refused for now', async (_, conduct) => {
    server.conduct = conduct;
    const one = job();
    const refused = worker.process(one);
    await expect(refused).rejects.toThrow();
    await expect(refused).rejects.not.toBeInstanceOf(UnrecoverableError);
    server.conduct = {};
    await worker.process(one);
    expect(server.received).toHaveLength(1);
  });

  it.each([
    ['receiver', { refuses: 550 }, /not centre@demo\.example/],
    ['content', { refusesContent: 554 }, /not this content/],
  ])(
    'makes a dead letter of a %s that is refused for good, with the reason of the server',
    async (_, conduct, reason) => {
      server.conduct = conduct;
      const refused = worker.process(job());
      await expect(refused).rejects.toBeInstanceOf(UnrecoverableError);
      await expect(refused).rejects.toThrow(reason);
      expect(server.received).toEqual([]);
    },
  );

  it.each([451, 550])('sends to one receiver of two whatever the other gets, %i', async (refuses) => {
    const [centre, referent] = ['centre@demo.example', 'referent@demo.example'].map((to) =>
      job(randomUUID(), { ...MAIL, to }),
    );
    server.conduct = { refuses, refusesOnly: centre!.data.to };
    await expect(worker.process(centre!)).rejects.toThrow();
    await worker.process(referent!);
    await worker.process(referent!);
    expect(server.received.map(({ to }) => to![0]!.address)).toEqual(['referent@demo.example']);
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
