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
import { ProjectionProgress } from '../../platform/projection-progress.js';
import { ApiError, InvalidRequest } from '../http/errors/api-error.js';
import { ApiCode } from '../http/errors/codes.js';

const HEADER = 'X-Ledger-Position';
const PATIENCE_MS = 5_000;
/** For whoever did not ask to wait. */
const MOMENT_MS = 1_000;
/** Seconds, where the read models are late. */
const RETRY_AFTER = 2;
/** What the ledger can number: a positive 64-bit integer. */
const MAX_POSITION = 2n ** 63n - 1n;
const READ_MODELS = Symbol('read-models');

/**
 * Read your own writes (decisions.md, "HTTP"): a call that carries `X-Ledger-Position` is answered once the read
 * models show at least that position, or with 503 and `Retry-After` where they do not within 5 s. A call that carries
 * none waits a moment for what this process has answered last: a client that reads right after it wrote mostly finds
 * it there, and nobody is kept for long.
 */
@Injectable()
export class AwaitLedgerPosition implements NestInterceptor {
  constructor(
    private readonly progress: ProjectionProgress,
    private readonly reflector: Reflector,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const sent = context.switchToHttp().getRequest<FastifyRequest>().headers['x-ledger-position'];
    const readModels = this.reflector.getAllAndOverride<string[]>(READ_MODELS, [
      context.getHandler(),
      context.getClass(),
    ]);
    const { answered } = this.progress;
    if (sent === undefined) {
      if (answered > 0n) await this.progress.waitFor(answered, MOMENT_MS, readModels);
    } else {
      const reached = await this.progress.waitFor(positionOf(sent), PATIENCE_MS, readModels);
      if (!reached) {
        throw new ApiError(HttpStatus.SERVICE_UNAVAILABLE, ApiCode.positionNotReached, {
          retryAfter: RETRY_AFTER,
        });
      }
    }
    return next.handle();
  }
}

/** Says which read models a controller or a route shows: one that has halted does not hold up the others. */
export const ReadsLedger = (...readModels: readonly [string, ...string[]]) =>
  applyDecorators(SetMetadata(READ_MODELS, readModels), UseInterceptors(AwaitLedgerPosition));

/** @throws InvalidRequest */
function positionOf(sent: string | string[]): bigint {
  const text = String(sent);
  const position = /^\d{1,19}$/.test(text) ? BigInt(text) : undefined;
  if (position === undefined || position > MAX_POSITION) {
    throw new InvalidRequest({ field: HEADER, code: ApiCode.invalid, rejectedValue: text });
  }
  return position;
}
