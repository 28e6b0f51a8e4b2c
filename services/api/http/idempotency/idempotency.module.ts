import {
  Inject,
  Injectable,
  Logger,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import type { Pool } from 'pg';
import type { EventReader } from '../../../event-store/port.js';
import type { Config } from '../../../platform/config.js';
import { createPlatformTables } from '../../../platform/platform-tables.js';
import { daily } from '../../../platform/repeatedly.js';
import { derivedKey, serverKey } from '../../../platform/server-key.js';
import { CONFIG, EVENT_READER, PG_POOL } from '../../../platform/tokens.js';
import { folderIdOf } from './folder-id.js';
import { BODY_HASH_KEY, IdempotencyInterceptor, isHttpRefusal } from './idempotency.interceptor.js';
import { createKeyPool, forgetOldKeys, IDEMPOTENCY_TABLE, IdempotencyKeys } from './idempotency-keys.js';
import { KeyedCalls } from './keyed-calls.js';

/** Longer than any command takes: a command gives up on the event store after 10 s. */
const LEASE_MS = 30_000;

/** `Pool`: the connections for keys. */
const KEY_POOL = Symbol('KEY_POOL');

const logger = new Logger('Idempotency');

/** Makes the table, forgets old keys once a day, and lets answers be written down before the end. */
@Injectable()
class KeyKeeper implements OnModuleInit, OnApplicationBootstrap, OnApplicationShutdown {
  private stopPurging = () => {};

  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(KEY_POOL) private readonly keyPool: Pool,
    private readonly calls: KeyedCalls,
  ) {}

  onModuleInit(): Promise<void> {
    return createPlatformTables(this.pool, [IDEMPOTENCY_TABLE]);
  }

  onApplicationBootstrap(): void {
    this.stopPurging = daily(
      () => forgetOldKeys(this.pool),
      (error) => logger.warn(`old keys are still there: ${error}`),
    );
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopPurging();
    await this.calls.idle();
    await this.keyPool.end();
  }
}

/** `Idempotency-Key` for every command of the API. Needs CONFIG, EVENT_READER and PG_POOL from a global module. */
@Module({
  providers: [
    KeyKeeper,
    {
      provide: KEY_POOL,
      inject: [CONFIG],
      useFactory: ({ databaseUrl }: Config) => createKeyPool(databaseUrl),
    },
    {
      provide: IdempotencyKeys,
      inject: [KEY_POOL, CONFIG, EVENT_READER],
      useFactory: async (pool: Pool, { dataDir, databaseUrl, eventStoreUrl }: Config, store: EventReader) =>
        new IdempotencyKeys({
          pool,
          owner: await folderIdOf(dataDir),
          leaseMs: LEASE_MS,
          eventsInSameDatabase: eventStoreUrl === databaseUrl,
          store,
        }),
    },
    {
      provide: KeyedCalls,
      inject: [IdempotencyKeys],
      useFactory: (keys: IdempotencyKeys) =>
        new KeyedCalls({
          keys,
          leaseMs: LEASE_MS,
          isRefusal: isHttpRefusal,
          onWarning: (message, error) => logger.warn(`${message}: ${error}`),
        }),
    },
    {
      provide: BODY_HASH_KEY,
      inject: [CONFIG],
      useFactory: async (config: Config) => derivedKey(await serverKey(config), 'idempotency'),
    },
    { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor },
  ],
  exports: [IdempotencyKeys, KeyedCalls],
})
export class IdempotencyModule {}
