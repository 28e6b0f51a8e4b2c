/** Which browser prints: `CHROMIUM_PATH`, else Debian's, else the one that npm brought. */
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { createRequire } from 'node:module';

const INSTALLED = [
  // The headless shell prints about three times as many pages a second as the full browser.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** @throws Error where `CHROMIUM_PATH` names something that cannot be run */
export async function browserExecutable(given = process.env.CHROMIUM_PATH): Promise<string> {
  if (given) {
    if (!(await runs(given))) throw new Error(`CHROMIUM_PATH: ${given} cannot be run`);
    return given;
  }
  for (const path of INSTALLED) if (await runs(path)) return path;
  // In the bundle, which is CommonJS, `import()` would give this package, an ES module, inside a second `default`.
  const { default: chromium } = createRequire(import.meta.url)(
    '@sparticuz/chromium',
  ) as typeof import('@sparticuz/chromium');
  chromium.setGraphicsMode = false;
  return chromium.executablePath();
}

const runs = (path: string): Promise<boolean> =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
