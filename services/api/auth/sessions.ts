import { Inject, Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Config } from '../../platform/config.js';
import { NotificationListener } from '../../platform/notification-listener.js';
import { CLOCK, type Clock, CONFIG } from '../../platform/tokens.js';
import { type SessionRow, SessionRows } from './session-rows.js';

const REMEMBERED_SESSIONS = 20_000;
/** A session is read anew after this time, should a notification be lost without the connection being lost. */
const REMEMBERED_MS = 60_000;
/** Uses are noted, and ended sessions pruned, this often. */
const UPKEEP_MS = 60_000;

/**
 * The sessions of the installation, as this process knows them. What was read is remembered while the process listens
 * to changes, so that a call costs no query; while it does not listen, each call asks the database.
 */
@Injectable()
export class Sessions implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('Sessions');
  /** What is read for the first time is shared by the calls that wait for it. Null: the session has ended. */
  private readonly remembered = new LRUCache<string, Promise<SessionRow | null>>({
    max: REMEMBERED_SESSIONS,
    ttl: REMEMBERED_MS,
  });
  private readonly listener: NotificationListener;
  private listening = false;
  private uses = new Map<string, Date>();
  private upkeep: NodeJS.Timeout | undefined;

  constructor(
    private readonly rows: SessionRows,
    @Inject(CONFIG) config: Config,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.listener = new NotificationListener({
      connectionString: config.databaseUrl,
      channel: 'session_changed',
      onNotification: (id) => this.remembered.delete(id),
      onListening: () => this.listen(true),
      onLost: (error) => {
        this.listen(false);
        this.logger.warn(`Each call asks the database for its session: ${String(error)}`);
      },
    });
  }

  /** For specs: changes of other processes are received. */
  get isListening(): boolean {
    return this.listening;
  }

  onModuleInit(): void {
    this.listener.start();
    this.upkeep = setInterval(() => {
      this.keepUp().catch((error: unknown) => this.logger.warn(`Uses are not noted: ${String(error)}`));
    }, UPKEEP_MS).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.upkeep);
    this.listen(false);
    await this.listener.stop();
    await this.noteUses().catch(() => {});
  }

  /** Undefined where the session has ended, wherever that was. */
  async find(id: string): Promise<SessionRow | undefined> {
    if (!this.listening) return this.rows.find(id);
    const known = this.remembered.get(id);
    if (known) return (await known) ?? undefined;
    const read = this.rows.find(id).then((row) => row ?? null);
    // Before the answer: a change that is announced meanwhile makes the next call read again.
    this.remembered.set(id, read);
    read.catch(() => this.remembered.delete(id));
    return (await read) ?? undefined;
  }

  /** As `find`, with what the database says at this moment. */
  findNow(id: string): Promise<SessionRow | undefined> {
    this.remembered.delete(id);
    return this.find(id);
  }

  /**
   * The session with its next generation; where `generation` is no longer the newest, as it is now. Seen at once by the
   * calls of this process, which else hear of it by the notification.
   */
  async renew(id: string, generation: number, now: Date): Promise<SessionRow | undefined> {
    const renewed = await this.rows.rotate(id, generation, now);
    this.remembered.delete(id);
    return renewed ?? this.find(id);
  }

  async end(id: string): Promise<void> {
    await this.rows.end(id);
    this.remembered.delete(id);
  }

  async endAll(userId: string): Promise<void> {
    await this.rows.endAll(userId);
    this.forget();
  }

  /** After a transaction of this process that ended sessions: true at once, without waiting for the notification. */
  forget(): void {
    this.remembered.clear();
  }

  /** The session was used now. */
  use(id: string): void {
    this.uses.set(id, this.clock());
  }

  /** When it resolves, the uses that this process has seen are stored. */
  async noteUses(): Promise<void> {
    if (this.uses.size === 0) return;
    const uses = this.uses;
    this.uses = new Map();
    await this.rows.noteUses(uses);
  }

  private async keepUp(): Promise<void> {
    await this.noteUses();
    await this.rows.prune(this.clock());
  }

  /** What was remembered before may have changed unheard. */
  private listen(listening: boolean): void {
    this.remembered.clear();
    this.listening = listening;
  }
}
