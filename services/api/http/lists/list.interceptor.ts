import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { alphabetical } from '../../../words/alphabetical.js';
import { RequestValidationPipe } from '../validation/validation.pipe.js';
import { ASKED, ListQuery, type Order, orderOf, sliceOf } from './list-query.js';
import { Listing } from './listing.js';

/**
 * Answers lists, all in the same ways (docs/rules/http.md, HT-7): those that were read in parts, and short ones that were
 * read whole, which are cut here to what was asked for.
 */
@Injectable()
export class ListInterceptor implements NestInterceptor {
  private readonly pipe = new RequestValidationPipe();

  /** @throws InvalidRequest */
  async intercept(context: ExecutionContext, next: CallHandler<unknown>): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const asked = await this.askedIn(request);
    return next.handle().pipe(
      map((answer) => {
        const listing =
          asked && Array.isArray(answer)
            ? cut(unitOf(request), answer, asked, fieldsOfRows(context.getHandler()))
            : answer;
        return listing instanceof Listing ? answerOf(listing, http.getResponse<FastifyReply>()) : listing;
      }),
    );
  }

  /** What part of a list that is read whole; undefined: all of it. */
  private async askedIn({ method, query }: FastifyRequest): Promise<ListQuery | undefined> {
    if (method !== 'GET' || !ASKED.some((name) => name in (query as object))) return undefined;
    return (await this.pipe.transform(query, { type: 'query', metatype: ListQuery })) as ListQuery;
  }
}

/** In the style in which the list was asked for; a bare array says how much there is in `Content-Range`, too. */
function answerOf({ unit, rows, total, slice: { style, offset } }: Listing<unknown>, reply: FastifyReply) {
  if (style === 'page') return { content: rows, totalElements: total };
  const last = rows.length === 0 ? offset : offset + rows.length - 1;
  void reply.header('Content-Range', `${unit} ${offset}-${last}/${total}`);
  return rows;
}

const unitOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url?.split('/').at(-1) ?? 'list';

interface DescribedAnswer {
  readonly type?: { readonly prototype: object };
  readonly isArray?: boolean;
}

/** As the route describes what it answers: a list that is empty today has them too. */
function fieldsOfRows(route: object): readonly string[] {
  const answers = Object.values<DescribedAnswer>(Reflect.getMetadata('swagger/apiResponse', route) ?? {});
  const row = answers.find(({ isArray }) => isArray)?.type;
  const described: readonly string[] =
    (row && Reflect.getMetadata('swagger/apiModelPropertiesArray', row.prototype)) ?? [];
  return described.map((name) => name.replace(/^:/, ''));
}

type Row = Readonly<Record<string, unknown>>;

function cut(unit: string, whole: readonly Row[], asked: ListQuery, fields: readonly string[]): Listing<Row> {
  const slice = sliceOf(asked);
  const order = orderOf(asked, fields);
  const sorted = order ? [...whole].sort(by(order)) : whole;
  const rows = sorted.slice(slice.offset, slice.offset + slice.limit);
  return new Listing(unit, rows, whole.length, slice);
}

const by =
  ({ field, descending }: Order) =>
  (one: Row, other: Row): number =>
    (descending ? -1 : 1) * compare(one[field], other[field]);

const compare = (one: unknown, other: unknown): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : alphabetical(textOf(one), textOf(other));

/** Of what a row refers to, the name. */
function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  const { nomCommercial, nom } = value as { readonly nomCommercial?: unknown; readonly nom?: unknown };
  return String(nomCommercial ?? nom ?? '');
}
