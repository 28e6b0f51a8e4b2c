import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  type Type,
  UseInterceptors,
} from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, getSchemaPath } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { map, type Observable } from 'rxjs';
import { answerList } from '../../http/lists/list-answer.js';
import type { Slice } from '../../http/lists/list-query.js';

/** A part of a list and how long the whole is. */
export class Listing<Row> {
  constructor(
    /** Of what: the unit of `Content-Range`. */
    readonly unit: string,
    readonly rows: readonly Row[],
    readonly total: number,
    readonly slice: Slice,
  ) {}
}

@Injectable()
class ListingInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler<Listing<unknown>>): Observable<unknown> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next
      .handle()
      .pipe(map(({ unit, rows, total, slice }) => answerList(reply, unit, { rows, total }, slice)));
  }
}

/** On a route that answers a {@link Listing}. */
export function AnswersListing(row: Type): MethodDecorator {
  const rows = { type: 'array', items: { $ref: getSchemaPath(row) } } as const;
  return applyDecorators(
    UseInterceptors(ListingInterceptor),
    ApiExtraModels(row),
    ApiOkResponse({
      description: 'An array, with `Content-Range`; with `page` or `size` a page.',
      schema: {
        oneOf: [
          rows,
          {
            type: 'object',
            required: ['content', 'totalElements'],
            properties: {
              content: { ...rows, description: 'The records of the page.' },
              totalElements: { type: 'integer', description: 'How many records there are on all pages.' },
            },
          },
        ],
      },
    }),
  );
}
