import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInstance, IsNotEmpty, IsOptional } from 'class-validator';
import { UploadedFile } from './form.js';

/** The file of a form. */
export const FileField = (description: string, { required }: { readonly required: boolean }) =>
  applyDecorators(
    ApiProperty({ description, required, type: String, format: 'binary' }),
    required ? IsNotEmpty() : IsOptional(),
    IsInstance(UploadedFile),
    // As it is: class-transformer would copy its bytes one by one.
    Transform(({ obj, key }: { obj: Record<string, unknown>; key: string }) => obj[key] || undefined),
  );

/** What a form can only say in letters. */
export const FromText = (read: (text: string) => unknown) =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? (value === '' ? undefined : read(value)) : value,
  );
