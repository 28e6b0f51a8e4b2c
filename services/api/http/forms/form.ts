/** `multipart/form-data`: text fields, and one file, read whole. */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  applyDecorators,
  type CanActivate,
  createParamDecorator,
  type ExecutionContext,
  HttpStatus,
  Injectable,
  SetMetadata,
  type Type,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ApiCode } from '../../../words/codes.js';
import { ApiError, InvalidRequest } from '../errors/api-error.js';
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

  /** In the hash of a request body the file is represented by its name and digest, not by its content. */
  toJSON(): { readonly name: string; readonly sha256: string } {
    return { name: this.name, sha256: createHash('sha256').update(this.content).digest('hex') };
  }
}

const Fields = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<FastifyRequest>().body ?? {},
);

@Injectable()
class FormPipe extends RequestValidationPipe {
  constructor() {
    super();
    this.validateCustomDecorators = true;
  }
}

/** `@Form() form: SomeForm`; JSON is taken as well, where no file is needed. */
export const Form = () => Fields(new FormPipe());

const TAKES_FORM = Symbol('takes-form');

/** On the route; everywhere else a form is 415, like any other body that is not JSON. */
export const TakesForm = (form: Type): MethodDecorator =>
  applyDecorators(SetMetadata(TAKES_FORM, true), ApiConsumes('multipart/form-data'), ApiBody({ type: form }));

/** Reads a form into the body, before anything that asks what the body is, such as an `Idempotency-Key`. */
@Injectable()
export class FormGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (!request.isMultipart()) return true;
    if (this.reflector.get<boolean>(TAKES_FORM, context.getHandler())) {
      request.body = await readForm(request);
      return true;
    }
    // What is sent is read to its end, or the client would wait for ever to send it.
    request.raw.resume();
    throw new ApiError(HttpStatus.UNSUPPORTED_MEDIA_TYPE, ApiCode.unsupportedMediaType);
  }
}

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
