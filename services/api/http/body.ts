import type { FastifyBodyParser, FastifyInstance } from 'fastify';

/** JSON as Fastify reads it, except that no body at all is no error: a PUT that cancels has none. */
export function parseJson(server: FastifyInstance): FastifyBodyParser<Buffer> {
  const parse = server.getDefaultJsonParser('error', 'error');
  return (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else parse(request, body.toString('utf8'), done);
  };
}
