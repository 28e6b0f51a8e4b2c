import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  HttpStatus,
  Injectable,
  type NestInterceptor,
  SetMetadata,
  UseInterceptors,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import type { ReadModel } from '../../../../projections/index.js';
import { ProjectionProgress } from '../../../../projections/progress.js';
import { ApiCode } from '../../../words/codes.js';
import { ApiError, InvalidRequest } from '../errors/api-error.js';
import { positionIn } from './position.js';

const HEADER = 'X-Ledger-Position';
const WAIT_LIMIT_MS = 5_000;
/** Seconds, where the read models are late. */
const RETRY_AFTER = 2;
const READ_MODELS = Symbol('read-models');

/**
 * Read your own writes: a call that carries `X-Ledger-Position` is answered once the read models show at least that
 * position, or with 503 and `Retry-After` where they do not within 5 s. A call without the header waits as long for the
 * last position that this process has answered, and is answered in any case: a client that reads right after it wrote
 * sees what it wrote, unless another process took it or the read models are late.
 */
@Injectable()
export class AwaitLedgerPosition implements NestInterceptor {
  constructor(
    private readonly progress: ProjectionProgress,
    private readonly reflector: Reflector,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const sent = context.switchToHttp().getRequest<FastifyRequest>().headers['x-ledger-position'];
    const readModels = readModelsOf(this.reflector, context);
    const { answered } = this.progress;
    if (sent === undefined) {
      if (answered > 0n) await this.progress.waitFor(answered, WAIT_LIMIT_MS, readModels);
    } else {
      const reached = await this.progress.waitFor(positionOf(sent), WAIT_LIMIT_MS, readModels);
      if (!reached) {
        throw new ApiError(HttpStatus.SERVICE_UNAVAILABLE, ApiCode.positionNotReached, {
          retryAfter: RETRY_AFTER,
        });
      }
    }
    return next.handle();
  }
}

/** Declares which read models a controller or a route shows: it does not wait for any other. */
export const AwaitsReadModels = (...readModels: readonly [ReadModel, ...ReadModel[]]) =>
  applyDecorators(SetMetadata(READ_MODELS, readModels), UseInterceptors(AwaitLedgerPosition));

/** Those that the controller or the route declares to show; undefined where it declares none. */
export const readModelsOf = (
  reflector: Reflector,
  context: ExecutionContext,
): readonly ReadModel[] | undefined =>
  reflector.getAllAndOverride<ReadModel[] | undefined>(READ_MODELS, [
    context.getHandler(),
    context.getClass(),
  ]);

/** @throws InvalidRequest */
function positionOf(sent: string | string[]): bigint {
  const text = String(sent);
  const position = positionIn(text);
  if (position !== undefined) return position;
  throw new InvalidRequest({ field: HEADER, code: ApiCode.invalid, rejectedValue: text });
}
