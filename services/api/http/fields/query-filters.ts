/** Query parameters that several lists share. */
import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { MAX_TEXT } from '../../../domain/shared/fields.js';

/** What a form leaves empty, or sets to "all", is no filter. */
const EmptyIsAbsent = () =>
  Transform(({ value }: { value: unknown }) => (value === '' || value === 'all' ? undefined : value));

export const IdFilter = (description: string) =>
  applyDecorators(
    ApiPropertyOptional({ description, format: 'uuid', example: '7f0c6c1e-1f5e-5c55-9c38-5f9d5c4f5a01' }),
    EmptyIsAbsent(),
    IsOptional(),
    IsUUID('all'),
  );

export const TextFilter = (description: string, example: string) =>
  applyDecorators(
    ApiPropertyOptional({ description, type: String, maxLength: MAX_TEXT, example }),
    EmptyIsAbsent(),
    IsOptional(),
    IsString(),
    MaxLength(MAX_TEXT),
  );

export const FlagFilter = (description: string) =>
  applyDecorators(
    ApiPropertyOptional({ description, type: Boolean, default: false, example: true }),
    Transform(({ value }: { value: unknown }) =>
      value === 'true' ? true : value === 'false' || value === '' ? false : value,
    ),
    IsOptional(),
    IsBoolean(),
  );

/** A pattern for ILIKE that finds the text anywhere, taken literally. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
