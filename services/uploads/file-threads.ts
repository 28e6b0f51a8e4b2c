/**
 * Files that users send are read in threads of their own, with an end to their time and memory: a file that is made to
 * be slow or large costs its sender an answer, and nobody else anything (docs/rules/documents-and-mail.md, DM-10).
 */
import type { Piscina } from 'piscina';
import { FairQueue } from '../platform/fair-queue.js';
import { OpenedOnce } from '../platform/opened-once.js';
import type { FileTasks } from './thread.js';
import { THREAD_FILE } from './thread-file.js';

/** The file takes more time or memory than any file that people work with; another try would end in the same way. */
export class FileTooHeavy extends Error {
  override readonly name = 'FileTooHeavy';
}

export interface FileThreadsOptions {
  /** Files that are read at once. */
  readonly threads: number;
  /** Milliseconds that one file may take. */
  readonly timeoutMs: number;
  /** Megabytes of memory that one file may take, beside its own bytes. */
  readonly memoryMb: number;
  /** Files that may wait, of one party and of all together. */
  readonly waitingEach: number;
  readonly waitingTotal: number;
}

export const FILE_THREADS: FileThreadsOptions = {
  threads: 2,
  timeoutMs: 15_000,
  memoryMb: 384,
  waitingEach: 8,
  waitingTotal: 64,
};

/** A thread that has nothing to read ends after so long. */
const IDLE_MS = 10_000;

export class FileThreads {
  private readonly queue: FairQueue;
  /** The library is loaded with the first file: few processes ever see one. */
  private readonly pool = new OpenedOnce(() => this.open());

  constructor(private readonly options: FileThreadsOptions = FILE_THREADS) {
    const { threads, waitingEach, waitingTotal } = options;
    this.queue = new FairQueue({ concurrency: threads, waitingEach, waitingTotal });
  }

  /**
   * Does the task in a thread; input and result are copied.
   *
   * @param party who asks, such as a user's id: parties take turns
   * @throws FileTooHeavy; QueueFull the party has too much waiting
   */
  run<Task extends keyof FileTasks>(
    task: Task,
    input: Parameters<FileTasks[Task]>[0],
    party: string,
  ): Promise<Awaited<ReturnType<FileTasks[Task]>>> {
    return this.queue.run(party, async () => {
      const pool = await this.pool.get();
      const signal = AbortSignal.timeout(this.options.timeoutMs);
      try {
        return await pool.run(input, { name: task, signal });
      } catch (error) {
        if (signal.aborted || isOutOfMemory(error)) throw new FileTooHeavy(`${task} was given up`);
        throw error;
      }
    });
  }

  /** Ends the threads; what they read is given up. */
  async close(): Promise<void> {
    await (await this.pool.take())?.destroy();
  }

  private async open(): Promise<Piscina> {
    const library = (await import('piscina')) as unknown as { readonly default: typeof Piscina };
    const { threads, memoryMb } = this.options;
    return new library.default({
      filename: THREAD_FILE.href,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32 },
    });
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  (error as { readonly code?: unknown } | null)?.code === 'ERR_WORKER_OUT_OF_MEMORY';
