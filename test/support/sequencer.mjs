/**
 * The order of spec files: those that take longest first, so that no worker is left with one at the end while the
 * others have nothing to do. The rest follows by size, in the same order on every machine.
 */
import { statSync } from 'node:fs';
import { relative } from 'node:path';
import Sequencer from '@jest/test-sequencer';

/** Files, or what all files of a folder begin with, that take more than ten seconds; the longest first. */
const LONGEST = [
  'test/moving/killed-copy',
  'test/crash/killed-worker',
  'test/crash/killed-service',
  'test/crash/recalled-lots',
  'test/console/every-screen',
  'test/console/administration-lists',
  'test/console/administration-forms',
  'test/past/',
  'test/console/versions',
  'test/console/replenishment',
  'test/console/offline-crash',
  'test/console/administration-tools',
  'services/api/administration/import/import-scale',
  'test/console/day',
  'test/console/offline',
  'test/console/preparation',
  'test/console/shell',
  'test/crash/',
  'test/console/allocation',
  'test/console/account',
  'services/api/administration/hostile-files',
  'test/concurrency/counts',
  'test/moving/',
  'services/program/copy',
  'test/console/',
  'test/concurrency/',
  'test/documents/',
  'services/worker/documents/layouts/pictures',
  'services/worker/documents/printing/',
  'services/worker/documents/hostile',
  'services/worker/projector/',
  'services/uploads/',
  'test/exports/',
  'services/api/administration/import/',
  'services/api/queries/dashboard/',
  'services/api/queries/alert/',
  'services/event-store/eventstoredb/',
  'services/api/commands/replenishment/',
  'services/proof/',
  'services/domain/ledger/network.properties',
  'services/api/auth/',
  'services/jobs/',
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
