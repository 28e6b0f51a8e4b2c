/**
 * Draws the icons of the installed console, console/public/icons, from mark.svg: `node scripts/icons.mjs` after a
 * change of the mark. The files are kept, so that a build needs no browser.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import chromium from '@sparticuz/chromium';
import { chromium as browser } from 'playwright-core';

const folder = resolve(import.meta.dirname, '../console/public');
const mark = await readFile(join(folder, 'mark.svg'), 'utf8');
/** Without round corners: what a system cuts out of it (at least the inner four fifths) is filled. */
const full = mark.replace(/ rx="7"/, '');

const executablePath = process.env.CHROMIUM_PATH ?? (await chromium.executablePath());
const window = await browser.launch({ executablePath, args: ['--no-sandbox'] });
for (const [name, size, svg] of [
  ['192', 192, mark],
  ['512', 512, mark],
  ['maskable-512', 512, full],
  ['apple-180', 180, full],
]) {
  const page = await window.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body { margin: 0 } svg { display: block; width: 100vw }</style>${svg}`);
  await writeFile(join(folder, 'icons', `${name}.png`), await page.screenshot({ omitBackground: true }));
}
await window.close();
