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
  /** Letters that it has; Western European ones where nothing is said. */
  readonly letters?: 'latin' | 'latin-ext';
}

/** What `latin-ext` adds: the letters of Central Europe, Turkish and the like. */
const EXTENDED = 'U+0100-0130,U+0132-0151,U+0154-02BA,U+1E00-1EFF';
const EXTENDED_LETTER = /[\u0100-\u0130\u0132-\u0151\u0154-\u02BA\u1E00-\u1EFF]/;

export const hasExtendedLetters = (text: string): boolean => EXTENDED_LETTER.test(text);

/** `@font-face` rules. Files are read once. */
export function fontFaces(fonts: readonly FontFile[]): string {
  return fonts.map(faceOf).join('');
}

const faces = new Map<string, string>();

function faceOf({ family, source, weight, style = 'normal', letters = 'latin' }: FontFile): string {
  const key = `${family}/${source}/${weight}/${style}/${letters}`;
  let face = faces.get(key);
  if (face === undefined) {
    const file = require.resolve(`@fontsource/${source}/files/${source}-${letters}-${weight}-${style}.woff2`);
    const data = readFileSync(file).toString('base64');
    const range = letters === 'latin-ext' ? `unicode-range:${EXTENDED};` : '';
    face = `@font-face{font-family:'${family}';font-weight:${weight};font-style:${style};${range}src:url(data:font/woff2;base64,${data}) format('woff2')}`;
    faces.set(key, face);
  }
  return face;
}
