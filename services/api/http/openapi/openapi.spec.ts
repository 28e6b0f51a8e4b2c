import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import type pg from 'pg';
import type { TestDatabase } from '../../../../test/support/database.js';
import { createMigratedDatabase } from '../../../../test/support/reference-database.js';
import { AppModule } from '../../../app.module.js';
import { connectEventStore } from '../../../event-store/connect.js';
import type { EventStore } from '../../../event-store/writer.js';
import { readConfig } from '../../../platform/config.js';
import { createPool } from '../../../platform/pool.js';
import { createApplication } from '../../application.js';
import { createOpenApiDocument } from './openapi.js';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

/** Tags of what reads the ledger's read models. */
const READS = ['Stock', 'Lots', 'Movements', 'Dashboard', 'Delivery notes', 'Operations'];
const LEDGER_EXPORT = /\/(stock|mouvement)\/export$/;

/** The document of the whole program: each new route needs a description. */
describe('the document of the API', () => {
  let database: TestDatabase;
  let dataDir: string;
  let pool: pg.Pool;
  let store: EventStore;
  let app: NestFastifyApplication;
  let document: OpenAPIObject;
  let warnings: string[];
  let operations: { readonly name: string; readonly operation: Operation }[];

  beforeAll(async () => {
    database = await createMigratedDatabase();
    dataDir = await mkdtemp(join(tmpdir(), 'ledger-openapi-'));
    const config = readConfig({
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      MAIL_OUTBOX: 'true',
    });
    pool = createPool(database.url);
    store = await connectEventStore(config.eventStoreUrl);
    app = await createApplication(AppModule.of({ config, pool, store }));
    const warned = jest.spyOn(Logger, 'warn').mockImplementation();
    document = createOpenApiDocument(app);
    warnings = warned.mock.calls.map(([message]) => String(message));
    warned.mockRestore();
    operations = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item as Record<string, Operation>).map(([method, operation]) => ({
        name: `${method} ${path}`,
        operation,
      })),
    );
  });

  afterAll(async () => {
    await app.close();
    await store.close();
    await pool.end();
    await database.release();
    await rm(dataDir, { recursive: true });
  });

  it('is the one that the shapes of the console are generated from (`npm run api:generate`)', async () => {
    const script = resolve('console/scripts/generate-schemas.mjs');
    const generating = process.env.GENERATE === 'true' ? [] : ['--check'];
    const generator = execFile(process.execPath, [script, ...generating]);
    generator.stdin!.end(JSON.stringify(document));
    expect(await once(generator, 'exit')).toEqual([0, null]);
  });

  it('gives each schema a name of its own', () => {
    expect(warnings).toEqual([]);
  });

  it('describes every property of every schema', () => {
    const silent = Object.entries(document.components!.schemas!).flatMap(([schema, definition]) =>
      Object.entries(('properties' in definition && definition.properties) || {})
        .filter(([, property]) => !('description' in property && property.description))
        .map(([property]) => `${schema}.${property}`),
    );
    expect(silent).toEqual([]);
  });

  it('describes every parameter', () => {
    const silent = operations.flatMap(({ name, operation }) =>
      (operation.parameters ?? [])
        .filter((parameter) => !('description' in parameter && parameter.description))
        .map((parameter) => `${name}: ${'name' in parameter ? parameter.name : parameter.$ref}`),
    );
    expect(silent).toEqual([]);
  });

  it('names every operation once and says what it is for', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
    expect(operations.filter(({ operation }) => !operation.summary).map(({ name }) => name)).toEqual([]);
  });

  it('lets every read of stock, movements, dashboards, notes and sheets name a past moment', () => {
    const reads = operations.filter(
      ({ name, operation: { tags = [] } }) =>
        name.startsWith('get ') && (READS.some((tag) => tags.includes(tag)) || LEDGER_EXPORT.test(name)),
    );
    expect(reads.length).toBeGreaterThan(30);
    const without = reads.filter(({ operation: { parameters = [] } }) => {
      const names = parameters.map((parameter) => ('name' in parameter ? parameter.name : ''));
      return !names.includes('asOf') || !names.includes('asOfPosition');
    });
    expect(without.map(({ name }) => name)).toEqual([]);
  });

  it('says what every operation answers', () => {
    const isTold = ([status, response]: [string, Operation['responses'][string]]) =>
      status === '204' ||
      (status.startsWith('2') && response !== undefined && 'content' in response && response.content);
    const silent = operations.filter(({ operation }) => !Object.entries(operation.responses).some(isTold));
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('leads nowhere that is not in it', () => {
    const references = JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g);
    const missing = [...references]
      .map(([, name]) => name!)
      .filter((name) => !document.components!.schemas![name]);
    expect(missing).toEqual([]);
  });

  it('shows the headers of calls and both shapes of an error', () => {
    const headers = (path: string, method: 'get' | 'put' | 'post') =>
      document.paths[path]![method]!.parameters!.flatMap((one) =>
        'in' in one && one.in === 'header' ? one.name : [],
      );
    expect(document.components!.securitySchemes).toHaveProperty('bearer');
    const tree = document.paths['/api/admin/centre/me']!.get!;
    expect(tree.security).toEqual([{ bearer: [] }]);
    expect(headers('/api/admin/centre/me', 'get')).toEqual(
      expect.arrayContaining(['X-Centre-Id', 'X-Ledger-Position', 'X-Correlation-Id']),
    );
    expect(headers('/api/admin/utilisateurs/langue', 'put')).toContain('Idempotency-Key');
    expect(document.paths['/api/admin/auth/login']!.post!.security).toBeUndefined();
    const schemaOf = (status: string) => JSON.stringify(tree.responses[status]);
    expect(schemaOf('400')).toContain('#/components/schemas/ValidationFailure');
    for (const status of ['401', '403', '404', '500', '503']) {
      expect(schemaOf(status)).toContain('#/components/schemas/Failure');
    }
  });
});
