import { HttpStatus } from '@nestjs/common';
import type { FastifyBodyParser, FastifyInstance } from 'fastify';
import { ApiCode } from '../../words/codes.js';
import { API } from './api.js';
import { ApiError, InvalidRequest } from './errors/api-error.js';

/** No body of the API needs more; a parser, and everything that walks a body, takes a call for each level. */
const MAX_DEPTH = 32;

/** Bytes of a body for `/auth/…`: most of these calls are open to everybody. */
const MAX_AUTH_BODY = 4_096;
const AUTH = `/${API}/auth/`;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/**
 * JSON as Fastify reads it, except that no body at all is no error (a PUT that cancels has none), that a body which is
 * nested too deeply is refused before it is parsed, and that bodies for signing in are small.
 */
export function parseJson(server: FastifyInstance): FastifyBodyParser<Buffer> {
  const parse = server.getDefaultJsonParser('error', 'error');
  return (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else if (body.length > MAX_AUTH_BODY && request.routeOptions.url?.startsWith(AUTH))
      done(new ApiError(HttpStatus.PAYLOAD_TOO_LARGE, ApiCode.bodyTooLarge));
    else if (isNestedDeeper(body, MAX_DEPTH)) done(new InvalidRequest({ code: ApiCode.malformed }));
    else parse(request, body.toString('utf8'), done);
  };
}

/**
 * Whether arrays and objects are nested in each other more than `levels` times: one pass over the bytes. In UTF-8 no
 * byte of another character equals a bracket, a quote or a backslash.
 */
export function isNestedDeeper(json: Buffer, levels: number): boolean {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at]!;
    if (inText) {
      if (byte === BACKSLASH) at++;
      else if (byte === QUOTE) inText = false;
    } else if (byte === QUOTE) inText = true;
    else if (OPENING.has(byte)) {
      if (++depth > levels) return true;
    } else if (CLOSING.has(byte)) depth--;
  }
  return false;
}
