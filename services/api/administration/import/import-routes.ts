/** The routes of every import. */
import { applyDecorators, Get, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces } from '@nestjs/swagger';
import { XLSX } from '../../http/file-answer.js';
import { TakesForm } from '../../http/forms/form.js';
import { ImportForm, ImportReport } from './import.dto.js';

export const ImportRoute = (what: string): MethodDecorator =>
  applyDecorators(
    Post('import'),
    HttpCode(HttpStatus.OK),
    ApiOperation({ summary: `Add and change ${what} from an .xlsx, all of it or nothing; or only try it` }),
    TakesForm(ImportForm),
    ApiOkResponse({ type: ImportReport }),
  );

export const ImportModelRoute = (what: string): MethodDecorator =>
  applyDecorators(
    Get('import/model'),
    ApiOperation({ summary: `The .xlsx to begin an import of ${what} with` }),
    ApiProduces(XLSX),
    ApiOkResponse({
      description: 'A sheet to fill, and one that describes its columns.',
      content: { [XLSX]: { schema: { type: 'string', format: 'binary' } } },
    }),
  );
