/**
 * Fields of bodies: what they are on the wire and in the OpenAPI document. What fields mean together is for the rules
 * of the command or of the record. A field that is null or blank is null; in a record's body that empties it, and a
 * field that is absent is left as it is.
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
  IsObject,
  IsOptional,
  IsString,
  isObject,
  Max,
  MaxLength,
  Min,
  ValidateBy,
} from 'class-validator';
import { MAX_TEXT, storable } from '../../../domain/shared/fields.js';
import type { AnyCode } from '../../../words/codes.js';
import { RequiredByRules } from '../validation/required-by-rules.js';
import { IsId, storedId } from './ids.js';

export interface FieldOptions {
  readonly required?: boolean;
  readonly example?: unknown;
  /**
   * Presence, length and bounds are checked here. Without it they are only documented: a command's rules check them,
   * and report all faults at once.
   */
  readonly checked?: boolean;
  /** Not `checked`, but its absence is reported with the faults of the fields that are (docs/rules/http.md, HT-2). */
  readonly reportedWithOthers?: boolean;
}

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
    ...schema,
    ...(example !== undefined && { example }),
  } as ApiPropertyOptions);

const presence = ({ required, checked, reportedWithOthers }: FieldOptions) => {
  if (required && checked) return IsNotEmpty();
  return reportedWithOthers ? applyDecorators(IsOptional(), RequiredByRules()) : IsOptional();
};

const onlyChecked = ({ checked }: FieldOptions, ...checks: PropertyDecorator[]) => (checked ? checks : []);

const cleaned = (value: unknown): unknown => (typeof value === 'string' ? storable(value) || null : value);

/** Characters that no store can hold are removed. */
const Cleaned = () => Transform(({ value }: { value: unknown }) => cleaned(value));

export interface TextOptions extends FieldOptions {
  /** In characters. */
  readonly max?: number;
  /** What the whole text is made of, and the error of a text that is not. */
  readonly pattern?: { readonly source: string; readonly code: AnyCode };
}

/** That a text is absent, or that a value is no text, is told by the other checks of its field. */
function Pattern({ source, code }: { readonly source: string; readonly code: AnyCode }): PropertyDecorator {
  const whole = new RegExp(`^(?:${source})$`);
  const validate = (value: unknown) => typeof value !== 'string' || whole.test(value);
  // class-validator drops the context of a fault that has no message.
  return ValidateBy({ name: 'pattern', validator: { validate } }, { message: code, context: { code } });
}

export const TextField = (description: string, options: TextOptions = {}) => {
  const max = options.max ?? MAX_TEXT;
  return applyDecorators(
    documented(description, options, { type: String, maxLength: max }),
    presence(options),
    IsString(),
    ...onlyChecked(options, MaxLength(max), ...(options.pattern ? [Pattern(options.pattern)] : [])),
    Cleaned(),
  );
};

export const EmailField = (description: string, options: FieldOptions = {}) =>
  applyDecorators(
    documented(description, options, { type: String, format: 'email', maxLength: MAX_TEXT }),
    presence(options),
    // A quoted local part may hold line ends, and with them further lines of a mail's head.
    IsEmail({ blacklisted_chars: '"\\\r\n' }),
    MaxLength(MAX_TEXT),
    Cleaned(),
  );

export interface NumberOptions extends FieldOptions {
  readonly unit: string;
  readonly min?: number;
  readonly max?: number;
  /** Most decimals; 0, a whole number, unless it is given. */
  readonly decimals?: number;
  /** How many digits there are is checked by rules, with an error of their own. */
  readonly digitsByRule?: boolean;
}

/** More decimals than the store keeps are refused, not rounded. */
const Decimals = (max: number) =>
  ValidateBy({
    name: 'decimals',
    constraints: [max],
    validator: { validate: (value) => (String(value).split('.')[1] ?? '').length <= max },
  });

