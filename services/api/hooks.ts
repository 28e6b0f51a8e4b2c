/** What every request goes through before and after its route. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { HttpStatus } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { traceIdOf } from '../platform/span.js';
import { requestDuration } from '../platform/telemetry.js';
import { isTracing, recordSpan } from '../platform/tracing.js';
import type { SecurityLog } from '../reference-data/audit/security-log.js';
import type { AccessGuard } from './auth/access-guard.js';
import './auth/request.js';
import { ApiCode } from '../words/codes.js';
import { ApiError } from './http/errors/api-error.js';

const CORRELATION = 'x-correlation-id';
/** A caller's own id is taken over where it cannot disturb a log. */
const SANE_ID = /^[\w.:-]{8,100}$/;

/** Longer URLs than any list of ids needs. */
export const MAX_URL_LENGTH = 16_384;

/** `request.id` is the correlation id, of logs and of events. */
export function correlationId(request: IncomingMessage): string {
  const sent = request.headers[CORRELATION];
  return typeof sent === 'string' && SANE_ID.test(sent) ? sent : randomUUID();
}

export function addHooks(server: FastifyInstance, guard: AccessGuard, log: SecurityLog): void {
  server.decorateRequest('actor', null);
  server.decorateRequest('session', null);

  server.addHook('onRequest', async (request, reply) => {
    reply.header(CORRELATION, request.id);
    // Answers show what one user may see at one moment.
    const address = request.routeOptions.url ?? request.url;
    if (address.startsWith('/api/')) reply.header('cache-control', 'no-store');
    if (request.url.length > MAX_URL_LENGTH) throw new ApiError(HttpStatus.URI_TOO_LONG, ApiCode.uriTooLong);
    const { access } = request.routeOptions.config;
    if (access) await guard.admit(request, access);
  });

  server.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode === HttpStatus.FORBIDDEN && request.session) {
      const { id: userId, login } = request.session.user;
      await log.record({ event: 'REFUS', outcome: 'ECHEC', login, address: request.ip, userId });
    }
    return payload;
  });

  server.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'unknown';
    const status = reply.statusCode;
    requestDuration.observe({ method, route, status }, reply.elapsedTime / 1000);
    const { traceparent } = request.headers;
    recordSpan({
      name: `${method} ${route}`,
      kind: 'server',
      correlationId: request.id,
      seconds: reply.elapsedTime / 1000,
      attributes: {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
      },
      failed: status >= 500,
      isRoot: true,
      ...(typeof traceparent === 'string' && { calledBy: traceparent }),
    });
    // Without the query: the console's own URLs may carry the token of a mailed link.
    const path = request.url.split('?', 1)[0];
    request.log.info(
      {
        method,
        path,
        status,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        user: request.session?.user.login,
        ...(isTracing() && { trace_id: traceIdOf(request.id) }),
      },
      'request',
    );
  });
}
