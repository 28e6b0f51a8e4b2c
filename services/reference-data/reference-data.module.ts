import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type pg from 'pg';
import { DataSource } from 'typeorm';
import type { Config } from '../platform/config.js';
import { CONFIG, PG_POOL } from '../platform/tokens.js';
import { AuditTrail } from './audit/audit-trail.js';
import { SecurityLog } from './audit/security-log.js';
import { ENTITIES, openReferenceData } from './database/data-source.js';
import { PostgresDirectory } from './directory/postgres-directory.js';
import { Directory } from './directory.js';
import { ProductCodes } from './product/product-codes.js';
import { UserDirectory } from './user/user-directory.js';

@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [CONFIG],
      useFactory: ({ databaseUrl }: Config) => ({
        type: 'postgres' as const,
        url: databaseUrl,
        // The start has waited for the database already, and tells itself what it refuses.
        toRetry: () => false,
      }),
      dataSourceFactory: (options) => openReferenceData((options as { url: string }).url),
    }),
    TypeOrmModule.forFeature(ENTITIES),
  ],
  providers: [
    AuditTrail,
    SecurityLog,
    ProductCodes,
    {
      provide: PostgresDirectory,
      // The data source comes first: it makes the tables.
      inject: [PG_POOL, CONFIG, DataSource],
      useFactory: (pool: pg.Pool, { databaseUrl }: Config) =>
        PostgresDirectory.open({ pool, connectionString: databaseUrl }),
    },
    { provide: Directory, useExisting: PostgresDirectory },
    { provide: UserDirectory, useExisting: PostgresDirectory },
  ],
  exports: [
    AuditTrail,
    SecurityLog,
    ProductCodes,
    PostgresDirectory,
    Directory,
    UserDirectory,
    TypeOrmModule,
  ],
})
export class ReferenceDataModule {}
