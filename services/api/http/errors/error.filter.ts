import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  HttpStatus,
  Inject,
  Injectable,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../platform/config.js';
import { CONFIG } from '../../../platform/tokens.js';
import type { Language } from '../../../words/language.js';
import { acceptedLanguage } from '../messages/translate.js';
import { classify } from './classify.js';
import { failure, validationFailure } from './failure.js';
import { RefusedWrites } from './refused-writes.js';

/** Turns everything that is thrown into one of the two shapes of an error (docs/rules/http.md, HT-2). */
@Catch()
@Injectable()
export class ErrorFilter implements ExceptionFilter {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly refusedWrites: RefusedWrites,
  ) {}

  catch(exception: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    this.answer(exception, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }

  answer(exception: unknown, request: FastifyRequest, reply: FastifyReply): void {
    this.refusedWrites.note(exception);
    const classified = classify(exception);
    const route = request.routeOptions?.url;
    if (classified.status === HttpStatus.SERVICE_UNAVAILABLE) {
      // Something is away or there is too much to do: where in the code that was met tells nothing.
      request.log.warn({ route, reason: reasonOf(exception) }, 'a request has to be made again');
    } else if (classified.status >= HttpStatus.INTERNAL_SERVER_ERROR) {
      request.log.error({ err: exception, route }, 'a request failed');
    }
    if (reply.sent) return;
    const language = this.languageOf(request);
    reply.status(classified.status).header('content-language', language);
    if ('violations' in classified) {
      void reply.send(validationFailure(classified.violations, language));
      return;
    }
    const { error } = classified;
    if (classified.status === HttpStatus.UNAUTHORIZED) reply.header('www-authenticate', 'Bearer');
    if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter);
    void reply.send(failure(error, language));
  }

  private languageOf(request: FastifyRequest): Language {
    return (
      request.session?.user.language ??
      acceptedLanguage(request.headers['accept-language']) ??
      this.config.defaultLanguage
    );
  }
}

/** The innermost cause, which says what it was. */
function reasonOf(exception: unknown): string {
  let error = exception;
  while (error instanceof Error && error.cause instanceof Error) error = error.cause;
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
