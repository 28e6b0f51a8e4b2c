import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn } from 'class-validator';
import type { DocumentType } from '../../documents/document-type.js';

/** `?documentType=`: one of the types that a path can print; may be left out where there is but one. */
export const DocumentTypeField = (...types: readonly [DocumentType, ...DocumentType[]]) =>
  applyDecorators(
    ApiProperty({
      description: 'What is printed.',
      enum: types,
      required: types.length > 1,
      example: types[0],
    }),
    Transform(({ value }: { value: unknown }) => (types.length === 1 && value === '' ? types[0] : value)),
    IsIn(types),
  );
