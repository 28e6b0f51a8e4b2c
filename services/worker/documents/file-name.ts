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

/** @param subject the centre, or product and lot */
export const dossierFileName = (subject: string): string => {
  const plain = subject.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
  const joined = plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${['dossier', joined].filter(Boolean).join('-')}.pdf`;
};
