import { ApiProperty } from '@nestjs/swagger';
import { DOCUMENT_TYPES, type DocumentType } from '../../../documents/document-type.js';
import { templateDefinition } from '../../../reference-data/template/template.definition.js';
import { FileField, FromText } from '../../http/forms/file-field.js';
import type { UploadedFile } from '../../http/forms/form.js';
import { bodyClass, viewClass } from '../records/record-schemas.js';

const TemplateFields = bodyClass(templateDefinition);

export class TemplateForm extends TemplateFields {
  @FromText(Number)
  override version?: number | null;

  @FromText((text) => text === 'true' || (text === 'false' ? false : text))
  override publie?: boolean | null;

  @FileField('The .docx. Required at creation; afterwards it replaces the one before.', { required: false })
  file?: UploadedFile;
}

export class TemplateView extends viewClass(templateDefinition, TemplateFields) {
  @ApiProperty({
    description: 'Name of the .docx as it was sent; read-only.',
    type: String,
    example: 'bl-2026.docx',
  })
  fileName!: string;
}

/** A template to choose from. */
export class TemplateChoiceDto {
  @ApiProperty({ description: 'Template id.', format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'Name, unique.', example: 'Bon de livraison 2026' })
  nom!: string;

  @ApiProperty({ description: 'Documents that it makes.', enum: DOCUMENT_TYPES, example: 'DISPATCH_BL' })
  type!: DocumentType;
}
