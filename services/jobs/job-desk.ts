/** Where the api hands in jobs and asks what became of them. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Job, Queue, QueueEvents } from 'bullmq';
import { FairQueue, QueueFull } from '../platform/fair-queue.js';
import { inTime } from '../platform/in-time.js';
import type { FileStore, StoredFile } from './file-store.js';
import type { JobBackend, TypedQueue } from './job-backend.js';
import {
  type DataOf,
  type DocumentJob,
  type DocumentOutcome,
  documentsOf,
  type ExportJob,
  type ExportOutcome,
  type ExportProgress,
  type ExportScope,
  type IdentifiedMail,
  type QueueName,
  type RefusedDocument,
} from './job-kinds.js';
import { documentWaitMs, JOB_OPTIONS } from './policies.js';

/** A document that is not done in time is given up by its worker so much earlier, which has the time to say why. */
const TO_SAY_WHY_MS = 2_000;
const EXPORT_WAIT_LIMIT_MS = 10 * 60_000;
const ASK_EVERY_MS = 1_000;
/** Longer than a busy machine takes, shorter than proxies and people wait. */
const ANSWER_LIMIT_MS = 10_000;
const NO_ANSWER = 'the queues do not answer in time';

/** Documents that this process has on the queue: those of one user leave room for the others. */
const DOCUMENTS_AT_ONCE = { concurrency: 12, runningEach: 3, waitingEach: 40, waitingTotal: 400 };
/** Exports of one user that wait or run; one after the other is counted and handed in. */
const EXPORTS_EACH = 10;
const EXPORTS_AT_ONCE = { concurrency: 8, runningEach: 1, waitingEach: 2 * EXPORTS_EACH, waitingTotal: 400 };
/** For BullMQ's limits. */
const ALL = 0;
const UNFINISHED = ['active', 'waiting', 'prioritized', 'delayed'] as const;

export type ExportState = 'WAITING' | 'RUNNING' | 'DONE' | 'FAILED' | 'CANCELLED';

export interface ExportStatus extends ExportProgress {
  readonly id: string;
  readonly userId: string;
  readonly scope: ExportScope;
  readonly state: ExportState;
}

/** The job ended without a file; `reason` is what its last attempt said. */
export class JobFailed extends Error {
  override readonly name = 'JobFailed';
}

/** The document cannot be printed, however often it is tried. */
export class DocumentRefused extends Error {
  override readonly name = 'DocumentRefused';
  constructor(readonly refusal: RefusedDocument) {
    super(`the document is refused: ${refusal.refused}`);
  }
}

export class JobDesk {
  private readonly queues = new Map<QueueName, Promise<unknown>>();
  private readonly events = new Map<QueueName, Promise<QueueEvents>>();

  private readonly documents = new FairQueue(DOCUMENTS_AT_ONCE);
  private readonly exports = new FairQueue(EXPORTS_AT_ONCE);

  constructor(
    private readonly backend: JobBackend,
    private readonly files: FileStore,
    private readonly answerLimitMs = ANSWER_LIMIT_MS,
  ) {}

  /**
   * For somebody who waits for the answer. Where the store of the queues is away nothing is handed to it: its connection
   * would keep that, and have it done when nobody wants it any more.
   *
   * @throws TooLate
   */
  async ask<Name extends QueueName, T>(
    name: Name,
    question: (queue: TypedQueue<Name>) => Promise<T>,
  ): Promise<T> {
    const over = new AbortController();
    try {
      await inTime(this.backend.reached(over.signal), this.answerLimitMs, NO_ANSWER);
    } finally {
      over.abort();
    }
    return inTime(this.queue(name).then(question), this.answerLimitMs, NO_ANSWER);
  }

  queue<Name extends QueueName>(name: Name): Promise<TypedQueue<Name>> {
    return remembered(this.queues, name, () => this.backend.queue(name)) as Promise<TypedQueue<Name>>;
  }

  /**
   * Has a document made and waits for it. Users take turns, whatever each of them asks for.
   *
   * @throws JobFailed, DocumentRefused; QueueFull the user has too many waiting
   */
  print(job: DocumentJob): Promise<StoredFile> {
    return this.documents.run(job.userId, async () => {
      const id = randomUUID();
      const waitMs = documentWaitMs(documentsOf(job));
      const forMs = waitMs - TO_SAY_WHY_MS;
      await this.add('documents', id, { ...job, waitedFor: { until: Date.now() + forMs, forMs } });
      return this.fileOf('documents', id, waitMs);
    });
  }

