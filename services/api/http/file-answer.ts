/** A file as an answer: streamed as it is read, under its own name, to be saved. */
import { Readable } from 'node:stream';
import { applyDecorators, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { create as contentDisposition } from 'content-disposition';

/** Media type of a workbook. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export interface AnsweredFile {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: number;
  content(): AsyncIterable<Buffer>;
}

export const fileAnswer = ({ name, mediaType, bytes, content }: AnsweredFile): StreamableFile =>
  new StreamableFile(Readable.from(content(), { objectMode: false }), {
    type: mediaType,
    disposition: contentDisposition(name),
    length: bytes,
  });

/** On a route that answers a file. */
export const AnswersFile = (mediaType: string, description: string): MethodDecorator =>
  applyDecorators(
    ApiProduces(mediaType),
    ApiOkResponse({
      description,
      content: { [mediaType]: { schema: { type: 'string', format: 'binary' } } },
    }),
  );
