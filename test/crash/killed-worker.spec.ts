/**
 * The worker killed again and again in the middle of jobs: every document and every mail that was handed in is made,
 * and none twice as its receiver sees it. What happens decides when it is killed, not the clock: a death comes when so
 * many jobs of the round are done, others are at work and others wait. `WORKER_DEATHS=6` kills it six times.
 */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { FileStore } from '../../services/jobs/file-store.js';
import { JobBackend, type TypedQueue } from '../../services/jobs/job-backend.js';
import type { DocumentJob, QueueName } from '../../services/jobs/job-kinds.js';
import { MailServer } from '../../services/mail/testing/mail-server.js';
import { eventually } from '../support/eventually.js';
import { ServiceProcess } from '../support/service.js';

const ROUNDS = Number(process.env.WORKER_DEATHS ?? 3);
const DOCUMENTS = 15 * ROUNDS;
const MAILS = 35 * ROUNDS;
/** Done before each death: fewer than the jobs of a round, so that others are at work or wait. */
const DOCUMENTS_A_ROUND = 8;
const MAILS_A_ROUND = 25;
/** Seconds for the work of a round, on a machine that has other things to do. */
const ROUND_S = 400;

const OPEN = ['waiting', 'active', 'delayed', 'prioritized'] as const;
const openIn = <Name extends QueueName>(queue: TypedQueue<Name>) => queue.getJobCountByTypes(...OPEN);

describe('a worker that is killed', () => {
  let pool: pg.Pool;
  let service: ServiceProcess;
  let backend: JobBackend;
  let receiver: MailServer;

  beforeAll(async () => {
    receiver = new MailServer();
    await receiver.start();
    service = await ServiceProcess.withDemonstration({ SMTP_URL: receiver.url });
    await service.start(120_000);
    pool = new pg.Pool({ connectionString: service.databaseUrl });
    backend = new JobBackend({ databaseUrl: service.databaseUrl });
  }, 180_000);

  afterAll(async () => {
    await backend?.close();
    await pool?.end();
    await service?.remove();
    await receiver?.stop();
  });

  it(`makes ${DOCUMENTS} documents and ${MAILS} mails once each, over ${ROUNDS} deaths`, async () => {
    const { rows } = await pool.query<{ id: string }>('SELECT id FROM read_model.delivery_note LIMIT 1');
    const documents = await backend.queue('documents');
    const mail = await backend.queue('mail');
    const fileIds = Array.from({ length: DOCUMENTS }, () => randomUUID());
    const mailIds = Array.from({ length: MAILS }, () => randomUUID());
    const label: DocumentJob = {
      type: 'DISPATCH_ETIQUETTE_CONTENANT',
      subject: { of: 'preparations', ids: [rows[0]!.id] },
      language: 'fr',
      dateFormat: 'FR',
      userId: 'crash',
    };
    // The mails after these are taken and not answered: the worker dies without knowing what became of them.
    receiver.conduct = { answers: MAILS_A_ROUND };
    await documents.addBulk(fileIds.map((jobId) => ({ name: 'documents', data: label, opts: { jobId } })));
    await mail.addBulk(
      mailIds.map((jobId) => ({
        name: 'mail',
        data: { to: 'receiver@example.org', subject: jobId, text: 'x' },
        opts: { jobId },
      })),
    );

    for (let round = 1; round <= ROUNDS; round++) {
      await eventually(async () => {
        const mailsAreHeld = (receiver.conduct.answers ?? 0) < 0;
        return mailsAreHeld && (await documents.getCompletedCount()) >= round * DOCUMENTS_A_ROUND;
      }, ROUND_S).catch(async (late: Error) => {
        const [made, jobs] = [await documents.getCompletedCount(), await documents.getJobCounts()];
        const mails = { answersLeft: receiver.conduct.answers, ...(await mail.getJobCounts()) };
        throw new Error(`round ${round}: ${JSON.stringify({ made, jobs, mails })}\n${service.log}`, {
          cause: late,
        });
      });
      await service.kill({ database: false });
      expect(await openIn(documents)).toBeGreaterThan(0);
      expect(await openIn(mail)).toBeGreaterThan(0);
      receiver.conduct = round < ROUNDS ? { answers: MAILS_A_ROUND } : {};
      await service.start(120_000);
    }
    const open = async () => (await openIn(documents)) + (await openIn(mail));
    await eventually(async () => (await open()) === 0, 300);

    expect([await documents.getFailedCount(), await mail.getFailedCount()]).toEqual([0, 0]);
    const files = new FileStore(pool);
    for (const id of fileIds) {
      const file = await files.find(id);
      expect(file).toMatchObject({ mediaType: 'application/pdf' });
      const parts: Buffer[] = [];
      for await (const part of file!.content()) parts.push(part);
      const content = Buffer.concat(parts);
      expect(content.length).toBe(file!.bytes);
      expect(content.subarray(0, 5).toString()).toBe('%PDF-');
      expect(content.subarray(-6).toString()).toContain('%%EOF');
    }
    const { rows: made } = await pool.query<{ files: number }>(
      'SELECT count(*)::int AS files FROM platform.job_file',
    );
    expect(made[0]!.files).toBe(DOCUMENTS);
    // What the server had taken when the worker died comes again under the same Message-ID: one mail.
    const arrived = [...receiver.messageIds].map((messageId) => messageId.replace(/^<|@.*$/g, ''));
    const handedIn = new Set<string>(mailIds);
    // The service sends the day's root to its auditor, too.
    expect(arrived.filter((id) => handedIn.has(id)).sort()).toEqual([...mailIds].sort());
  }, 1_800_000);
});
