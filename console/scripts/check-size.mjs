/**
 * Holds the built console to its limits: the first load of the sign-in page, and what each screen adds to the parts
 * that all screens share. JavaScript, kilobytes after gzip. Run after `vite build`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const FIRST_LOAD = 130;
const SCREEN = 120;

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
const sizes = new Map();

function sizeOf(file) {
  if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1000);
  return sizes.get(file);
}

/** The chunk and all that it imports statically. */
function closure(key, found = new Set()) {
  if (found.has(key)) return found;
  found.add(key);
  for (const each of manifest[key].imports ?? []) closure(each, found);
  return found;
}

const weigh = (keys) => [...keys].reduce((sum, key) => sum + sizeOf(manifest[key].file), 0);
const chunk = (source) => {
  if (!manifest[source]) throw new Error(`${source} is not a chunk of its own`);
  return source;
};

const start = closure(chunk('index.html'));
const signIn = ['src/app/PublicPages.tsx', 'src/i18n/public-fr.ts'];
const firstLoad = signIn.reduce((found, source) => closure(chunk(source), found), new Set(start));
const shell = closure(
  chunk('src/app/shell/SignedInLayout.tsx'),
  closure(chunk('src/app/SignedIn.tsx'), new Set(start)),
);

const faults = [];
// A first load that named screens would grow with each of them.
const FOLLOW = /^src\/(app\/SignedIn|i18n\/(public-)?(fr|en)|features\/session\/\w+)\.tsx?$/;
for (const key of firstLoad) {
  for (const named of manifest[key].dynamicImports ?? []) {
    if (!firstLoad.has(named) && !FOLLOW.test(named))
      faults.push(`${named} is named in the sign-in's first load`);
  }
}
const report = (name, kilobytes, limit) => {
  const line = `${name.padEnd(58)} ${kilobytes.toFixed(1).padStart(6)} kB of ${limit}`;
  if (kilobytes > limit) faults.push(line);
  return line;
};

const lines = [report('sign-in, first load', weigh(firstLoad), FIRST_LOAD)];
const screens = Object.keys(manifest).filter(
  (key) => manifest[key].isDynamicEntry && /Screen\.tsx$/.test(key),
);
// A chunk that two screens need is shared; what only one needs is that screen's own, wherever it was put.
const users = new Map();
for (const screen of screens) for (const key of closure(screen)) users.set(key, (users.get(key) ?? 0) + 1);
for (const screen of screens) {
  const own = [...closure(screen)].filter((key) => users.get(key) === 1 && !shell.has(key));
  lines.push(report(screen.replace('src/features/', ''), weigh(own), SCREEN));
}

console.log(lines.join('\n'));
if (faults.length > 0) {
  console.error(`\nToo large:\n${faults.join('\n')}`);
  process.exit(1);
}
