import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { createTestDatabase } from '../../test/support/database.js';
import { eventually } from '../../test/support/eventually.js';
import { createPool } from '../platform/pool.js';
import { jobBackendContract } from './contract.js';
import { FileStore } from './file-store.js';
import { JobBackend } from './job-backend.js';
import { DocumentRefused, JobDesk } from './job-desk.js';
import { type RedisServer, redisIsInstalled, startRedis } from './testing/redis-server.js';

/** What reading a job needs of Redis. */
const READS = ['eval', 'evalsha', 'hgetall'];

describe('jobs on PostgreSQL', () => {
  const databases: { drop(): Promise<void> }[] = [];
  afterAll(async () => {
    for (const database of databases) await database.drop();
  });

  jobBackendContract(async () => {
    const database = await createTestDatabase();
    databases.push(database);
    return { databaseUrl: database.url };
  });
});

const onRedis = redisIsInstalled() ? describe : describe.skip;

onRedis('jobs on Redis (skipped where redis-server is not installed)', () => {
  let server: RedisServer;
  let spaces = 0;
  beforeAll(async () => {
    server = await startRedis();
  });
  afterAll(() => server.stop());

  jobBackendContract(async () => ({ databaseUrl: '', redisUrl: server.url, namespace: `space${++spaces}` }));

  it('waits for a document while Redis refuses to say what became of it, as where it is being started', async () => {
    const backend = new JobBackend({ databaseUrl: '', redisUrl: server.url, namespace: 'refusing' });
    const pool = createPool('postgres://nobody@127.0.0.1:1/none');
    const redis = new Redis(server.url);
    try {
      const desk = new JobDesk(backend, new FileStore(pool));
      const subject = { of: 'template', templateId: randomUUID() } as const;
      const printed = desk
        .print({ type: 'DISPATCH_BL', subject, language: 'fr', dateFormat: 'FR', userId: 'somebody' })
        .catch((error: unknown) => error);
      const queue = await backend.queue('documents');
      await eventually(async () => (await queue.getWaitingCount()) === 1);
      await redis.call('ACL', 'SETUSER', 'default', ...READS.map((name) => `-${name}`));
      await eventually(async () => ((await redis.call('ACL', 'LOG')) as unknown[]).length > 0);
      await redis.call('ACL', 'SETUSER', 'default', ...READS.map((name) => `+${name}`));
      const worker = await backend.worker('documents', async () => ({ refused: 'missing' }), {
        concurrency: 1,
      });
      void worker.run();
      expect(await printed).toBeInstanceOf(DocumentRefused);
    } finally {
      await redis.call('ACL', 'SETUSER', 'default', ...READS.map((name) => `+${name}`));
      redis.disconnect();
      await backend.close();
      await pool.end();
    }
  });
});
