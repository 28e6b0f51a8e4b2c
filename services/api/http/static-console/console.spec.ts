import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FastifyInstance, fastify } from 'fastify';
import { serveConsole } from './console.js';

const HTML = { accept: 'text/html,application/xhtml+xml' };

describe('the console', () => {
  let folder: string;
  let server: FastifyInstance;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ledger-console-'));
    server = fastify();
    server.get('/api/admin/thing', () => 'api');
  });
  afterEach(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  const build = async () => {
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), '<title>Console</title>');
    await writeFile(join(folder, 'assets/app-1a2b3c.js'), 'export {};');
    await serveConsole(server, folder);
    await server.ready();
  };
  const get = (url: string, headers = {}) => server.inject({ url, headers });

  it('is the built one: one page for all its routes, files for ever', async () => {
    await build();
    for (const route of ['/', '/dispatch/exits/42', '/passwordForgotten?token=abc']) {
      const page = await get(route, HTML);
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain('Console');
      expect(page.headers['cache-control']).toBe('no-cache');
    }
    const file = await get('/assets/app-1a2b3c.js');
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-type']).toContain('javascript');
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('asks every time for the worker in the browser and the names under which it is installed', async () => {
    await writeFile(join(folder, 'service-worker.js'), 'self');
    await writeFile(join(folder, 'manifest-fr.webmanifest'), '{}');
    await build();
    const worker = await get('/service-worker.js');
    expect(worker.headers['content-type']).toContain('javascript');
    expect(worker.headers['cache-control']).toBe('no-cache');
    const manifest = await get('/manifest-fr.webmanifest');
    expect(manifest.headers['content-type']).toContain('application/manifest+json');
    expect(manifest.headers['cache-control']).toBe('no-cache');
  });

  it('lets nobody remember that a file of another version is missing', async () => {
    await build();
    const gone = await get('/assets/gone-9.js');
    expect(gone.statusCode).toBe(404);
    expect(gone.headers['cache-control']).toBe('no-store');
  });

  it('answers nothing for the API, for missing files and for paths out of its folder', async () => {
    await build();
    for (const path of [
      '/api/admin/none',
      '/health/none',
      '/metrics/none',
      '/assets/gone-9.js',
      '/app.css',
    ]) {
      expect((await get(path, HTML)).statusCode).toBe(404);
    }
    expect((await get('/..%2f..%2fetc%2fpasswd')).statusCode).toBe(404);
    expect((await get('/dispatch/exits', { accept: 'application/json' })).statusCode).toBe(404);
    expect((await get('/api/admin/thing')).body).toBe('api');
  });

  it('is a page in both languages that leads to the API where it was not built', async () => {
    await serveConsole(server, folder);
    const page = await get('/');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('lang="fr"');
    expect(page.body).toContain('lang="en"');
    expect(page.body).toContain('href="/api/docs"');
    expect(page.body).not.toContain('<script');
  });
});
