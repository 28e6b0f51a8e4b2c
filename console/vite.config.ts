import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import type { TestSequencer, TestSpecification } from 'vitest/node';

const service = process.env.SERVICE_URL ?? 'http://127.0.0.1:3000';

const builtIn = (name: string) => fileURLToPath(new URL(`built-in/${name}.cjs`, import.meta.url));

/** Named by `@mui/material/styles`, called by nobody; it leads to the input of every form. */
const NOT_USED = /styles\/enhanceHighContrast\.mjs$/;

const sources = (...files: string[]) =>
  files.map((file) => fileURLToPath(new URL(`src/${file}`, import.meta.url)));

/** What is drawn before the sign-in. */
const FIRST_LOAD = sources('main.tsx', 'app/PublicPages.tsx');
/** What is around every screen after it. */
const SIGNED_IN = sources('app/SignedIn.tsx', 'app/shell/SignedInLayout.tsx');
/** Half of all screens. With fewer, some screens would load more than they need; with more, they load more files. */
const SCREENS_THAT_SHARE = 30;

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}
const imported = new Map<readonly string[], Set<string>>();

/** Whether these files need the module before they can begin. The files themselves stay what is loaded by name. */
function isNeededBy(files: readonly string[], id: string, modules: Modules): boolean {
  let found = imported.get(files);
  if (!found) {
    found = new Set(files);
    for (const each of found) {
      for (const next of modules.getModuleInfo(each)?.importedIds ?? []) {
        if (!NOT_USED.test(next)) found.add(next);
      }
    }
    for (const file of [...FIRST_LOAD, ...SIGNED_IN]) found.delete(file);
    imported.set(files, found);
  }
  return found.has(id);
}

/** What the services' own files say, without the definitions of records and the words. */
const VOCABULARY = /src\/api\/generated\/(?!records)[\w-]+\.ts$/;

/** What nearly every screen shows. */
const PARTS = /src\/shared\/(record\/(Code|Tag|Facts)|page\/(LinkButton|Page)|form\/FieldRow)\.tsx$/;

/**
 * Files of specs by their size, those of one size by their names: in the same order on every machine, whatever took how
 * long there before, and in whatever order its folders list them.
 */
class SameOrder implements TestSequencer {
  async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const measured = files.map((file) => ({ file, name: file.moduleId, size: statSync(file.moduleId).size }));
    measured.sort((a, b) => b.size - a.size || (a.name < b.name ? -1 : 1));
    return measured.map(({ file }) => file);
  }

  async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files;
  }
}

/** What screens are made of. */
const PART = /(src\/(shared|api|providers)|node_modules)\//;
/**
 * The first load is one chunk beside React, the frame of the signed-in pages a second, what many screens share a third:
 * dozens of small chunks compress worse, and each is a request. `console/scripts/check-size.mjs` measures them.
 */
export default defineConfig({
  plugins: [
    react(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/worker',
      filename: 'service-worker.ts',
      // The page registers it itself, and has a manifest in each language.
      injectRegister: false,
      manifest: false,
      injectManifest: {
        rollupFormat: 'iife',
        // With the camera's decoder: boxes are scanned without a network too.
        globPatterns: ['index.html', 'mark.svg', 'assets/**/*.{js,css,woff2,wasm}'],
        dontCacheBustURLsMatching: /assets\//,
      },
    }),
  ],
  resolve: {
    alias: [
      // node-polyglot's stand-ins for what every browser of today has: 8 kB of the first load.
      { find: 'object.entries', replacement: builtIn('object.entries') },
      { find: 'hasown', replacement: builtIn('hasown') },
      // The theme draws no ripples: without their code and their animations the first load is 2 kB lighter.
      { find: /^\.\/TouchRipple\.mjs$/, replacement: builtIn('TouchRipple') },
    ],
  },
  build: {
    target: 'es2023',
    manifest: true,
    // The content security policy admits files of the service itself only, hence no data: URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // CommonJS is kept whole unless it is known to do nothing by itself; emotion's `withTheme` alone needs these.
      treeshake: {
        moduleSideEffects: [
          { test: /node_modules\/(hoist-non-react-statics|react-is)\//, sideEffects: false },
        ],
      },
      output: {
        // The first load names every chunk. Seven characters tell the versions of one apart; eight weigh 0.1 kB more.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          // Else a part would take what it imports into its chunk, and others would have to load both.
          includeDependenciesRecursively: false,
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 30 },
            { name: 'query', test: /node_modules\/@tanstack\/(react-query|query-core)\//, priority: 30 },
            { name: (id, modules) => (isNeededBy(FIRST_LOAD, id, modules) ? 'start' : null), priority: 20 },
            {
              name: (id, modules) => (isNeededBy(SIGNED_IN, id, modules) ? 'signed-in' : null),
              priority: 15,
            },
            // Some lines each: their names would weigh more in the first load than they do.
            { name: 'vocabulary', test: VOCABULARY, priority: 10 },
            { name: 'parts', test: PARTS, priority: 10 },
            { name: 'kit', test: PART, minShareCount: SCREENS_THAT_SHARE, priority: 5 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': service, '/health': service, '/model': service } },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.spec.{ts,tsx}'],
    setupFiles: ['src/test-setup.ts'],
    // What every file would otherwise wait for is the browser's double, made anew; specs leave nothing behind in it.
    isolate: false,
    sequence: { sequencer: SameOrder },
    // How long files took is read by nobody.
    cache: false,
    restoreMocks: true,
    // They run beside all other specs, which would wait for them.
    maxWorkers: 1,
    // A busy machine makes everything slow: only what hangs takes as long as this.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    unstubGlobals: true,
  },
});
