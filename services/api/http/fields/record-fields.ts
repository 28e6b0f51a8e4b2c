/**
 * Fields of the bodies of administered records: what they are on the wire, in the OpenAPI document, and what is asked
 * of each alone. What fields mean together is for the record's rules. A field that is absent is left as it is; null or
 * blank empties it.
 */
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsEmail,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsNumber,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateBy,
} from 'class-validator';
import { MAX_TEXT } from '../../../domain/shared/fields.js';

export interface FieldOptions {
  readonly required?: boolean;
  readonly example?: unknown;
}

/** Longest e-mail address that SMTP carries. */
const MAX_EMAIL = 254;
const MAX_LIST = 10_000;

const documented = (
  description: string,
  { required = false, example }: FieldOptions,
  schema: ApiPropertyOptions,
) =>
  ApiProperty({
    description,
    required,
    nullable: !required,
    ...(example === undefined ? {} : { example }),
    ...schema,
  } as ApiPropertyOptions);

const presence = ({ required }: FieldOptions) => (required ? IsNotEmpty() : IsOptional());

/** Control characters other than tab and line ends, and halves of surrogate pairs: no store can hold them. */
const UNSTORABLE = /[^\P{Cc}\t\n\r]|\p{Cs}/gu;

const cleaned = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(UNSTORABLE, '').trim() || null : value;

const Cleaned = () => Transform(({ value }: { value: unknown }) => cleaned(value));

/** `max` in characters. */
export const TextField = (description: string, options: FieldOptions & { readonly max?: number } = {}) => {
  const max = options.max ?? MAX_TEXT;
  return applyDecorators(
    documented(description, options, { type: String, maxLength: max }),
    presence(options),
    IsString(),
    MaxLength(max),
    Cleaned(),
  );
};

export const EmailField = (description: string, options: FieldOptions = {}) =>
  applyDecorators(
    documented(description, options, { type: String, format: 'email', maxLength: MAX_EMAIL }),
    presence(options),
    // A quoted local part may hold line ends, and with them further lines of a mail's head.
    IsEmail({ blacklisted_chars: '"\\\r\n' }),
    MaxLength(MAX_EMAIL),
    Cleaned(),
  );

export interface NumberOptions extends FieldOptions {
  readonly unit: string;
  readonly min: number;
  readonly max: number;
}

/** @param options `digitsByRule`: how many digits there are is checked by the rules of the record */
export const NumberField = (
  description: string,
  options: NumberOptions & { readonly decimals: number; readonly digitsByRule?: boolean },
) =>
  applyDecorators(
    documented(`${description} Unit: ${options.unit}.`, options, {
      type: Number,
      minimum: options.min,
      maximum: options.max,
      ...(!options.digitsByRule && { multipleOf: 10 ** -options.decimals }),
    }),
    presence(options),
    IsNumber(),
    Min(options.min),
    ...(options.digitsByRule ? [] : [Decimals(options.decimals), Max(options.max)]),
    Cleaned(),
  );

/** More decimals than the store keeps are refused, not rounded. */
const Decimals = (max: number) =>
  ValidateBy({
    name: 'decimals',
    constraints: [max],
    validator: { validate: (value) => (String(value).split('.')[1] ?? '').length <= max },
  });

export const WholeNumberField = (description: string, options: NumberOptions) =>
  applyDecorators(
    documented(`${description} Unit: ${options.unit}.`, options, {
      type: 'integer',
      minimum: options.min,
      maximum: options.max,
    }),
    presence(options),
    IsInt(),
    Min(options.min),
    Max(options.max),
    Cleaned(),
  );

/** Has no third state: null leaves it as it is. */
export const FlagField = (description: string, options: { readonly default?: boolean } = {}) =>
  applyDecorators(
    ApiProperty({ description, required: false, type: Boolean, ...options }),
    IsOptional(),
    IsBoolean(),
    Transform(({ value }: { value: unknown }) => (value === null || value === '' ? undefined : value)),
  );

export const ChoiceField = (
  description: string,
  values: readonly string[],
  options: FieldOptions & { readonly default?: string } = {},
) =>
  applyDecorators(
    documented(description, options, {
      type: String,
      enum: [...values],
      ...(options.default === undefined ? {} : { default: options.default }),
    }),
    presence(options),
    IsIn(values),
    Cleaned(),
  );

export const ChoicesField = (description: string, values: readonly string[]) =>
  applyDecorators(
    ApiProperty({ description, required: false, type: String, isArray: true, enum: [...values] }),
    IsOptional(),
    IsArray(),
    IsIn(values, { each: true }),
    Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? [...new Set(value)] : value)),
  );

const lowerCase = (value: unknown): unknown =>
  typeof value === 'string' ? value.trim().toLowerCase() || null : value;

export const IdField = (description: string, options: FieldOptions = {}) =>
  applyDecorators(
    documented(description, options, { type: String, format: 'uuid' }),
    presence(options),
    IsUUID(),
    Transform(({ value }: { value: unknown }) => lowerCase(value)),
  );

export const IdsField = (description: string) =>
  applyDecorators(
    ApiProperty({ description, required: false, type: String, format: 'uuid', isArray: true }),
    IsOptional(),
    IsArray(),
    ArrayMaxSize(MAX_LIST),
    IsUUID(undefined, { each: true }),
    Transform(({ value }: { value: unknown }) =>
      Array.isArray(value) ? [...new Set(value.map(lowerCase))] : value,
    ),
  );
