import { HttpStatus } from '@nestjs/common';
import type { FastifyBodyParser, FastifyInstance } from 'fastify';
import { ApiCode } from '../../words/codes.js';
import { API } from './api.js';
import { ApiError, InvalidRequest } from './errors/api-error.js';

/** No body of the API needs more; a parser, and everything that walks a body, takes a call for each level. */
export const MAX_DEPTH = 32;
/** Lists and objects in a body, and values in it: many times what the longest form has; each is checked. */
const MAX_CONTAINERS = 3_000;
const MAX_VALUES = 30_000;

/** Bytes of a body for `/auth/…`: most of these calls are open to everybody. */
const MAX_AUTH_BODY = 4_096;
const AUTH = `/${API}/auth/`;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPENING_LIST = 0x5b;
const OPENING_OBJECT = 0x7b;
const CLOSING_LIST = 0x5d;
const CLOSING_OBJECT = 0x7d;

/**
 * JSON as Fastify reads it, except that no body at all is no error (a PUT that cancels has none), that a body which is
 * nested too deeply or holds too much is refused before it is parsed, and that bodies for signing in are small.
 */
export function parseJson(server: FastifyInstance): FastifyBodyParser<Buffer> {
  const parse = server.getDefaultJsonParser('error', 'error');
  return (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else if (body.length > MAX_AUTH_BODY && request.routeOptions.url?.startsWith(AUTH))
      done(new ApiError(HttpStatus.PAYLOAD_TOO_LARGE, ApiCode.bodyTooLarge));
    else {
      const { depth, containers, values } = shapeOf(body);
      if (depth > MAX_DEPTH) done(new InvalidRequest({ code: ApiCode.malformed }));
      else if (containers > MAX_CONTAINERS || values > MAX_VALUES)
        done(new InvalidRequest({ code: ApiCode.bodyTooLarge }));
      else parse(request, body.toString('utf8'), done);
    }
  };
}

export interface JsonShape {
  /** Levels of lists and objects in each other. */
  readonly depth: number;
  /** Lists and objects. */
  readonly containers: number;
  /** Values that stand after another one, in a list or an object. */
  readonly values: number;
}

/**
 * What there is in a JSON text: one pass over the bytes. In UTF-8 no byte of another character equals a bracket, a comma,
 * a quote or a backslash. Text that is not well-formed gets any answer: the parser refuses it.
 */
export function shapeOf(json: Buffer): JsonShape {
  let [level, depth, containers, values] = [0, 0, 0, 0];
  let inText = false;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at]!;
    if (inText) {
      if (byte === BACKSLASH) at++;
      else if (byte === QUOTE) inText = false;
    } else if (byte === QUOTE) inText = true;
    else if (byte === COMMA) values++;
    else if (byte === OPENING_LIST || byte === OPENING_OBJECT) {
      containers++;
      if (++level > depth) depth = level;
    } else if (byte === CLOSING_LIST || byte === CLOSING_OBJECT) level--;
  }
  return { depth, containers, values };
}
