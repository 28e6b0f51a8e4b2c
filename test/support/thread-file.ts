/** The threads' code of these very sources, in one file that Node can load: made before the first spec. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export const THREAD_FILE = pathToFileURL(join(__dirname, '../../node_modules/.cache/specs/thread.mjs'));
