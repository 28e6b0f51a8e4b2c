import { type DynamicModule, Global, Module } from '@nestjs/common';
import type pg from 'pg';
import type { Config } from './config.js';
import { CLOCK, CONFIG, EVENT_STORE, PG_POOL } from './tokens.js';

export interface Platform {
  readonly config: Config;
  readonly pool: pg.Pool;
  /** `EventStore`; opaque here, the ground knows nothing of what stands on it. */
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
      { provide: EVENT_STORE, useValue: store },
      { provide: CLOCK, useValue: () => new Date() },
    ];
    return { module: PlatformModule, providers, exports: providers.map(({ provide }) => provide) };
  }
}
