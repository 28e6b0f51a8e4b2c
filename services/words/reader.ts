/** In which language and date format somebody reads (docs/rules/screens.md, SC-2). */
import type { Language } from './language.js';

/** `FR` DD/MM/YYYY, `EN` MM/DD/YYYY. */
export const DATE_FORMATS = ['FR', 'EN'] as const;
export type DateFormat = (typeof DATE_FORMATS)[number];

/** Words and numbers follow the language, dates the date format. */
export interface Reader {
  readonly language: Language;
  readonly dateFormat: DateFormat;
}

/** @param chosen null where the reader never chose a date format: it then follows the language */
export const readerOf = (language: Language, chosen: DateFormat | null): Reader => ({
  language,
  dateFormat: chosen ?? (language === 'fr' ? 'FR' : 'EN'),
});

/** MM/YYYY for every reader. @param date `YYYY-MM-DD`, or a month `YYYY-MM` */
export function monthFor(date: string): string {
  const [year, month] = date.split('-');
  return `${month}/${year}`;
}

/** @param date `YYYY-MM-DD` */
export function dateFor({ dateFormat }: Pick<Reader, 'dateFormat'>, date: string): string {
  const [year, month, day] = date.split('-');
  return dateFormat === 'FR' ? `${day}/${month}/${year}` : `${month}/${day}/${year}`;
}
