/**
 * Fields of answers: what they are in the OpenAPI document (`import * as shows`, `@shows.text('…')`). A field that may be
 * null has null as its example unless another is given.
 */
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';

export interface AnswerOptions {
  readonly nullable?: boolean;
  /** Where it does not apply, the field is absent. */
  readonly optional?: boolean;
  readonly example?: unknown;
}

const answered = (
  description: string,
  { nullable, optional, example }: AnswerOptions,
  schema: ApiPropertyOptions,
  otherwise?: unknown,
) => {
  const shown = example === undefined && nullable ? null : (example ?? otherwise);
  return ApiProperty({
    description,
    ...schema,
    ...(nullable && { nullable }),
    ...(optional && { required: false }),
    ...(shown !== undefined && { example: shown }),
  } as ApiPropertyOptions);
};

export const text = (description: string, options: AnswerOptions = {}) =>
  answered(description, options, { type: String });

export const id = (description: string, options: AnswerOptions = {}) =>
  answered(description, options, { type: String, format: 'uuid' }, '3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d');

export const instant = (description: string, options: AnswerOptions = {}) =>
  answered(description, options, { type: String, format: 'date-time' }, '2026-11-20T08:30:00.000Z');

/** A calendar day. */
export const day = (description: string, options: AnswerOptions = {}) =>
  answered(description, options, { type: String, format: 'date' }, '2027-06-30');

export interface NumberAnswerOptions extends AnswerOptions {
  /** Of what it counts: packages, doses, batches. */
  readonly unit?: string;
  readonly min?: number;
}

const measured = (description: string, unit?: string) =>
  unit === undefined ? description : `${description} Unit: ${unit}.`;

/** A whole number, from 0 unless another least one is given. */
export const count = (description: string, { unit, min = 0, ...options }: NumberAnswerOptions = {}) =>
  answered(measured(description, unit), options, { type: 'integer', minimum: min });

/** A whole number that may be less than 0. */
export const difference = (description: string, { unit, ...options }: NumberAnswerOptions = {}) =>
  answered(measured(description, unit), options, { type: 'integer' });

/** A number with decimals. */
export const number = (description: string, { unit, min, ...options }: NumberAnswerOptions = {}) =>
  answered(measured(description, unit), options, {
    type: Number,
    ...(min !== undefined && { minimum: min }),
  });

export const flag = (description: string, options: AnswerOptions = {}) =>
  answered(description, options, { type: Boolean }, true);

export const choice = (description: string, values: readonly string[], options: AnswerOptions = {}) =>
  answered(description, options, { enum: [...values] }, values[0]);

/** A class, or String and the like. */
type Kind = () => unknown;

export const part = (description: string, kind: Kind, { nullable, optional }: AnswerOptions = {}) =>
  ApiProperty({
    description,
    // Swagger knows a function that answers the type by its name, `type`.
    type: () => kind(),
    ...(nullable && { nullable }),
    ...(optional && { required: false }),
  } as ApiPropertyOptions);

export const list = (description: string, kind: Kind, { optional, example }: AnswerOptions = {}) =>
  ApiProperty({
    description,
    // Swagger knows a function that answers the type by its name, `type`.
    type: () => kind(),
    isArray: true,
    ...(optional && { required: false }),
    ...(example !== undefined && { example }),
  } as ApiPropertyOptions);

/** An object that may hold anything. */
export const values = (description: string, options: AnswerOptions = {}) =>
  answered(description, options, { type: 'object', additionalProperties: true }, {});
