import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import { createLogger } from '../platform/logging.js';
import type { SecurityLog } from '../reference-data/audit/security-log.js';
import type { AccessGuard } from './auth/access-guard.js';
import { addHooks, correlationId } from './hooks.js';

describe('the log of requests', () => {
  const lines: Record<string, unknown>[] = [];
  const guard = {
    admit: (request: { session: unknown }) => {
      request.session = { user: { login: 'bellevue' } };
    },
  } as unknown as AccessGuard;
  const logger: FastifyBaseLogger = createLogger('info', { write: (line) => lines.push(JSON.parse(line)) });
  const server: FastifyInstance = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: correlationId,
  });

  beforeAll(async () => {
    addHooks(server, guard, {} as SecurityLog);
    server.post('/api/admin/auth/login', { config: { access: { centre: 'none' } } }, () => ({
      token: 'secret-token',
    }));
    await server.ready();
  });
  afterAll(() => server.close());

  it('is one line each: who, what, how it went, how long; neither body, nor token, nor query', async () => {
    await server.inject({
      method: 'POST',
      url: '/api/admin/auth/login?token=secret-query',
      headers: { authorization: 'Bearer secret-header', 'x-correlation-id': 'corr-0001' },
      payload: { password: 'secret-password' },
    });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      level: 'info',
      reqId: 'corr-0001',
      method: 'POST',
      path: '/api/admin/auth/login',
      status: 200,
      ms: expect.any(Number),
      user: 'bellevue',
    });
    expect(JSON.stringify(lines)).not.toContain('secret');
  });
});
