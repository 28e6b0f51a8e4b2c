/** The console at `/`: what its build left in console/dist, else a page that says where the API is. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LANDING_PAGE } from './landing-page.js';

const YEAR_S = 31_536_000;

/** @param folder where the built console lies; absent: beside the program's package.json */
export async function serveConsole(
  server: FastifyInstance,
  folder = join(projectRoot(), 'console/dist'),
): Promise<void> {
  const isBuilt = existsSync(join(folder, 'index.html'));
  if (isBuilt) {
    // One route for each file, found at start: no request reaches the file system with a path of its own.
    await server.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) => reply.header('cache-control', lifetimeOf(path)),
    });
  }
  const page = (_: FastifyRequest, reply: FastifyReply) =>
    isBuilt
      ? reply.sendFile('index.html')
      : reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(LANDING_PAGE);
  server.get('/', page);
  // The console's own routes, such as /dispatch/exits, are all the same page.
  server.get('/*', (request, reply) => {
    if (isConsoleRoute(request)) return page(request, reply);
    // While a new version is brought out, another process may still have the file, or have it already.
    if (request.url.startsWith('/assets/')) reply.header('cache-control', 'no-store');
    return reply.callNotFound();
  });
}

function isConsoleRoute(request: FastifyRequest): boolean {
  const path = request.url.split('?', 1)[0]!;
  if (/^\/(api|health|metrics)(\/|$)/.test(path)) return false;
  return (request.headers.accept ?? '').includes('text/html') && !/\.\w+$/.test(path);
}

/** Files under assets/ have their content's hash in the name; everything else is asked for again. */
function lifetimeOf(path: string): string {
  return path.includes('/assets/') ? `public, max-age=${YEAR_S}, immutable` : 'no-cache';
}

/** The same from the sources and from dist/: the nearest folder above with a package.json. */
function projectRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) {
    const above = dirname(folder);
    if (above === folder) return process.cwd();
    folder = above;
  }
  return folder;
}
