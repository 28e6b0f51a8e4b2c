import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { ApiCode } from '../../../words/codes.js';
import { InvalidRequest } from '../errors/api-error.js';
import { TAKES_OFFLINE_ACTIONS } from './takes-offline-actions.js';

const FIELD = 'dateOperation';

/** Refuses the time of an offline action in calls that are not made offline (docs/rules/exits-and-returns.md, EX-10). */
@Injectable()
export class OfflineElsewhereInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  /** @throws InvalidRequest */
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const given = dateOperationOf(context.switchToHttp().getRequest<FastifyRequest>().body);
    if (given !== null && !this.reflector.get<boolean>(TAKES_OFFLINE_ACTIONS, context.getHandler())) {
      throw new InvalidRequest({ code: ApiCode.offlineElsewhere, field: FIELD, rejectedValue: given });
    }
    return next.handle();
  }
}

/** Null where the body has none; a blank one is none. */
function dateOperationOf(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, FIELD)) return null;
  const given = (body as Record<string, unknown>)[FIELD] ?? null;
  return typeof given === 'string' && given.trim() === '' ? null : given;
}
