/** What the rest of the program relies on, whichever store the queues use. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Job, Processor, Queue } from 'bullmq';
import { QueueFull } from '../platform/fair-queue.js';
import { createPool } from '../platform/pool.js';
import { FileStore } from './file-store.js';
import { JobBackend, type JobBackendOptions } from './job-backend.js';
import { DocumentRefused, JobDesk } from './job-desk.js';
import type { ExportJob, MailJob } from './job-kinds.js';
import { WORKER_POLICIES } from './policies.js';

const mail = (subject: string): MailJob => ({ to: 'someone@example.org', subject, text: '' });
const exportFor = (userId: string): ExportJob => ({
  scope: { centreIds: [], ofAllCentres: false, authorities: [] },
  list: 'stock',
  parameters: {},
  filters: [],
  language: 'fr',
  dateFormat: 'FR',
  userId,
});
const QUICK = { concurrency: 2, lockDuration: 1_000, stalledInterval: 300, maxStalledCount: 3 };
/** Backoff that a test can wait for. */
const TRIES = { attempts: 3, backoff: { type: 'fixed', delay: 20 } };

export function jobBackendContract(place: () => Promise<JobBackendOptions>): void {
  let backends: JobBackend[];
  let options: JobBackendOptions;

  const connect = () => {
    const backend = new JobBackend(options);
    backends.push(backend);
    return backend;
  };
  const work = async (processor: Processor<MailJob, null>) => {
    const worker = await connect().worker('mail', processor, QUICK);
    void worker.run();
    await worker.waitUntilReady();
    return worker;
  };

  beforeEach(async () => {
    backends = [];
    options = await place();
  });
  afterEach(async () => {
    for (const backend of backends) await backend.close();
  });

  it('hands a job to a worker and its result to the caller that waits', async () => {
    const backend = connect();
    const queue = await backend.queue('documents');
    const events = await backend.events('documents');
    await events.waitUntilReady();
    const worker = await backend.worker('documents', async ({ id }) => ({ fileId: id! }), QUICK);
    void worker.run();
    const id = randomUUID();
    const job = await queue.add('documents', {} as never, { jobId: id });
    expect(await job.waitUntilFinished(events, 10_000)).toEqual({ fileId: id });
  });

  it('takes the same id once, alone or among many, also while the first is at work', async () => {
    const done: string[] = [];
    const queue = await connect().queue('mail');
    await work(async ({ id }) => {
      await sleep(100);
      done.push(id!);
      return null;
    });
    const many = ['a', 'b', 'a', 'c', 'b'].map((jobId) => ({
      name: 'mail',
      data: mail(jobId),
      opts: { jobId },
    }));
    await queue.addBulk(many);
    await queue.add('mail', mail('a'), { jobId: 'a' });
    await until(() => done.length >= 3);
    await queue.addBulk(many);
    await sleep(300);
    expect(done.sort()).toEqual(['a', 'b', 'c']);
  });

  it('tries again, keeps what fails for good with its reason, and sends it again when asked', async () => {
    let tries = 0;
    let broken = true;
    const queue = await connect().queue('mail');
    await work(async () => {
      tries++;
      if (broken) throw new Error('nobody at home');
      return null;
    });
    await queue.add('mail', mail('once'), { jobId: 'fails', ...TRIES });
    await until(async () => (await queue.getFailedCount()) === 1);
    expect(tries).toBe(3);
    const job = (await queue.getJob('fails')) as unknown as Job;
    expect(job.failedReason).toBe('nobody at home');
    broken = false;
    await job.retry('failed', { resetAttemptsMade: true });
    await until(async () => (await queue.getCompletedCount()) === 1);
    expect(await queue.getFailedCount()).toBe(0);
  });

  it('gives what a dead worker held to another one', async () => {
    const queue = await connect().queue('mail');
    const dying = await connect().worker('mail', () => new Promise<null>(() => {}), {
      ...QUICK,
      skipLockRenewal: true,
    });
    void dying.run();
    await queue.add('mail', mail('held'), { jobId: 'held' });
    await until(async () => (await queue.getActiveCount()) === 1);
    await dying.close(true);
    const done: string[] = [];
    await work(async ({ id }) => {
      done.push(id!);
      return null;
    });
    await until(() => done.length === 1, 15_000);
    expect(done).toEqual(['held']);
  });

  it('finishes what it holds before it closes, and takes nothing new', async () => {
    const done: string[] = [];
    const queue = await connect().queue('mail');
    const worker = await work(async ({ id }) => {
      await sleep(200);
      done.push(id!);
      return null;
    });
    await queue.addBulk(
      Array.from({ length: 6 }, (_, i) => ({ name: 'mail', data: mail(''), opts: { jobId: `j${i}` } })),
    );
    await until(async () => (await queue.getActiveCount()) > 0);
    await worker.close();
    const finished = done.length;
    expect(await queue.getActiveCount()).toBe(0);
    await sleep(250);
    expect(done.length).toBe(finished);
    expect((await queue.getWaitingCount()) + finished).toBe(6);
  });

  it('prints for a user while another has many documents waiting, a bounded number for each', async () => {
    const desk = new JobDesk(connect(), new FileStore(createPool(options.databaseUrl)));
    let release: () => void = () => {};
    const released = new Promise<void>((done) => {
      release = done;
    });
    const worker = await connect().worker(
      'documents',
      async ({ data }) => {
        if (data.userId === 'flood') await released;
        return { refused: 'missing' };
      },
      { ...QUICK, concurrency: WORKER_POLICIES.documents.concurrency },
    );
    void worker.run();
    const subject = { of: 'template', templateId: randomUUID() } as const;
    const print = (userId: string) =>
      desk.print({ type: 'DISPATCH_BL', subject, language: 'fr', dateFormat: 'FR', userId });
    const flood = Promise.allSettled(Array.from({ length: 60 }, () => print('flood')));
    await expect(print('other')).rejects.toThrow(DocumentRefused);
    release();
    const reasons = (await flood).map((answer) => (answer.status === 'rejected' ? answer.reason : undefined));
    expect(reasons.filter((reason) => reason instanceof DocumentRefused)).toHaveLength(43);
    expect(reasons.filter((reason) => reason instanceof QueueFull)).toHaveLength(17);
  });

  it('makes exports in turns between users, a bounded number for each', async () => {
    const files = new FileStore(createPool(options.databaseUrl));
    const desk = new JobDesk(connect(), files);
    const start = (userId: string) => desk.startExport(exportFor(userId));
    const flood = await Promise.allSettled(Array.from({ length: 14 }, () => start('flood')));
    await start('other');
    const refused = flood.filter((answer) => answer.status === 'rejected');
    expect(refused).toHaveLength(4);
    for (const { reason } of refused) expect(reason).toBeInstanceOf(QueueFull);
    const made: string[] = [];
    const worker = await connect().worker(
      'exports',
      async ({ id, data }) => {
        made.push(data.userId);
        return { fileId: id! };
      },
      { ...QUICK, concurrency: 1 },
    );
    void worker.run();
    await until(() => made.length === 11);
    expect(made.indexOf('other')).toBeLessThan(3);
    await start('flood');
  });

  it('counts what waits, exports with a place in the line too', async () => {
    const desk = new JobDesk(connect(), new FileStore(createPool(options.databaseUrl)));
    await desk.startExport(exportFor('somebody'));
    await desk.mails([{ id: randomUUID(), mail: mail('one') }]);
    const one = { waiting: 1, active: 0, delayed: 0, failed: 0 };
    expect([await desk.counts('exports'), await desk.counts('mail')]).toEqual([one, one]);
    expect(await desk.counts('documents')).toEqual({ ...one, waiting: 0 });
  });

  it('forgets what ended longer ago than its queue remembers it, though nothing else ends there, but no mail that failed', async () => {
    const backend = connect();
    const desk = new JobDesk(backend, new FileStore(createPool(options.databaseUrl)));
    const ends: Promise<unknown>[] = [];
    const names = ['exports', 'documents', 'mail'] as const;
    for (const name of names) {
      const worker = await backend.worker(
        name,
        async ({ id }) => {
          if (id === 'fails') throw new Error('nobody at home');
          return null as never;
        },
        QUICK,
      );
      void worker.run();
      const queue = (await backend.queue(name)) as unknown as Queue;
      for (const jobId of ['fails', 'succeeds']) await queue.add(name, {}, { jobId, attempts: 1 });
      ends.push(
        until(async () => (await queue.getFailedCount()) === 1 && (await queue.getCompletedCount()) === 1),
      );
    }
    await Promise.all(ends);
    const left = async () =>
      Promise.all(
        names.map(async (name) => {
          const queue = (await backend.queue(name)) as unknown as Queue;
          return [await queue.getCompletedCount(), await queue.getFailedCount()];
        }),
      );
    const inDays = async (days: number) => {
      const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + days * 24 * 60 * 60_000);
      await desk.forgetOld();
      now.mockRestore();
      return left();
    };
    expect(await inDays(0)).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
    ]);
    expect(await inDays(2)).toEqual([
      [0, 0],
      [0, 1],
      [0, 1],
    ]);
    expect(await inDays(8)).toEqual([
      [0, 0],
      [0, 0],
      [0, 1],
    ]);
  });

  it('shows progress and a change of data to another process', async () => {
    const queue = await connect().queue('exports');
    const seen: unknown[] = [];
    const backend = connect();
    const worker = await backend.worker(
      'exports',
      async (job) => {
        await job.updateProgress({ rows: 7, total: 10 });
        await until(async () => (await queue.getJob(job.id!))?.data.cancelled === true);
        seen.push('cancelled');
        return { fileId: job.id! };
      },
      QUICK,
    );
    void worker.run();
    await queue.add('exports', { list: 'stock' } as never, { jobId: 'x' });
    await until(async () => (await queue.getJob('x'))?.progress !== 0);
    const job = (await queue.getJob('x'))!;
    expect(job.progress).toEqual({ rows: 7, total: 10 });
    await job.updateData({ ...job.data, cancelled: true });
    await until(() => seen.length === 1);
  });
}

async function until(condition: () => boolean | Promise<boolean>, patienceMs = 10_000): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('it did not happen in time');
    await sleep(20);
  }
}
