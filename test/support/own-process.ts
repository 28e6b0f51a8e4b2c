/** Sources of the product in a process of their own: in a runner of specs others allocate and follow promises, too. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { transformFile } from '@swc/core';

/**
 * Runs a program and answers what it wrote as JSON.
 * @param source a TypeScript file that imports nothing but Node's own modules and types
 * @param program an ES module that imports it from `./source.mjs`
 */
export async function inOwnProcess<T>(source: string, program: string, ...args: string[]): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'ledger-process-'));
  try {
    const { code } = await transformFile(source);
    await writeFile(join(folder, 'source.mjs'), code);
    const main = join(folder, 'main.mjs');
    await writeFile(main, program);
    const { stdout } = await promisify(execFile)(process.execPath, [main, ...args], {
      env: {},
      timeout: 100_000,
    });
    return JSON.parse(stdout) as T;
  } finally {
    await rm(folder, { recursive: true });
  }
}
