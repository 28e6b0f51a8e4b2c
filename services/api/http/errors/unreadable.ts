/** What Node itself refuses, before there is a request: it is answered in the API's shapes all the same. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { HttpStatus } from '@nestjs/common';
import { ApiCode } from '../../../words/codes.js';
import type { Language } from '../../../words/language.js';
import { ApiError } from './api-error.js';
import { failure, validationFailure } from './failure.js';

export interface UnreadableRequest extends Error {
  readonly code?: string;
  /** What arrived last, a `Buffer`. */
  readonly rawPacket?: unknown;
}

const HEADERS_TOO_LARGE = 431;
/** A client that never stops sending is cut off. */
const LINGER_MS = 2_000;

/** Closes the connection after the answer: it is unknown where in it a next request would begin. */
export function answerUnreadable(error: UnreadableRequest, socket: Socket, language: Language): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, body } = answerTo(error, language);
  const json = JSON.stringify(body);
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(json)}`,
      'Connection: close',
      '',
      json,
    ].join('\r\n'),
  );
  // Reads what still arrives: closing with unread bytes would reset the connection before the client has read the
  // answer.
  socket.resume();
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

function answerTo({ code, rawPacket }: UnreadableRequest, language: Language) {
  const as = (status: number, answered: ApiCode) => ({
    status,
    body: failure(new ApiError(status as HttpStatus, answered), language),
  });
  if (code === 'HPE_HEADER_OVERFLOW') {
    // Where no line has ended, it is the first one: the address.
    return Buffer.isBuffer(rawPacket) && rawPacket.includes('\r\n')
      ? as(HEADERS_TOO_LARGE, ApiCode.bodyTooLarge)
      : as(HttpStatus.URI_TOO_LONG, ApiCode.uriTooLong);
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return as(HttpStatus.REQUEST_TIMEOUT, ApiCode.malformed);
  const status: number = HttpStatus.BAD_REQUEST;
  return { status, body: validationFailure([{ code: ApiCode.malformed }], language) };
}
