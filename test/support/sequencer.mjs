/**
 * The order of spec files: those that take longest first, so that no worker is left with one at the end while the
 * others have nothing to do. The rest follows by size, in the same order on every machine.
 */
import { statSync } from 'node:fs';
import { relative } from 'node:path';
import Sequencer from '@jest/test-sequencer';

/** Files, or what all files of a folder begin with, that take more than twenty seconds; the longest first. */
const LONGEST = [
  'test/crash/killed-worker',
  'test/crash/killed-service',
  'test/crash/recalled-lots',
  'services/api/administration/import/import-scale',
  'test/console/offline-crash',
  'test/console/every-screen',
  'test/console/administration-forms',
  'test/console/administration-lists',
  'test/console/administration-tools',
  'test/console/documents',
  'test/console/day',
  'test/console/account',
  'test/concurrency/',
  'test/console/',
  'test/exports/',
  'test/documents/',
];

export default class LongestFirst extends Sequencer {
  sort(tests) {
    const rank = ({ path, context }) => {
      const file = relative(context.config.rootDir, path);
      const found = LONGEST.findIndex((start) => file.startsWith(start));
      return found < 0 ? LONGEST.length : found;
    };
    const measured = tests.map((test) => ({ test, rank: rank(test), size: statSync(test.path).size }));
    measured.sort((a, b) => a.rank - b.rank || b.size - a.size || (a.test.path < b.test.path ? -1 : 1));
    return measured.map(({ test }) => test);
  }
}
