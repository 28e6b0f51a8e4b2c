/** The names of printed files: what it is, and of which note. */
import { type PrintedType, type PrintedValues, printedKind } from '../../documents/printed.js';
import type { Language } from '../../words/language.js';
import { LAYOUTS } from './layouts/layouts.js';

/** Letters, digits and hyphens only: safe in a header and on every disk. */
export function fileNameOf(
  documents: readonly { readonly type: PrintedType; readonly values: Pick<PrintedValues, 'numeroBl'> }[],
  language: Language,
): string {
  const [first] = documents;
  if (!first) return 'document.pdf';
  const number = documents.length === 1 ? first.values.numeroBl.replace(/[^\w-]+/g, '-') : '';
  return `${[LAYOUTS[printedKind(first.type)].fileName[language], number].filter(Boolean).join('-')}.pdf`;
}

/** Letters without accents, words joined: a name that every system takes. */
export const inFileNames = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

/** @param subject the centre, or product and lot */
export const dossierFileName = (subject: string): string =>
  `${['dossier', inFileNames(subject).replace(/^-|-$/g, '')].filter(Boolean).join('-')}.pdf`;
