/** The HTTP application, the same for the service and for specs. */

import multipart from '@fastify/multipart';
import type { DynamicModule, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type FastifyError, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { DestinationStream } from 'pino';
import type { Config } from '../platform/config.js';
import { createLogger, NestLogger } from '../platform/logging.js';
import { withinNetworks } from '../platform/networks.js';
import { CONFIG } from '../platform/tokens.js';
import { SecurityLog } from '../reference-data/audit/security-log.js';
import { AccessGuard } from './auth/access-guard.js';
import { addHooks, correlationId, MAX_URL_LENGTH } from './hooks.js';
import { parseJson } from './http/body.js';
import { ErrorFilter } from './http/errors/error.filter.js';
import { answerUnreadable } from './http/errors/unreadable.js';
import { FORM_LIMITS } from './http/forms/form.js';
import { serveOpenApi } from './http/openapi/openapi.js';
import { securityHeaders } from './http/security-headers.js';
import { serveConsole } from './http/static-console/console.js';

const MIB = 1_048_576;
const MINUTE_MS = 60_000;

/**
 * Not listening yet: `await app.listen(…)`; for `app.inject(…)` or supertest `await app.init()` and
 * `await app.getHttpAdapter().getInstance().ready()`. The module holds `HttpModule` and provides CONFIG.
 *
 * @param log where the log goes; absent: standard output
 */
export async function createApplication(
  module: Type | DynamicModule,
  log?: DestinationStream,
): Promise<NestFastifyApplication> {
  const logger = createLogger('warn', log);
  let isTrustedProxy = (_address: string) => false;
  const adapter: FastifyAdapter = new FastifyAdapter({
    loggerInstance: logger,
    // One line for each request, written by our own hook.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'correlationId' }),
    genReqId: correlationId,
    bodyLimit: MIB,
    // Asked for each request, when the configuration is known.
    trustProxy: (address) => isTrustedProxy(address),
    // What still arrives on an open connection is answered like all else, and is the connection's last call (HT-2).
    return503OnClosing: false,
    requestTimeout: 2 * MINUTE_MS,
    http: { maxHeaderSize: 2 * MAX_URL_LENGTH },
    clientErrorHandler: (error, socket) =>
      answerUnreadable(error, socket, app.get<Config>(CONFIG).defaultLanguage),
    // An address that the router cannot read meets neither hooks nor routes.
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
      app.get(ErrorFilter).answer(adapter.mapException(error), request, reply),
  });
  const app: NestFastifyApplication = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    logger: new NestLogger(logger),
    abortOnError: false,
    // JSON is the only kind of body; forms, which any page may send, are refused.
    bodyParser: false,
  });
  const config = app.get<Config>(CONFIG);
  logger.level = config.logLevel;
  isTrustedProxy = withinNetworks(config.trustedProxies);

  const server = adapter.getInstance();
  server.removeContentTypeParser('text/plain');
  app.useBodyParser('application/json', { bodyLimit: MIB }, parseJson(server));
  const headers = securityHeaders(config.publicUrl);
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  await app.register(multipart, { limits: FORM_LIMITS });
  addHooks(server, app.get(AccessGuard), app.get(SecurityLog));
  serveOpenApi(app);
  await serveConsole(server);
  return app;
}
