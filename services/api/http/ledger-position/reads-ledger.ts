import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiQuery } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { lastValueFrom, type Observable, of } from 'rxjs';
import type { ReadModel } from '../../../../projections/index.js';
import { LEDGER_POSITION } from './answer.js';
import { AwaitsReadModels, readModelsOf } from './awaits-read-models.js';
import { atMoment } from './moment-asked.js';
import { type AskedMoment, Moments } from './moments.js';

/** Answers a call with `asOf` or `asOfPosition` out of the read models as they were then. */
@Injectable()
class LookAtPast implements NestInterceptor {
  constructor(
    private readonly moments: Moments,
    private readonly reflector: Reflector,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const query = http.getRequest<FastifyRequest>().query as Readonly<Record<string, unknown>>;
    const moment = await this.moments.find(askedIn(query), readModelsOf(this.reflector, context));
    if (!moment) return next.handle();
    void http.getResponse<FastifyReply>().header(LEDGER_POSITION, String(moment.position));
    return of(await atMoment(moment, () => lastValueFrom(next.handle(), { defaultValue: undefined })));
  }
}

/** What `filter` holds counts like query parameters of their own (docs/rules/http.md, HT-7). */
function askedIn(query: Readonly<Record<string, unknown>>): AskedMoment {
  const { asOf, asOfPosition } = { ...query, ...filtersIn(query.filter) };
  return { asOf, asOfPosition: typeof asOfPosition === 'number' ? String(asOfPosition) : asOfPosition };
}

/** A filter that cannot be read is answered by the list's own pipe. */
function filtersIn(filter: unknown): object {
  if (typeof filter !== 'string') return {};
  try {
    const given = Object.entries(Object(JSON.parse(filter)) as object);
    return Object.fromEntries(given.filter(([, value]) => value !== null));
  } catch {
    return {};
  }
}

/**
 * A controller or a route that reads the ledger: it waits for the read models that it names and no other, and answers
 * any past state of them (docs/rules/history.md, HI-10). Its queries ask `ReadModels`.
 */
export const ReadsLedger = (...readModels: readonly [ReadModel, ...ReadModel[]]) =>
  applyDecorators(
    AwaitsReadModels(...readModels),
    UseInterceptors(LookAtPast),
    ApiQuery({
      name: 'asOf',
      required: false,
      description:
        'Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then.',
      schema: { type: 'string', format: 'date-time', example: '2026-11-20T08:30:00.000Z' },
    }),
    ApiQuery({
      name: 'asOfPosition',
      required: false,
      description: 'The same by an `X-Ledger-Position`, in place of `asOf`.',
      schema: { type: 'string', pattern: '^\\d{1,19}$', example: '1042' },
    }),
  );
