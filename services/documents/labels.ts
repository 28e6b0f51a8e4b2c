/** Which labels a line gets: of packages as the boxes and bottles go, of vials one each, in rows for a sheet. */

import { unitWord } from '../words/catalogue.js';
import type { Language } from '../words/language.js';
import type { DocumentValues, VialValues } from './fields/catalogue.js';
import type { LineValues } from './fields/common.js';

export interface BoxesAndBottles {
  readonly boxes: number;
  readonly bottles: number;
}

/** What one package label covers. */
export interface LabelShare extends BoxesAndBottles {
  /** The label of what is left over (`nbRestant`). */
  readonly remainder: boolean;
}

export type PackageLabelValues = DocumentValues<'package-label'>['lignes'][number];

/** One label for each group that holds something, and one for the remainder. */
export const splitIntoLabels = (groups: readonly BoxesAndBottles[], remaining: number): LabelShare[] => [
  ...groups
    .filter(({ boxes, bottles }) => boxes + bottles > 0)
    .map((group) => ({ ...group, remainder: false })),
  ...(remaining > 0 ? [{ boxes: 0, bottles: remaining, remainder: true }] : []),
];

/** Without a choice: full boxes together on one label, loose bottles on another. */
export function defaultLabels(quantity: number, unitsPerBox: number | null): LabelShare[] {
  const boxes = unitsPerBox && unitsPerBox > 1 ? Math.floor(quantity / unitsPerBox) : 0;
  const bottles = quantity - boxes * (unitsPerBox ?? 0);
  return splitIntoLabels(
    [
      { boxes, bottles: 0 },
      { boxes: 0, bottles },
    ],
    0,
  );
}

/** What a label of a line holds, in packages and in doses. */
export interface LabelContent {
  readonly packages: number;
  /** `typeConditionnement` of the product. */
  readonly packaging: string;
  readonly doses: number;
}

export function labelOf(
  line: LineValues,
  { boxes, bottles, remainder }: LabelShare,
  content: LabelContent,
  language: Language,
): Omit<PackageLabelValues, 'rang' | 'total'> {
  const count = (value: number) => (value > 0 ? formatCount(value, language) : '');
  return {
    ...line,
    quantite: formatCount(content.packages, language),
    doses: formatCount(content.doses, language),
    typeConditionnement: unitWord(content.packaging, bottles > 0 ? bottles : content.packages, language),
    boites: count(boxes),
    flacons: count(bottles),
    reste: remainder,
  };
}

/** `1 / 3`, `2 / 3` …: over all labels of a note. */
export const numbered = (
  labels: readonly Omit<PackageLabelValues, 'rang' | 'total'>[],
): PackageLabelValues[] =>
  labels.map((label, index) => ({ ...label, rang: String(index + 1), total: String(labels.length) }));

export const vialOf = (line: LineValues, numeroBl: string): VialValues => ({ ...line, numeroBl });

/** Labels by rows, as a table of a .docx wants them: `{{#each rangees}} {{c1.lot}} … {{c4.lot}} {{/each}}`. */
export function inColumns(
  labels: readonly VialValues[],
  columns: number,
): Record<string, VialValues | null>[] {
  const rows: Record<string, VialValues | null>[] = [];
  for (let start = 0; start < labels.length; start += columns) {
    const cells = Array.from({ length: columns }, (_, column) => [
      `c${column + 1}`,
      labels[start + column] ?? null,
    ]);
    rows.push(Object.fromEntries(cells));
  }
  return rows;
}

/** What `formatCount` has written, read again. */
export const parseCount = (text: string, language: Language): number =>
  Number(language === 'fr' ? text.replace(/\s/g, '').replace(',', '.') : text.replaceAll(',', ''));

/** Thousands apart by a space that every font has, where French would have a narrower one. */
export const formatCount = (value: number, language: Language): string =>
  new Intl.NumberFormat(language === 'fr' ? 'fr-FR' : 'en-US', { maximumFractionDigits: 1 })
    .format(value)
    .replaceAll('\u202F', '\u00A0');
