/**
 * Fields of command bodies. A decorator says what a field may look like, on the wire and in the OpenAPI document;
 * whether it is required and what it may mean is decided by the domain, which tells of all faults at once.
 * A field that is absent, null or blank is null.
 */
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsNumber, IsOptional, IsString, IsUUID } from 'class-validator';
import { MAX_TEXT } from '../../../domain/shared/fields.js';

interface FieldOptions {
  /** Required by the rules, as far as they can be told without the other fields. */
  readonly required?: boolean;
  readonly example?: unknown;
}

const documented = (description: string, options: FieldOptions, schema: ApiPropertyOptions) =>
  ApiProperty({
    required: options.required ?? false,
    nullable: !options.required,
    description,
    ...(options.example === undefined ? {} : { example: options.example }),
    ...schema,
  } as ApiPropertyOptions);

const BlankIsNull = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && value.trim() === '' ? null : value,
  );

const LowerCase = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.trim().toLowerCase() || null : value,
  );

/** Id that the domain or a handler looks up, which refuses an unknown one. */
export const IdField = (description: string, options: FieldOptions = {}) =>
  applyDecorators(
    documented(description, options, {
      type: String,
      format: 'uuid',
      example: '0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65',
    }),
    IsOptional(),
    IsString(),
    LowerCase(),
  );

/** Id that is not looked up. */
export const ReferenceField = (description: string) => applyDecorators(IdField(description), IsUUID());

export const TextField = (description: string, options: FieldOptions = {}) =>
  applyDecorators(
    documented(description, options, { type: String, maxLength: MAX_TEXT }),
    IsOptional(),
    IsString(),
    BlankIsNull(),
  );

/** A whole number; `unit` says of what. */
export const NumberField = (
  description: string,
  options: FieldOptions & { readonly unit: string; readonly minimum?: number },
) =>
  applyDecorators(
    documented(`${description} Unit: ${options.unit}.`, options, {
      type: 'integer',
      ...(options.minimum === undefined ? {} : { minimum: options.minimum }),
    }),
    IsOptional(),
    IsNumber(),
    BlankIsNull(),
  );

export const InstantField = (description: string, options: FieldOptions = {}) =>
  applyDecorators(
    documented(`${description} ISO 8601 with an offset.`, options, {
      type: String,
      format: 'date-time',
      example: '2026-11-20T09:30:00+01:00',
    }),
    IsOptional(),
    IsString(),
    BlankIsNull(),
  );

/** A calendar day; of an instant, the business day is taken. */
export const DayField = (description: string, options: FieldOptions = {}) =>
  applyDecorators(
    documented(`${description} \`YYYY-MM-DD\`.`, options, {
      type: String,
      format: 'date',
      example: '2027-06-30',
    }),
    IsOptional(),
    IsString(),
    BlankIsNull(),
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
      example: options.example ?? values[0],
      ...(options.default === undefined ? {} : { default: options.default }),
    }),
    IsOptional(),
    IsIn(values),
    BlankIsNull(),
  );

export const FlagField = (description: string, fallback: boolean) =>
  applyDecorators(
    documented(description, { example: fallback }, { type: Boolean, default: fallback }),
    IsOptional(),
    IsBoolean(),
  );
