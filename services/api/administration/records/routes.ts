/** The routes that every administered record has. */
import { applyDecorators, Get, Post, Put, type Type } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiExtraModels,
  ApiOkResponse,
  ApiOperation,
  getSchemaPath,
} from '@nestjs/swagger';
import { Failure } from '../../http/errors/failure.dto.js';
import { CreatedRecord } from './record.dto.js';

const conflict = ApiConflictResponse({
  description: 'Somebody else changed the record since the `version` that was sent.',
  type: Failure,
});

/** On a route that answers a `Listing`. */
export function ListRoute(what: string, row: Type, path = ''): MethodDecorator {
  const rows = { type: 'array', items: { $ref: getSchemaPath(row) } } as const;
  return applyDecorators(
    Get(path),
    ApiOperation({ summary: `List ${what}` }),
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

export const OneRoute = (what: string, view: Type): MethodDecorator =>
  applyDecorators(Get(':id'), ApiOperation({ summary: `One of the ${what}` }), ApiOkResponse({ type: view }));

export const CreateRoute = (what: string): MethodDecorator =>
  applyDecorators(
    Post(),
    ApiOperation({ summary: `Add to the ${what}` }),
    ApiCreatedResponse({ type: CreatedRecord }),
  );

/** With the id in the path, or in the body. */
export const UpdateRoute = (what: string, view: Type): MethodDecorator =>
  applyDecorators(
    Put(['', ':id']),
    ApiOperation({ summary: `Change one of the ${what}` }),
    ApiOkResponse({ type: view }),
    conflict,
  );

export const StatusRoute = (what: string, view: Type, path = 'status'): MethodDecorator =>
  applyDecorators(
    Put(path),
    ApiOperation({ summary: `Switch one of the ${what} on or off` }),
    ApiOkResponse({ type: view }),
  );
