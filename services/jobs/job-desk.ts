/** Where the api hands in jobs and asks what became of them. */
import { randomUUID } from 'node:crypto';
import type { Job, QueueEvents } from 'bullmq';
import type { FileStore, StoredFile } from './file-store.js';
import type { JobBackend, TypedQueue } from './job-backend.js';
import type {
  DataOf,
  DocumentJob,
  ExportJob,
  ExportProgress,
  MadeFile,
  MailJob,
  QueueName,
} from './job-kinds.js';

/** A document is waited for; one that takes longer has met a queue or a fault. */
const DOCUMENT_PATIENCE_MS = 60_000;
const EXPORT_PATIENCE_MS = 10 * 60_000;

export type ExportState = 'WAITING' | 'RUNNING' | 'DONE' | 'FAILED' | 'CANCELLED';

export interface ExportStatus extends ExportProgress {
  readonly id: string;
  readonly userId: string;
  readonly state: ExportState;
}

/** The job ended without a file; `reason` is what its last attempt said. */
export class JobFailed extends Error {
  override readonly name = 'JobFailed';
}

/** What a cancelled export ends with. */
export const CANCELLED = 'cancelled';

type Queues = { readonly [Name in QueueName]: TypedQueue<Name> };

export class JobDesk {
  readonly queues: Queues;
  private readonly events = new Map<QueueName, QueueEvents>();

  constructor(
    private readonly backend: JobBackend,
    private readonly files: FileStore,
  ) {
    this.queues = {
      documents: backend.queue('documents'),
      mail: backend.queue('mail'),
      exports: backend.queue('exports'),
    };
  }

  /**
   * Has a document made and waits for it.
   *
   * @throws JobFailed
   */
  async print(job: DocumentJob): Promise<StoredFile> {
    return this.fileOf('documents', await this.add('documents', randomUUID(), job), DOCUMENT_PATIENCE_MS);
  }

  /** Has an export made; answers its id at once. */
  async startExport(job: ExportJob): Promise<string> {
    const id = randomUUID();
    await this.add('exports', id, job);
    return id;
  }

  /**
   * Has an export made and waits for it.
   *
   * @throws JobFailed
   */
  async export(job: ExportJob): Promise<StoredFile> {
    return this.fileOf('exports', await this.add('exports', randomUUID(), job), EXPORT_PATIENCE_MS);
  }

  async exportStatus(id: string): Promise<ExportStatus | undefined> {
    const job: Job<ExportJob> | undefined = await this.queues.exports.getJob(id);
    if (!job) return undefined;
    const progress = (typeof job.progress === 'object' ? job.progress : {}) as Partial<ExportProgress>;
    const state = stateOf(await job.getState(), job.failedReason);
    return { id, userId: job.data.userId, state, rows: progress.rows ?? 0, total: progress.total ?? 0 };
  }

  /** A waiting export goes, a running one stops after its current rows. */
  async cancelExport(id: string): Promise<void> {
    const job: Job<ExportJob> | undefined = await this.queues.exports.getJob(id);
    if (!job) return;
    await job.updateData({ ...job.data, cancelled: true });
  }

  exportFile(id: string): Promise<StoredFile | undefined> {
    return this.files.find(id);
  }

  /** Takes a mail for delivery; the same id again is the same mail. */
  async mail(id: string, mail: MailJob): Promise<void> {
    await this.add('mail', id, mail);
  }

  /** Many mails at once, for the reactors. */
  async mails(mails: readonly { readonly id: string; readonly mail: MailJob }[]): Promise<void> {
    if (mails.length === 0) return;
    await this.queues.mail.addBulk(
      mails.map(({ id, mail }) => ({ name: 'mail', data: mail, opts: { jobId: id } })),
    );
  }

  private async add<Name extends QueueName>(name: Name, jobId: string, data: DataOf<Name>): Promise<Job> {
    const queue = this.queues[name] as unknown as TypedQueue<'documents'>;
    return queue.add(name, data as DocumentJob, { jobId });
  }

  private async fileOf(queue: 'documents' | 'exports', job: Job, patience: number): Promise<StoredFile> {
    let made: MadeFile;
    try {
      made = await job.waitUntilFinished(await this.eventsOf(queue), patience);
    } catch (error) {
      throw new JobFailed(`${queue} job ${job.id}: ${error instanceof Error ? error.message : error}`, {
        cause: error,
      });
    }
    const file = await this.files.find(made.fileId);
    if (!file) throw new JobFailed(`${queue} job ${job.id}: its file is gone`);
    return file;
  }

  private async eventsOf(queue: 'documents' | 'exports'): Promise<QueueEvents> {
    let events = this.events.get(queue);
    if (!events) {
      events = this.backend.events(queue);
      this.events.set(queue, events);
    }
    await events.waitUntilReady();
    return events;
  }
}

function stateOf(state: string, failedReason: string | undefined): ExportState {
  if (state === 'completed') return 'DONE';
  if (state === 'active') return 'RUNNING';
  if (state === 'failed') return failedReason === CANCELLED ? 'CANCELLED' : 'FAILED';
  return 'WAITING';
}
