import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsArray, IsBoolean, IsOptional, IsString, IsUUID } from 'class-validator';
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

/** What every list of administered records takes beside its own conditions. */
export class RecordQuery extends ListQuery {
  @TextFilter('Text to be found in any of the fields that identify a record.')
  q?: string;

  @ApiProperty({
    description: 'Only the records with these ids.',
    required: false,
    type: String,
    isArray: true,
    format: 'uuid',
  })
  @IsOptional()
  @IsArray()
  @IsUUID(undefined, { each: true })
  @Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value : [value]))
  id?: string[];
}
