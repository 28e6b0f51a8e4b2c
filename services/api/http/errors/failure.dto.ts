import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import * as shows from '../fields/answer-fields.js';

/** 401, 403, 404, 409, 413, 414, 415, 429, 500 and 503. */
export class Failure {
  @shows.text('Message id, the same in every language.', { example: 'centre.error.notYours' })
  code!: string;

  @shows.text('In the language of the user, else of `Accept-Language`.', {
    example: 'You do not belong to this centre',
  })
  message!: string;

  @ApiPropertyOptional({
    description: 'Values that the message speaks of, by name; absent where it has none.',
    type: 'object',
    additionalProperties: { oneOf: [{ type: 'string' }, { type: 'number' }] },
    example: {},
  })
  arguments?: Readonly<Record<string, string | number>>;
}

export class GlobalError {
  @shows.text('Message id.', { example: 'deliveryNote.error.alreadyReceived' })
  code!: string;

  @shows.text('In the language of the user, else of `Accept-Language`.', {
    example: 'This delivery note has already been received',
  })
  message!: string;

  @ApiProperty({
    description: 'Values that the message speaks of, by name.',
    type: 'object',
    additionalProperties: { oneOf: [{ type: 'string' }, { type: 'number' }] },
    example: {},
  })
  arguments!: Readonly<Record<string, string | number>>;
}

export class FieldError extends GlobalError {
  @shows.text('The payload’s field; nested ones as `produits[0].quantite`.', { example: 'quantite' })
  field!: string;

  @ApiProperty({
    description: 'What was sent, where it is a plain value that may be repeated.',
    nullable: true,
    oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }],
    example: 0,
  })
  rejectedValue!: unknown;
}

/** 400: everything that is wrong with the request, at once. */
export class ValidationFailure {
  @shows.list('What is wrong with the request as a whole.', () => GlobalError)
  globalErrors!: GlobalError[];

  @shows.list('What is wrong with single fields.', () => FieldError)
  fieldErrors!: FieldError[];
}
