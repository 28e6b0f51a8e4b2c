/** Free fonts with the very widths of those that Word documents ask for, where the machine has not the originals. */
import { type FontFile, fontFaces } from '../layouts/fonts.js';

const METRIC_TWINS: readonly (readonly [RegExp, string])[] = [
  [/^calibri/i, 'carlito'],
  [/^cambria$/i, 'caladea'],
  [/^(?:arial|helvetica|liberation sans)$/i, 'arimo'],
  [/^(?:times new roman|times|liberation serif)$/i, 'tinos'],
  [/^(?:courier new|courier|liberation mono)$/i, 'cousine'],
];

/** `@font-face` rules for the fonts that a document asks for. @param families their names */
export const officeFontFaces = (families: readonly string[]): string => fontFaces(families.flatMap(facesOf));

function facesOf(family: string): FontFile[] {
  const source = METRIC_TWINS.find(([pattern]) => pattern.test(family))?.[1];
  if (!source) return [];
  return ([400, 700] as const).flatMap((weight) =>
    (['normal', 'italic'] as const).map((style) => ({ family, source, weight, style })),
  );
}
