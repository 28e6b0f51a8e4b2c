import { createHmac } from 'node:crypto';
import {
  type CallHandler,
  type ExecutionContext,
  HttpException,
  HttpStatus,
  Inject,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { isUUID } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { ApiCode } from '../../../words/codes.js';
import { API } from '../api.js';
import { ApiError, InvalidRequest } from '../errors/api-error.js';
import { LEDGER_POSITION } from '../ledger-position/answer.js';
import { CHANGES_NOTHING } from './changes-nothing.js';
import type { KeyedAnswer, KeyedCall } from './idempotency-keys.js';
import { KeyedCalls, KeyReused } from './keyed-calls.js';

/** `Buffer`: bodies are compared by a keyed hash, which says nothing of a body to a reader of the table. */
export const BODY_HASH_KEY = Symbol('BODY_HASH_KEY');

const HEADER = 'idempotency-key';
const COMMANDS = new Set(['POST', 'PUT', 'DELETE', 'PATCH']);

/** Calls with an `Idempotency-Key` are done once; calls without one pass at no cost. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly calls: KeyedCalls,
    private readonly reflector: Reflector,
    @Inject(BODY_HASH_KEY) private readonly hashKey: Buffer,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const key = request.headers[HEADER];
    if (key === undefined || !request.actor || !COMMANDS.has(request.method)) return next.handle();
    if (!isUUID(key)) throw new InvalidRequest({ code: ApiCode.idempotencyKeyInvalid });
    if (this.reflector.get<boolean>(CHANGES_NOTHING, context.getHandler())) return next.handle();
    // Their answers are tokens, their bodies passwords: neither is stored. A repeated call does no harm.
    if (request.routeOptions.url?.startsWith(`/${API}/auth/`)) return next.handle();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return from(this.answer(this.callOf(request, String(key)), request, reply, next));
  }

  private async answer(
    call: KeyedCall,
    request: FastifyRequest,
    reply: FastifyReply,
    next: CallHandler,
  ): Promise<unknown> {
    try {
      const { status, body, position } = await this.calls.run(call, async (run): Promise<KeyedAnswer> => {
        request.actor = { ...request.actor!, keyedRun: run };
        const answered: unknown = await lastValueFrom(next.handle(), { defaultValue: undefined });
        const header = reply.getHeader(LEDGER_POSITION);
        return {
          status: reply.statusCode,
          body: answered,
          position: header === undefined ? null : String(header),
        };
      });
      reply.status(status);
      if (position !== null) reply.header(LEDGER_POSITION, position);
      return body;
    } catch (error) {
      if (error instanceof KeyReused) throw new ApiError(HttpStatus.CONFLICT, ApiCode.idempotencyKeyReused);
      throw error;
    }
  }

  private callOf({ actor, body, method, url }: FastifyRequest, key: string): KeyedCall {
    return {
      userId: actor!.userId,
      key: key.toLowerCase(),
      route: `${method} ${url} for ${actor!.centre?.id ?? 'no centre'}`,
      bodyHash: createHmac('sha256', this.hashKey)
        .update(JSON.stringify(body ?? null, comparable))
        .digest('hex'),
    };
  }
}

/** Refused, and nothing was done. */
export const isHttpRefusal = (error: unknown): boolean =>
  error instanceof HttpException && error.getStatus() < 500;

const SECRETS = new Set(['password', 'confirmation']);

/** The same content in another order is the same body; passwords are not compared. */
const comparable = (key: string, value: unknown): unknown => {
  if (SECRETS.has(key)) return undefined;
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
};
