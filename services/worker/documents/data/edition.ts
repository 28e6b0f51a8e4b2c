import type { Language } from '../../../words/language.js';
import { Formats } from './formats.js';

/** Who prints when, and in which language. */
export interface Edition {
  readonly formats: Formats;
  readonly values: { readonly dateEdition: string; readonly heureEdition: string; readonly editePar: string };
}

export function editionOf(language: Language, timeZone: string, now: Date, printedBy: string): Edition {
  const formats = new Formats(language, timeZone);
  return {
    formats,
    values: { dateEdition: formats.day(now), heureEdition: formats.time(now), editePar: printedBy },
  };
}
