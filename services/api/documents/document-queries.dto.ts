/** Which types of document each path prints (docs/rules/documents-and-mail.md, DM-2). */
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayNotEmpty, IsIn } from 'class-validator';
import { DOCUMENT_TYPES, type DocumentType } from '../../documents/document-type.js';
import { MAX_PREPARATIONS } from '../../domain/ledger/decide/prepare-together.js';
import { IsId } from '../http/fields/ids.js';

/** `?documentType=`: one of the types that a path can print; may be left out where there is but one. */
const DocumentTypeField = (...types: readonly [DocumentType, ...DocumentType[]]) =>
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

export class ReferentPreparationDocument {
  @DocumentTypeField('REFERENT_BL', 'REFERENT_ETIQUETTE', 'REFERENT_FLACON', 'REFERENT_ETIQUETTE_CONTENANT')
  documentType!: DocumentType;
}

export class DispatchPreparationDocument {
  @DocumentTypeField(
    'DISPATCH_BL',
    'DISPATCH_ETIQUETTE',
    'DISPATCH_FLACON_36',
    'DISPATCH_FLACON_96',
    'DISPATCH_ETIQUETTE_CONTENANT',
  )
  documentType!: DocumentType;
}

export class PreparationsDocument extends DispatchPreparationDocument {
  @ApiProperty({
    description: 'Preparations, each as often as its id is given: `ids=…&ids=…`, or `ids=…,…`.',
    type: [String],
    maxItems: MAX_PREPARATIONS,
    example: ['7f0c6c1e-1f5e-5c55-9c38-5f9d5c4f5a01'],
  })
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.split(',').filter(Boolean) : value,
  )
  @ArrayNotEmpty()
  @ArrayMaxSize(MAX_PREPARATIONS)
  @IsId({ each: true })
  ids!: string[];
}

export class ReferentScrapDocument {
  @DocumentTypeField('REFERENT_DECHET')
  documentType: DocumentType = 'REFERENT_DECHET';
}

export class DispatchScrapDocument {
  @DocumentTypeField('DISPATCH_DECHET')
  documentType: DocumentType = 'DISPATCH_DECHET';
}

export class VaccinationScrapDocument {
  @DocumentTypeField('VACCINATION_DECHET')
  documentType: DocumentType = 'VACCINATION_DECHET';
}

export class ReturnDocument {
  @DocumentTypeField('DISPATCH_RETOUR')
  documentType: DocumentType = 'DISPATCH_RETOUR';
}

export class VaccinationLabelDocument {
  @DocumentTypeField('VACCINATION_ETIQUETTE')
  documentType: DocumentType = 'VACCINATION_ETIQUETTE';
}

export class FieldsQuery {
  @ApiProperty({
    description: 'Type of the template.',
    enum: DOCUMENT_TYPES,
    example: 'DISPATCH_BL',
  })
  @IsIn(DOCUMENT_TYPES)
  type!: DocumentType;
}