  /**
   * Has an export made; answers its id at once. The first export of a user is made before the second of another.
   *
   * @throws QueueFull the user has too many unfinished ones
   */
  startExport(job: ExportJob): Promise<string> {
    return this.exports.run(job.userId, async () => {
      const unfinished = (await this.ask('exports', (queue) =>
        queue.getJobs([...UNFINISHED]),
      )) as Job<ExportJob>[];
      // Cancelled ones too: they wait until a worker puts them away.
      const own = unfinished.filter(({ data }) => data.userId === job.userId);
      if (own.length >= EXPORTS_EACH) throw new QueueFull('party');
      const id = randomUUID();
      await this.add('exports', id, job, own.length + 1);
      return id;
    });
  }

  /**
   * Waits for an export.
   *
   * @throws JobFailed
   */
  exported(id: string): Promise<StoredFile> {
    return this.fileOf('exports', id, EXPORT_WAIT_LIMIT_MS);
  }

  exportStatus(id: string): Promise<ExportStatus | undefined> {
    return this.ask('exports', async (queue) => {
      const job: Job<ExportJob> | undefined = await queue.getJob(id);
      if (!job) return undefined;
      const progress = (typeof job.progress === 'object' ? job.progress : {}) as Partial<ExportProgress>;
      const state = stateOf(await job.getState(), job);
      const { userId, scope } = job.data;
      return { id, userId, scope, state, rows: progress.rows ?? 0, total: progress.total ?? 0 };
    });
  }

  /** A waiting export goes, a running one stops after its current rows; one that has ended stays as it is. */
  cancelExport(id: string): Promise<void> {
    return this.ask('exports', async (queue) => {
      const job: Job<ExportJob> | undefined = await queue.getJob(id);
      if (!job || ['completed', 'failed'].includes(await job.getState())) return;
      await job.updateData({ ...job.data, cancelled: true });
    });
  }

  /** For the worker that makes it. */
  async isExportCancelled(id: string): Promise<boolean> {
    const job: Job<ExportJob> | undefined = await (await this.queue('exports')).getJob(id);
    return job?.data.cancelled === true;
  }

  exportFile(id: string): Promise<StoredFile | undefined> {
    return this.files.find(id);
  }

  /**
   * Takes mails for delivery: they are durable when the promise resolves. Waits for as long as the queues are away: the
   * caller has nothing else to do, and would hand in the same mails again beside those that wait.
   */
  async mails(mails: readonly IdentifiedMail[]): Promise<void> {
    if (mails.length === 0) return;
    const queue = await this.queue('mail');
    await queue.addBulk(mails.map(({ id, mail }) => ({ name: 'mail', data: mail, opts: { jobId: id } })));
  }

  /** How many mails the server did not take yet: they wait for another try. */
  delayedMails(): Promise<number> {
    return this.ask('mail', (queue) => queue.getDelayedCount());
  }

  /**
   * Forgets jobs that have ended and are older than their queue remembers them (JOB_OPTIONS): BullMQ does so only when
   * another job of the queue ends in the same state, which may never happen.
   */
  async forgetOld(): Promise<void> {
    for (const [name, { removeOnComplete, removeOnFail }] of Object.entries(JOB_OPTIONS)) {
      for (const [state, kept] of [
        ['completed', removeOnComplete],
        ['failed', removeOnFail],
      ] as const) {
        if (typeof kept !== 'object' || !('age' in kept)) continue;
        const graceMs = kept.age * 1_000;
        await this.ask(name as QueueName, (queue) => queue.clean(graceMs, ALL, state));
      }
    }
  }

  /** How many jobs of a queue are in each state; one that waits for its turn waits, with a priority or without. */
  async counts(
    name: QueueName,
  ): Promise<Readonly<Record<'waiting' | 'active' | 'delayed' | 'failed', number>>> {
    const { prioritized, waiting, active, delayed, failed } = (await this.ask(name, (queue) =>
      queue.getJobCounts('prioritized', 'waiting', 'active', 'delayed', 'failed'),
    )) as Record<string, number>;
    return { waiting: waiting! + prioritized!, active: active!, delayed: delayed!, failed: failed! };
  }

