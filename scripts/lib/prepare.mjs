/** Installs and builds what is missing or out of date; does nothing, quickly, where nothing is. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { step } from './terminal.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const oldestNode = [20, 19];
/** A third of the processor time that another process gets, where both want all of it. */
const BELOW_NORMAL = 5;

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1])) {
    throw new Error(`Node ${oldestNode.join('.')} or newer is needed; this is ${process.versions.node}`);
  }
}

export async function install() {
  if (isInstalled()) return;
  // Development packages too: they build the program. Scripts of packages run only where package.json allows.
  await step('installing packages (once, about a minute)', () =>
    // Not `npm ci`: it refuses the lock file where a registry mirror lacks binaries for other platforms.
    run('npm', ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']),
  );
}

/** True where every package of the lock file is there in its version; what npm left out as optional may be absent. */
function isInstalled() {
  const installedFile = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, entry]) =>
      !path.startsWith('node_modules/') ||
      installed[path]?.version === entry.version ||
      (installed[path] === undefined && (entry.optional || entry.peer)),
  );
}

export async function build() {
  const recipe = ['package-lock.json', 'nest-cli.json', '.swcrc', 'scripts/bundle.mjs'];
  await makeFrom(fingerprint(['services', 'projections'], recipe), {
    what: 'building the service',
    folder: 'dist',
    make: async () => {
      await run(process.execPath, [join(root, 'node_modules/@nestjs/cli/bin/nest.js'), 'build']);
      await run(process.execPath, [join(root, 'scripts/bundle.mjs')]);
    },
  });
  const settings = ['package-lock.json', 'console/index.html', 'console/vite.config.ts'];
  await makeFrom(fingerprint(['console/src', 'console/public'], settings), {
    what: 'building the console',
    folder: 'console/dist',
    make: () => run(join(root, 'node_modules/.bin/vite'), ['build', 'console', '--logLevel', 'error']),
  });
}

/** Makes the content of `folder` again where it was made from other sources. */
async function makeFrom(sources, { what, folder, make }) {
  const stamp = join(root, folder, '.sources');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  await step(what, make);
  writeFileSync(stamp, sources);
}

const isSpec = (name) => /\.spec\.tsx?$/.test(name);

/** Changes whenever a file under the folders other than a spec, or one of the files, does. */
function fingerprint(folders, files) {
  const hash = createHash('sha256');
  const add = (path) => {
    const { mtimeMs, size } = statSync(join(root, path));
    hash.update(`${path} ${mtimeMs} ${size}\n`);
  };
  for (const folder of folders) {
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (entry.isFile() && !isSpec(entry.name))
        add(join(folder, entry.parentPath.slice(join(root, folder).length), entry.name));
    }
  }
  files.forEach(add);
  return hash.digest('hex');
}

/**
 * Runs a command to its end; its output is shown only where it fails, or at once with `show`. With `givesWay`, what runs
 * beside it has its processor time first.
 */
export function run(command, args, { show = false, env = {}, cwd = root, givesWay = false } = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    if (givesWay && child.pid) setPriority(child.pid, BELOW_NORMAL);
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    child.once('error', fail);
    child.once('close', (code, signal) => {
      const text = Buffer.concat(output).toString();
      if (code === 0) done(text);
      else fail(new Error(`${command} ${args.join(' ')} ended with ${signal ?? code}\n${text}`));
    });
  });
}
