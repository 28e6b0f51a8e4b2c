/** The background check of the ledger (docs/rules/proof.md, PF-11). */
import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Logger, Module, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Pool } from 'pg';
import pg from 'pg';
import type { EventReader } from '../../event-store/port.js';
import type { Config } from '../../platform/config.js';
import { withoutTimeLimits } from '../../platform/pool.js';
import { CLOCK, type Clock, CONFIG, EVENT_READER, PG_POOL } from '../../platform/tokens.js';
import { writeCheck } from '../../proof/check-status.js';
import { LedgerTree } from '../../proof/ledger-tree.js';
import { take } from '../projector/locks.js';
import { checkRound } from './ledger-round.js';

/**
 * Of a processor core. What the database does by itself for what it is asked (writing out, vacuum) is not waited for
 * and comes on top, up to half as much again: together they stay within a tenth.
 */
const SHARE = 0.06;

@Module({})
export class ContinuousCheckModule implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Check');
  private readonly stopping = new AbortController();
  private running: Promise<void> | undefined;

  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(EVENT_READER) private readonly store: EventReader,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'checkPause'>,
    private readonly tree: LedgerTree,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.run();
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      // Before the first one too: a start has other things to do.
      await sleep(this.config.checkPause * 1_000, undefined, { signal, ref: false }).catch(() => {});
      if (signal.aborted) return;
      await this.round(signal).catch((error: unknown) => {
        if (!signal.aborted) this.logger.warn(`a round did not end, and is begun again: ${String(error)}`);
      });
    }
  }

  /** One process at a time; the lock goes with its connection. */
  private async round(stopping: AbortSignal): Promise<void> {
    const session = new pg.Client(withoutTimeLimits(this.pool));
    session.on('error', () => {});
    const lost = new AbortController();
    session.once('end', () => lost.abort(new Error('the connection to the database was lost')));
    await session.connect();
    try {
      if (!(await take(session, 'check'))) return;
      const { pool, store, tree } = this;
      const signal = AbortSignal.any([stopping, lost.signal]);
      const { position, findings } = await checkRound({ pool, store, tree, signal, share: SHARE });
      signal.throwIfAborted();
      await writeCheck(pool, { position, at: this.clock(), findings });
      for (const finding of findings) this.logger.error(`the ledger is not what it was: ${finding}`);
    } finally {
      await session.end().catch(() => {});
    }
  }
}
