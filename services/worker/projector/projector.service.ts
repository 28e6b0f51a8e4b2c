import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import type { Pool } from 'pg';
import type { EventReader } from '../../event-store/port.js';
import { withCauses } from '../../platform/causes.js';
import type { Config } from '../../platform/config.js';
import { CONFIG, EVENT_READER, PG_POOL } from '../../platform/tokens.js';
import { CheckpointProgress } from './checkpoint-progress.js';
import { Projector } from './projector.js';
import type { RebuildProgress } from './rebuild.js';

/** Runs the projector for as long as the service runs, in processes that have the role. */
@Injectable()
export class ProjectorService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Projector');
  private readonly projector: Projector;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(PG_POOL) pool: Pool,
    @Inject(EVENT_READER) store: EventReader,
    progress: CheckpointProgress,
  ) {
    this.projector = new Projector(pool, store, progress, {
      onActive: () => this.logger.log('keeps the read models up to date'),
      onInterrupted: (error) => this.logger.warn(`interrupted, takes up again: ${withCauses(error)}`),
      onHalt: ({ projection, error }) => this.logger.error(`${projection} has halted: ${error}`),
      onRebuild: rebuildTeller((message) => this.logger.warn(message)),
      onMismatch: (mismatch) => this.logger.error(`leaves the read models as they are: ${mismatch}`),
      onOutdated: () => this.logger.warn('the read models are those of a later release: stands by'),
    });
  }

  onApplicationBootstrap(): void {
    if (this.config.roles.has('projector')) this.projector.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.projector.stop();
  }
}

/** Between two reports of one phase. */
const REPORT_EVERY_MS = 5_000;

/**
 * Each phase of a rebuild when it begins, and now and then how far it is: until it has ended, users see old figures or
 * none. Nothing of an empty ledger, with which every installation begins.
 */
export function rebuildTeller(tell: (message: string) => void): (progress: RebuildProgress) => void {
  let phase: RebuildProgress['phase'] | undefined;
  let toldAt = 0;
  return (progress) => {
    if (phase === undefined && progress.phase !== 'replay') return;
    const now = performance.now();
    if (progress.phase === phase && now - toldAt < REPORT_EVERY_MS) return;
    ({ phase } = progress);
    toldAt = now;
    if (progress.phase !== 'replay') tell(`rebuilds the read models: ${progress.phase}`);
    else {
      const { events, position, head } = progress;
      const percent = head === 0n ? 100 : Number((100n * position) / head);
      tell(`rebuilds the read models: ${events} events replayed, ${percent} %`);
    }
  };
}
