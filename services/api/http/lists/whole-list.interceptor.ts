import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { RequestValidationPipe } from '../validation/validation.pipe.js';
import { answerList, type Page } from './list-answer.js';
import { ListQuery, type Order, orderOf, sliceOf } from './list-query.js';

const ASKED = ['page', 'size', 'range', 'sort'] as const;

/**
 * Short lists are read whole and cut here to what was asked for, so that every list can be asked for in the same
 * ways (docs/rules/http.md, HT-7). A list that was read in parts has its `Content-Range` already.
 */
@Injectable()
export class WholeListInterceptor implements NestInterceptor {
  private readonly pipe = new RequestValidationPipe();

  /** @throws InvalidRequest */
  async intercept(context: ExecutionContext, next: CallHandler<unknown>): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const { method, query, routeOptions } = http.getRequest<FastifyRequest>();
    if (method !== 'GET' || !ASKED.some((name) => name in (query as object))) return next.handle();
    const asked = (await this.pipe.transform(query, { type: 'query', metatype: ListQuery })) as ListQuery;
    const reply = http.getResponse<FastifyReply>();
    const unit = routeOptions.url?.split('/').at(-1) ?? 'list';
    return next
      .handle()
      .pipe(
        map((answer) =>
          Array.isArray(answer) && !reply.hasHeader('content-range')
            ? cut(reply, unit, answer as readonly Row[], asked)
            : answer,
        ),
      );
  }
}

type Row = Readonly<Record<string, unknown>>;

function cut(
  reply: FastifyReply,
  unit: string,
  whole: readonly Row[],
  asked: ListQuery,
): readonly Row[] | Page<Row> {
  const slice = sliceOf(asked);
  const fields = new Set(whole.flatMap(Object.keys));
  const order = whole.length === 0 ? undefined : orderOf(asked, [...fields]);
  const sorted = order ? [...whole].sort(by(order)) : whole;
  const rows = sorted.slice(slice.offset, slice.offset + slice.limit);
  return answerList(reply, unit, { rows, total: whole.length }, slice);
}

const by =
  ({ field, descending }: Order) =>
  (one: Row, other: Row): number =>
    (descending ? -1 : 1) * compare(one[field], other[field]);

const compare = (one: unknown, other: unknown): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : textOf(one).localeCompare(textOf(other));

/** Of what a row refers to, the name. */
function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  const { nomCommercial, nom } = value as { readonly nomCommercial?: unknown; readonly nom?: unknown };
  return String(nomCommercial ?? nom ?? '');
}
