/** The organisation's logo: `DATA_DIR/branding/logo.svg` or `logo.png`. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const KINDS = [
  ['logo.svg', 'image/svg+xml'],
  ['logo.png', 'image/png'],
] as const;
/** A logo goes into every document. */
const MAX_BYTES = 512 * 1024;

/** A data URL; undefined where there is no logo, or too large a one. An image never runs what is in it. */
export async function logoOf(dataDir: string): Promise<string | undefined> {
  for (const [name, mediaType] of KINDS) {
    const file = await readFile(join(dataDir, 'branding', name)).catch(() => undefined);
    if (file && file.length <= MAX_BYTES) return `data:${mediaType};base64,${file.toString('base64')}`;
  }
  return undefined;
}
