import { applyDecorators, createParamDecorator, type ExecutionContext, Get } from '@nestjs/common';
import { ApiAcceptedResponse, ApiHeader, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AnswersFile, XLSX } from '../http/file-answer.js';
import { ExportStatusView } from './export-status.dto.js';
import type { ExportCall } from './exports.js';

/** `GET …/export` of a list. */
export const ExportRoute = (path: string, what: string): MethodDecorator =>
  applyDecorators(
    Get(path),
    ApiOperation({ summary: `Export ${what} as .xlsx, filtered as the list is` }),
    ApiHeader({
      name: 'Prefer',
      required: false,
      description: '`respond-async`: answer 202 at once; `Location` tells where to ask for the file.',
      schema: { type: 'string', example: 'respond-async' },
    }),
    AnswersFile(XLSX, 'The workbook: the rows on its first sheet, the filters on the second.'),
    ApiAcceptedResponse({ description: 'Being made (`Prefer: respond-async`).', type: ExportStatusView }),
  );

/** Who asks, and the connection that the answer goes to. */
export const Call = createParamDecorator((_: unknown, context: ExecutionContext): ExportCall => {
  const http = context.switchToHttp();
  const request = http.getRequest<FastifyRequest>();
  return { actor: request.actor!, request, reply: http.getResponse<FastifyReply>() };
});
