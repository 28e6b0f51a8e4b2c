import { createTestDatabase } from '../../test/support/database.js';
import { jobBackendContract } from './contract.js';
import { type RedisServer, redisIsInstalled, startRedis } from './testing/redis-server.js';

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
});
