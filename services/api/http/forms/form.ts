/** `multipart/form-data`: text fields, and one file, read whole. */
import { Readable } from 'node:stream';
import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  HttpStatus,
  Injectable,
  type Type,
} from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ApiError, InvalidRequest } from '../errors/api-error.js';
import { ApiCode } from '../errors/codes.js';
import { RequestValidationPipe } from '../validation/validation.pipe.js';

/** Bytes of a file: a template with pictures, a workbook of ten thousand lines. */
export const MAX_FILE = 10 * 1_048_576;

export interface FormLimits {
  readonly fileSize: number;
  readonly files: number;
  readonly fields: number;
  readonly fieldSize: number;
}

/** For the registration of `@fastify/multipart`. */
export const FORM_LIMITS: FormLimits = { fileSize: MAX_FILE, files: 1, fields: 50, fieldSize: 10_000 };

/** A file as it was sent. Its name is the sender's: shown, never a path. */
export class UploadedFile {
  constructor(
    readonly name: string,
    readonly content: Buffer,
  ) {}
}

const Fields = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  return request.isMultipart() ? readForm(request) : (request.body ?? {});
});

@Injectable()
class FormPipe extends RequestValidationPipe {
  constructor() {
    super();
    this.validateCustomDecorators = true;
  }
}

/** `@Form() form: SomeForm`; JSON is taken as well, where no file is needed. */
export const Form = () => Fields(new FormPipe());

/** On the route, for the OpenAPI document. */
export const TakesForm = (form: Type): MethodDecorator =>
  applyDecorators(ApiConsumes('multipart/form-data'), ApiBody({ type: form }));

async function readForm(request: FastifyRequest): Promise<Record<string, unknown>> {
  const form: Record<string, unknown> = {};
  try {
    for await (const part of request.parts()) {
      form[part.fieldname] =
        part.type === 'file' ? new UploadedFile(part.filename, await part.toBuffer()) : part.value;
    }
    return form;
  } catch (error) {
    // What is left of the body is read, or the client would wait for ever to send it.
    if (request.raw instanceof Readable) request.raw.resume();
    if ((error as { statusCode?: unknown }).statusCode === HttpStatus.PAYLOAD_TOO_LARGE) {
      throw new ApiError(HttpStatus.PAYLOAD_TOO_LARGE, ApiCode.bodyTooLarge, {
        arguments: { max: MAX_FILE },
      });
    }
    throw new InvalidRequest({ code: ApiCode.malformed });
  }
}
