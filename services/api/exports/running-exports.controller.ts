import { Controller, Delete, Get, HttpCode, HttpStatus, Param, type StreamableFile } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../reference-data/user/actor.js';
import { Access, CurrentActor } from '../auth/access.js';
import { API } from '../http/api.js';
import { StoredIdPipe } from '../http/fields/ids.js';
import { AnswersFile, XLSX } from '../http/file-answer.js';
import { ExportStatusView } from './export-status.dto.js';
import { Exports } from './exports.js';

/** Exports that were asked for with `Prefer: respond-async`: progress, file, cancellation; one's own only. */
@ApiTags('Exports')
@Controller(`${API}/exports`)
@Access({ centre: 'none', openToAuditors: true })
export class RunningExportsController {
  constructor(private readonly exports: Exports) {}

  @Get(':id')
  @ApiOperation({ summary: 'How far an export is' })
  @ApiOkResponse({ type: ExportStatusView })
  status(@Param('id', StoredIdPipe) id: string, @CurrentActor() actor: Actor): Promise<ExportStatusView> {
    return this.exports.status(id, actor);
  }

  @Get(':id/file')
  @ApiOperation({ summary: 'The file of an export that is done; kept for an hour' })
  @AnswersFile(XLSX, 'The workbook.')
  file(@Param('id', StoredIdPipe) id: string, @CurrentActor() actor: Actor): Promise<StreamableFile> {
    return this.exports.file(id, actor);
  }

  @Delete(':id')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({ summary: 'Cancel an export' })
  @ApiNoContentResponse({ description: 'It stops after the rows that it is writing.' })
  cancel(@Param('id', StoredIdPipe) id: string, @CurrentActor() actor: Actor): Promise<void> {
    return this.exports.cancel(id, actor);
  }
}
