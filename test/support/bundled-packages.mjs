/**
 * Packages of some thousand small files, joined into a few: jest gives each spec file modules of its own, and to find,
 * read and evaluate those files again for each of them was a third of the time of all specs.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** As they are imported, so that there is one copy of each. */
export const BUNDLED = [
  'helmet',
  '@fastify/multipart',
  '@fastify/static',
  '@nestjs/common',
  '@nestjs/common/constants.js',
  '@nestjs/core',
  '@nestjs/cqrs',
  '@nestjs/jwt',
  '@nestjs/platform-fastify',
  '@nestjs/swagger',
  '@nestjs/testing',
  '@nestjs/typeorm',
  'bullmq',
  'class-transformer',
  'class-validator',
  'fastify',
  'handlebars',
  'nodemailer',
  'prom-client',
  'rate-limiter-flexible',
  'rxjs',
  'supertest',
  'temporal-polyfill',
  'typeorm',
  'uuid',
];

/** Left where they are: they have a state of their own, look for files beside them, or are not installed. */
const APART = [
  'reflect-metadata',
  'pg',
  'pino',
  '@fastify/view',
  '@nestjs/microservices',
  '@nestjs/platform-express',
  '@nestjs/websockets',
];

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'node_modules/.cache/specs');

const ENTRY = 'entry:';

/** Their modules import each other in circles, which only works as long as they are ES modules. */
const isCircular = (name) => name.startsWith('@nestjs/');

/** A file for each package that only passes on what the package exports. */
const entries = {
  name: 'entries',
  resolveId: (id) => (id.startsWith(ENTRY) ? { id: join(root, `${id}.js`) } : null),
  load(id) {
    const start = join(root, ENTRY);
    if (!id.startsWith(start)) return null;
    const name = id.slice(start.length, -'.js'.length);
    const code = isCircular(name) ? `export * from '${name}';` : `module.exports = require('${name}');`;
    return { code, moduleType: 'js' };
  },
};

/** Makes the bundle where there is none of the packages that are installed now. */
export async function bundlePackages() {
  const hash = createHash('sha256');
  for (const file of [fileURLToPath(import.meta.url), join(root, 'package-lock.json')]) {
    hash.update(readFileSync(file));
  }
  const sources = hash.digest('hex');
  const stamp = join(folder, '.sources');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  await rm(folder, { recursive: true, force: true });
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    cwd: root,
    input: Object.fromEntries(BUNDLED.map((name) => [name, `${ENTRY}${name}`])),
    platform: 'node',
    external: (id) => APART.some((name) => id === name || id.startsWith(`${name}/`)),
    plugins: [entries],
  });
  await bundle.write({
    dir: folder,
    format: 'cjs',
    keepNames: true,
    entryFileNames: '[name].cjs',
    chunkFileNames: 'shared-[hash].cjs',
  });
  await bundle.close();
  writeFileSync(stamp, sources);
}
