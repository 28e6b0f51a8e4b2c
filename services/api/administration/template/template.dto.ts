import { DOCUMENT_TYPES, type DocumentType } from '../../../documents/document-type.js';
import { templateDefinition } from '../../../reference-data/template/template.definition.js';
import * as shows from '../../http/fields/answer-fields.js';
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
  @shows.text('Name of the .docx as it was sent; read-only.', { example: 'bl-2026.docx' })
  fileName!: string;
}

/** A template to choose from. */
export class TemplateChoiceDto {
  @shows.id('Template id.')
  id!: string;

  @shows.text('Name, unique.', { example: 'Bon de livraison 2026' })
  nom!: string;

  @shows.choice('Documents that it makes.', DOCUMENT_TYPES, { example: 'DISPATCH_BL' })
  type!: DocumentType;
}
