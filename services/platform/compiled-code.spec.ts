import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** As built: the module system of the specs is not Node's own. */
const BUILT = resolve(__dirname, '../../dist/services/platform/compiled-code.js');

/** Loads the file and writes its compiled form; says what it exports and whether an earlier form was left aside. */
const PROGRAM = `
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compiledFormOf, useCompiledCode } from ${JSON.stringify(BUILT)};
const require = createRequire(import.meta.url);
const [file] = process.argv.slice(1);
useCompiledCode((path, script) => {
  console.log(JSON.stringify([require(path).place('chunk'), script.cachedDataRejected]));
  writeFileSync(compiledFormOf(path), script.createCachedData());
});
require(file);
`;

describe('the compiled form of a file', () => {
  let folder: string;
  let file: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ledger-compiled-'));
    file = join(folder, 'chunk.cjs');
    const text = "const { join } = require('node:path'); exports.place = (name) => join(__dirname, name);";
    await writeFile(file, text);
  });
  afterEach(() => rm(folder, { recursive: true }));

  const run = () =>
    JSON.parse(
      execFileSync(process.execPath, ['--input-type=module', '-e', PROGRAM, file], { encoding: 'utf8' }),
    ) as unknown;

  it('is used, and left aside where it is not what this V8 made', async () => {
    const place = join(folder, 'chunk');
    expect(run()).toEqual([place, null]);
    expect(run()).toEqual([place, false]);
    await writeFile(`${file}.compiled`, 'of another V8');
    expect(run()).toEqual([place, true]);
  });
});
