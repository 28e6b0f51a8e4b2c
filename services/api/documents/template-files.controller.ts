import { Controller, Get, HttpStatus, Param, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { exampleOf } from '../../documents/examples/example.js';
import { fieldsOf } from '../../documents/fields/catalogue.js';
import { describe, type FieldDescription } from '../../documents/fields.js';
import { Template } from '../../reference-data/template/template.entity.js';
import type { Actor } from '../../reference-data/user/actor.js';
import { ApiCode } from '../../words/codes.js';
import { ADMINISTRATORS, CONSULTS_REFERENCES } from '../administration/access.js';
import { Access, CurrentActor } from '../auth/access.js';
import { API } from '../http/api.js';
import { ApiError } from '../http/errors/api-error.js';
import * as shows from '../http/fields/answer-fields.js';
import { StoredIdPipe } from '../http/fields/ids.js';
import { AnswersFile, fileAnswer } from '../http/file-answer.js';
import { FieldsQuery } from './document-queries.dto.js';
import { Documents } from './documents.js';

/** A field that a template may use in its tags. */
class FieldView implements FieldDescription {
  @shows.text('As it is written in a tag: `{{numeroBl}}`.', { example: 'numeroBl' })
  nom!: string;

  @shows.choice(
    'TEXTE prints; BOOLEEN is asked with `if`; CODE prints as a DataMatrix; GROUPE and LISTE hold others.',
    ['TEXTE', 'BOOLEEN', 'CODE', 'GROUPE', 'LISTE'],
    { example: 'TEXTE' },
  )
  type!: FieldDescription['type'];

  @shows.text('What it says.', { example: 'Number of the delivery note' })
  libelle!: string;

  @shows.text('What it prints in the example document; null where it prints nothing.', {
    nullable: true,
    example: 'PN-2026-000123',
  })
  exemple!: string | null;

  @shows.list('Fields of a group, or of each item of a list.', () => FieldView, { optional: true })
  champs?: readonly FieldView[];
}

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** What template authors need beside the records themselves: fields, files, and previews. */
@ApiTags('Templates')
@Controller(`${API}/template`)
@Access(CONSULTS_REFERENCES)
export class TemplateFilesController {
  constructor(
    @InjectRepository(Template) private readonly templates: Repository<Template>,
    private readonly documents: Documents,
  ) {}

  @Get('fields')
  @ApiOperation({ summary: 'Fields that a template of a type may use' })
  @ApiOkResponse({ type: [FieldView] })
  fields(@Query() { type }: FieldsQuery, @CurrentActor() actor: Actor): readonly FieldDescription[] {
    return describe(fieldsOf(type), exampleOf(type, actor), actor.language);
  }

  @Get(':id/test')
  @Access(ADMINISTRATORS)
  @ApiOperation({ summary: 'Print a template with example data' })
  @AnswersFile('application/pdf', 'The document')
  async test(@Param('id', StoredIdPipe) id: string, @CurrentActor() actor: Actor): Promise<StreamableFile> {
    const { type } = await this.find(id);
    return this.documents.print({ type, subject: { of: 'template', templateId: id } }, actor);
  }

  @Get(':id/download')
  @ApiOperation({ summary: 'A template as it was sent' })
  @AnswersFile(DOCX, 'The .docx')
  async download(@Param('id', StoredIdPipe) id: string): Promise<StreamableFile> {
    const { fileName, file } = await this.find(id, { file: true });
    return fileAnswer({ name: fileName, mediaType: DOCX, bytes: file.length, content: () => whole(file) });
  }

  private async find(id: string, also: { readonly file?: true } = {}): Promise<Template> {
    const template = await this.templates.findOne({
      where: { id },
      select: { id: true, type: true, fileName: true, ...also },
    });
    if (!template) throw new ApiError(HttpStatus.NOT_FOUND, ApiCode.notFound);
    return template;
  }
}

async function* whole(content: Buffer): AsyncGenerator<Buffer> {
  yield content;
}
