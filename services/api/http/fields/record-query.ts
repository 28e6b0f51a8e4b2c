import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsArray, IsBoolean, IsIn, IsOptional, IsString, IsUUID } from 'class-validator';
import { ListQuery } from '../lists/list-query.js';

/** A condition on a text: contained, whatever the case and the accents. Blank is none. */
export const TextFilter =
  (description: string): PropertyDecorator =>
  (target, key) => {
    ApiProperty({ description, required: false, type: String })(target, key);
    IsOptional()(target, key);
    IsString()(target, key);
    Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value))(target, key);
  };

const TRUTH: Readonly<Record<string, boolean>> = { true: true, false: false };

export const FlagFilter =
  (description: string): PropertyDecorator =>
  (target, key) => {
    ApiProperty({ description, required: false, type: Boolean })(target, key);
    IsOptional()(target, key);
    IsBoolean()(target, key);
    Transform(({ value }: { value: unknown }) =>
      value === '' ? undefined : (TRUTH[String(value)] ?? value),
    )(target, key);
  };

const several = (value: unknown) =>
  value === '' || value === undefined ? undefined : Array.isArray(value) ? value : [value];

/** Ids; the parameter may be sent once or several times. */
export const IdsFilter = (description: string) =>
  applyDecorators(
    ApiProperty({ description, required: false, type: String, isArray: true, format: 'uuid' }),
    IsOptional(),
    IsArray(),
    IsUUID(undefined, { each: true }),
    Transform(({ value }: { value: unknown }) => several(value)),
  );

/** Any of the values; the parameter may be sent once or several times. */
export const OneOfFilter = (description: string, values: readonly string[]) =>
  applyDecorators(
    ApiProperty({ description, required: false, enum: [...values], isArray: true }),
    IsOptional(),
    IsIn(values, { each: true }),
    Transform(({ value }: { value: unknown }) => several(value)),
  );

/** What every list of administered records takes beside its own conditions. */
export class RecordQuery extends ListQuery {
  @TextFilter('Text to be found in any of the fields that identify a record.')
  q?: string;

  @IdsFilter('Only the records with these ids.')
  id?: string[];
}
