import { Logger } from '@nestjs/common';
import type pg from 'pg';
import { NotificationListener } from '../../platform/notification-listener.js';
import type { Language } from '../../words/language.js';
import type { CentreFacts } from '../centre/centre-facts.js';
import { type CarrierFacts, Directory, type ProductReference } from '../directory.js';
import type { UserDirectory, UserFacts } from '../user/user-directory.js';
import { languageId } from '../value-list/language-id.js';
import { Network } from './network.js';
import { ReferenceMemory } from './reference-memory.js';
import type { ValueRow } from './tables.js';

/** As `reference.announce()` sends it. No ids: many rows, or all. */
interface ReferenceChange {
  readonly table: string;
  readonly ids: readonly string[] | null;
}

/** Where a notification was lost, a change is seen after this long. */
const POLL_MS = 60_000;

const NONE: ReadonlySet<string> = new Set();

export interface PostgresDirectoryOptions {
  readonly pool: pg.Pool;
  /** For the connection that listens. */
  readonly connectionString: string;
  readonly pollMs?: number;
}

/**
 * The reference data of this process. Loaded before it is handed to anybody, then told of every change; while
 * Postgres is away it answers what it knew last.
 */
export class PostgresDirectory extends Directory implements UserDirectory {
  private readonly logger = new Logger('Directory');
  private readonly memory: ReferenceMemory;
  private readonly listener: NotificationListener;
  private network = new Network([], new Map());
  private productList: readonly ProductReference[] = [];
  private values = new Map<string, ValueRow>();
  private work: Promise<void> = Promise.resolve();
  /** Users that the next read of users will read; it has not begun yet. */
  private nextUsers: { readonly ids: Set<string>; readonly read: Promise<void> } | undefined;
  private poll: NodeJS.Timeout | undefined;

  /** @throws whatever the first load throws */
  static async open(options: PostgresDirectoryOptions): Promise<PostgresDirectory> {
    const directory = new PostgresDirectory(options);
    await directory.refresh();
    directory.listener.start();
    directory.poll = setInterval(() => directory.refreshInBackground(), options.pollMs ?? POLL_MS).unref();
    return directory;
  }

  private constructor({ pool, connectionString }: PostgresDirectoryOptions) {
    super();
    this.memory = new ReferenceMemory(pool);
    this.listener = new NotificationListener({
      connectionString,
      channel: 'reference_changed',
      onNotification: (payload) =>
        void this.take(JSON.parse(payload) as ReferenceChange).catch((error: unknown) => this.warn(error)),
      onListening: () => this.refreshInBackground(),
      onLost: (error) => this.warn(error),
    });
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.poll);
    await this.listener.stop();
    await this.work.catch(() => {});
  }

  /** Everything that was committed before the call is known when it resolves. */
  refresh(): Promise<void> {
    return this.sequentially(async () => this.derive(await this.memory.readChanged()));
  }

  /** One read for all who ask before it begins: many sign-ins at once would wait for as many reads in a row. */
  reloadUser(id: string): Promise<void> {
    this.nextUsers ??= {
      ids: new Set(),
      read: this.sequentially(async () => {
        const ids = [...this.nextUsers!.ids];
        this.nextUsers = undefined;
        await this.memory.read('user_account', ids);
      }),
    };
    this.nextUsers.ids.add(id);
    return this.nextUsers.read;
  }

  centre(id: string): CentreFacts | undefined {
    return this.network.centre(id);
  }

  centres(): readonly CentreFacts[] {
    return this.network.centres;
  }

  scopeOf(centreId: string): ReadonlySet<string> {
    return this.network.scopeOf(centreId);
  }

  descendantIds(centreId: string): ReadonlySet<string> {
    return this.network.descendantIds(centreId);
  }

  product(id: string): ProductReference | undefined {
    return this.memory.rows('product').get(id);
  }

  products(): readonly ProductReference[] {
    return this.productList;
  }

  user(id: string): UserFacts | undefined {
    return this.memory.rows('user_account').get(id);
  }

  userName(id: string): string {
    const user = this.user(id);
    return user ? `${user.firstName} ${user.lastName}` : id;
  }

  belongsTo(userId: string, centreId: string): boolean {
    return this.centreIdsOf(userId).has(centreId);
  }

  centreIdsOf(userId: string): ReadonlySet<string> {
    return this.memory.pairs('centre_user').get(userId) ?? NONE;
  }

  carrier(id: string): CarrierFacts | undefined {
    const carrier = this.memory.rows('carrier').get(id);
    return carrier?.active ? carrier : undefined;
  }

  carrierName(id: string): string {
    return this.memory.rows('carrier').get(id)?.name ?? id;
  }

  containerExists(id: string): boolean {
    return this.memory.rows('container').get(id)?.active === true;
  }

  trackerExists(id: string): boolean {
    return this.memory.rows('tracker').get(id)?.active === true;
  }

  isListed(list: string, code: string): boolean {
    return this.values.get(`${list} ${code}`)?.active === true;
  }

  wasEverListed(list: string, code: string): boolean {
    return this.values.has(`${list} ${code}`);
  }

  label(list: string, code: string, language: Language): string {
    return this.values.get(`${list} ${code}`)?.labels[languageId(language)] ?? code;
  }

  private take({ table, ids }: ReferenceChange): Promise<void> {
    return this.sequentially(async () => {
      await this.memory.read(table, ids);
      this.derive([table]);
    });
  }

  /** One read after another: an older answer never replaces a newer one. */
  private sequentially(work: () => Promise<void>): Promise<void> {
    const turn = this.work.catch(() => {}).then(work);
    this.work = turn;
    return turn;
  }

  private derive(changed: readonly string[]): void {
    if (changed.includes('centre') || changed.includes('centre_link')) {
      this.network = new Network(this.memory.rows('centre').values(), this.memory.pairs('centre_link'));
    }
    if (changed.includes('product')) this.productList = [...this.memory.rows('product').values()];
    if (changed.includes('value_list_entry')) {
      const entries = this.memory.rows('value_list_entry').values();
      this.values = new Map([...entries].map((entry) => [`${entry.list} ${entry.code}`, entry]));
    }
  }

  private refreshInBackground(): void {
    this.refresh().catch((error: unknown) => this.warn(error));
  }

  private warn(error: unknown): void {
    this.logger.warn(`Reference data may be old until the database answers: ${String(error)}`);
  }
}
