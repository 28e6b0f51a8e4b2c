import { ApiProperty, IntersectionType, OmitType } from '@nestjs/swagger';
import { DOCUMENT_TYPES, type DocumentType } from '../../../documents/document-type.js';
import { FlagFilter, RecordQuery, TextFilter } from '../../administration-support/listing/record-query.js';
import { ChoiceField, FlagField, TextField } from '../../administration-support/records/body-fields.js';
import { RecordBody, RecordView } from '../../administration-support/records/record.dto.js';
import { FileField, FromText } from '../../http/forms/file-field.js';
import type { UploadedFile } from '../../http/forms/form.js';

export class TemplateForm extends RecordBody {
  @FromText(Number)
  override version?: number | null;

  @TextField('Name; exists once.', { required: true, example: 'Bon de livraison 2026' })
  nom!: string;

  @ChoiceField('What is printed with it.', DOCUMENT_TYPES, { required: true, example: 'DISPATCH_BL' })
  type!: DocumentType;

  @FlagField('Published: may be chosen for centres. A template that is created without is hidden.')
  @FromText((text) => text === 'true' || (text === 'false' ? false : text))
  publie?: boolean | null;

  @FileField('The .docx. Required at creation; afterwards it replaces the one before.', { required: false })
  file?: UploadedFile;
}

export class TemplateView extends IntersectionType(OmitType(TemplateForm, ['file']), RecordView) {
  @ApiProperty({
    description: 'Name of the .docx as it was sent; read-only.',
    type: String,
    example: 'bl-2026.docx',
  })
  fileName!: string;
}

export class TemplateQuery extends RecordQuery {
  @TextFilter('Contained in the name.')
  nom?: string;

  @TextFilter('Of this type.')
  type?: string;

  @FlagFilter('Only published ones, or only hidden ones.')
  publie?: boolean;
}
