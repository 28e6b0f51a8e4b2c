import type { Reader } from '../../../words/reader.js';
import { Formats } from './formats.js';

/** Who prints when, and for which reader. */
export interface Edition {
  readonly formats: Formats;
  readonly values: { readonly dateEdition: string; readonly heureEdition: string; readonly editePar: string };
}

export function editionOf(reader: Reader, timeZone: string, now: Date, printedBy: string): Edition {
  const formats = new Formats(reader, timeZone);
  return {
    formats,
    values: { dateEdition: formats.day(now), heureEdition: formats.time(now), editePar: printedBy },
  };
}