  /** @param priority jobs with a lower number go first */
  private async add<Name extends QueueName>(
    name: Name,
    jobId: string,
    data: DataOf<Name>,
    priority?: number,
  ): Promise<void> {
    await this.ask(name, (queue) =>
      (queue as unknown as TypedQueue<'documents'>).add(name, data as DocumentJob, { jobId, priority }),
    );
  }

  private async fileOf(name: 'documents' | 'exports', jobId: string, patience: number): Promise<StoredFile> {
    const events = await this.eventsOf(name);
    const queue: Pick<Queue, 'getJob'> = await this.queue(name);
    const ended = await endOf(queue, jobId, events, patience);
    if ('failed' in ended) throw new JobFailed(`${name} job ${jobId}: ${ended.failed}`);
    if ('late' in ended.made) throw new JobFailed(`${name} job ${jobId}: ${TOO_LATE}`);
    if ('cancelled' in ended.made) throw new JobFailed(`${name} job ${jobId}: it was cancelled`);
    if ('refused' in ended.made) throw new DocumentRefused(ended.made);
    const file = await this.files.find(ended.made.fileId);
    if (!file) throw new JobFailed(`${name} job ${jobId}: its file is gone`);
    return file;
  }

  private eventsOf(queue: 'documents' | 'exports'): Promise<QueueEvents> {
    const opening = remembered(this.events, queue, () => this.backend.events(queue));
    const ready = opening.then((events) => events.waitUntilReady().then(() => events));
    return inTime(ready, this.answerLimitMs, NO_ANSWER);
  }
}

const TOO_LATE = 'it has not ended in time';

type Ended = { readonly made: DocumentOutcome | ExportOutcome } | { readonly failed: string };

/** What the job came to. A store of the queues that does not answer is asked again, until the time is over. */
async function endOf(
  queue: Pick<Queue, 'getJob'>,
  jobId: string,
  events: QueueEvents,
  patience: number,
): Promise<Ended> {
  const over = new AbortController();
  try {
    return await Promise.race([
      untilEnded(queue, jobId, events, over.signal),
      sleep(patience, { failed: TOO_LATE }, { signal: over.signal }),
    ]);
  } finally {
    over.abort();
  }
}

/**
 * Reads the job when an event says that it has ended, and every second besides: on PostgreSQL an event is skipped now and
 * then, when it commits after one with a higher number. BullMQ's `waitUntilFinished` is not used: when its own first
 * read of the job fails, that rejection cannot be caught, and an unhandled rejection ends the process.
 */
async function untilEnded(
  queue: Pick<Queue, 'getJob'>,
  jobId: string,
  events: QueueEvents,
  over: AbortSignal,
): Promise<Ended> {
  for (;;) {
    const told = toldOfEnd(events, jobId);
    const ended = await lookAt(queue, jobId).catch(() => undefined);
    if (ended) return ended;
    await told;
    over.throwIfAborted();
  }
}

async function lookAt(queue: Pick<Queue, 'getJob'>, jobId: string): Promise<Ended | undefined> {
  const job: Job | undefined = await queue.getJob(jobId);
  if (!job) return { failed: 'it is forgotten' };
  if (!job.finishedOn) return undefined;
  return (await job.isFailed()) ? { failed: job.failedReason } : { made: job.returnvalue };
}

/** At the end of the job, or a second later. */
function toldOfEnd(events: QueueEvents, jobId: string): Promise<void> {
  const names = [`completed:${jobId}`, `failed:${jobId}`] as const;
  return new Promise((resolve) => {
    const stop = () => {
      clearTimeout(later);
      for (const name of names) events.off(name as 'completed', stop);
      resolve();
    };
    const later = setTimeout(stop, ASK_EVERY_MS);
    for (const name of names) events.on(name as 'completed', stop);
  });
}

/** Opened once; where that failed, the next one tries again. */
function remembered<Key, T>(opened: Map<Key, Promise<T>>, key: Key, open: () => Promise<T>): Promise<T> {
  const known = opened.get(key);
  if (known) return known;
  const opening = open();
  opened.set(key, opening);
  opening.catch(() => opened.delete(key));
  return opening;
}

/** Whatever a cancelled export ends with: it does what was asked of it. */
function stateOf(state: string, { data }: Job<ExportJob>): ExportState {
  if (data.cancelled) return 'CANCELLED';
  if (state === 'completed') return 'DONE';
  if (state === 'failed') return 'FAILED';
  return state === 'active' ? 'RUNNING' : 'WAITING';
}
