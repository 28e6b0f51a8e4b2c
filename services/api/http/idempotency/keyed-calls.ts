import { setTimeout as sleep } from 'node:timers/promises';
import { v5 as uuid5 } from 'uuid';
import type { KeyedRun, RunProgress } from '../../../platform/once.js';
import type { Claim, IdempotencyKeys, KeyedAnswer, KeyedCall } from './idempotency-keys.js';

export interface KeyedCallsOptions {
  readonly keys: IdempotencyKeys;
  readonly leaseMs: number;
  /** True for an error that says: refused, nothing was done. */
  readonly isRefusal: (error: unknown) => boolean;
  readonly onWarning: (message: string, error: unknown) => void;
}

/** A long command reports how far it is with every step; this often it is written down (milliseconds). */
const REPORT_EVERY_MS = 500;

/** The key was used for another call. */
export class KeyReused extends Error {
  override readonly name = 'KeyReused';
}

interface RunningCall {
  readonly call: KeyedCall;
  readonly answer: Promise<KeyedAnswer>;
  /** Resolves when the answer, which has been given, is written down. */
  writing?: Promise<void>;
}

/** Runs each keyed command once, and answers every repetition with the first answer. */
export class KeyedCalls {
  private readonly running = new Map<string, RunningCall>();
  private readonly storing = new Set<Promise<void>>();

  constructor(private readonly options: KeyedCallsOptions) {}

  /** @throws KeyReused; whatever `execute` throws */
  async run(call: KeyedCall, execute: (run: KeyedRun) => Promise<KeyedAnswer>): Promise<KeyedAnswer> {
    const id = idOf(call);
    const running = this.running.get(id);
    if (running) {
      if (running.call.route !== call.route || running.call.bodyHash !== call.bodyHash) throw new KeyReused();
      return running.answer;
    }
    const begun = this.begin(call, execute);
    const started: RunningCall = { call, answer: begun.then(({ answer }) => answer) };
    this.running.set(id, started);
    const stored = begun
      .then(({ store }) => {
        started.writing = store();
        return started.writing;
      })
      .catch(() => undefined)
      .finally(() => {
        this.running.delete(id);
        this.storing.delete(stored);
      });
    this.storing.add(stored);
    return started.answer;
  }

  /** Resolves when an answer that this process has given is written down; at once where it runs no such command. */
  async written(call: Pick<KeyedCall, 'userId' | 'key'>): Promise<void> {
    await this.running.get(idOf(call))?.writing;
  }

  /** Resolves when what is known of the calls is written down. */
  async idle(): Promise<void> {
    while (this.storing.size > 0) await Promise.all(this.storing);
  }

  /** Answers as soon as there is an answer; `store` writes it down, which a crash may prevent. */
  private async begin(call: KeyedCall, execute: (run: KeyedRun) => Promise<KeyedAnswer>) {
    const { keys, isRefusal } = this.options;
    const { claim, claimedAt } = await this.claim(call);
    if (claim.kind === 'answered') return { answer: claim.answer, store: async () => {} };
    const since = claim.kind === 'taken-over' ? claim.since : undefined;
    const progress = new Reports(claimedAt, this.options, call);
    const run: KeyedRun = {
      commandId: uuid5(call.key, call.userId),
      since,
      deadline: progress.deadline,
      outcome: keys.outcomeOf(call),
      progress,
    };
    try {
      const answer = await execute(run);
      return { answer, store: () => this.write('answer', keys.answer(call, answer)) };
    } catch (error) {
      // What was taken over may have been done long ago, on other facts: its key is never free again.
      if (isRefusal(error) && since === undefined) await this.write('refusal', keys.forget(call));
      else await this.write('outcome', keys.giveUp(call));
      throw error;
    }
  }

  /** Waits while another process runs the command, until it answers, refuses, or its lease is over. */
  private async claim(
    call: KeyedCall,
  ): Promise<{ claim: Exclude<Claim, { kind: 'running' | 'reused' }>; claimedAt: number }> {
    for (let pause = 20; ; pause = Math.min(pause * 2, 500)) {
      const claimedAt = performance.now();
      const claim = await this.options.keys.claim(call);
      if (claim.kind === 'reused') throw new KeyReused();
      if (claim.kind !== 'running') return { claim, claimedAt };
      await sleep(pause);
    }
  }

  private async write(what: string, writing: Promise<void>): Promise<void> {
    await writing.catch((error: unknown) =>
      this.options.onWarning(`the ${what} of a keyed command could not be written down`, error),
    );
  }
}

const idOf = ({ userId, key }: Pick<KeyedCall, 'userId' | 'key'>): string => `${userId} ${key}`;

/** What a running command reports; the lease of its key is renewed as long as it does. */
class Reports implements RunProgress {
  deadline: number;
  private writing = false;
  private next = 0;

  constructor(
    claimedAt: number,
    private readonly options: KeyedCallsOptions,
    private readonly call: KeyedCall,
  ) {
    this.deadline = claimedAt + options.leaseMs / 2;
  }

  report(done: number, total: number): void {
    const now = performance.now();
    if (this.writing || now < this.next) return;
    this.writing = true;
    this.next = now + REPORT_EVERY_MS;
    const { keys, leaseMs, onWarning } = this.options;
    keys
      .report(this.call, done, total)
      .then((isRenewed) => {
        if (isRenewed) this.deadline = now + leaseMs / 2;
      })
      .catch((error: unknown) =>
        onWarning('the progress of a keyed command could not be written down', error),
      )
      .finally(() => {
        this.writing = false;
      });
  }
}
