/** Loads files of the bundle and writes the compiled form of all that they load: the functions that have run are in it. */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compiledFormOf, useCompiledCode } from '../../dist/services/platform/compiled-code.js';

const [folder, ...files] = process.argv.slice(2);
const require = createRequire(import.meta.url);
// Some kilobytes, which begin to use the compiled forms themselves.
require(join(folder, 'main.js'));
const scripts = new Map();
useCompiledCode((file, script) => scripts.set(file, script));
for (const file of files) require(join(folder, file));
for (const [file, script] of scripts) writeFileSync(compiledFormOf(file), script.createCachedData());
process.exit();
