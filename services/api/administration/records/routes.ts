/** The routes that every administered record has. */
import { applyDecorators, Get, Post, Put, type Type } from '@nestjs/common';
import { ApiConflictResponse, ApiCreatedResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { Failure } from '../../http/errors/failure.dto.js';
import { AnswersListing } from '../listing/listing.js';
import { CreatedRecord } from './record.dto.js';

const conflict = ApiConflictResponse({
  description: 'Somebody else changed the record since the `version` that was sent.',
  type: Failure,
});

export const ListRoute = (what: string, row: Type, path = ''): MethodDecorator =>
  applyDecorators(Get(path), ApiOperation({ summary: `List ${what}` }), AnswersListing(row));

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
