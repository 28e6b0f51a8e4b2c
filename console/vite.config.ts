import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const service = process.env.SERVICE_URL ?? 'http://127.0.0.1:3000';

/**
 * What belongs to the first load stays apart from react-admin, which only the record lists need
 * (issue 3, "speed"); `scripts/check-size.mjs` measures what comes out.
 */
export default defineConfig({
  plugins: [react()],
  build: {
    target: 'es2023',
    manifest: true,
    // The content security policy admits files of the service itself only, hence no data: URLs.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 30 },
            { name: 'query', test: /node_modules\/@tanstack\/(react-query|query-core)\//, priority: 30 },
            { name: 'emotion', test: /node_modules\/(@emotion|stylis)\//, priority: 30 },
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
    restoreMocks: true,
    unstubGlobals: true,
  },
});
