/** Query parameters that narrow a list. What a form leaves empty is no filter, nor is `all` in a choice. */
import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { MAX_TEXT, storable } from '../../../domain/shared/fields.js';
import { IsId, storedId, storedIds } from './ids.js';

const filter = (
  description: string,
  schema: ApiPropertyOptions,
  read: (value: unknown) => unknown,
  ...checks: PropertyDecorator[]
) =>
  applyDecorators(
    ApiPropertyOptional({ description, ...schema } as ApiPropertyOptions),
    Transform(({ value }: { value: unknown }) => (value === '' || value === null ? undefined : read(value))),
    IsOptional(),
    ...checks,
  );

const asSent = (value: unknown) => value;
const chosen = (value: unknown) => (value === 'all' ? undefined : value);
const several = (value: unknown): unknown[] | undefined => (value === undefined ? value : [value].flat());

export const IdFilter = (description: string) =>
  filter(
    description,
    { type: String, format: 'uuid', example: '7f0c6c1e-1f5e-5c55-9c38-5f9d5c4f5a01' },
    (value) => storedId(chosen(value)),
    IsId(),
  );

/** Ids; the parameter may be sent once or several times. */
export const IdsFilter = (description: string) =>
  filter(
    description,
    { type: String, isArray: true, format: 'uuid' },
    (value) => storedIds(several(value)),
    IsArray(),
    IsId({ each: true, context: { hasNoPlaces: true } }),
  );

/** A text, read as it is in the fields of a command: what was entered is found by what was entered. */
export const TextFilter = (description: string, example?: string) =>
  filter(
    description,
    { type: String, maxLength: MAX_TEXT, ...(example !== undefined && { example }) },
    (value) => (typeof value === 'string' ? storable(value) || undefined : value),
    IsString(),
    MaxLength(MAX_TEXT),
  );

const TRUTH: Readonly<Record<string, boolean>> = { true: true, false: false };

export const FlagFilter = (description: string) =>
  filter(description, { type: Boolean }, (value) => TRUTH[String(value)] ?? value, IsBoolean());

interface ChoiceOptions {
  readonly example?: unknown;
  readonly default?: unknown;
  /** A word by which a form says that none of them is chosen. */
  readonly unchosen?: string;
}

/** One of the values. */
export const ChoiceFilter = (
  description: string,
  values: readonly (string | number)[],
  { unchosen, ...schema }: ChoiceOptions = {},
) =>
  filter(
    description,
    { enum: [...values], ...schema } as ApiPropertyOptions,
    (value) =>
      values.find((each) => String(each) === value) ?? (value === unchosen ? undefined : chosen(value)),
    IsIn(values),
  );

export interface WholeOptions {
  readonly min: number;
  readonly max?: number;
  readonly example: number;
  readonly default?: number;
}

/** A number as it is written in digits; what is none stays what it is, and is refused. */
export const asNumber = (value: unknown) =>
  typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;

/** A whole number. */
export const WholeFilter = (description: string, { min, max, ...schema }: WholeOptions) =>
  filter(
    description,
    {
      type: 'integer',
      minimum: min,
      ...(max !== undefined && { maximum: max }),
      ...schema,
    } as ApiPropertyOptions,
    asNumber,
    IsInt(),
    Min(min),
    Max(max ?? Number.MAX_SAFE_INTEGER),
  );

/** A calendar day, which the query's rules read. */
export const DayFilter = (description: string) =>
  filter(description, { type: String, format: 'date', example: '2026-11-16' }, asSent, IsString());

/** An instant, or a business day. */
export const MomentFilter = (description: string) =>
  filter(description, { type: String, example: '2026-07-14' }, asSent, IsISO8601({ strict: true }));

/** Any of the values; the parameter may be sent once or several times. */
export const OneOfFilter = (description: string, values: readonly string[]) =>
  filter(description, { enum: [...values], isArray: true }, several, IsIn(values, { each: true }));

/** Begin of a period, `dateDebut`. @param absent what counts without it, as a sentence */
export const PeriodBegin = (absent: string) =>
  periodBound(`Begin: a business day or an instant. ${absent}`, '2026-11-16');

/** End of a period, `dateFin`. */
export const PeriodEnd = () =>
  periodBound('End: a business day, included, or an instant. Default: none.', '2026-11-22');

const periodBound = (description: string, example: string) =>
  applyDecorators(ApiPropertyOptional({ description, type: String, example }), IsOptional(), IsString());
