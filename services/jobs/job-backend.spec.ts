import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { createTestDatabase } from '../../test/support/database.js';
import { eventually } from '../../test/support/eventually.js';
import { TcpProxy } from '../event-store/contract/tcp-proxy.js';
import { freePort } from '../platform/free-port.js';
import { createPool } from '../platform/pool.js';
import { jobBackendContract } from './contract.js';
import { DeadLetters } from './dead-letters.js';
import { FileStore } from './file-store.js';
import { JobBackend } from './job-backend.js';
import { DocumentRefused, JobDesk } from './job-desk.js';
import { type RedisServer, redisIsInstalled, startRedis } from './testing/redis-server.js';

/** What reading a job needs of Redis. */
const READS = ['eval', 'evalsha', 'hgetall'];

describe('jobs on PostgreSQL', () => {
  const databases: { release(): Promise<void> }[] = [];
  afterAll(async () => {
    for (const database of databases) await database.release();
  });

  jobBackendContract(async () => {
    const database = await createTestDatabase();
    databases.push(database);
    return { databaseUrl: database.url };
  });

  it('serves what was first asked for while Postgres was away, once it is back', async () => {
    const database = await createTestDatabase();
    databases.push(database);
    const url = new URL(database.url);
    const proxy = await TcpProxy.to(url.hostname, Number(url.port));
    url.host = proxy.address;
    const backend = new JobBackend({ databaseUrl: url.href });
    const pool = createPool(database.url);
    try {
      const desk = new JobDesk(backend, new FileStore(pool));
      const print = () =>
        desk.print({
          type: 'DISPATCH_BL',
          subject: { of: 'template', templateId: randomUUID() },
          language: 'fr',
          dateFormat: 'FR',
          userId: 'somebody',
        });
      await desk.counts('mail');
      await proxy.stop();
      await expect(desk.counts('exports')).rejects.toThrow();
      await expect(print()).rejects.toThrow();
      await expect(desk.exported('none')).rejects.toThrow();
      backend.work(
        'documents',
        async () => ({ process: async () => ({ refused: 'missing' }) }),
        () => {},
      );
      await proxy.start();
      expect(await desk.counts('exports')).toEqual({ waiting: 0, active: 0, delayed: 0, failed: 0 });
      await expect(print()).rejects.toThrow(DocumentRefused);
      await expect(desk.exported('none')).rejects.toThrow('it is forgotten');
    } finally {
      await backend.close();
      await pool.end();
      await proxy.stop();
    }
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

  it('does not keep who asks waiting while Redis is away, hands nothing in for them later, and every mail once', async () => {
    const port = await freePort();
    const backend = new JobBackend({ databaseUrl: '', redisUrl: `redis://127.0.0.1:${port}` });
    const pool = createPool('postgres://nobody@127.0.0.1:1/none');
    let late: RedisServer | undefined;
    try {
      const desk = new JobDesk(backend, new FileStore(pool), 300);
      const letters = new DeadLetters(desk);
      const reader = { language: 'fr', dateFormat: 'FR', userId: 'somebody' } as const;
      const scope = { centreIds: [], ofAllCentres: false, authorities: [] };
      const subject = { of: 'template', templateId: randomUUID() } as const;
      const mail = { id: randomUUID(), mail: { to: 'somebody@example.org', subject: 'x', text: 'x' } };
      const mails = Promise.all([desk.mails([mail]), desk.mails([mail])]);
      const asked = [
        () => desk.print({ type: 'DISPATCH_BL', subject, ...reader }),
        () => desk.startExport({ scope, list: 'stock', parameters: {}, filters: [], ...reader }),
        () => desk.exportStatus('none'),
        () => desk.counts('exports'),
        () => letters.list(),
        () => letters.resend('mail', 'none'),
      ];
      for (const ask of asked) await expect(ask()).rejects.toThrow('the queues do not answer in time');
      late = await startRedis(undefined, port);
      await mails;
      expect((await desk.counts('mail')).waiting).toBe(1);
      expect((await desk.counts('documents')).waiting).toBe(0);
      expect((await desk.counts('exports')).waiting).toBe(0);
    } finally {
      await backend.close();
      await late?.stop();
      await pool.end();
    }
  });

  it('goes to the Redis that takes changes, once the one that it knows has become a replica', async () => {
    const [former, next] = [await startRedis(), await startRedis()];
    const proxy = await TcpProxy.to('127.0.0.1', Number(new URL(former.url).port));
    const backend = new JobBackend({ databaseUrl: '', redisUrl: `redis://${proxy.address}` });
    const pool = createPool('postgres://nobody@127.0.0.1:1/none');
    const redis = new Redis(former.url);
    try {
      const desk = new JobDesk(backend, new FileStore(pool));
      const scope = { centreIds: [], ofAllCentres: false, authorities: [] };
      const reader = { language: 'fr', dateFormat: 'FR', userId: 'somebody' } as const;
      const start = () => desk.startExport({ scope, list: 'stock', parameters: {}, filters: [], ...reader });
      await start();
      proxy.leadTo(Number(new URL(next.url).port));
      await redis.call('REPLICAOF', '127.0.0.1', String(await freePort()));
      await expect(start()).rejects.toThrow(/^READONLY/);
      await start();
      expect((await desk.counts('exports')).waiting).toBe(1);
    } finally {
      redis.disconnect();
      await backend.close();
      await pool.end();
      await proxy.stop();
      await former.stop();
      await next.stop();
    }
  });

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
