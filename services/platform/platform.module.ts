import { type DynamicModule, Global, Module } from '@nestjs/common';
import type pg from 'pg';
import type { Config } from './config.js';
import { EVENT_STORE } from './event-store.token.js';
import { CLOCK, CONFIG, EVENT_READER, PG_POOL } from './tokens.js';

export interface Platform {
  readonly config: Config;
  readonly pool: pg.Pool;
  /** `EventStore`; its type is unknown here, since `platform` imports no other room. */
  readonly store: unknown;
}

/** Configuration, database, event store and clock for every module; opened and closed by the program, not by Nest. */
@Global()
@Module({})
export class PlatformModule {
  static of({ config, pool, store }: Platform): DynamicModule {
    const providers = [
      { provide: CONFIG, useValue: config },
      { provide: PG_POOL, useValue: pool },
      { provide: EVENT_READER, useValue: store },
      { provide: EVENT_STORE, useValue: store },
      { provide: CLOCK, useValue: () => new Date() },
    ];
    return { module: PlatformModule, providers, exports: providers.map(({ provide }) => provide) };
  }
}
