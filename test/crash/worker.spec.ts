/**
 * The worker killed in the middle of its queues, ten times over: every document and every mail that was handed in is
 * made, and none twice as its receiver sees it.
 */
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { FileStore } from '../../services/jobs/file-store.js';
import { JobBackend } from '../../services/jobs/job-backend.js';
import type { DocumentJob } from '../../services/jobs/job-kinds.js';
import { createTestDatabase } from '../support/database.js';
import { ServiceProcess } from '../support/service.js';

const ROUNDS = 10;
const DOCUMENTS = 100;
const MAILS = 400;
/** Enough for a worker to take jobs, too little to finish them all. */
const WORKING_MS = 600;

/** Reads a mail to its end and tells its Message-ID. */
const receiver =
  (tell: (messageId: string) => void): SMTPServerOptions['onData'] =>
  (stream, _, done) => {
    let text = '';
    stream.on('data', (chunk: Buffer) => {
      text += String(chunk);
    });
    stream.on('end', () => {
      tell(/^message-id: (.*)$/im.exec(text)?.[1]?.trim() ?? '');
      done();
    });
  };

describe('a worker that is killed', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let pool: pg.Pool;
  let service: ServiceProcess;
  let backend: JobBackend;
  let smtp: SMTPServer;
  /** Message-IDs in the order of their arrival. */
  const arrived: string[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    pool = new pg.Pool({ connectionString: database.url });
    // Its connections end with the database.
    pool.on('error', () => {});
    const onData = receiver((messageId) => arrived.push(messageId));
    smtp = new SMTPServer({ authOptional: true, disabledCommands: ['AUTH', 'STARTTLS'], onData });
    // A sender that dies in the middle of a mail.
    smtp.on('error', () => {});
    await new Promise<void>((done) => smtp.listen(0, '127.0.0.1', done));
    const { port } = smtp.server.address() as AddressInfo;
    service = await ServiceProcess.create({
      DATABASE_URL: database.url,
      DEMO: 'true',
      SMTP_URL: `smtp://127.0.0.1:${port}`,
    });
    await service.start();
    backend = new JobBackend({ databaseUrl: database.url });
  }, 120_000);

  afterAll(async () => {
    await service?.remove();
    await backend?.close();
    await pool?.end();
    await new Promise<void>((done) => smtp.close(() => done()));
    await database?.drop();
  }, 60_000);

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
      userId: 'crash',
    };
    await documents.addBulk(
      fileIds.map((jobId) => ({ name: 'documents', data: label, opts: { jobId, attempts: 10 } })),
    );
    await mail.addBulk(
      mailIds.map((jobId) => ({
        name: 'mail',
        data: { to: 'receiver@example.org', subject: jobId, text: 'x' },
        opts: { jobId },
      })),
    );

    for (let round = 1; round <= ROUNDS; round++) {
      await sleep(Math.random() * WORKING_MS);
      await service.kill({ database: false });
      await service.start();
    }
    const open = async () =>
      (await documents.getJobCountByTypes('waiting', 'active', 'delayed', 'prioritized')) +
      (await mail.getJobCountByTypes('waiting', 'active', 'delayed', 'prioritized'));
    while ((await open()) > 0) await sleep(250);

    expect([await documents.getFailedCount(), await mail.getFailedCount()]).toEqual([0, 0]);
    const files = new FileStore(pool);
    for (const id of fileIds) {
      const file = await files.find(id);
      expect(file).toMatchObject({ mediaType: 'application/pdf' });
      let content = Buffer.alloc(0);
      for await (const part of file!.content()) content = Buffer.concat([content, part]);
      expect(content.length).toBe(file!.bytes);
      expect(content.subarray(0, 5).toString()).toBe('%PDF-');
      expect(content.subarray(-6).toString()).toContain('%%EOF');
    }
    // A server that took a mail just before the death takes it again, under the same Message-ID: one mail.
    const ids = new Set(arrived.map((messageId) => messageId.replace(/^<|@.*$/g, '')));
    expect([...ids].sort()).toEqual([...mailIds].sort());
  }, 300_000);
});