function boundsOf({ min, max, decimals = 0, digitsByRule }: NumberOptions): PropertyDecorator[] {
  return [
    ...(min === undefined ? [] : [Min(min)]),
    ...(max === undefined || digitsByRule ? [] : [Max(max)]),
    ...(decimals === 0 || digitsByRule ? [] : [Decimals(decimals)]),
  ];
}

export const NumberField = (description: string, options: NumberOptions) => {
  const { unit, min, max, decimals = 0, digitsByRule, checked } = options;
  return applyDecorators(
    documented(`${description} Unit: ${unit}.`, options, {
      type: decimals === 0 ? 'integer' : Number,
      ...(min !== undefined && { minimum: min }),
      ...(max !== undefined && { maximum: max }),
      ...(decimals > 0 && !digitsByRule && { multipleOf: 10 ** -decimals }),
    }),
    presence(options),
    checked && decimals === 0 ? IsInt() : IsNumber(),
    ...onlyChecked(options, ...boundsOf(options)),
    Cleaned(),
  );
};

export const InstantField = (description: string, options: FieldOptions = {}) =>
  applyDecorators(
    documented(`${description} ISO 8601 with an offset.`, options, {
      type: String,
      format: 'date-time',
      example: '2026-11-20T09:30:00+01:00',
    }),
    presence(options),
    IsString(),
    Cleaned(),
  );

/** A calendar day; of an instant, the business day is taken. */
export const DayField = (description: string, options: FieldOptions = {}) =>
  applyDecorators(
    documented(`${description} \`YYYY-MM-DD\`.`, options, {
      type: String,
      format: 'date',
      example: '2027-06-30',
    }),
    presence(options),
    IsString(),
    Cleaned(),
  );

/**
 * With a fallback, null and blank are null, for which the rules take the fallback. Without one there is no third state:
 * they count as absent.
 */
export const FlagField = (description: string, fallback?: boolean) =>
  applyDecorators(
    ApiProperty({
      description,
      required: false,
      type: Boolean,
      ...(fallback !== undefined && { default: fallback, example: fallback }),
    }),
    IsOptional(),
    IsBoolean(),
    Transform(({ value }: { value: unknown }) => {
      const blank = value === null || value === '';
      return blank ? (fallback === undefined ? undefined : null) : value;
    }),
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
      example: values[0],
      ...(options.default !== undefined && { default: options.default }),
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

/** As it is stored. What is around an id is not part of it; a blank one is null. */
const idOf = (value: unknown): unknown => storedId(typeof value === 'string' ? value.trim() || null : value);

/** Unless it is `checked`, the rules look the id up, and refuse what is none like one that is unknown. */
export const IdField = (description: string, options: FieldOptions = {}) =>
  applyDecorators(
    documented(description, options, {
      type: String,
      format: 'uuid',
      example: '0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65',
    }),
    presence(options),
    options.checked ? IsId() : IsString(),
    Transform(({ value }: { value: unknown }) => idOf(value)),
  );

export const IdsField = (description: string) =>
  applyDecorators(
    ApiProperty({ description, required: false, type: String, format: 'uuid', isArray: true }),
    IsOptional(),
    IsArray(),
    ArrayMaxSize(MAX_LIST),
    IsId({ each: true }),
    Transform(({ value }: { value: unknown }) =>
      Array.isArray(value) ? [...new Set(value.map(idOf))] : value,
    ),
  );

/** One id for each key; the rules say which keys there are, and look each id up. */
export const IdsByKeyField = (description: string) =>
  applyDecorators(
    ApiProperty({
      description,
      selfRequired: false,
      type: 'object',
      additionalProperties: { type: 'string', format: 'uuid' },
      example: {},
    }),
    IsOptional(),
    IsObject(),
    Transform(({ value }: { value: unknown }) =>
      isObject(value) ? Object.fromEntries(Object.entries(value).map(([key, id]) => [key, idOf(id)])) : value,
    ),
  );
