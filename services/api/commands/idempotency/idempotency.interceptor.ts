import { createHash } from 'node:crypto';
import {
  type CallHandler,
  type ExecutionContext,
  HttpException,
  HttpStatus,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { isUUID } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { DomainError } from '../../../domain/shared/error.js';
import { ApiError, InvalidRequest } from '../../http/errors/api-error.js';
import { ApiCode } from '../../http/errors/codes.js';
import { LEDGER_POSITION } from '../answer.js';
import { CHANGES_NOTHING } from './changes-nothing.js';
import type { KeyedAnswer, KeyedCall } from './idempotency-keys.js';
import { KeyedCalls, KeyReused } from './keyed-calls.js';

const HEADER = 'idempotency-key';
const COMMANDS = new Set(['POST', 'PUT', 'DELETE', 'PATCH']);

/** Calls with an `Idempotency-Key` are done once; calls without one pass at no cost. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly calls: KeyedCalls,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const key = request.headers[HEADER];
    if (key === undefined || !request.actor || !COMMANDS.has(request.method)) return next.handle();
    if (!isUUID(key)) throw new InvalidRequest({ code: ApiCode.idempotencyKeyInvalid });
    if (this.reflector.get<boolean>(CHANGES_NOTHING, context.getHandler())) return next.handle();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return from(this.answer(callOf(request, String(key)), request, reply, next));
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
}

/** Refused, and nothing was done. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof DomainError || (error instanceof HttpException && error.getStatus() < 500);

function callOf({ actor, body, method, url }: FastifyRequest, key: string): KeyedCall {
  return {
    userId: actor!.userId,
    key: key.toLowerCase(),
    route: `${method} ${url} for ${actor!.centre?.id ?? 'no centre'}`,
    bodyHash: createHash('sha256')
      .update(JSON.stringify(body ?? null, sortedKeys))
      .digest('hex'),
  };
}

/** The same content in another order is the same body. */
const sortedKeys = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
