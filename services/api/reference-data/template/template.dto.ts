import { ApiProperty } from '@nestjs/swagger';
import { DOCUMENT_TYPES, type DocumentType } from '../../../documents/document-type.js';

/** A template to choose from. */
export class TemplateChoiceDto {
  @ApiProperty({ description: 'Template id.', format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'Name, unique.', example: 'Bon de livraison 2026' })
  nom!: string;

  @ApiProperty({ description: 'Documents that it makes.', enum: DOCUMENT_TYPES, example: 'DISPATCH_BL' })
  type!: DocumentType;
}
