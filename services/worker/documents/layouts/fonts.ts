/** Fonts that travel inside a document: it looks the same on every machine, and nothing is fetched. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

export interface FontFile {
  /** Name by which documents ask for it. */
  readonly family: string;
  /** Package of Fontsource that holds it. */
  readonly source: string;
  readonly weight: 400 | 600 | 700;
  readonly style?: 'normal' | 'italic';
}

/** `@font-face` rules for what Western European languages need. Files are read once. */
export function fontFaces(fonts: readonly FontFile[]): string {
  return fonts.map(faceOf).join('');
}

const faces = new Map<string, string>();

function faceOf({ family, source, weight, style = 'normal' }: FontFile): string {
  const key = `${family}/${source}/${weight}/${style}`;
  let face = faces.get(key);
  if (face === undefined) {
    const file = require.resolve(`@fontsource/${source}/files/${source}-latin-${weight}-${style}.woff2`);
    const data = readFileSync(file).toString('base64');
    face = `@font-face{font-family:'${family}';font-weight:${weight};font-style:${style};src:url(data:font/woff2;base64,${data}) format('woff2')}`;
    faces.set(key, face);
  }
  return face;
}
