/** Jobs that failed as often as they may be tried: an administrator sees them, sends them again or discards them. */
import type { Job, Queue } from 'bullmq';
import type { JobDesk } from './job-desk.js';
import { type DataOf, QUEUES, type QueueName, type WaitedFor } from './job-kinds.js';

export interface DeadLetter {
  readonly queue: QueueName;
  readonly id: string;
  /** What it was about: a mail's receiver and subject, a document's type, an exported list. Never a mail's text. */
  readonly subject: string;
  readonly reason: string;
  readonly attempts: number;
  /** ISO instants. */
  readonly createdAt: string;
  readonly failedAt: string | null;
}

const MOST = 500;

export class DeadLetters {
  constructor(private readonly desk: JobDesk) {}

  /** Latest first, at most 500 of each queue. */
  async list(): Promise<DeadLetter[]> {
    const letters = await Promise.all(
      QUEUES.map(async (queue) => (await this.failed(queue)).map((job) => letterOf(queue, job))),
    );
    return letters.flat().sort((a, b) => (b.failedAt ?? '').localeCompare(a.failedAt ?? ''));
  }

  /** Tried again however long ago it was asked for. False where there is no such dead letter. */
  resend(queue: QueueName, id: string): Promise<boolean> {
    return this.desk.ask(queue, (jobs) => resendOn(jobs, id));
  }

  /** Answers how many were sent again. */
  async resendAll(): Promise<number> {
    const letters = await this.list();
    // So many may take longer than one answer does.
    const sent = await Promise.all(
      letters.map(async ({ queue, id }) => resendOn(await this.desk.queue(queue), id)),
    );
    return sent.filter(Boolean).length;
  }

  /** False where there is no such dead letter. */
  discard(queue: QueueName, id: string): Promise<boolean> {
    return this.desk.ask(queue, async (jobs) => {
      const job = await failedJob(jobs, id);
      await job?.remove();
      return job !== undefined;
    });
  }

  private failed(queue: QueueName): Promise<Job[]> {
    return this.desk.ask(queue, (one) => one.getFailed(0, MOST - 1)) as Promise<Job[]>;
  }
}

async function failedJob(queue: Pick<Queue, 'getJob'>, id: string): Promise<Job | undefined> {
  const job: Job | undefined = await queue.getJob(id);
  return job && (await job.isFailed()) ? job : undefined;
}

async function resendOn(queue: Pick<Queue, 'getJob'>, id: string): Promise<boolean> {
  const job = await failedJob(queue, id);
  if (!job) return false;
  const { waitedFor: _, ...data } = job.data as WaitedFor;
  await job.updateData(data);
  await job.retry('failed', { resetAttemptsMade: true });
  return true;
}

const instant = (milliseconds: number): string => new Date(milliseconds).toISOString();

const letterOf = (queue: QueueName, job: Job): DeadLetter => ({
  queue,
  id: job.id!,
  subject: SUBJECTS[queue](job.data as never),
  reason: job.failedReason ?? '',
  attempts: job.attemptsMade,
  createdAt: instant(job.timestamp),
  failedAt: job.finishedOn ? instant(job.finishedOn) : null,
});

const SUBJECTS: { readonly [Name in QueueName]: (data: DataOf<Name>) => string } = {
  mail: ({ to, subject }) => `${to}: ${subject}`,
  documents: (job) => ('dossier' in job ? 'dossier' : job.type),
  exports: ({ list }) => list,
};
