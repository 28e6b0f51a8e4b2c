/** Free fonts with the very widths of those that Word documents ask for, where the machine has not the originals. */
import { openTemplate, textOf } from '../../../documents/docx/package.js';
import { type FontFile, fontFaces } from '../layouts/fonts.js';

const METRIC_TWINS: readonly (readonly [RegExp, string])[] = [
  [/^calibri/i, 'carlito'],
  [/^cambria$/i, 'caladea'],
  [/^(?:arial|helvetica|liberation sans)$/i, 'arimo'],
  [/^(?:times new roman|times|liberation serif)$/i, 'tinos'],
  [/^(?:courier new|courier|liberation mono)$/i, 'cousine'],
];

/** `@font-face` rules for the fonts that a filled .docx names. */
export async function officeFontFaces(file: Buffer): Promise<string> {
  const opened = await openTemplate(file);
  if (!('parts' in opened)) return '';
  const families = new Set<string>();
  for (const [name, part] of opened.parts) {
    if (!/^word\/(?:document|styles|header\d*|footer\d*|theme\/theme\d*)\.xml$/.test(name)) continue;
    for (const [, family] of textOf(part).matchAll(/(?:w:(?:ascii|hAnsi|cs)|<a:latin typeface)="([^"]+)"/g)) {
      families.add(family!);
    }
  }
  return fontFaces([...families].flatMap(facesOf));
}

function facesOf(family: string): FontFile[] {
  const source = METRIC_TWINS.find(([pattern]) => pattern.test(family))?.[1];
  if (!source) return [];
  return ([400, 700] as const).flatMap((weight) =>
    (['normal', 'italic'] as const).map((style) => ({ family, source, weight, style })),
  );
}
