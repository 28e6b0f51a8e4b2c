/** Which answer an exception deserves; words come later, in `error.filter.ts`. */
import { HttpException, HttpStatus } from '@nestjs/common';
import { AppendTooLarge, EventStoreUnavailable, WrongExpectedRevision } from '../../../event-store/port.js';
import { QueueFull } from '../../../platform/fair-queue.js';
import type { AnyCode } from '../../../words/codes.js';
import { ApiCode } from '../../../words/codes.js';
import { isKnownCode } from '../messages/translate.js';
import { ApiError, InvalidRequest, type Violation } from './api-error.js';

export type Classified =
  | { readonly status: HttpStatus.BAD_REQUEST; readonly violations: readonly Violation[] }
  | { readonly status: Exclude<HttpStatus, HttpStatus.BAD_REQUEST>; readonly error: ApiError };

const CODE_BY_STATUS: Readonly<Partial<Record<HttpStatus, ApiCode>>> = {
  [HttpStatus.UNAUTHORIZED]: ApiCode.unauthorized,
  [HttpStatus.FORBIDDEN]: ApiCode.forbidden,
  [HttpStatus.NOT_FOUND]: ApiCode.notFound,
  [HttpStatus.CONFLICT]: ApiCode.conflict,
  [HttpStatus.PAYLOAD_TOO_LARGE]: ApiCode.bodyTooLarge,
  [HttpStatus.URI_TOO_LONG]: ApiCode.uriTooLong,
  [HttpStatus.UNSUPPORTED_MEDIA_TYPE]: ApiCode.unsupportedMediaType,
  [HttpStatus.SERVICE_UNAVAILABLE]: ApiCode.unavailable,
};

/** Seconds after which it makes sense to try again, unless the error says otherwise. */
const RETRY_AFTER = 2;

export function classify(exception: unknown): Classified {
  if (exception instanceof InvalidRequest) {
    return { status: HttpStatus.BAD_REQUEST, violations: exception.violations };
  }
  if (exception instanceof ApiError) return answer(exception);
  if (exception instanceof HttpException) return ofHttpException(exception);
  if (isUnstorableText(exception)) {
    return { status: HttpStatus.BAD_REQUEST, violations: [{ code: ApiCode.malformed }] };
  }
  if (exception instanceof QueueFull && exception.by === 'party') {
    const options = { cause: exception, retryAfter: RETRY_AFTER };
    return answer(new ApiError(HttpStatus.TOO_MANY_REQUESTS, ApiCode.tooManyWaiting, options));
  }
  if (exception instanceof WrongExpectedRevision || exception instanceof QueueFull) {
    return unavailable(ApiCode.busy, exception);
  }
  if (exception instanceof EventStoreUnavailable || isDatabaseAway(exception)) {
    return unavailable(ApiCode.unavailable, exception);
  }
  if (exception instanceof AppendTooLarge) {
    return answer(new ApiError(HttpStatus.PAYLOAD_TOO_LARGE, ApiCode.bodyTooLarge, { cause: exception }));
  }
  return answer(new ApiError(HttpStatus.INTERNAL_SERVER_ERROR, ApiCode.unexpected, { cause: exception }));
}

/** Of Nest itself, of Fastify, or of a controller that gave `{ code }` as the exception's response. */
function ofHttpException(exception: HttpException): Classified {
  const status = exception.getStatus() as HttpStatus;
  const given = codeOf(exception);
  if (status === HttpStatus.BAD_REQUEST) {
    return { status, violations: [{ code: given ?? ApiCode.malformed }] };
  }
  const fallback = CODE_BY_STATUS[status] ?? ApiCode.unexpected;
  const retryAfter = status === HttpStatus.SERVICE_UNAVAILABLE ? RETRY_AFTER : undefined;
  return answer(new ApiError(status, given ?? fallback, { cause: exception, retryAfter }));
}

function codeOf(exception: HttpException): AnyCode | undefined {
  const response = exception.getResponse();
  const code = typeof response === 'string' ? response : (response as { code?: unknown }).code;
  return isKnownCode(code) ? code : undefined;
}

function unavailable(code: ApiCode, cause: unknown): Classified {
  return answer(new ApiError(HttpStatus.SERVICE_UNAVAILABLE, code, { cause, retryAfter: RETRY_AFTER }));
}

function answer(error: ApiError): Classified {
  return { status: error.getStatus() as Exclude<HttpStatus, HttpStatus.BAD_REQUEST>, error };
}

/**
 * SQLSTATE classes 08 (connection), 53 (out of resources), 57P (shutting down, starting up), the limits of time 57014
 * (statement) and 25P03 (idle in a transaction), 25006 (read-only, as after another server of its cluster took over),
 * and Node's own codes.
 */
const AWAY = /^(08|53|57P|57014|25P03|25006)|^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT)$/;

/** What `pg` says without a code when a connection breaks, or none is free in time. */
const BROKEN =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** How Redis begins an answer by which it takes nothing just now: it is a replica, is starting, or has no room. */
const REDIS_NOT_NOW = /^(READONLY|LOADING|OOM|MISCONF|MASTERDOWN|NOREPLICAS) /;

/** True for an error that says nothing of the request: Postgres, or Redis, does not do it just now. */
function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { readonly code?: unknown };
  if (error.name === 'ReplyError') return REDIS_NOT_NOW.test(error.message);
  return (typeof code === 'string' && AWAY.test(code)) || BROKEN.test(error.message);
}

/** SQLSTATEs of a text that Postgres cannot hold: a NUL, or bytes that are no UTF-8; in text and in JSON. */
const UNSTORABLE = new Set(['22021', '22P05']);

/** True where the request carried a text that Postgres cannot store, and which is therefore no login, lot or name. */
function isUnstorableText(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { readonly code?: unknown };
  return typeof code === 'string' && UNSTORABLE.has(code);
}
