/**
 * Files that users send are read in threads of their own, with an end to their time and memory: a file that is made to
 * be slow or large costs its sender an answer, and nobody else anything (docs/rules/documents-and-mail.md, DM-10).
 */
import type { Piscina } from 'piscina';
import { FairQueue } from '../platform/fair-queue.js';
import { OpenedOnce } from '../platform/opened-once.js';
import type { FileTasks, Given } from './thread.js';
import { THREAD_FILE } from './thread-file.js';

/** The file takes more time or memory than any file that people work with; another try would end in the same way. */
export class FileTooHeavy extends Error {
  override readonly name = 'FileTooHeavy';
}

export interface FileThreadsOptions {
  /** Files that are read at once. */
  readonly threads: number;
  /** Milliseconds that one file may take, from when a thread begins to read it. */
  readonly timeoutMs: number;
  /** Megabytes of memory that one file may take, beside its own bytes. */
  readonly memoryMb: number;
  /** Files that may wait, of one party and of all together. */
  readonly waitingEach: number;
  readonly waitingTotal: number;
  /** What the threads run. */
  readonly program: URL;
}

export const FILE_THREADS: FileThreadsOptions = {
  threads: 2,
  timeoutMs: 15_000,
  memoryMb: 384,
  waitingEach: 8,
  waitingTotal: 64,
  program: THREAD_FILE,
};

/** A thread that has not begun after so long (milliseconds) has not started: that is no fault of the file. */
const START_MS = 60_000;

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
   * @throws FileTooHeavy; QueueFull the party has too much waiting; any other error: no thread has begun
   */
  run<Task extends keyof FileTasks>(
    task: Task,
    input: Parameters<FileTasks[Task]>[0],
    party: string,
  ): Promise<Awaited<ReturnType<FileTasks[Task]>>> {
    return this.queue.run(party, async () => {
      const pool = await this.pool.get();
      const limit = new Limit(this.options.timeoutMs);
      try {
        const given: Given<typeof input> = { input, begun: limit.begun };
        return await pool.run(given, { name: task, signal: limit.signal });
      } catch (error) {
        if (limit.signal.aborted) throw limit.signal.reason;
        if (isOutOfMemory(error)) throw new FileTooHeavy('takes too much memory');
        throw error;
      } finally {
        limit.end();
      }
    });
  }

  /** Ends the threads; what they read is given up. */
  async close(): Promise<void> {
    await (await this.pool.take())?.destroy();
  }

  private async open(): Promise<Piscina> {
    const library = (await import('piscina')) as unknown as { readonly default: typeof Piscina };
    const { threads, memoryMb, program } = this.options;
    return new library.default({
      filename: program.href,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32 },
    });
  }
}

/** The time that a file may take, which runs once a thread has said that it reads it. */
class Limit {
  /** For the thread, which writes 1 and notifies. */
  readonly begun = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  private readonly stop = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private isEnded = false;

  constructor(timeoutMs: number) {
    const start = Atomics.waitAsync(this.begun, 0, 0, START_MS);
    void Promise.resolve(start.value).then((begins) => {
      if (this.isEnded) return;
      if (begins === 'timed-out') this.stop.abort(new Error('No thread has begun to read the file'));
      else this.timer = setTimeout(() => this.stop.abort(new FileTooHeavy('takes too long')), timeoutMs);
    });
  }

  get signal(): AbortSignal {
    return this.stop.signal;
  }

  end(): void {
    this.isEnded = true;
    clearTimeout(this.timer);
    // Nobody waits any longer for a thread that has never begun.
    Atomics.notify(this.begun, 0);
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  (error as { readonly code?: unknown } | null)?.code === 'ERR_WORKER_OUT_OF_MEMORY';
